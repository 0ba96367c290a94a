package io.github.lyngk.testkit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.google.common.base.Suppliers;
import com.google.common.util.concurrent.Uninterruptibles;
import io.github.lyngk.core.Game;
import io.github.lyngk.core.Move;
import io.github.lyngk.core.Player;
import io.github.lyngk.core.Position;
import io.github.lyngk.core.Variant;
import io.github.lyngk.testkit.Fault.Kind;
import io.github.lyngk.testkit.broken.CoreEngine;
import io.github.lyngk.testkit.broken.StartOnlyEngine;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Supplier;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** How a check of an engine runs: counted work, equal reports, hangs, limits, interrupts, closing and replay. */
@Tag("slow")
class EngineCheckRunTest {

    private static final Duration TIMEOUT = Duration.ofMillis(100);

    private static EngineCheck check(Supplier<? extends Engine<?>> engines) {
        return EngineCheck.of(engines).seed(1).games(80);
    }

    /** Faults of many kinds: rules, an exception, and a cache. */
    private static class ManyFaults extends CoreEngine {
        private final Map<String, Collection<Move>> remembered = new HashMap<>();

        @Override
        public Collection<Move> moves(Position position) {
            return remembered.computeIfAbsent(
                    position.stacks().toString(),
                    board -> position.legalMoves().stream()
                            .filter(move -> position.route(move).size() == 2)
                            .toList());
        }

        @Override
        public EngineResult result(Position position) {
            EngineResult result = super.result(position);
            return result.isDraw() ? EngineResult.won(Player.FIRST) : result;
        }

        @Override
        public Position play(Position position, Move move) {
            if (position.stacks().size() > 41) {
                throw new IllegalStateException("the board is full");
            }
            return position.play(move);
        }
    }

    private static final Supplier<CheckReport> MANY_FAULTS =
            Suppliers.memoize(() -> check(ManyFaults::new).run());

    @Test
    @Tag("not-for-mutation")
    void sameSeedAndGamesGiveTheSameReportOnABusyMachineToo() {
        String report = MANY_FAULTS.get().toString();
        assertThat(report).contains("missing move (F2)", "exception", "wrong winner");
        assertThat(MANY_FAULTS.get().faults())
                .anyMatch(fault -> !fault.remarks().isEmpty());
        AtomicBoolean done = new AtomicBoolean();
        List<Thread> busy = Stream.generate(() -> new Thread(() -> spinUntil(done)))
                .limit(2)
                .toList();
        busy.forEach(Thread::start);
        try {
            assertThat(check(ManyFaults::new).run()).hasToString(report);
        } finally {
            done.set(true);
        }
    }

    @Test
    void otherSeedsDrawOtherGames() {
        EngineCheck check = EngineCheck.of(CoreEngine::new).games(20);

        assertThat(check.seed(2).run().answers())
                .isNotEqualTo(check.seed(1).run().answers());
    }

    private static void spinUntil(AtomicBoolean done) {
        while (!done.get()) {
            Thread.onSpinWait();
        }
    }

    @Test
    void checkCanStopAtItsFirstFault() {
        CheckReport report = check(ManyFaults::new).stopAfterFaults(1).run();

        assertThat(report.faults()).isNotEmpty();
        assertThat(report.games()).isLessThan(60);
        assertThat(report.isComplete()).isTrue();
    }

    @Test
    @Tag("not-for-mutation")
    void checkThatRanOutOfTimeIsIncomplete() {
        AtomicInteger asked = new AtomicInteger();
        CheckReport report = EngineCheck.of(() -> new CoreEngine() {
                    @Override
                    public EngineResult result(Position position) {
                        if (asked.incrementAndGet() > 100) {
                            Uninterruptibles.sleepUninterruptibly(Duration.ofMillis(20));
                        }
                        return super.result(position);
                    }
                })
                .seed(1)
                .budget(Duration.ofMillis(900))
                .run();

        assertThat(report.isComplete()).isFalse();
        assertThat(report.isSound()).isTrue();
        assertThat(report.games()).isBetween(1, 1_999);
        assertThat(report.summary()).contains("; incomplete: " + report.games() + " of 2,000 games");
    }

