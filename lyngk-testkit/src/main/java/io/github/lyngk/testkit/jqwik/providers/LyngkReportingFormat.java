package io.github.lyngk.testkit.jqwik.providers;

import io.github.lyngk.core.Game;
import io.github.lyngk.core.Position;
import io.github.lyngk.core.Setup;
import io.github.lyngk.notation.BoardText;
import io.github.lyngk.notation.GameRecord;
import java.util.Optional;
import net.jqwik.api.SampleReportingFormat;

/**
 * Formats counterexamples: a game as a record that can be pasted into a file and replayed, a position as its line, each
 * followed by the board.
 */
public final class LyngkReportingFormat implements SampleReportingFormat {
    /** Creates the format; called by jqwik. */
    public LyngkReportingFormat() {}

    @Override
    public boolean appliesTo(Object value) {
        return value instanceof Game
                || value instanceof GameRecord
                || value instanceof Position
                || value instanceof Setup;
    }

    /** Returns the text to paste. jqwik prints a label unchanged, but indents a value and drops its empty lines. */
    @Override
    public Optional<String> label(Object value) {
        String text = value instanceof Game game ? GameRecord.of(game).toString() : value.toString();
        return Optional.of("\n" + text);
    }

    @Override
    public Object report(Object value) {
        return SampleReportingFormat.plainLabel(board(value));
    }

    private static String board(Object value) {
        if (value instanceof Setup setup) {
            return BoardText.of(setup).toString();
        }
        if (value instanceof Game game) {
            return BoardText.of(game.position()).toString();
        }
        return BoardText.of(value instanceof GameRecord record ? record.end() : (Position) value)
                .toString();
    }
}
