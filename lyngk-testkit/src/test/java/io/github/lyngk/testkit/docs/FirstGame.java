package io.github.lyngk.testkit.docs;

import io.github.lyngk.core.Move;
import io.github.lyngk.core.Position;
import io.github.lyngk.core.Variant;
import io.github.lyngk.notation.BoardText;
import java.util.SplittableRandom;

class FirstGame {
    public static void main(String[] args) {
        Position start = Position.initial(Variant.STANDARD, new SplittableRandom(7));
        Position next = start.play(Move.parse("a1-b2"));
        System.out.print(BoardText.of(next));
        System.out.println(next.legalMoveCount() + " legal moves, such as " + next.legalMove(0));
    }
}
