package io.github.lyngk.testkit;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.lyngk.core.Bot;
import io.github.lyngk.core.Move;
import io.github.lyngk.core.Position;
import io.github.lyngk.core.RandomGames;
import io.github.lyngk.core.Rule;
import io.github.lyngk.core.Variant;
import io.github.lyngk.testkit.Fault.Kind;
import java.time.Duration;
import java.util.HashSet;
import java.util.Set;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Supplier;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** The check of bots as plain Java. */
@Tag("slow")
class BotCheckTest {

    private static Move first(Position position) {
        return position.legalMove(0);
    }

    private static CheckReport check(Supplier<Bot> bots) {
        return BotCheck.of(bots).seed(1).budget(Duration.ofSeconds(2)).run();
    }

    private static Fault onlyFault(CheckReport report) {
        assertThat(report.faults()).hasSize(1);
        return report.faults().get(0);
    }

    @Test
    void rightBotIsSound() {
        CheckReport report = check(() -> BotCheckTest::first);

        assertThat(report.isSound()).isTrue();
        assertThat(report.answers()).isGreaterThan(1_000);
        report.orThrow();
    }

    @Test
    void illegalAnswerComesWithTheRuleLegalMovesAndABarePosition() {
        Fault fault = onlyFault(check(() -> position -> first(position).withoutClaim()));

        assertThat(fault.kind()).isEqualTo(Kind.ILLEGAL_ANSWER);
        assertThat(fault.sentence()).contains("every move here needs a claim: ");
        assertThat(fault.counterexample().size()).isZero();
        assertThat(fault.counterexample().position().stacks()).hasSizeLessThan(8);
        assertThat(fault.toString().lines().count()).isLessThan(40);
    }

    @Test
    void nullComesWithLegalMoves() {
        Fault fault = onlyFault(check(() -> position -> position.legalMoveCount() == 1 ? null : first(position)));

        assertThat(fault.kind()).isEqualTo(Kind.NULL_ANSWER);
        assertThat(fault.sentence()).contains("answered null; ");
        assertThat(fault.counterexample().position().legalMoveCount()).isEqualTo(1);
    }

    @Test
    void knownDepartureCountsForNothing() {
        CheckReport report = BotCheck.of(() -> position -> first(position).withoutClaim())
                .seed(1)
                .budget(Duration.ofSeconds(2))
                .knownViolations(Set.of(Rule.values()))
                .run();

        assertThat(report.isSound()).isTrue();
        assertThat(report.knownViolations()).isNotEmpty();
    }

    /** Counts its own moves and trusts that nobody else begins a new game. */
    private static final class CountsPlies implements Bot {
        private int last;

        @Override
        public Move choose(Position position) {
            int stacks = position.stacks().size();
            boolean back = stacks > last && last > 0;
            last = stacks;
            return back ? null : first(position);
        }
    }

    @Test
    void faultOfMemoryTellsWhatWasAskedBefore() {
        Fault fault = onlyFault(check(CountsPlies::new));

        assertThat(fault.askedBefore()).hasSize(1);
        assertThat(fault.toString()).contains("Asked before of the same object:");
    }

    @Test
    void positionMetAgainMuchLaterGetsTheSameAnswer() {
        Supplier<Bot> forgetful = () -> new Bot() {
            private final Set<Position> seen = new HashSet<>();

            @Override
            public Move choose(Position position) {
                return seen.add(position) || seen.size() < 50
                        ? first(position)
                        : position.legalMove(position.legalMoveCount() - 1);
            }
        };

        assertThat(check(forgetful).isSound()).isTrue();
        assertThat(onlyFault(BotCheck.of(forgetful)
                                .deterministic()
                                .seed(1)
                                .budget(Duration.ofSeconds(5))
                                .run())
                        .kind())
                .isEqualTo(Kind.UNSTEADY_ANSWER);
    }

    /** Asked again it is always in time; but it is not the machine that stumbles so often. */
    @Test
    void botThatIsLateNowAndThenIsLate() {
        AtomicInteger answers = new AtomicInteger();
        Bot dozing = position -> {
            try {
                Thread.sleep(answers.incrementAndGet() % 8 == 0 ? 60 : 0);
            } catch (InterruptedException stopped) {
                Thread.currentThread().interrupt();
            }
            return first(position);
        };
        CheckReport report = BotCheck.of(() -> dozing)
                .limit(Duration.ofMillis(50))
                .seed(1)
                .stoppingAfter(1)
                .budget(Duration.ofSeconds(4))
                .run();

        assertThat(onlyFault(report).kind()).isEqualTo(Kind.SLOW_ANSWER);
        assertThat(onlyFault(report).sentence()).contains(" times in ").contains("its limit is 50 ms");
    }

    @Test
    void oldBotThatGetsSlowerIsLate() {
        Supplier<Bot> tired = () -> new Bot() {
            private int answers;

            @Override
            public Move choose(Position position) {
                try {
                    Thread.sleep(++answers > 40 ? 30 : 0);
                } catch (InterruptedException stopped) {
                    Thread.currentThread().interrupt();
                }
                return first(position);
            }
        };
        Fault fault = BotCheck.of(tired)
                .limit(Duration.ofMillis(15))
                .seed(1)
                .stoppingAfter(1)
                .budget(Duration.ofSeconds(4))
                .run()
                .faults()
                .get(0);

        assertThat(fault.kind()).isEqualTo(Kind.SLOW_ANSWER);
        assertThat(fault.sentence()).contains("its limit is 15 ms");
    }

    @Test
    void hangIsAFindingWithThePlaceWhereItHangs() {
        CheckReport report = BotCheck.of(() -> position -> {
                    while (position.mustClaim()) {
                        Thread.onSpinWait();
                    }
                    return first(position);
                })
                .seed(1)
                .waiting(Duration.ofMillis(200))
                .stoppingAfter(1)
                .run();
        Fault fault = onlyFault(report);

        assertThat(fault.kind()).isEqualTo(Kind.HANG);
        assertThat(fault.counterexample().position().mustClaim()).isTrue();
        assertThat(fault.toString()).contains("BotCheckTest");
    }

    /** A bot that thinks for long still gets a verdict, and no more time than that takes. */
    @Test
    void slowThinkerIsAskedAsOftenAsTimeAllows() {
        CheckReport report = BotCheck.of(() -> position -> {
                    try {
                        Thread.sleep(50);
                    } catch (InterruptedException stopped) {
                        Thread.currentThread().interrupt();
                    }
                    return first(position);
                })
                .seed(1)
                .budget(Duration.ofSeconds(1))
                .run();

        assertThat(report.isSound()).isTrue();
        assertThat(report.answers()).isBetween(3L, 21L);
    }

    @Test
    void botThatCanBeClosedIsClosed() {
        AtomicInteger open = new AtomicInteger();
        class Closing implements Bot, AutoCloseable {
            Closing() {
                open.incrementAndGet();
            }

            @Override
            public Move choose(Position position) {
                return first(position);
            }

            @Override
            public void close() {
                open.decrementAndGet();
            }
        }
        BotCheck.of(Closing::new).seed(1).budget(Duration.ofSeconds(1)).run();

        assertThat(open).hasValue(0);
    }

    @Test
    void botIsAskedAtEveryPlyOfAGame() {
        AtomicInteger asked = new AtomicInteger();
        CheckReport report = BotCheck.of(position -> {
                    asked.incrementAndGet();
                    return first(position);
                })
                .replay(RandomGames.game(Variant.STANDARD, 3));

        assertThat(report.isSound()).isTrue();
        assertThat(asked).hasValue(RandomGames.game(Variant.STANDARD, 3).size());
    }
}
