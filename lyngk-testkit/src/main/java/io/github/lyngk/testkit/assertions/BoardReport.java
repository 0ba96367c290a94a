package io.github.lyngk.testkit.assertions;

import io.github.lyngk.core.Game;
import io.github.lyngk.core.Position;
import io.github.lyngk.notation.BoardText;
import io.github.lyngk.notation.GameRecord;

/** Formats games and positions for failure messages: a text that can be parsed, and the board. */
final class BoardReport {
    private BoardReport() {}

    /** Returns the text of a position and its board. */
    static String of(Position position) {
        return position + "\n\n" + BoardText.of(position);
    }

    /** Returns a record that can be pasted into a file and replayed, and the board after its last move. */
    static String of(Game game) {
        return of(GameRecord.of(game));
    }

    static String of(GameRecord record) {
        return record + "\n" + BoardText.of(record.end());
    }
}
