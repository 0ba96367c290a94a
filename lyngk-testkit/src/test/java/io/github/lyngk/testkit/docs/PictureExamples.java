package io.github.lyngk.testkit.docs;

import io.github.lyngk.core.Move;
import io.github.lyngk.core.Point;
import io.github.lyngk.core.Position;
import io.github.lyngk.core.Symmetry;
import io.github.lyngk.notation.BoardSvg;
import io.github.lyngk.notation.BoardText;

/** The example of lyngk-notation's page of pictures. */
final class PictureExamples {
    private PictureExamples() {}

    static void pictures() {
        Position position = Position.parse("1/4/7/6/R2R2G/6/7/3(IBGK)/1 1 R:- 0:0");
        BoardSvg hints = BoardSvg.of(position).hints(Point.E1).theme(BoardSvg.Theme.DARK);
        BoardSvg move = BoardSvg.of(position.effect(Move.parse("e1-h4"))).turned(Symmetry.ROTATE_180);

        System.out.println(hints.size(320).toString().lines().limit(2).toList().get(1));
        System.out.println(move.toString().contains("Last move: e1-e4-h4+"));
        System.out.print(BoardText.of(position)
                .owners(true)
                .toString()
                .lines()
                .skip(28)
                .findFirst()
                .orElseThrow());
    }
}
