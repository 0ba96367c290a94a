package io.github.lyngk.testkit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;
import static org.assertj.core.api.Assertions.assertThatNullPointerException;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import io.github.lyngk.core.Bot;
import io.github.lyngk.core.Move;
import io.github.lyngk.core.Player;
import io.github.lyngk.core.Position;
import io.github.lyngk.core.Variant;
import io.github.lyngk.testkit.Sprt.Hypothesis;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Matches between bots in Java. */
class MatchTest {

    /** Plays a move that depends on the position only. */
    static final Bot STEADY =
            position -> position.legalMove(Math.floorMod(position.hashCode(), position.legalMoveCount()));

    /** Scores if it can, and else plays as {@link #STEADY}. */
    private static final Bot SCORING = position -> position.legalMoves().stream()
            .filter(move -> position.effect(move).scored())
            .findFirst()
            .orElseGet(() -> STEADY.choose(position));

    private final List<MatchGame> games = new ArrayList<>();

    private MatchResult run(Match match) {
        return match.onGame(games::add).run();
    }

    @Test
    void strongerBotWins() {
        MatchResult result = run(Match.between(SCORING, STEADY).games(60).seed(1));

        assertThat(result.games()).isEqualTo(60);
        assertThat(result.pairs().count()).isEqualTo(30);
        assertThat(result.pairs().eloLow()).isGreaterThan(100);
        assertThat(result.isComplete()).isTrue();
        assertThat(result.faults()).isEmpty();
        assertThat(result.accepted()).isEmpty();
        assertThat(result.toString())
                .matches("A - B: \\d+ wins, \\d+ draws?, \\d+ loss(es)?\n"
                        + "Pairs: LL \\d+, LD \\d+, DD/WL \\d+, WD \\d+, WW \\d+\n"
                        + "Elo \\+[\\d.]+, 95 % interval \\+[\\d.]+ to \\+[\\d.]+; likelihood of superiority 100.0 %\n"
                        + "Seed 1");
    }

    @Test
    void oneIsASingular() {
        MatchResult result = new MatchResult(
                "A",
                "B",
                4,
                1,
                1,
                1,
                PairCounts.NONE,
                Optional.empty(),
                0,
                0,
                ImmutableList.of(),
                Duration.ZERO,
                7,
                Optional.of("interrupted"));

        assertThat(result.toString()).startsWith("A - B: 1 win, 1 draw, 1 loss\n");
    }

    @Test
    void gamesOfAPairHaveTheSameStartAndSwapSides() {
        MatchResult result = run(Match.between(SCORING, STEADY).games(20).seed(1));

        PairCounts pairs = PairCounts.NONE;
        for (int i = 0; i < 20; i += 2) {
            MatchGame first = games.get(i);
            MatchGame second = games.get(i + 1);
            assertThat(first.number()).isEqualTo(i + 1);
            assertThat(first.sideOfA()).isEqualTo(Player.FIRST);
            assertThat(second.sideOfA()).isEqualTo(Player.SECOND);
            assertThat(first.record().start()).isEqualTo(second.record().start());
            assertThat(first.record().tag("First"))
                    .contains("A")
                    .isEqualTo(second.record().tag("Second"));
            assertThat(second.record().tag("Round")).contains(String.valueOf(i + 2));
            pairs = pairs.plus(first.halfPoints() + second.halfPoints());
        }
        assertThat(pairs).isEqualTo(result.pairs());
        assertThat(games.stream().map(game -> game.record().start()).distinct()).hasSize(10);
        assertThat(games).filteredOn(game -> game.halfPoints() == 2).hasSize(result.wins());
    }

    @Test
    void jobsDoNotChangeTheResult() {
        Match match = Match.between(() -> SCORING, () -> STEADY)
                .games(40)
                .seed(7)
                .variants(ImmutableSet.copyOf(Variant.values()));
        MatchResult alone = run(match);
        List<MatchGame> inOrder = List.copyOf(games);
        games.clear();

        assertThat(run(match.jobs(3)).toString()).isEqualTo(alone.toString());
        assertThat(games).isEqualTo(inOrder);
        assertThat(games).extracting(game -> game.record().variant()).contains(Variant.values());
    }

    @Test
    void seedDrawsTheStarts() {
        run(Match.between(STEADY, STEADY).games(2).seed(1));
        run(Match.between(STEADY, STEADY).games(2).seed(2));
        run(Match.between(STEADY, STEADY).games(2));
        run(Match.between(STEADY, STEADY).games(2));

        assertThat(games.stream().map(game -> game.record().start()).distinct()).hasSize(4);
    }

    @Test
    void orderOfTheVariantsDoesNotMatter() {
        Match match = Match.between(STEADY, STEADY).games(4).seed(1);
        run(match.variants(ImmutableSet.of(Variant.STANDARD, Variant.SIX_STACK)));
        run(match.variants(ImmutableSet.of(Variant.SIX_STACK, Variant.STANDARD)));

        assertThat(games.subList(4, 8)).isEqualTo(games.subList(0, 4));
    }

    @Test
    void testEndsTheMatchAtTheSameGameWithAnyNumberOfJobs() {
        Match match =
                Match.between(() -> SCORING, () -> STEADY).games(10_000).seed(3).sprt(-50, 50);
        MatchResult result = run(match);
        int played = games.size();

        assertThat(result.accepted()).contains(Hypothesis.H1);
        assertThat(result.isComplete()).isTrue();
        assertThat(result.games()).isEqualTo(played).isLessThan(200);
        assertThat(result.toString())
                .contains("Test of Elo -50 (H0) and 50 (H1): H1 is accepted; log-likelihood ratio ");
        assertThat(run(match.jobs(3)).toString()).isEqualTo(result.toString());
        assertThat(games).hasSize(2 * played);
    }

