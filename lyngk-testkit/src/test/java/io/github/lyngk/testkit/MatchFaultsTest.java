package io.github.lyngk.testkit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;

import io.github.lyngk.core.Bot;
import io.github.lyngk.core.Move;
import io.github.lyngk.core.Point;
import io.github.lyngk.core.Position;
import io.github.lyngk.notation.Termination;
import io.github.lyngk.testkit.Fault.Kind;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Supplier;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** What happens in a match to bots in Java that fail. */
class MatchFaultsTest {

    private static final Bot STEADY = MatchTest.STEADY;

    private final List<MatchGame> games = new ArrayList<>();

    private MatchResult run(Match match) {
        return match.onGame(games::add).run();
    }

    /** What a bot may do wrong, always with five stacks less on the board. */
    private enum Mischief {
        ILLEGAL(Kind.ILLEGAL_ANSWER, "Mischievous answered a1-i1: "),
        NULL(Kind.NULL_ANSWER, "Mischievous answered null"),
        THROWS(Kind.EXCEPTION, "Mischievous's choose threw java.lang.IllegalStateException: lost\\u0007 my way"),
        OVERFLOWS(Kind.EXCEPTION, "Mischievous's choose threw java.lang.StackOverflowError");

        private final Kind kind;
        private final String message;

        Mischief(Kind kind, String message) {
            this.kind = kind;
            this.message = message;
        }
    }

    private static final class Mischievous implements Bot {
        private final Mischief mischief;

        Mischievous(Mischief mischief) {
            this.mischief = mischief;
        }

        @Override
        public Move choose(Position position) {
            if (position.stacks().size() > 38) {
                return STEADY.choose(position);
            }
            return switch (mischief) {
                case ILLEGAL -> Move.of(Point.A1, Point.I1);
                case NULL -> none();
                case THROWS -> throw new IllegalStateException("lost\u0007 my way");
                case OVERFLOWS -> choose(position);
            };
        }

        @SuppressWarnings("NullAway")
        private static Move none() {
            return null;
        }
    }

    @ParameterizedTest
    @EnumSource
    void faultLosesTheGameAndTheMatchGoesOnWithAFreshBot(Mischief mischief) {
        AtomicInteger made = new AtomicInteger();
        Supplier<Bot> mischievous = () -> {
            made.incrementAndGet();
            return new Mischievous(mischief);
        };
        MatchResult result =
                run(Match.between(mischievous, () -> STEADY).games(4).seed(5));

        assertThat(made).hasValue(4);
        assertThat(result.losses()).isEqualTo(4);
        assertThat(result.faultsOfA()).isEqualTo(4);
        assertThat(result.faultsOfB()).isZero();
        assertThat(result.isComplete()).isTrue();
        assertThat(result.faults()).isEqualTo(games);
        assertThat(games).allSatisfy(game -> {
            assertThat(game.fault()).contains(mischief.kind);
            assertThat(game.message().orElseThrow()).startsWith(mischief.message);
            assertThat(game.record().termination()).isEqualTo(Termination.ADJUDICATION);
            assertThat(game.record().result().winner()).contains(game.sideOfA().opponent());
            assertThat(game.record().turns()).hasSizeGreaterThan(3);
        });
        assertThat(result.toString())
                .contains("\nGames lost by faults: 4 by Mischievous, 0 by B\n    game 1, " + mischief.kind + ": "
                        + mischief.message);
    }

    /** A supplier of bots, the first of which takes long for its first move. */
    private static Supplier<Bot> slowOnce(long millis) {
        AtomicInteger asked = new AtomicInteger();
        return () -> position -> {
            if (asked.incrementAndGet() == 1) {
                sleep(millis);
            }
            return STEADY.choose(position);
        };
    }

    private static void sleep(long millis) {
        try {
            TimeUnit.MILLISECONDS.sleep(millis);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    @Test
    @Tag("not-for-mutation")
    void silenceLosesTheGame() {
        MatchResult result = run(
                Match.between(slowOnce(600_000), () -> STEADY).games(2).seed(5).waiting(Duration.ofSeconds(1)));

        assertThat(result.faultsOfA()).isEqualTo(1);
        assertThat(games.get(0).fault()).contains(Kind.HANG);
        assertThat(games.get(0).message()).contains("A's choose did not return");
        assertThat(games.get(0).record().termination()).isEqualTo(Termination.TIME);
        assertThat(games.get(1).fault()).isEmpty();
    }

    @Test
    @Tag("not-for-mutation")
    void lateAnswerLosesTheGame() {
        MatchResult result = run(
                Match.between(slowOnce(1_200), () -> STEADY).games(2).seed(5).time(Duration.ofMillis(500)));

        assertThat(result.faultsOfA()).isEqualTo(1);
        assertThat(games.get(0).fault().orElseThrow()).isIn(Kind.SLOW_ANSWER, Kind.HANG);
        assertThat(games.get(0).record().termination()).isEqualTo(Termination.TIME);
    }

    @Test
    void botThatCannotBeMadeAgainEndsTheMatch() {
        AtomicInteger made = new AtomicInteger();
        Supplier<Bot> single = () -> {
            if (made.incrementAndGet() > 1) {
                throw new IllegalStateException("only one");
            }
            return new Mischievous(Mischief.ILLEGAL);
        };
        MatchResult result = run(Match.between(() -> STEADY, single).games(50).seed(5));

        assertThat(result.endedEarly()).contains("Mischievous could not be started again");
        assertThat(result.isComplete()).isFalse();
        assertThat(games)
                .extracting(game -> game.fault().orElseThrow())
                .containsExactly(Kind.ILLEGAL_ANSWER, Kind.NO_START, Kind.NO_START);
        assertThat(result.toString()).contains("\nIncomplete, 3 of 50 games: Mischievous could not be started again\n");
    }

    @Test
    void botThatCannotBeMadeIsAnException() {
        Supplier<Bot> none = () -> {
            throw new IllegalStateException("none");
        };

        assertThatIllegalStateException()
                .isThrownBy(() -> Match.between(() -> STEADY, none).run())
                .withMessage("none");
    }
}
