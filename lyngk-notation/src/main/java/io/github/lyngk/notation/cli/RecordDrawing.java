package io.github.lyngk.notation.cli;

import io.github.lyngk.core.Game;
import io.github.lyngk.core.Move;
import io.github.lyngk.core.Player;
import io.github.lyngk.core.Position;
import io.github.lyngk.notation.BoardSvg;
import io.github.lyngk.notation.GameRecord;
import io.github.lyngk.notation.MoveNotation;
import io.github.lyngk.notation.archive.RecordPlace;
import io.github.lyngk.notation.text.Excerpt;

/**
 * Which positions of a record are drawn, and how.
 *
 * @param all whether every position is drawn
 * @param svg whether a picture is drawn instead of text
 */
record RecordDrawing(boolean all, boolean svg) implements RecordViews.View {
    @Override
    public String of(GameRecord record, int last, RecordPlace place) {
        Game game = record.game();
        if (svg) {
            return picture(game.prefix(last));
        }
        StringBuilder text = new StringBuilder(heading(record));
        for (int i = all ? 0 : last; i <= last; i++) {
            Game soFar = game.prefix(i);
            text.append('\n').append(caption(soFar)).append(Show.text(soFar.position()));
        }
        return text.toString();
    }

    @Override
    public String between() {
        return "\n";
    }

    private static String picture(Game game) {
        return game.lastMove()
                .map(move -> BoardSvg.draw(game.undo().position(), move))
                .orElseGet(() -> BoardSvg.draw(game.start()));
    }

    /** "Ada - Ben, 1-0 by resignation, 12 moves". */
    private static String heading(GameRecord record) {
        String players =
                record.tag("First").orElse("?") + " - " + record.tag("Second").orElse("?");
        String termination =
                record.tag("Termination").map(how -> " (" + how + ")").orElse("");
        String event = record.tag("Event").map(name -> name + ": ").orElse("");
        String heading = event + players + ", " + record.result().text() + termination + ", "
                + record.moves().size() + " moves";
        return Excerpt.printable(heading) + "\n";
    }

    private static String caption(Game game) {
        if (game.size() == 0) {
            return "The start\n";
        }
        Position before = game.undo().position();
        Move move = game.lastMove().orElseThrow();
        return "After move " + game.size() + ", " + MoveNotation.describe(before, move) + " by the "
                + (before.playerToMove() == Player.FIRST ? "first" : "second") + " player\n";
    }
}
