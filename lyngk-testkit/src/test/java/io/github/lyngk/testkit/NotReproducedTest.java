package io.github.lyngk.testkit;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import io.github.lyngk.core.Move;
import io.github.lyngk.core.Position;
import io.github.lyngk.core.Rule;
import io.github.lyngk.testkit.Fault.Kind;
import io.github.lyngk.testkit.broken.BrokenEngine;
import io.github.lyngk.testkit.broken.CoreEngine;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Supplier;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** A fault is "not reproduced by a fresh instance" only if a fresh instance, asked the same, answered correctly. */
@Tag("slow")
class NotReproducedTest {

    private static EngineCheck check(Supplier<? extends Engine<?>> engines) {
        return EngineCheck.of(engines).seed(1).games(150);
    }

    static ImmutableList<BrokenEngine> everyFiftieth() {
        return PowerTest.every(50, BrokenEngine.all());
    }

    @ParameterizedTest
    @MethodSource("everyFiftieth")
    @Tag("not-for-mutation")
    void wrongEngineWithoutMemoryIsAlwaysReproduced(BrokenEngine broken) {
        CheckReport report = check(broken::engine).games(100).run();

        assertThat(report.faults())
                .noneMatch(Fault::isNotReproduced)
                .allMatch(fault -> fault.askedBefore().isEmpty());
    }

    /** Remembers moves by the board alone. */
    private static class Caching extends CoreEngine {
        private final Map<String, Collection<Move>> remembered;

        Caching(Map<String, Collection<Move>> remembered) {
            this.remembered = remembered;
        }

        @Override
        public Collection<Move> moves(Position position) {
            return remembered.computeIfAbsent(position.stacks().toString(), board -> position.legalMoves());
        }
    }

    /** One fault, however often it is wrong: naming a rule would be a guess. */
    @Test
    @Tag("not-for-mutation")
    void cacheOfOneInstanceIsNotReproducedByAFreshOne() {
        CheckReport report =
                check(() -> new Caching(new HashMap<>())).games(300).run();

        assertThat(report.faults()).hasSize(1);
        Fault fault = report.faults().get(0);
        assertThat(fault.isNotReproduced()).isTrue();
        assertThat(fault.rule()).isEmpty();
        assertThat(fault.kind()).isIn(Kind.MISSING_MOVE, Kind.EXTRA_MOVE);
        assertThat(fault.askedBefore()).hasSize(1);
        assertThat(fault.toString()).contains(Fault.NOT_REPRODUCED, "Games checked earlier on the same instance:");
    }

    /** Remembers results by the board alone, so that it names wrong players, winners and ends. */
    @ParameterizedTest
    @ValueSource(longs = {1, 3})
    @Tag("not-for-mutation")
    void kindOfAFaultFitsItsSentence(long seed) {
        CheckReport report = check(() -> new CoreEngine() {
                    private final Map<String, EngineResult> remembered = new HashMap<>();

                    @Override
                    public EngineResult result(Position position) {
                        return remembered.computeIfAbsent(
                                position.stacks().toString(), board -> EngineResult.of(position));
                    }
                })
                .seed(seed)
                .games(250)
                .run();

        assertThat(report.faults()).isNotEmpty().allSatisfy(fault -> {
            boolean over = !fault.message().contains("the engine says ongoing");
            boolean isOver = !fault.message().contains("core says ongoing");
            Kind ended = isOver ? Kind.WRONG_WINNER : Kind.EARLY_END;
            Kind goingOn = isOver ? Kind.LATE_END : Kind.WRONG_SIDE_TO_MOVE;
            assertThat(fault.kind()).as(fault.summary()).isEqualTo(over ? ended : goingOn);
        });
    }

    /** A fresh instance that shares the cache is wrong too. */
    @Test
    @Tag("not-for-mutation")
    void cacheOfAllInstancesIsReproducedByAFreshOne() {
        Map<String, Collection<Move>> shared = new HashMap<>();
        CheckReport report = check(() -> new Caching(shared)).run();

        assertThat(report.faults()).isNotEmpty().noneMatch(Fault::isNotReproduced);
    }

    @Test
    void wrongAnswerThatNeverComesAgainIsNotReproduced() {
        AtomicInteger asked = new AtomicInteger();
        CheckReport report = check(() -> new CoreEngine() {
                    @Override
                    public Collection<Move> moves(Position position) {
                        return asked.incrementAndGet() == 500 ? ImmutableList.of() : position.legalMoves();
                    }
                })
                .run();

        assertThat(report.faults()).hasSize(1);
        assertThat(report.faults().get(0).rule()).isEmpty();
        assertThat(report.faults().get(0).remarks()).containsExactly(Fault.NOT_REPRODUCED);
    }

    /** A fresh instance misses the LYNGK moves too: it did not answer correctly, and gave another answer. */
    @Test
    @Tag("not-for-mutation")
    void F2_cacheOfAnEngineThatBreaksARuleIsNoOtherRule() {
        CheckReport report = check(() -> new Caching(new HashMap<>()) {
                    @Override
                    public Collection<Move> moves(Position position) {
                        return super.moves(position).stream()
                                .filter(move -> !position.isLegal(move)
                                        || position.route(move).size() == 2)
                                .toList();
                    }
                })
                .run();

        assertThat(report.faults().stream().flatMap(fault -> fault.rule().stream()))
                .containsOnly(Rule.F2);
        assertThat(report.faults().stream().flatMap(fault -> fault.remarks().stream()))
                .isNotEmpty()
                .isSubsetOf(Fault.NOT_REPRODUCED, "Wrong in another way when asked the same again.");
    }

    /** The fresh instance lacks another move: it did not answer correctly. */
    @Test
    void freshInstanceThatIsWrongInAnotherWayDidNotAnswerCorrectly() {
        AtomicInteger made = new AtomicInteger();
        CheckReport report = check(() -> new CoreEngine() {
                    private final SplittableRandom random = new SplittableRandom(made.incrementAndGet());

                    @Override
                    public Collection<Move> moves(Position position) {
                        List<Move> moves = new ArrayList<>(position.legalMoves());
                        if (!moves.isEmpty()) {
                            moves.remove(random.nextInt(moves.size()));
                        }
                        return moves;
                    }
                })
                .games(20)
                .run();

        assertThat(report.faults()).isNotEmpty().noneMatch(Fault::isNotReproduced);
    }
}
