package io.github.lyngk.testkit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.google.common.collect.ImmutableList;
import com.google.common.util.concurrent.Uninterruptibles;
import io.github.lyngk.core.Bot;
import io.github.lyngk.core.Move;
import io.github.lyngk.core.Position;
import io.github.lyngk.core.RandomGames;
import io.github.lyngk.core.Rule;
import io.github.lyngk.core.Variant;
import io.github.lyngk.notation.protocol.ProgramFailure;
import io.github.lyngk.notation.protocol.RemoteProgram;
import io.github.lyngk.testkit.Fault.Kind;
import java.time.Duration;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Supplier;
import java.util.function.ToIntFunction;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** The check of bots as plain Java. */
@Tag("slow")
class BotCheckTest {

    private static final int POSITIONS = 300;

    private static Move first(Position position) {
        return position.legalMove(0);
    }

    private static BotCheck few(Supplier<? extends Bot> bots) {
        return BotCheck.of(bots).seed(1).games(POSITIONS);
    }

    private static CheckReport check(Supplier<? extends Bot> bots) {
        return few(bots).run();
    }

    private static Bot sleeping(ToIntFunction<Position> millis) {
        return position -> {
            Uninterruptibles.sleepUninterruptibly(millis.applyAsInt(position), TimeUnit.MILLISECONDS);
            return first(position);
        };
    }

    private static Fault onlyFault(CheckReport report) {
        assertThat(report.faults()).hasSize(1);
        return report.faults().get(0);
    }

    @Test
    void rightBotIsSound() {
        CheckReport report = check(() -> BotCheckTest::first);

        assertThat(report.isSound()).isTrue();
        assertThat(report.isComplete()).isTrue();
        assertThat(report.summary()).isEqualTo("The bot: 0 faults in 300 positions, 300 answers; seed 1");
        report.orThrow();
    }

    @Test
    void sameSeedAndNumberGiveTheSameReport() {
        Supplier<Bot> wrong = () -> position -> first(position).withoutClaim();

        assertThat(check(wrong).toString())
                .contains("illegal answer (R5)")
                .isEqualTo(check(wrong).toString());
    }

    @Test
    void illegalAnswerComesWithTheRuleLegalMovesAndABarePosition() {
        Fault fault = onlyFault(check(() -> position -> first(position).withoutClaim()));

        assertThat(fault.kind()).isEqualTo(Kind.ILLEGAL_ANSWER);
        assertThat(fault.message()).contains("every move here needs a claim: ");
        assertThat(fault.counterexample().size()).isZero();
        assertThat(fault.counterexample().position().stacks()).hasSizeLessThan(8);
        assertThat(linesBesidesTheBoard(fault)).isLessThanOrEqualTo(15);
    }

    @Test
    void nullComesWithLegalMoves() {
        Fault fault = onlyFault(check(() -> position -> position.legalMoveCount() == 1 ? null : first(position)));

        assertThat(fault.kind()).isEqualTo(Kind.NULL_ANSWER);
        assertThat(fault.message()).contains("answered null; ");
        assertThat(fault.counterexample().position().legalMoveCount()).isEqualTo(1);
    }

    private static long linesBesidesTheBoard(Fault fault) {
        return fault.toString().lines().takeWhile(line -> !line.isEmpty()).count();
    }

    @Test
    void longMessageOfAnExceptionIsCut() {
        Fault fault = onlyFault(check(() -> position -> {
            throw new IllegalStateException("line\n".repeat(50));
        }));

        assertThat(fault.summary()).hasLineCount(1).contains("java.lang.IllegalStateException: line");
        assertThat(linesBesidesTheBoard(fault)).isLessThanOrEqualTo(15);
    }

    @Test
    void knownViolationDoesNotCount() {
        CheckReport report = few(() -> position -> first(position).withoutClaim())
                .knownViolations(Set.of(Rule.R5, Rule.E6))
                .run();

        assertThat(report.isSound()).isTrue();
        assertThat(report.knownViolations()).hasSize(1);
        assertThat(report.summary()).contains("Known, but not seen: E6");
    }

    @Test
    void knownKindDoesNotCount() {
        CheckReport report =
                few(() -> position -> null).knownKinds(Set.of(Kind.NULL_ANSWER)).run();

        assertThat(report.isSound()).isTrue();
        assertThat(report.knownViolations()).hasSize(1);
    }

    /** Expects that every position follows the last one. */
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
    void faultThatAFreshBotDoesNotShowHasWhatWasAskedBefore() {
        Fault fault = onlyFault(check(CountsPlies::new));

        assertThat(fault.kind()).isEqualTo(Kind.NULL_ANSWER);
        assertThat(fault.isNotReproduced()).isTrue();
        assertThat(fault.askedBefore()).hasSize(1);
        assertThat(fault.toString())
                .contains("Not reproduced by a fresh instance.", "Asked before of the same instance:");
    }

    /** There are more wrong answers than are repeated. */
    @Test
    void faultThatAFreshBotDoesNotShowIsOneFaultHoweverOftenItIsSeen() {
        Supplier<Bot> stubborn = () -> new Bot() {
            private Optional<Move> answer = Optional.empty();

            @Override
            public Move choose(Position position) {
                answer = Optional.of(answer.orElse(first(position)));
                return answer.get();
            }
        };
        Fault fault = onlyFault(BotCheck.of(stubborn).seed(1).games(600).run());

        assertThat(fault.kind()).isEqualTo(Kind.ILLEGAL_ANSWER);
        assertThat(fault.isNotReproduced()).isTrue();
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
        assertThat(onlyFault(few(forgetful).deterministic().run()).kind()).isEqualTo(Kind.UNSTEADY_ANSWER);
    }