    @Test
    void testDoesNotChangeTheNumberOfGames() {
        MatchResult result = run(Match.between(STEADY, STEADY).seed(1).sprt(0, 10));

        assertThat(result.plannedGames()).isEqualTo(100);
        assertThat(result.games()).isEqualTo(100);
        assertThat(result.accepted()).isEmpty();
        assertThat(result.isComplete()).isTrue();
    }

    @Test
    void botsReceiveTheTimeForAMove() {
        List<Duration> limits = new ArrayList<>();
        Bot curious = new Bot() {
            @Override
            public Move choose(Position position) {
                throw new IllegalStateException("there is a limit");
            }

            @Override
            public Move choose(Position position, Duration limit) {
                limits.add(limit);
                return STEADY.choose(position);
            }
        };
        run(Match.between(curious, STEADY).games(2).time(Duration.ofSeconds(20)));

        assertThat(limits).hasSizeGreaterThan(10).containsOnly(Duration.ofSeconds(20));
    }

    private static final class Closeable implements Bot, AutoCloseable {
        private static final AtomicInteger OPEN = new AtomicInteger();

        Closeable() {
            OPEN.incrementAndGet();
        }

        @Override
        public Move choose(Position position) {
            return STEADY.choose(position);
        }

        @Override
        public void close() {
            OPEN.decrementAndGet();
        }
    }

    @Test
    void botsAreClosed() {
        Match.between(Closeable::new, Closeable::new).games(8).jobs(2).run();
        Match.between(new Closeable(), new Closeable()).games(2).run();

        assertThat(Closeable.OPEN).hasValue(0);
        assertThatIllegalArgumentException()
                .isThrownBy(() -> Match.between(new Closeable(), STEADY).jobs(2).run())
                .withMessageContaining("pass suppliers");
    }

    @Test
    void botsOfTheSameNameAreToldApart() {
        MatchResult result =
                Match.between(Closeable::new, Closeable::new).games(2).run();

        assertThat(result.nameOfA()).isEqualTo("Closeable (A)");
        assertThat(result.nameOfB()).isEqualTo("Closeable (B)");
    }

    @Test
    void interruptedMatchHasTheGamesPlayedSoFar() {
        MatchResult result = Match.between(() -> SCORING, () -> STEADY)
                .games(100_000)
                .jobs(2)
                .onGame(game -> {
                    games.add(game);
                    if (games.size() == 5) {
                        Thread.currentThread().interrupt();
                    }
                })
                .run();

        assertThat(Thread.interrupted()).isTrue();
        assertThat(result.endedEarly()).contains("interrupted");
        assertThat(result.games()).isEqualTo(games.size()).isBetween(5, 1_000);
        assertThat(result.pairs().count()).isLessThanOrEqualTo(games.size() / 2);
        assertThat(games).extracting(MatchGame::number).isSorted().doesNotHaveDuplicates();
    }

    @Test
    void matchOfAnInterruptedThreadHasNoGames() {
        Thread.currentThread().interrupt();
        MatchResult result = run(Match.between(SCORING, STEADY));

        assertThat(Thread.interrupted()).isTrue();
        assertThat(result.endedEarly()).contains("interrupted");
        assertThat(result.games()).isZero();
        assertThat(result.pairs()).isEqualTo(PairCounts.NONE);
    }

    @Test
    void failureOfTheListenerEndsTheMatch() {
        Match match = Match.between(() -> SCORING, () -> STEADY).games(100_000).jobs(2);

        assertThatIllegalStateException()
                .isThrownBy(() -> match.onGame(game -> {
                            throw new IllegalStateException("disk full");
                        })
                        .run())
                .withMessage("disk full");
    }

    @Test
    void progressNamesTheScore() {
        List<String> lines = new ArrayList<>();
        Match.between(SCORING, STEADY)
                .games(1_000_000)
                .onProgress(lines::add)
                .onGame(game -> {
                    if (!lines.isEmpty()) {
                        Thread.currentThread().interrupt();
                    }
                })
                .run();

        assertThat(Thread.interrupted()).isTrue();
        assertThat(lines.get(0))
                .matches("\\d+ s: \\d+ of 1000000 games, \\+\\d+ =\\d+ -\\d+, Elo [+-]\\d+ \\([^)]*\\)");
    }

    @ParameterizedTest
    @CsvSource({"-2", "0", "7"})
    void gamesComeInPairs(int games) {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> Match.between(STEADY, STEADY).games(games))
                .withMessageContaining("pairs");
    }

    @Test
    void senselessSettingsAreRefused() {
        Match match = Match.between(STEADY, STEADY);

        assertThatIllegalArgumentException().isThrownBy(() -> match.jobs(0));
        assertThatIllegalArgumentException().isThrownBy(() -> match.time(Duration.ZERO));
        assertThatIllegalArgumentException().isThrownBy(() -> match.variants(ImmutableSet.of()));
        assertThatIllegalArgumentException().isThrownBy(() -> match.sprt(10, 0));
    }

    @SuppressWarnings("NullAway")
    @Test
    void nullsAreRefused() {
        Match match = Match.between(STEADY, STEADY);

        assertThatNullPointerException().isThrownBy(() -> Match.between(STEADY, null));
        assertThatNullPointerException().isThrownBy(() -> Match.between(null, () -> STEADY));
        assertThatNullPointerException().isThrownBy(() -> match.time(null));
        assertThatNullPointerException().isThrownBy(() -> match.variants(null));
        assertThatNullPointerException().isThrownBy(() -> match.onGame(null));
        assertThatNullPointerException().isThrownBy(() -> match.onProgress(null));
    }
}