    @Test
    @Tag("not-for-mutation")
    void progressIsReported() {
        List<String> lines = new ArrayList<>();
        check(() -> new CoreEngine() {
                    private boolean started;

                    @Override
                    public Position setUp(Position position) {
                        if (!started) {
                            started = true;
                            Uninterruptibles.sleepUninterruptibly(Duration.ofMillis(600));
                        }
                        return position;
                    }
                })
                .games(20)
                .onProgress(lines::add)
                .run();

        assertThat(lines).isNotEmpty().allMatch(line -> line.matches("\\d+ s: \\d+ of 20 games, \\d+ answers, .+"));
    }

    /** Waits for something that never comes. */
    private static class Hangs extends CoreEngine {
        @Override
        public Collection<Move> moves(Position position) {
            if (position.fives(Player.FIRST) > 0) {
                waitForever();
            }
            return position.legalMoves();
        }

        private static void waitForever() {
            Uninterruptibles.awaitUninterruptibly(new CountDownLatch(1));
        }
    }

    private static final List<Hangs> HANGING = new ArrayList<>();

    private static final Supplier<CheckReport> HANG = Suppliers.memoize(() -> check(() -> {
                Hangs engine = new Hangs();
                HANGING.add(engine);
                return engine;
            })
            .waiting(TIMEOUT)
            .run());

    @Test
    @Tag("not-for-mutation")
    void hangIsAFaultAndTheCheckEndsAfterThree() {
        CheckReport report = HANG.get();

        assertThat(report.faults()).hasSize(1);
        Fault fault = report.faults().get(0);
        assertThat(fault.kind()).isEqualTo(Kind.HANG);
        assertThat(fault.message()).contains("moves");
        assertThat(fault.games()).isEqualTo(3);
        assertThat(fault.counterexample().position().fives(Player.FIRST)).isPositive();
        assertThat(fault.toString()).contains("waitForever");
        assertThat(report.noVerdict()).hasValueSatisfying(end -> assertThat(end).contains("three times"));
    }

    @Test
    @Tag("not-for-mutation")
    void engineThatHangsIsNeverAskedAgain() {
        HANG.get();

        assertThat(HANGING).doesNotHaveDuplicates().hasSize(3);
    }

    @Test
    @Tag("not-for-mutation")
    void singleEngineThatHangsEndsTheCheck() {
        CheckReport report =
                EngineCheck.of(new Hangs()).seed(1).waiting(TIMEOUT).run();

        assertThat(report.faults().stream().map(Fault::kind)).containsExactly(Kind.HANG);
        assertThat(report.faults().get(0).games()).isEqualTo(1);
        assertThat(report.noVerdict()).hasValueSatisfying(end -> assertThat(end).contains("no other instance"));
    }

    @Test
    @Tag("not-for-mutation")
    void timeEndsTheCheckInTheMiddleOfAnAnswer() {
        CheckReport report = check(Hangs::new).budget(Duration.ofMillis(500)).run();

        assertThat(report.isSound()).isFalse();
        assertThat(report.isComplete()).isFalse();
        assertThat(report.noVerdict()).isPresent();
    }

    private static class Slow extends CoreEngine {
        @Override
        public Collection<Move> moves(Position position) {
            if (position.stacks().size() == 30) {
                Uninterruptibles.sleepUninterruptibly(Duration.ofMillis(80));
            }
            return position.legalMoves();
        }
    }

    @Test
    @Tag("not-for-mutation")
    void limitIsJudgedWhenDeclared() {
        EngineCheck check = check(Slow::new).games(20).stopAfterFaults(1);

        assertThat(check.run().isSound()).isTrue();
        Fault fault = check.limit(Duration.ofMillis(50)).run().faults().get(0);
        assertThat(fault.kind()).isEqualTo(Kind.SLOW_ANSWER);
        assertThat(fault.counterexample().position().stacks()).hasSize(30);
    }

