package io.github.lyngk.testkit;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import io.github.lyngk.core.Move;
import io.github.lyngk.core.Player;
import io.github.lyngk.core.Position;
import io.github.lyngk.core.Problem;
import io.github.lyngk.core.Setup;
import io.github.lyngk.core.Stack;
import io.github.lyngk.core.Variant;
import io.github.lyngk.testkit.broken.BrokenEngine;
import io.github.lyngk.testkit.broken.CoreEngine;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;

/** An engine is set up only with positions of variants it declares, without any problem but missing pieces. */
@Tag("slow")
class SentPositionsTest {

    private static final int GAMES = 120;

    /** Passes all calls on and keeps the positions. */
    private static final class Recording<S> implements Engine<S> {
        private final Engine<S> engine;
        private final Set<Position> sent;

        Recording(Engine<S> engine, Set<Position> sent) {
            this.engine = engine;
            this.sent = sent;
        }

        @Override
        public S setUp(Position position) {
            sent.add(position);
            return engine.setUp(position);
        }

        @Override
        public Collection<Move> moves(S state) {
            return engine.moves(state);
        }

        @Override
        public S play(S state, Move move) {
            return engine.play(state, move);
        }

        @Override
        public EngineResult result(S state) {
            return engine.result(state);
        }

        @Override
        public Optional<Setup> setup(S state) {
            return engine.setup(state);
        }

        @Override
        public Set<Variant> variants() {
            return engine.variants();
        }

        @Override
        public boolean setsUpScoredFives() {
            return engine.setsUpScoredFives();
        }

        @Override
        public boolean statesAreImmutable() {
            return engine.statesAreImmutable();
        }
    }

    /** Declares that states are values, so that old states are asked again. */
    private static class Values extends CoreEngine {
        @Override
        public boolean statesAreImmutable() {
            return true;
        }
    }

    /** Supports one variant, and fails on positions of others. */
    private static class OneVariant extends CoreEngine {
        private final Variant variant;

        OneVariant(Variant variant) {
            this.variant = variant;
        }

        @Override
        public Position setUp(Position position) {
            if (position.variant() != variant) {
                throw new IllegalArgumentException("unsupported variant " + position.variant());
            }
            return position;
        }

        @Override
        public Set<Variant> variants() {
            return Set.of(variant);
        }
    }

    private static EngineCheck recording(Engine<?> engine, Set<Position> sent) {
        return EngineCheck.of(() -> new Recording<>(engine, sent)).seed(1).games(GAMES);
    }

    /** The positions with a problem other than missing pieces, with that problem; none should be sent. */
    private static ImmutableList<String> wrong(Collection<Position> sent) {
        return sent.stream()
                .filter(position -> pieces(position) > 43
                        || position.toSetup().problems().stream()
                                .anyMatch(problem -> problem.kind() != Problem.Kind.WRONG_TOTAL))
                .map(position -> position + ": " + position.toSetup().problems())
                .collect(ImmutableList.toImmutableList());
    }

    private static int pieces(Position position) {
        return position.stacks().values().stream().mapToInt(Stack::height).sum()
                + 5 * (position.fives(Player.FIRST) + position.fives(Player.SECOND));
    }

    @ParameterizedTest
    @EnumSource
    @Tag("not-for-mutation")
    void engineOfOneVariantThatFailsOnAnyOtherIsSound(Variant variant) {
        CheckReport report = EngineCheck.of(() -> new OneVariant(variant))
                .seed(1)
                .games(GAMES)
                .run();

        assertThat(report.faults()).isEmpty();
        assertThat(report.isSound()).isTrue();
    }

