package io.github.lyngk.testkit;

import static java.util.Objects.requireNonNull;

import com.google.common.collect.ImmutableList;
import io.github.lyngk.notation.text.ReportText;
import java.time.Duration;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.IntStream;

/**
 * The result of a {@link Match} from the first bot's perspective: the numbers of wins, draws and losses, and an estimate of
 * the Elo difference. Matches between deterministic bots with the same seed have the same result, except for the duration.
 *
 * @param nameOfA the name of the first bot
 * @param nameOfB the name of the second bot
 * @param plannedGames the planned number of games; with a test, the maximum number
 * @param wins the number of games that the first bot won
 * @param draws the number of drawn games
 * @param losses the number of games that the first bot lost
 * @param pairs the counts of the finished pairs of games, from which the Elo difference is computed
 * @param sprt the test; empty if there was none
 * @param faultsOfA the number of games that the first bot lost by faults
 * @param faultsOfB the number of games that the second bot lost by faults
 * @param faults the first games that were lost by faults, at most 100
 * @param duration the duration of the match
 * @param seed the seed of the starts
 * @param endedEarly the reason why not all games were played, as an English phrase; empty if all were played, or if the test
 *     accepted a hypothesis
 */
public record MatchResult(
        String nameOfA,
        String nameOfB,
        int plannedGames,
        int wins,
        int draws,
        int losses,
        PairCounts pairs,
        Optional<Sprt> sprt,
        int faultsOfA,
        int faultsOfB,
        ImmutableList<MatchGame> faults,
        Duration duration,
        long seed,
        Optional<String> endedEarly) {

    private static final int FAULTS_SHOWN = 10;

    /**
     * Creates a result.
     *
     * @param nameOfA the name of the first bot
     * @param nameOfB the name of the second bot
     * @param plannedGames the planned number of games; with a test, the maximum number
     * @param wins the number of games that the first bot won
     * @param draws the number of drawn games
     * @param losses the number of games that the first bot lost
     * @param pairs the counts of the finished pairs of games, from which the Elo difference is computed
     * @param sprt the test; empty if there was none
     * @param faultsOfA the number of games that the first bot lost by faults
     * @param faultsOfB the number of games that the second bot lost by faults
     * @param faults the first games that were lost by faults, at most 100
     * @param duration the duration of the match
     * @param seed the seed of the starts
     * @param endedEarly the reason why not all games were played, as an English phrase; empty if all were played, or if the
     *     test accepted a hypothesis
     */
    public MatchResult {
        requireNonNull(nameOfA, "nameOfA");
        requireNonNull(nameOfB, "nameOfB");
        requireNonNull(pairs, "pairs");
        requireNonNull(sprt, "sprt");
        requireNonNull(faults, "faults");
        requireNonNull(duration, "duration");
        requireNonNull(endedEarly, "endedEarly");
    }

    /** {@return the number of games that were played} */
    public int games() {
        return wins + draws + losses;
    }

    /** {@return whether all planned games were played, or the test accepted a hypothesis} */
    public boolean isComplete() {
        return endedEarly.isEmpty();
    }

    /** {@return the hypothesis that the test accepted; empty if it accepted neither, or if there was no test} */
    public Optional<Sprt.Hypothesis> accepted() {
        return sprt.flatMap(test -> test.accepted(pairs));
    }

    /** {@return the score, the Elo difference, the test, and the games lost by faults, in a few lines} */
    @Override
    public String toString() {
        StringBuilder text = new StringBuilder();
        line(
                text,
                "%s - %s: %s, %s, %d %s",
                nameOfA,
                nameOfB,
                ReportText.count(wins, "win"),
                ReportText.count(draws, "draw"),
                losses,
                losses == 1 ? "loss" : "losses");
        line(text, "Pairs: %s", pairs);
        line(
                text,
                "Elo %+.1f, 95 %% interval %+.1f to %+.1f; likelihood of superiority %.1f %%",
                pairs.elo(),
                pairs.eloLow(),
                pairs.eloHigh(),
                100 * pairs.likelihoodOfSuperiority());
        if (IntStream.of(pairs.ll(), pairs.ld(), pairs.even(), pairs.wd(), pairs.ww())
                .anyMatch(count -> count > 0 && count == pairs.count())) {
            line(text, "All pairs ended alike, so the true interval is wider than shown.");
        }
        sprt.ifPresent(test -> line(
                text,
                "Test of Elo %s (H0) and %s (H1): %s; log-likelihood ratio %.2f, bounds -%.2f and %.2f",
                plain(test.elo0()),
                plain(test.elo1()),
                accepted().map(one -> one + " is accepted").orElse("undecided"),
                test.logLikelihoodRatio(pairs),
                Sprt.BOUND,
                Sprt.BOUND));
        if (faultsOfA + faultsOfB > 0) {
            line(text, "Games lost by faults: %d by %s, %d by %s", faultsOfA, nameOfA, faultsOfB, nameOfB);
            faults.stream()
                    .limit(FAULTS_SHOWN)
                    .forEach(game -> line(
                            text,
                            "    game %d, %s: %s",
                            game.number(),
                            game.fault().map(Fault.Kind::toString).orElse(""),
                            game.message().orElse("")));
            if (faultsOfA + faultsOfB > FAULTS_SHOWN) {
                line(text, "    and %d more", faultsOfA + faultsOfB - FAULTS_SHOWN);
            }
        }
        endedEarly.ifPresent(reason -> line(text, "Incomplete, %d of %d games: %s", games(), plannedGames, reason));
        return text.append("Seed ").append(seed).toString();
    }

    private static void line(StringBuilder text, String format, Object... values) {
        text.append(String.format(Locale.ROOT, format, values)).append('\n');
    }

    /** A number without a point if it is whole. */
    private static String plain(double number) {
        return number == Math.rint(number) ? String.valueOf((long) number) : String.valueOf(number);
    }
}
