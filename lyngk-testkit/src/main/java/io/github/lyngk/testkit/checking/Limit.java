package io.github.lyngk.testkit.checking;

import io.github.lyngk.core.Game;
import io.github.lyngk.testkit.Fault.Kind;
import java.time.Duration;
import java.util.Optional;

/** Judges how long answers take. A late answer is retried; occasional lateness is tolerated. */
final class Limit {

    /** Marks frequent lateness, which a retry does not reproduce. */
    private static final String TOO_OFTEN = "too often";

    private static final int MOST_FORGIVEN = 5;
    private static final double SHARE_FORGIVEN = 0.05;

    private final HangGuard guard;
    private final Optional<Duration> time;
    private int forgiven;

    /**
     * Creates a limit.
     *
     * @param time the maximum time of an answer; empty if there is no limit
     */
    Limit(HangGuard guard, Optional<Duration> time) {
        this.guard = guard;
        this.time = time;
    }

    /** Whether a disagreement is about frequent lateness. */
    static boolean isTooOften(Disagreement disagreement) {
        return disagreement.features().get(0).text().equals(TOO_OFTEN);
    }

    /** Whether the last answer came too late. */
    boolean isExceeded() {
        return time.filter(limit -> guard.last().compareTo(limit) > 0).isPresent();
    }

    /**
     * Judges an answer that was requested again because it was late.
     *
     * @param what the answer, for example "the engine's moves"
     */
    Optional<Disagreement> afterRetry(String what, Game game) {
        if (isExceeded()) {
            return Optional.of(late(what, game));
        }
        forgiven++;
        boolean often = forgiven > MOST_FORGIVEN && forgiven > SHARE_FORGIVEN * guard.answers();
        return often
                ? Optional.of(late(
                        game,
                        TOO_OFTEN,
                        what + " came late " + forgiven + " times in " + guard.answers()
                                + " answers, and in time when asked again"))
                : Optional.empty();
    }

    /** The last answer, which was late. */
    Disagreement late(String what, Game game) {
        return late(game, "", what + " took " + guard.last().toMillis() + " ms");
    }

    private Disagreement late(Game game, String detail, String message) {
        return Disagreement.of(
                game,
                Feature.withoutRule(Kind.SLOW_ANSWER, detail),
                message + "; the limit is " + time.orElseThrow().toMillis() + " ms");
    }
}
