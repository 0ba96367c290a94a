package io.github.lyngk.testkit.assertions;

import io.github.lyngk.core.Game;
import io.github.lyngk.core.Position;
import io.github.lyngk.notation.BoardText;
import io.github.lyngk.notation.GameRecord;

/** Prints games and positions in failure messages: text to paste, and the board. */
final class BoardReport {
    private BoardReport() {}

    /** The position line and the board. */
    static String of(Position position) {
        return position + "\n\n" + BoardText.of(position);
    }

    /** A record that can be pasted into a file and replayed, and the board at its end. */
    static String of(Game game) {
        return of(GameRecord.of(game));
    }

    static String of(GameRecord record) {
        return record + "\n" + BoardText.of(record.end());
    }
}
