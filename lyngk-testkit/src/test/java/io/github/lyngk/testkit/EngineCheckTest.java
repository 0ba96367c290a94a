package io.github.lyngk.testkit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.google.common.base.Suppliers;
import io.github.lyngk.core.Game;
import io.github.lyngk.core.Move;
import io.github.lyngk.core.Player;
import io.github.lyngk.core.Position;
import io.github.lyngk.core.Rule;
import io.github.lyngk.core.Variant;
import io.github.lyngk.testkit.Fault.Kind;
import io.github.lyngk.testkit.house.ClaimByClaimEngine;
import io.github.lyngk.testkit.house.CoreEngine;
import io.github.lyngk.testkit.house.StartOnlyEngine;
import java.io.IOException;
import java.time.Duration;
import java.util.AbstractList;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Supplier;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** The check of engines as plain Java: all faults in one run, each told once, and an end to everything. */
@Tag("slow")
class EngineCheckTest {

    /** What is found in the engine with three faults, for all tests that look at it. */
    private static final Supplier<CheckReport> THREE_FAULTS = Suppliers.memoize(() -> check(ThreeFaults::new));

    private static CheckReport check(Supplier<? extends Engine<?>> engines) {
        return EngineCheck.of(engines).seed(1).budget(Duration.ofSeconds(3)).run();
    }

    /** Draws for the first player, no LYNGK moves, fives of one's own stay. */
    private static class ThreeFaults extends CoreEngine {
        @Override
        public Collection<Move> moves(Position position) {
            return position.legalMoves().stream()
                    .filter(move -> position.route(move).size() == 2)
                    .toList();
        }

        @Override
        public EngineResult result(Position position) {
            EngineResult result = super.result(position);
            return result.isDraw() ? EngineResult.won(Player.FIRST) : result;
        }

        @Override
        public Position play(Position position, Move move) {
            if (position.playerToMove() == Player.SECOND && position.fives(Player.FIRST) == 1) {
                throw new IllegalStateException("one five is enough");
            }
            return position.play(move);
        }
    }

    @Test
    void allFaultsAreFoundInOneRun() {
        CheckReport report = THREE_FAULTS.get();

        assertThat(report.faults().stream().map(Fault::kind))
                .containsExactlyInAnyOrder(Kind.MISSING_MOVE, Kind.WRONG_WINNER, Kind.EXCEPTION);
        assertThat(report.isSound()).isFalse();
        assertThat(report.faults()).allSatisfy(fault -> {
            assertThat(fault.games()).isPositive();
            assertThat(fault.counterexample().size()).isLessThan(3);
            assertThat(fault.toString().lines().count()).isLessThan(40);
        });
    }

    @Test
    void firstExceptionIsKeptWithItsTraceAndNoRuleIsBlamed() {
        Fault exception = THREE_FAULTS.get().faults().stream()
                .filter(fault -> fault.kind() == Kind.EXCEPTION)
                .findFirst()
                .orElseThrow();

        assertThat(exception.rule()).isEmpty();
        assertThat(exception.thrown().orElseThrow()).hasMessage("one five is enough");
        assertThat(exception.thrown().orElseThrow().getStackTrace()[0].getMethodName())
                .isEqualTo("play");
        assertThat(exception.toString()).contains("ThreeFaults.play(");
        assertThat(exception.counterexample().size()).isEqualTo(1);
    }

    @Test
    void checkCanStopAtItsFirstFault() {
        CheckReport report =
                EngineCheck.of(ThreeFaults::new).seed(1).stoppingAfter(1).run();

        assertThat(report.faults()).isNotEmpty();
        assertThat(report.games()).isLessThan(60);
    }

    @Test
    void knownViolationsAreToldAndDoNotCount() {
        CheckReport report = EngineCheck.of(ThreeFaults::new)
                .seed(1)
                .budget(Duration.ofSeconds(3))
                .knownViolations(Set.of(Rule.F2, Rule.G3, Rule.H6, Rule.E7))
                .run();

        assertThat(report.faults().stream().map(Fault::kind)).containsExactly(Kind.EXCEPTION);
        assertThat(report.knownViolations().stream().map(Fault::kind))
                .containsExactlyInAnyOrder(Kind.MISSING_MOVE, Kind.WRONG_WINNER);
        assertThat(report.unseenViolations()).contains(Rule.E7).doesNotContain(Rule.F2);
        assertThat(report.toString()).contains("Known: ", "Declared, but not seen: ");
    }