    @Test
    @Tag("not-for-mutation")
    void engineThatCanBeClosedIsClosed() {
        AtomicInteger open = new AtomicInteger();
        class Closing extends CoreEngine implements AutoCloseable {
            Closing() {
                open.incrementAndGet();
            }

            @Override
            public Collection<Move> moves(Position position) {
                return position.legalMoves().subList(0, position.legalMoveCount() / 2);
            }

            @Override
            public void close() {
                open.decrementAndGet();
            }
        }
        check(Closing::new).stopAfterFaults(1).run();

        assertThat(open).hasValue(0);
    }

    @Test
    @Tag("not-for-mutation")
    void engineThatCannotBeClosedDoesNotHoldTheCheckUp() {
        class NeverCloses extends CoreEngine implements AutoCloseable {
            @Override
            public void close() {
                Hangs.waitForever();
            }
        }

        assertThat(check(NeverCloses::new).games(30).waiting(TIMEOUT).run().isSound())
                .isTrue();
    }

    @Test
    @Tag("not-for-mutation")
    void engineThatCannotBeMadeEndsTheCheck() {
        CheckReport hanging = check(() -> {
                    Hangs.waitForever();
                    return new CoreEngine();
                })
                .waiting(TIMEOUT)
                .run();
        EngineCheck throwing = check(() -> {
            throw new IllegalStateException("no engine");
        });

        assertThat(hanging.isSound()).isFalse();
        assertThat(hanging.noVerdict()).contains("constructor did not return");
        assertThatThrownBy(throwing::run)
                .isInstanceOf(IllegalStateException.class)
                .hasMessage("no engine");
    }

    @Test
    void interruptedCheckHasNoVerdict() throws InterruptedException {
        AtomicReference<CheckReport> report = new AtomicReference<>();
        Thread thread = new Thread(
                () -> report.set(EngineCheck.of(CoreEngine::new).seed(1).run()));
        thread.start();
        thread.interrupt();
        thread.join();

        assertThat(report.get().isSound()).isFalse();
        assertThat(report.get().toString()).contains("interrupted");
        assertThatThrownBy(report.get()::orThrow).isInstanceOf(AssertionError.class);
    }

    /** A regression test in two lines. */
    @Test
    @Tag("not-for-mutation")
    void printedGameCanBeReplayed() {
        for (Fault fault : MANY_FAULTS.get().faults()) {
            Game game = Game.parse(fault.counterexample().toString());

            assertThat(EngineCheck.of(new ManyFaults()).replay(game).isSound())
                    .as(fault.summary())
                    .isEqualTo(fault.isNotReproduced());
            EngineCheck.of(new CoreEngine()).replay(game).orThrow();
        }
    }

    @Test
    void replayNeedsNoMinimumOfAnswers() {
        CheckReport report =
                EngineCheck.of(new CoreEngine()).replay(Game.parse("1/4/R(GK)4B/6/7/6/7/4/1 1 R:- 0:0 c1-c2"));

        assertThat(report.answers()).isLessThan(60);
        assertThat(report.isSound()).isTrue();
    }

    @Test
    void gameThatCannotBeSetUpIsNotReplayed() {
        Game middle = Game.of(Position.parse("1/4/R(GK)4B/6/7/6/7/4/1 1 R:- 0:0"));

        assertThatThrownBy(() -> EngineCheck.of(new StartOnlyEngine()).replay(middle))
                .isInstanceOf(IllegalArgumentException.class);
    }

    @Test
    void invalidSettingsAreRefused() {
        EngineCheck check = EngineCheck.of(new CoreEngine());

        assertThatThrownBy(() -> check.games(0)).isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> check.budget(Duration.ZERO)).isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> check.limit(Duration.ofMillis(-1))).isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> check.stopAfterFaults(0)).isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> check.variants(Set.of())).isInstanceOf(IllegalArgumentException.class);
    }

    @Test
    void checkOfVariantsThatTheEngineDoesNotDeclareFails() {
        EngineCheck check = EngineCheck.of(new StartOnlyEngine()).variants(Set.of(Variant.SIX_STACK));

        assertThatThrownBy(check::run)
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("declares variants=");
    }
}
