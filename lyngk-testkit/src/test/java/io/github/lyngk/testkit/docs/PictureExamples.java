package io.github.lyngk.testkit.docs;

import io.github.lyngk.core.Effect;
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
        BoardSvg hints =
                BoardSvg.of(position).theme(BoardSvg.Theme.DARK).width(320).hints(Point.E1);
        Effect effect = position.effect(Move.parse("e1-h4"));
        BoardSvg move = BoardSvg.of(effect).turned(Symmetry.ROTATE_180).owners(true);
        BoardText text = BoardText.of(effect).unicode(true);

        System.out.println(hints.toString().startsWith("<svg "));
        System.out.println(move.toString().contains("Last move: e1-e4-h4+"));
        System.out.println(text.toString().lines().findFirst().orElseThrow());
    }
}