    @Test
    void botReceivesTheLimitWithEveryPosition() {
        Set<Optional<Duration>> received = new HashSet<>();
        Supplier<Bot> timed = () -> new Bot() {
            @Override
            public Move choose(Position position) {
                received.add(Optional.empty());
                return first(position);
            }

            @Override
            public Move choose(Position position, Duration limit) {
                received.add(Optional.of(limit));
                return first(position);
            }
        };

        assertThat(few(timed).limit(Duration.ofHours(1)).run().isSound()).isTrue();
        assertThat(received).containsExactly(Optional.of(Duration.ofHours(1)));
        received.clear();
        assertThat(few(timed).run().isSound()).isTrue();
        assertThat(received).containsExactly(Optional.empty());
    }

    /** It is always in time on a retry, but late too often to blame the machine. */
    @Test
    void botThatIsLateNowAndThenIsLate() {
        AtomicInteger answers = new AtomicInteger();
        Bot dozing = sleeping(position -> answers.incrementAndGet() % 8 == 0 ? 60 : 0);
        Fault fault = onlyFault(few(() -> dozing)
                .limit(Duration.ofMillis(50))
                .stopAfterFaults(1)
                .run());

        assertThat(fault.kind()).isEqualTo(Kind.SLOW_ANSWER);
        assertThat(fault.message()).contains(" times in ").contains("its limit is 50 ms");
    }

    @Test
    void oldBotThatGetsSlowerIsLate() {
        Supplier<Bot> tired = () -> {
            AtomicInteger answers = new AtomicInteger();
            return sleeping(position -> answers.incrementAndGet() > 40 ? 30 : 0);
        };
        Fault fault = few(tired)
                .limit(Duration.ofMillis(15))
                .stopAfterFaults(1)
                .run()
                .faults()
                .get(0);

        assertThat(fault.kind()).isEqualTo(Kind.SLOW_ANSWER);
        assertThat(fault.message()).contains("its limit is 15 ms");
    }

    @Test
    void hangIsAFindingWithThePlaceWhereItHangs() {
        CheckReport report = few(() -> position -> {
                    boolean hangs =
                            position.mustClaim(); // asked once, so that it is never in there when it is looked at
                    while (hangs) {
                        Thread.onSpinWait();
                    }
                    return first(position);
                })
                .waiting(Duration.ofMillis(200))
                .stopAfterFaults(1)
                .run();
        Fault fault = onlyFault(report);

        assertThat(fault.kind()).isEqualTo(Kind.HANG);
        assertThat(fault.counterexample().position().mustClaim()).isTrue();
        assertThat(fault.toString()).contains("BotCheckTest");
    }

    @Test
    void tooFewAnswersGiveNoVerdict() {
        CheckReport report = few(() -> sleeping(position -> 20))
                .budget(Duration.ofMillis(300))
                .run();

        assertThat(report.faults()).isEmpty();
        assertThat(report.isSound()).isFalse();
        assertThat(report.isComplete()).isFalse();
        assertThat(report.summary()).containsPattern("; no verdict: compared \\d+ answers?, the minimum is 60$");
        assertThatThrownBy(report::orThrow)
                .isInstanceOf(AssertionError.class)
                .hasMessageContaining("the minimum is 60");
    }

    @Test
    void checkThatEndsEarlyReportsIt() {
        AtomicInteger answers = new AtomicInteger();
        CheckReport report = BotCheck.of(() -> sleeping(position -> answers.incrementAndGet() > 100 ? 20 : 0))
                .seed(1)
                .games(1_000_000)
                .budget(Duration.ofSeconds(1))
                .run();

        assertThat(report.isSound()).isTrue();
        assertThat(report.isComplete()).isFalse();
        assertThat(report.plannedGames()).isEqualTo(1_000_000);
        assertThat(report.summary()).endsWith("; incomplete: " + report.games() + " of 1,000,000 positions");
    }

    /** A user's bot in another process, with colour codes in its name. */
    private static final class Colorful implements Bot, RemoteProgram {
        @Override
        public Move choose(Position position) {
            throw new ProgramFailure(ProgramFailure.Kind.REFUSAL, name(), "refused choose", List.of(), List.of());
        }

        @Override
        public String name() {
            return "\u001b[31mRed\nHerring\u202e";
        }

        @Override
        public Set<Variant> variants() {
            return Set.of(Variant.STANDARD);
        }

        @Override
        public void answerTimeout(Duration time) {}

        @Override
        public void ready() {}

        @Override
        public ImmutableList<String> exchanges() {
            return ImmutableList.of();
        }

        @Override
        public void close() {}
    }

    @Test
    void nameIsReportedWithoutControlCharacters() {
        CheckReport report = few(Colorful::new).games(60).run();

        assertThat(report.name()).isEqualTo("\\u001B[31mRed\\u000AHerring\\u202E");
        assertThat(report.toString()).doesNotContain("\u001b", "\u202e", "\nHerring");
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
        check(Closing::new);

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

    /** A slow bot gives few answers until its time is up. */
    @Test
    void steadinessIsJudgedFromTheFirstAnswersOn() {
        CheckReport report = BotCheck.of(() -> position -> first(position))
                .seed(3)
                .games(20)
                .deterministic()
                .run();

        assertThat(report.testedKinds()).contains(Kind.UNSTEADY_ANSWER);
        assertThat(few(() -> position -> first(position)).run().testedKinds()).isEmpty();
    }
}
