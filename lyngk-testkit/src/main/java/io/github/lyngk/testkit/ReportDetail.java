package io.github.lyngk.testkit;

import io.github.lyngk.core.Game;
import io.github.lyngk.notation.GameRecord;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Predicate;

/** What the reports of the contracts have in common. */
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

    /** A test that is made a number of times at most and then always passes, so that slow bots and engines get their report too. */
    static Predicate<Game> atMost(int times, Predicate<Game> fails) {
        AtomicInteger left = new AtomicInteger(times);
        return game -> left.getAndDecrement() > 0 && fails.test(game);
    }
}