    /** After a wrong answer, other positions are tried and faults are shrunk, in the same variant. */
    @ParameterizedTest
    @EnumSource
    @Tag("not-for-mutation")
    void wrongEngineOfOneVariantIsAskedAboutNoOther(Variant variant) {
        CheckReport report = EngineCheck.of(() -> new OneVariant(variant) {
                    @Override
                    public Collection<Move> moves(Position position) {
                        ImmutableList<Move> moves = position.legalMoves();
                        return moves.subList(0, moves.size() / 2);
                    }

                    @Override
                    public EngineResult result(Position position) {
                        EngineResult right = super.result(position);
                        return right.isOver() ? EngineResult.draw() : right;
                    }
                })
                .seed(1)
                .games(40)
                .run();

        assertThat(report.faults())
                .isNotEmpty()
                .allSatisfy(fault ->
                        assertThat(fault.counterexample().start().variant()).isEqualTo(variant))
                .noneMatch(fault -> fault.kind() == Fault.Kind.EXCEPTION);
    }

    @Test
    void onlyVariantsThatAreBothDeclaredAndSelectedAreSent() {
        Set<Position> sent = new LinkedHashSet<>();
        Engine<Position> twoVariants = new Values() {
            @Override
            public Set<Variant> variants() {
                return Set.of(Variant.STANDARD, Variant.SIX_STACK);
            }
        };
        recording(twoVariants, sent)
                .variants(Set.of(Variant.SIX_STACK, Variant.CLAIM_CAPTURES))
                .games(100)
                .run();

        assertThat(sent).isNotEmpty().allMatch(position -> position.variant() == Variant.SIX_STACK);
    }

    private static Set<Position> sentToAnEngineOf(Set<Variant> variants) {
        Set<Position> sent = new LinkedHashSet<>();
        Engine<Position> declaring = new Values() {
            @Override
            public Set<Variant> variants() {
                return variants;
            }
        };
        recording(declaring, sent).run();
        return sent;
    }

    @Test
    @Tag("not-for-mutation")
    void orderOfTheDeclaredVariantsDoesNotMatter() {
        assertThat(sentToAnEngineOf(ImmutableSet.of(Variant.STANDARD, Variant.SIX_STACK)))
                .isEqualTo(sentToAnEngineOf(ImmutableSet.of(Variant.SIX_STACK, Variant.STANDARD)));
    }

    @Test
    @Tag("not-for-mutation")
    void positionsLackPiecesAtMost() {
        Set<Position> sent = new LinkedHashSet<>();
        CheckReport report = recording(new Values(), sent).run();

        assertThat(report.isSound()).isTrue();
        assertThat(sent.size()).isGreaterThan(GAMES / 2);
        assertThat(wrong(sent)).isEmpty();
        assertThat(ImmutableSet.copyOf(sent.stream().map(Position::variant).toList()))
                .containsExactlyInAnyOrder(Variant.values());
    }

    static ImmutableList<BrokenEngine> everySixtieth() {
        return PowerTest.every(60, BrokenEngine.all()).stream()
                .filter(engine -> !engine.claimsApart())
                .collect(ImmutableList.toImmutableList());
    }

    /** Including positions set up after a wrong answer and while faults are shrunk. */
    @ParameterizedTest
    @MethodSource("everySixtieth")
    @Tag("not-for-mutation")
    void positionsLackPiecesAtMostThoughTheEngineIsWrong(BrokenEngine broken) {
        Set<Position> sent = new LinkedHashSet<>();
        CheckReport report = recording(broken.engine(), sent).games(100).run();

        assertThat(sent).isNotEmpty();
        assertThat(wrong(sent)).isEmpty();
        assertThat(wrong(report.faults().stream()
                        .map(fault -> fault.counterexample().start())
                        .toList()))
                .isEmpty();
    }

    @Test
    @Tag("not-for-mutation")
    void engineIsSetUpOnlyWithWhatItSupports() {
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
        CheckReport report = EngineCheck.of(Unscored::new).seed(1).games(GAMES).run();

        assertThat(report.isSound()).isTrue();
        assertThat(starts)
                .isNotEmpty()
                .allMatch(position -> position.fives(Player.FIRST) + position.fives(Player.SECOND) == 0)
                .anyMatch(position -> position.stacks().size() < 10);
    }
}