    @Test
    void soundEngineIsToldWithWhatWasCovered() {
        CheckReport report = EngineCheck.of(CoreEngine::new)
                .seed(1)
                .budget(Duration.ofSeconds(2))
                .variants(Set.of(Variant.SIX_STACK))
                .run();

        assertThat(report.isSound()).isTrue();
        assertThat(report.comparedPositions()).isTrue();
        assertThat(report.seed()).isEqualTo(1);
        assertThat(report.toString()).contains("0 faults in ", "seed 1");
        report.orThrow();
    }

    @Test
    void sameSeedFindsTheSame() {
        EngineCheck check = EngineCheck.of(ThreeFaults::new).seed(5).stoppingAfter(2);

        assertThat(check.run().faults().stream().map(Fault::headline).toList())
                .isEqualTo(check.run().faults().stream().map(Fault::headline).toList());
    }

    /** Remembers moves by the board alone. */
    private static class ForgetsClaims extends CoreEngine {
        private final Map<String, Collection<Move>> remembered = new HashMap<>();

        @Override
        public Collection<Move> moves(Position position) {
            return remembered.computeIfAbsent(position.stacks().toString(), board -> position.legalMoves());
        }
    }

    @Test
    void wrongMemoryIsToldApartFromWrongRules() {
        CheckReport report = check(ForgetsClaims::new);

        assertThat(report.faults()).hasSize(1);
        Fault fault = report.faults().get(0);
        assertThat(fault.kind()).isEqualTo(Kind.MISSING_MOVE);
        assertThat(fault.rule()).isEmpty();
        assertThat(fault.askedBefore()).hasSize(1);
        assertThat(fault.toString()).contains("Asked before of the same object:");
    }

