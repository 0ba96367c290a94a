package io.github.lyngk.testkit.checking;

import io.github.lyngk.core.Bot;
import io.github.lyngk.testkit.MatchGame;
import io.github.lyngk.testkit.Sprt;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Supplier;

/**
 * Who plays a match, and how.
 *
 * @param a returns the first bot
 * @param b returns the second bot
 * @param renewable whether the suppliers return another bot every time
 * @param settings the number of games, the seed, the variants and the time for a move
 * @param jobs the number of games to play at the same time
 * @param sprt the test that ends the match early; empty if there is none
 * @param listener receives each finished game
 */
public record MatchPlan(
        Supplier<? extends Bot> a,
        Supplier<? extends Bot> b,
        boolean renewable,
        Settings settings,
        int jobs,
        Optional<Sprt> sprt,
        Consumer<? super MatchGame> listener) {

    public MatchPlan withSettings(Settings other) {
        return new MatchPlan(a, b, renewable, other, jobs, sprt, listener);
    }

    public MatchPlan withJobs(int number) {
        return new MatchPlan(a, b, renewable, settings, number, sprt, listener);
    }

    public MatchPlan withSprt(Sprt test) {
        return new MatchPlan(a, b, renewable, settings, jobs, Optional.of(test), listener);
    }

    public MatchPlan withListener(Consumer<? super MatchGame> other) {
        return new MatchPlan(a, b, renewable, settings, jobs, sprt, other);
    }
}
