package io.github.lyngk.notation.cli;

import io.github.lyngk.core.Game;
import io.github.lyngk.core.Move;
import io.github.lyngk.core.Player;
import io.github.lyngk.core.Position;
import io.github.lyngk.notation.BoardSvg;
import io.github.lyngk.notation.BoardText;
import io.github.lyngk.notation.GameRecord;
import io.github.lyngk.notation.MoveNotation;
import io.github.lyngk.notation.shell.Arguments;
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
            return Optional.of(picture(game.prefix(last)));
        }
        StringBuilder text = new StringBuilder(heading(record));
        for (int i = all ? 0 : last; i <= last; i++) {
            Game soFar = game.prefix(i);
            text.append('\n').append(caption(soFar)).append(BoardText.draw(soFar.position()));
        }
        return Optional.of(text.toString());
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
        return event + players + ", " + record.result().text() + termination + ", "
                + record.moves().size() + " moves\n";
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
