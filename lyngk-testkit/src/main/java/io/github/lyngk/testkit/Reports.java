package io.github.lyngk.testkit;

import io.github.lyngk.core.Game;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Predicate;

/** What the reports of the contracts have in common. */
final class Reports {

    private Reports() {}

    /** A game under a heading that tells its length: a record to replay, and the board at its end. */
    static String show(String heading, Game game) {
        String length = game.size() == 1 ? "1 move" : game.size() + " moves";
        return heading + " (" + length + "):\n\n" + Drawings.of(game);
    }

    /** A test that is made a number of times at most and then always passes, so that slow bots and engines get their report too. */
    static Predicate<Game> atMost(int times, Predicate<Game> fails) {
        AtomicInteger left = new AtomicInteger(times);
        return game -> left.getAndDecrement() > 0 && fails.test(game);
    }
}
