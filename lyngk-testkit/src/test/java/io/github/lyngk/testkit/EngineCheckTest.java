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
import io.github.lyngk.testkit.broken.BrokenEngine;
import io.github.lyngk.testkit.broken.ClaimByClaimEngine;
import io.github.lyngk.testkit.broken.CoreEngine;
import java.io.IOException;
import java.util.AbstractList;
import java.util.Collection;
import java.util.Collections;
import java.util.List;
import java.util.Set;
import java.util.function.Supplier;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** The findings and the report of a check of an engine: all faults in one run, each once. */
@Tag("slow")
class EngineCheckTest {

    /** The report on the engine with three faults, for all tests that look at it. */
    private static final Supplier<CheckReport> THREE_FAULTS =
            Suppliers.memoize(() -> check(ThreeFaults::new).run());

    private static EngineCheck check(Supplier<? extends Engine<?>> engines) {
        return EngineCheck.of(engines).seed(1).games(300);
    }

    /** In the standard game: no LYNGK moves, draws go to the first player, and an exception after a five. */
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

        @Override
        public Set<Variant> variants() {
            return Set.of(Variant.STANDARD);
        }
    }

    private static Fault theOnly(Kind kind, CheckReport report) {
        List<Fault> faults =
                report.faults().stream().filter(fault -> fault.kind() == kind).toList();
        assertThat(faults).hasSize(1);
        return faults.get(0);
    }

    @Test
    void allFaultsAreFoundInOneRun() {
        CheckReport report = THREE_FAULTS.get();

        assertThat(report.isSound()).isFalse();
        assertThat(report.faults().stream().map(Fault::kind))
                .containsExactlyInAnyOrder(Kind.MISSING_MOVE, Kind.WRONG_WINNER, Kind.EXCEPTION);
        assertThat(theOnly(Kind.MISSING_MOVE, report).rule()).contains(Rule.F2);
        assertThat(theOnly(Kind.WRONG_WINNER, report).rule()).contains(Rule.G3);
        assertThat(report.faults())
                .allMatch(fault -> fault.counterexample().size() < 3)
                .allMatch(fault -> fault.games() > 0)
                .noneMatch(Fault::isNotReproduced);
    }

    @Test
    void faultsOfMostGamesComeFirst() {
        assertThat(THREE_FAULTS.get().faults().stream().map(fault -> -fault.games()))
                .isSorted();
    }

    @Test
    void firstExceptionIsKeptWithItsTraceAndNoRuleIsNamed() {
        Fault exception = theOnly(Kind.EXCEPTION, THREE_FAULTS.get());

        assertThat(exception.rule()).isEmpty();
        assertThat(exception.exception().orElseThrow()).hasMessage("one five is enough");
        assertThat(exception.exception().orElseThrow().getStackTrace()[0].getMethodName())
                .isEqualTo("play");
        assertThat(exception.toString()).contains("ThreeFaults.play(");
        assertThat(exception.counterexample().size()).isEqualTo(1);
    }

    /** The lines of an entry above its board. */
    private static List<String> linesAboveTheBoard(Fault fault) {
        String text = fault.toString();
        assertThat(text.substring(text.indexOf("\n\n"))).contains("c7 ", "i1 ", "e1 ");
        return text.substring(0, text.indexOf("\n\n")).lines().toList();
    }

    @Test
    @Tag("not-for-mutation")
    void entryHasAtMostFifteenLinesAndTheBoard() {
        assertThat(THREE_FAULTS.get().faults())
                .allSatisfy(fault -> assertThat(linesAboveTheBoard(fault)).hasSizeLessThanOrEqualTo(15));
    }

    @Test
    void exceptionWithManyLinesAndFramesHasAShortEntry() {
        Fault fault = check(() -> new CoreEngine() {
                    @Override
                    public Collection<Move> moves(Position position) {
                        return deep(position, 50);
                    }

                    private Collection<Move> deep(Position position, int frames) {
                        if (frames == 0) {
                            throw new IllegalStateException("a line\n".repeat(40));
                        }
                        return deep(position, frames - 1);
                    }
                })
                .games(30)
                .run()
                .faults()
                .get(0);

        assertThat(fault.kind()).isEqualTo(Kind.EXCEPTION);
        assertThat(fault.summary()).hasLineCount(1);
        assertThat(linesAboveTheBoard(fault)).hasSizeLessThanOrEqualTo(15);
    }

    @Test
    @Tag("not-for-mutation")
    void playOfAnEntryCanBeParsed() {
        assertThat(THREE_FAULTS.get().faults()).allSatisfy(fault -> {
            List<String> lines = linesAboveTheBoard(fault);
            Game parsed = Game.parse(lines.get(lines.size() - 1).strip());

            assertThat(parsed).isEqualTo(fault.counterexample());
            assertThat(lines.get(lines.size() - 2)).startsWith("Shortest play found (");
        });
    }

    @Test
    void failureHasHeadlinesInItsMessageAndTheRestInItsTrace() {
        assertThatThrownBy(THREE_FAULTS.get()::orThrow)
                .isInstanceOf(AssertionError.class)
                .hasMessageContaining("missing move (F2)")
                .hasMessageNotContaining("c7 ")
                .hasRootCauseInstanceOf(IllegalStateException.class)
                .satisfies(thrown -> assertThat(thrown.toString()).contains("Shortest play found", "c7 "));
    }

    @Test
    @Tag("not-for-mutation")
    void knownViolationsAreReportedAndDoNotCount() {
        CheckReport report = check(ThreeFaults::new)
                .games(80)
                .knownViolations(Set.of(Rule.F2, Rule.G3, Rule.E7))
                .run();

        assertThat(report.faults().stream().map(Fault::kind)).containsExactly(Kind.EXCEPTION);
        assertThat(report.isSound()).isFalse();
        assertThat(report.knownViolations().stream().map(Fault::kind))
                .containsExactlyInAnyOrder(Kind.MISSING_MOVE, Kind.WRONG_WINNER);
        assertThat(report.toString()).contains("Known: ", "Known, but not seen: E7");
    }

    @Test
    @Tag("not-for-mutation")
    void kindsWithoutARuleCanBeKnownToo() {
        CheckReport report = check(ThreeFaults::new)
                .games(80)
                .knownViolations(Set.of(Rule.F2, Rule.G3))
                .knownKinds(Set.of(Kind.EXCEPTION))
                .run();

        assertThat(report.isSound()).isTrue();
        assertThat(report.knownViolations()).hasSize(3);
        report.orThrow();
    }

    /** Without the rule, the engine also ends games too early and passes turns wrongly, which is not reported. */
    @Test
    @Tag("not-for-mutation")
    void F2_whatFollowsFromAKnownViolationDoesNotCount() {
        BrokenEngine broken = BrokenEngine.named("knows no LYNGK rule");
        CheckReport report =
                check(broken::engine).games(80).knownViolations(Set.of(Rule.F2)).run();

        assertThat(report.faults()).isEmpty();
        assertThat(report.isSound()).isTrue();
    }

    @Test
    @Tag("not-for-mutation")
    void soundEngineIsReportedWithWhatWasCompared() {
        CheckReport report =
                check(CoreEngine::new).variants(Set.of(Variant.SIX_STACK)).run();

        assertThat(report.isSound()).isTrue();
        assertThat(report.isComplete()).isTrue();
        assertThat(report.testedKinds()).contains(Fault.Kind.WRONG_BOARD);
        assertThat(report.testedKinds()).doesNotContain(Fault.Kind.ILLEGAL_MOVE_PLAYED);
        assertThat(report.games()).isEqualTo(300);
        assertThat(report.plannedGames()).isEqualTo(300);
        assertThat(report.toString()).matches("CoreEngine: 0 faults in 300 games, [1-9],\\d{3} answers; seed 1");
        report.orThrow();
    }

    @Test
    void illegalMovesArePlayedWhereTheEnginePromisesToRefuseThem() {
        class Refusing extends CoreEngine {
            @Override
            public boolean refusesIllegalMoves() {
                return true;
            }
        }
        class Careless extends Refusing {
            @Override
            public Position play(Position position, Move move) {
                return position.check(move).rule().filter(Rule.E7::equals).isPresent() ? position : position.play(move);
            }
        }
        CheckReport careless = check(Careless::new).run();
        CheckReport refusing = check(Refusing::new).run();

        assertThat(careless.faults()).hasSize(1);
        assertThat(careless.faults().get(0).summary()).startsWith("illegal move played (E7): ");
        assertThat(refusing.isSound()).isTrue();
        assertThat(refusing.testedKinds()).contains(Fault.Kind.ILLEGAL_MOVE_PLAYED);
    }

    /** Its moves have no claim, not even the illegal ones. */
    @Test
    @Tag("not-for-mutation")
    void engineWithSeparateClaimsMayRefuseIllegalMovesToo() {
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

        CheckReport report = check(Refusing::new).run();

        assertThat(report.faults()).isEmpty();
        assertThat(report.testedKinds()).contains(Fault.Kind.ILLEGAL_MOVE_PLAYED);
    }

    /** In the captures game a claim does remove fives. */
    @Test
    void R4_isSummarisedAsItIsInTheVariant() {
        CheckReport report = check(() -> new CoreEngine() {
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
                .stopAfterFaults(1)
                .run();

        assertThat(report.faults().get(0).toString())
                .startsWith("wrong capture (R4)")
                .contains("a claim removes the neutral fives of its colour");
    }

    @Test
    void errorsOfTheEngineAreFaults() {
        CheckReport report = check(() -> new CoreEngine() {
                    @Override
                    public EngineResult result(Position position) {
                        throw new ExceptionInInitializerError("no tables");
                    }
                })
                .games(60)
                .run();

        assertThat(report.faults().stream().map(Fault::kind)).containsExactly(Kind.EXCEPTION);
    }

    @Test
    void errorsOfTheMachineEndTheCheck() {
        EngineCheck check = check(() -> new CoreEngine() {
            @Override
            public EngineResult result(Position position) {
                throw new OutOfMemoryError("really");
            }
        });

        assertThatThrownBy(check::run).isInstanceOf(OutOfMemoryError.class);
    }

    @Test
    void nullForEveryMoveIsOneFault() {
        CheckReport report = check(() -> new CoreEngine() {
                    @Override
                    public Position play(Position position, Move move) {
                        return null;
                    }
                })
                .games(60)
                .run();

        assertThat(report.faults().stream().map(Fault::kind)).containsExactly(Kind.NULL_ANSWER);
        assertThat(report.faults().get(0).games()).isGreaterThan(1);
    }

    /** Lazy lists, and undeclared checked exceptions. */
    @Test
    void failureWhileAListIsReadIsAFault() {
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
                })
                .games(60)
                .run();

        assertThat(report.faults()).hasSize(1);
        assertThat(report.faults().get(0).summary()).contains("java.io.IOException: the line is dead");
    }

    @SuppressWarnings("unchecked")
    private static <T extends Throwable> RuntimeException sneaked(Throwable thrown) throws T {
        throw (T) thrown;
    }

    /** A late end and null among the moves of a game that is over: the check goes on to the end. */
    @Test
    @Tag("not-for-mutation")
    void nullInFinishedGamesDoesNotHideOtherFaults() {
        CheckReport report = check(() -> new CoreEngine() {
                    @Override
                    public Collection<Move> moves(Position position) {
                        return position.isOver()
                                ? Collections.singletonList(null)
                                : position.legalMoves().stream()
                                        .filter(move -> position.route(move).size() == 2)
                                        .toList();
                    }
                })
                .games(100)
                .run();

        assertThat(report.games()).isEqualTo(100);
        assertThat(report.faults().stream().map(Fault::kind))
                .containsExactlyInAnyOrder(Kind.MISSING_MOVE, Kind.NULL_ANSWER);
    }
}