    /** Fails once and never again. */
    @Test
    void faultThatDoesNotComeAgainIsToldAsSuch() {
        AtomicInteger asked = new AtomicInteger();
        CheckReport report = check(() -> new CoreEngine() {
            @Override
            public Collection<Move> moves(Position position) {
                return asked.incrementAndGet() == 500 ? List.of() : position.legalMoves();
            }
        });

        assertThat(report.faults()).hasSize(1);
        assertThat(report.toString()).contains("Not reproducible");
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
            boolean interrupted = false;
            while (true) {
                try {
                    new CountDownLatch(1).await();
                } catch (InterruptedException ignored) {
                    interrupted = !interrupted;
                }
            }
        }
    }

    @Test
    void hangIsAFindingAndTheCheckEndsAfterThree() {
        CheckReport report = EngineCheck.of(Hangs::new)
                .seed(1)
                .waiting(Duration.ofMillis(300))
                .run();

        assertThat(report.faults()).hasSize(1);
        Fault fault = report.faults().get(0);
        assertThat(fault.kind()).isEqualTo(Kind.HANG);
        assertThat(fault.sentence()).contains("moves");
        assertThat(fault.counterexample().position().fives(Player.FIRST)).isPositive();
        assertThat(fault.toString()).contains("waitForever");
        assertThat(report.brokenOff()).hasValueSatisfying(end -> assertThat(end).contains("three times"));
    }

    @Test
    void engineThatHangsIsNeverAskedAgain() {
        List<Hangs> made = new ArrayList<>();
        EngineCheck.of(new Hangs()).seed(1).waiting(Duration.ofMillis(300)).run();
        CheckReport report = EngineCheck.of(() -> {
                    Hangs engine = new Hangs();
                    made.add(engine);
                    return engine;
                })
                .seed(1)
                .waiting(Duration.ofMillis(300))
                .run();

        assertThat(made).doesNotHaveDuplicates().hasSize(3);
        assertThat(report.faults()).hasSize(1);
    }

    @Test
    void budgetEndsTheCheckInTheMiddleOfAnAnswer() {
        long start = System.nanoTime();
        CheckReport report =
                EngineCheck.of(Hangs::new).seed(1).budget(Duration.ofSeconds(1)).run();

        assertThat(Duration.ofNanos(System.nanoTime() - start)).isLessThan(Duration.ofSeconds(8));
        assertThat(report.brokenOff()).isPresent();
    }

    private static class Slow extends CoreEngine {
        @Override
        public Collection<Move> moves(Position position) {
            if (position.stacks().size() == 30) {
                pause();
            }
            return position.legalMoves();
        }

        private static void pause() {
            try {
                Thread.sleep(40);
            } catch (InterruptedException stopped) {
                Thread.currentThread().interrupt();
            }
        }
    }

    @Test
    void limitIsJudgedWhenDeclared() {
        EngineCheck check = EngineCheck.of(Slow::new).seed(1).stoppingAfter(1).budget(Duration.ofSeconds(2));

        assertThat(check.run().isSound()).isTrue();
        Fault fault = check.limit(Duration.ofMillis(20)).run().faults().get(0);
        assertThat(fault.kind()).isEqualTo(Kind.SLOW_ANSWER);
        assertThat(fault.counterexample().position().stacks()).hasSize(30);
    }

    @Test
    void illegalMovesAreTriedWhereTheyArePromisedToBeRefused() {
        class Careless extends CoreEngine {
            @Override
            public Position play(Position position, Move move) {
                return position.check(move).rule().filter(Rule.E7::equals).isPresent() ? position : position.play(move);
            }

            @Override
            public boolean refusesIllegalMoves() {
                return true;
            }
        }
        CheckReport report = check(Careless::new);

        assertThat(report.faults()).hasSize(1);
        assertThat(report.faults().get(0).headline()).startsWith("illegal move played (E7): ");
        assertThat(check(() -> new CoreEngine() {
                            @Override
                            public boolean refusesIllegalMoves() {
                                return true;
                            }
                        })
                        .isSound())
                .isTrue();
    }

    @Test
    void engineIsSetUpOnlyWithWhatItCanTake() {
        List<Position> starts = new ArrayList<>();
        class Unscored extends CoreEngine {
            @Override
            public Position setUp(Position position) {
                starts.add(position);
                return position;
            }

            @Override
            public boolean setsUpScoredFives() {
                return false;
            }
        }
        assertThat(check(Unscored::new).isSound()).isTrue();
        assertThat(starts)
                .isNotEmpty()
                .allMatch(position -> position.fives(Player.FIRST) + position.fives(Player.SECOND) == 0)
                .anyMatch(position -> position.stacks().size() < 10);
    }

    @Test
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
        EngineCheck.of(Closing::new).seed(1).stoppingAfter(1).run();

        assertThat(open).hasValue(0);
    }

    /** A regression test in two lines. */
    @Test
    void printedGameCanBeReplayed() {
        Game game = THREE_FAULTS.get().faults().get(0).counterexample();

        assertThat(EngineCheck.of(new ThreeFaults()).replay(game).isSound()).isFalse();
        EngineCheck.of(new CoreEngine()).replay(game).orThrow();
    }

    @Test
    void failureTellsHeadlinesInItsMessageAndTheRestInItsTrace() {
        CheckReport report = THREE_FAULTS.get();

        assertThatThrownBy(report::orThrow)
                .isInstanceOf(AssertionError.class)
                .hasMessageContaining("missing move (F2)")
                .hasMessageNotContaining("[Position")
                .hasRootCauseInstanceOf(IllegalStateException.class)
                .satisfies(thrown -> assertThat(thrown.toString()).contains("[Position", "c7 "));
    }

    /** In the captures game a claim does remove fives. */
    @Test
    void R4_isToldAsItIsInTheVariant() {
        CheckReport report = EngineCheck.of(() -> new CoreEngine() {
                    @Override
                    public Position play(Position position, Move move) {
                        Position right = position.play(move);
                        return move.claim()
                                        .map(color -> position.capturedBy(color).isEmpty())
                                        .orElse(true)
                                ? right
                                : Position.of(right.toSetup().toBuilder()
                                        .fives(position.playerToMove(), position.fives(position.playerToMove()))
                                        .build());
                    }
                })
                .variants(Set.of(Variant.CLAIM_CAPTURES))
                .seed(1)
                .stoppingAfter(1)
                .run();

        assertThat(report.faults().get(0).toString())
                .startsWith("wrong capture (R4)")
                .contains("a claim removes the neutral fives of its colour");
    }

    @Test
    void illegalWishesAreRefused() {
        EngineCheck check = EngineCheck.of(new CoreEngine());

        assertThatThrownBy(() -> check.budget(Duration.ZERO)).isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> check.limit(Duration.ofMillis(-1))).isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> check.stoppingAfter(0)).isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> check.variants(Set.of())).isInstanceOf(IllegalArgumentException.class);
    }

    /** Errors of the program are findings; the machine's are not. */
    @Test
    void errorsAreFindingsUnlessTheMachineIsToBlame() {
        CheckReport report = check(() -> new CoreEngine() {
            @Override
            public EngineResult result(Position position) {
                throw new ExceptionInInitializerError("no tables");
            }
        });
        assertThat(report.faults().get(0).kind()).isEqualTo(Kind.EXCEPTION);
        assertThatThrownBy(() -> check(() -> new CoreEngine() {
                    @Override
                    public EngineResult result(Position position) {
                        throw new OutOfMemoryError("really");
                    }
                }))
                .isInstanceOf(OutOfMemoryError.class);
    }

    @Test
    void nullForEveryMoveIsOneFault() {
        Fault fault = check(() -> new CoreEngine() {
                    @Override
                    public Position play(Position position, Move move) {
                        return null;
                    }
                })
                .faults()
                .get(0);

        assertThat(fault.kind()).isEqualTo(Kind.NULL_ANSWER);
        assertThat(fault.games()).isGreaterThan(1);
    }

    /** Lists that are made when they are read, and exceptions that no method declares. */
    @Test
    void whatFailsWhileItIsReadIsAFinding() {
        CheckReport report = check(() -> new CoreEngine() {
            @Override
            public Collection<Move> moves(Position position) {
                return new AbstractList<>() {
                    @Override
                    public Move get(int index) {
                        throw sneaked(new IOException("the line is dead"));
                    }

                    @Override
                    public int size() {
                        return 3;
                    }
                };
            }
        });

        assertThat(report.faults()).hasSize(1);
        assertThat(report.faults().get(0).headline()).contains("java.io.IOException: the line is dead");
    }

    @SuppressWarnings("unchecked")
    private static <T extends Throwable> RuntimeException sneaked(Throwable thrown) throws T {
        throw (T) thrown;
    }

    @Test
    void engineThatCannotBeMadeOrClosedDoesNotHoldTheCheckUp() {
        class NeverCloses extends CoreEngine implements AutoCloseable {
            @Override
            public void close() {
                Hangs.waitForever();
            }
        }
        CheckReport closing = EngineCheck.of(NeverCloses::new)
                .seed(1)
                .budget(Duration.ofSeconds(1))
                .waiting(Duration.ofMillis(200))
                .run();
        CheckReport making = EngineCheck.of(() -> {
                    Hangs.waitForever();
                    return new CoreEngine();
                })
                .budget(Duration.ofSeconds(1))
                .waiting(Duration.ofMillis(200))
                .run();

        assertThat(closing.isSound()).isTrue();
        assertThat(making.isSound()).isFalse();
    }

    @Test
    void interruptedCheckClaimsNothing() throws InterruptedException {
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

    @Test
    void gameThatCannotBeSetUpIsNotReplayed() {
        Game middle = Game.of(Position.parse("1/4/R(GK)4B/6/7/6/7/4/1 1 R:- 0:0"));

        assertThatThrownBy(() -> EngineCheck.of(new StartOnlyEngine()).replay(middle))
                .isInstanceOf(IllegalArgumentException.class);
    }

    /** Claims apart, it is never handed a move with a claim. */
    @Test
    void claimingEngineMayRefuseIllegalMovesToo() {
        class Refusing extends ClaimByClaimEngine {
            @Override
            public boolean refusesIllegalMoves() {
                return true;
            }

            @Override
            public State play(State state, Move move) {
                assertThat(move.claim()).isEmpty();
                return super.play(state, move);
            }
        }

        assertThat(check(Refusing::new).faults()).isEmpty();
    }

    /** Null among the moves of a game that the engine does not know to be over. */
    @Test
    void nullWhereThereAreNoMovesDoesNotEndTheCheck() {
        CheckReport report = check(() -> new CoreEngine() {
            @Override
            public EngineResult result(Position position) {
                return EngineResult.ongoing(position.playerToMove());
            }

            @Override
            public Collection<Move> moves(Position position) {
                return position.isOver() ? Collections.singletonList(null) : position.legalMoves();
            }
        });

        assertThat(report.faults().stream().map(Fault::kind)).contains(Kind.LATE_END);
    }
}
