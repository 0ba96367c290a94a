package io.github.lyngk.testkit.judging;

import io.github.lyngk.core.Game;
import io.github.lyngk.notation.GameRecord;

/** How much a report shows of the games in it. */
enum ReportDetail {
    /** Games as records to replay. */
    PLAIN {
        @Override
        String show(Game game) {
            return GameRecord.of(game).toString();
        }
    },

    /** Games as records to replay, with the board at their end. */
    DRAWN {
        @Override
        String show(Game game) {
            return BoardReport.of(game);
        }
    };

    abstract String show(Game game);

    /** A game under a heading that tells its length. */
    String show(String heading, Game game) {
        String length = game.size() == 1 ? "1 move" : game.size() + " moves";
        return heading + " (" + length + "):\n\n" + show(game);
    }
}
