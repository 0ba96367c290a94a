package io.github.lyngk.testkit.judging;

import io.github.lyngk.core.Game;
import io.github.lyngk.testkit.comparing.Difference;
import io.github.lyngk.testkit.comparing.Finding;
import java.time.Duration;
import java.util.Optional;

/**
 * Judges how long answers take. One that is late is asked for again, since machines stumble; who is late too often stumbles
 * by themselves.
 */
final class Punctuality {

    /** What tells lateness now and then from an answer that is always late. */
    static final String TOO_OFTEN = "too often";

    private static final int MOST_FORGIVEN = 5;
    private static final double SHARE_FORGIVEN = 0.05;

    private final Watch watch;
    private final Optional<Duration> limit;
    private int forgiven;

    /**
     * A judge of time.
     *
     * @param limit how long an answer may take; empty if that is not judged
     */
    Punctuality(Watch watch, Optional<Duration> limit) {
        this.watch = watch;
        this.limit = limit;
    }

    /** Whether the last answer came too late. */
    boolean isLate() {
        return limit.filter(time -> watch.last().compareTo(time) > 0).isPresent();
    }

    /**
     * What there is to say of an answer that was asked for again, because it was late.
     *
     * @param who as in "the engine's moves"
     */
    Optional<Finding> secondChance(String who, Game game) {
        if (isLate()) {
            return Optional.of(late(who, game));
        }
        forgiven++;
        boolean often = forgiven > MOST_FORGIVEN && forgiven > SHARE_FORGIVEN * watch.answers();
        return often
                ? Optional.of(finding(
                        game,
                        TOO_OFTEN,
                        who + " came late " + forgiven + " times in " + watch.answers()
                                + " answers, and in time when asked again"))
                : Optional.empty();
    }

    /** The last answer as a finding. */
    Finding late(String who, Game game) {
        return finding(game, "", who + " took " + watch.last().toMillis() + " ms");
    }

    private Finding finding(Game game, String cause, String sentence) {
        return Finding.ofNoRule(
                game,
                Difference.SLOW_ANSWER,
                cause,
                sentence + ", and its limit is " + limit.orElseThrow().toMillis() + " ms");
    }
}
