package io.github.lyngk.testkit.docs;

import io.github.lyngk.core.Move;
import io.github.lyngk.core.Position;
import io.github.lyngk.core.Variant;
import java.util.SplittableRandom;

class FirstGame {
    public static void main(String[] args) {
        Position start = Position.initial(Variant.STANDARD, new SplittableRandom(7));
        Move move = start.legalMoves().get(0);
        System.out.println(move + " leads to " + start.play(move));
    }
}
