package io.github.lyngk.testkit;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.util.concurrent.Uninterruptibles;
import io.github.lyngk.core.Bot;
import io.github.lyngk.core.Move;
import io.github.lyngk.core.Position;
import io.github.lyngk.core.RandomGames;
import io.github.lyngk.core.Variant;
import io.github.lyngk.testkit.Fault.Kind;
import java.time.Duration;
import java.util.HashSet;
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
    @Tag("not-for-mutation")
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
        assertThat(fault.toString()).contains("Seen in " + fault.games() + " positions.");
        assertThat(fault.counterexample().position().legalMoveCount()).isEqualTo(1);
    }

    private static long linesBesidesTheBoard(Fault fault) {
        return fault.toString().lines().takeWhile(line -> !line.isEmpty()).count();
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
                .contains("Not reproduced by a fresh instance.", "Games checked earlier on the same instance:");
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
    @Tag("not-for-mutation")
    void botThatIsLateNowAndThenIsLate() {
        AtomicInteger answers = new AtomicInteger();
        Bot dozing = sleeping(position -> answers.incrementAndGet() % 8 == 0 ? 60 : 0);
        Fault fault = onlyFault(few(() -> dozing)
                .limit(Duration.ofMillis(50))
                .stopAfterFaults(1)
                .run());

        assertThat(fault.kind()).isEqualTo(Kind.SLOW_ANSWER);
        assertThat(fault.message()).contains(" times in ").contains("the limit is 50 ms");
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
        assertThat(fault.message()).contains("the limit is 15 ms");
    }

    @Test
    @Tag("not-for-mutation")
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
