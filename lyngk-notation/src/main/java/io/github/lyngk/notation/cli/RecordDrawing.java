package io.github.lyngk.notation.cli;

import io.github.lyngk.core.Game;
import io.github.lyngk.core.Move;
import io.github.lyngk.core.Position;
import io.github.lyngk.notation.BoardSvg;
import io.github.lyngk.notation.BoardText;
import io.github.lyngk.notation.GameRecord;
import io.github.lyngk.notation.MoveNotation;
import java.util.Optional;

/**
 * Which positions of a record are drawn, and how.
 *
 * @param ply after how many moves, empty for the last position
 * @param all whether every position is drawn
 * @param svg whether a picture is drawn instead of text
 */
record RecordDrawing(Optional<Integer> ply, boolean all, boolean svg) {
    static RecordDrawing of(Arguments arguments) {
        return new RecordDrawing(
                arguments.number("--ply", 0, Arguments.MOST), arguments.has("--all"), arguments.has("--svg"));
    }

    /** Draws a record; empty if it has fewer moves than asked for. */
    Optional<String> draw(GameRecord record) {
        Game game = record.game();
        int last = ply.orElse(game.size());
        if (last > game.size()) {
            return Optional.empty();
        }
        if (svg) {
            return Optional.of(picture(game, last));
        }
        StringBuilder text = new StringBuilder(heading(record));
        for (int i = all ? 0 : last; i <= last; i++) {
            text.append('\n')
                    .append(caption(game, i))
                    .append(BoardText.draw(game.positions().get(i)));
        }
        return Optional.of(text.toString());
    }

    private static String picture(Game game, int ply) {
        return ply == 0
                ? BoardSvg.draw(game.start())
                : BoardSvg.draw(game.positions().get(ply - 1), game.moves().get(ply - 1));
    }

    /** "Ada - Ben, 1-0 by resignation, 12 moves". */
    private static String heading(GameRecord record) {
        String players =
                record.tag("First").orElse("?") + " - " + record.tag("Second").orElse("?");
        String termination =
                record.tag("Termination").map(how -> " (" + how + ")").orElse("");
        String event = record.tag("Event").map(name -> name + ": ").orElse("");
        return event + players + ", " + record.result().text() + termination + ", "
                + record.moves().size() + " moves\n";
    }

    private static String caption(Game game, int ply) {
        if (ply == 0) {
            return "The start\n";
        }
        Position before = game.positions().get(ply - 1);
        Move move = game.moves().get(ply - 1);
        return "After move " + ply + ", " + MoveNotation.describe(before, move) + " by the "
                + (game.players().get(ply - 1).number() == 1 ? "first" : "second") + " player\n";
    }
}
