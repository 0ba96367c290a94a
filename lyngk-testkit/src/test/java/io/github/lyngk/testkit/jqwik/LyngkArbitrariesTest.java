package io.github.lyngk.testkit.jqwik;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatNullPointerException;

import io.github.lyngk.core.Move;
import io.github.lyngk.core.Point;
import io.github.lyngk.core.Position;
import io.github.lyngk.core.Problem;
import io.github.lyngk.core.Setup;
import io.github.lyngk.core.Variant;
import io.github.lyngk.core.Violation;
import io.github.lyngk.notation.GameEvent;
import java.util.EnumSet;
import java.util.Random;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Example;
import net.jqwik.api.RandomGenerator;

/** What the facade hands out, seen by drawing from it with a fixed seed. */
class LyngkArbitrariesTest {
    private static final long SEED = 11;

    private static <T> Stream<T> draw(Arbitrary<T> arbitrary, int count) {
        RandomGenerator<T> generator = arbitrary.generator(1000);
        Random random = new Random(SEED);
        return Stream.generate(() -> generator.next(random).value()).limit(count);
    }

    @Example
    void pointsAreAllDrawn() {
        assertThat(draw(LyngkArbitraries.points(), 1000).collect(Collectors.toSet()))
                .hasSize(Point.COUNT);
    }

    @Example
    void movesNeedNotBeLegal() {
        assertThat(draw(LyngkArbitraries.moves(), 1000).map(Move::claim).distinct())
                .hasSize(6);
    }

    @Example
    void E5_stacksKeepTheRules() {
        assertThat(draw(LyngkArbitraries.stacks(), 2000)).allSatisfy(stack -> {
            assertThat(stack.height()).isBetween(1, 6);
            assertThat(stack.colors()).hasSize(stack.height() - stack.jokers());
            assertThat(stack.height() == 1 || stack.top().color().isPresent()).isTrue();
        });
        assertThat(draw(LyngkArbitraries.stacks(), 2000)
                        .map(stack -> stack.height())
                        .distinct())
                .hasSize(6);
    }

    @Example
    void initialPositionsHaveNoMoveBehindThem() {
        assertThat(draw(LyngkArbitraries.initialPositions(), 50))
                .allMatch(position -> position.stacks().size() == 43);
    }

    @Example
    void positionsReachFromStartToEnd() {
        Set<Integer> stacks = draw(LyngkArbitraries.positions(), 1000)
                .map(position -> position.stacks().size())
                .collect(Collectors.toSet());
        assertThat(stacks).contains(43, 42, 30, 20, 12);
        assertThat(draw(LyngkArbitraries.positions(), 200)).anyMatch(Position::isOver);
    }

    @Example
    void legalMovesAreLegal() {
        Position position =
                draw(LyngkArbitraries.positions().ongoing(), 1).findFirst().orElseThrow();
        assertThat(draw(LyngkArbitraries.legalMoves(position), 200)).allMatch(position::isLegal);
    }

    @Example
    void G1_aFinishedPositionHasNoLegalMovesToDraw() {
        Position over =
                draw(LyngkArbitraries.positions().finished(), 1).findFirst().orElseThrow();
        assertThatIllegalArgumentException()
                .isThrownBy(() -> LyngkArbitraries.legalMoves(over))
                .withMessageContaining("G1")
                .withMessageContaining(over.toString());
    }

    @Example
    void illegalMovesAreIllegalAndCommitEveryViolation() {
        Set<Violation> committed = EnumSet.noneOf(Violation.class);
        draw(LyngkArbitraries.positions(), 60)
                .forEach(position -> draw(LyngkArbitraries.illegalMoves(position), 60)
                        .forEach(move ->
                                committed.add(position.check(move).violation().orElseThrow())));
        assertThat(committed).containsExactlyInAnyOrder(Violation.values());
    }

    @Example
    void setupsHaveEveryProblem() {
        Set<Problem.Kind> kinds = draw(LyngkArbitraries.setups(), 5000)
                .flatMap(setup -> setup.problems().stream())
                .map(Problem::kind)
                .collect(Collectors.toSet());
        assertThat(kinds).containsExactlyInAnyOrder(Problem.Kind.values());
    }

    @Example
    void setupsAreOfThreeKinds() {
        assertThat(draw(LyngkArbitraries.setups().withoutProblems(), 100))
                .allMatch(setup -> setup.problems().isEmpty());
        assertThat(draw(LyngkArbitraries.setups().unreachable(), 100))
                .allMatch(setup -> setup.isPossible() && !setup.problems().isEmpty());
        assertThat(draw(LyngkArbitraries.setups().impossible(), 100)).noneMatch(Setup::isPossible);
    }

    @Example
    void setupsKeepTheirVariantInEveryKind() {
        SetupArbitrary setups = LyngkArbitraries.setups().inVariant(Variant.SIX_STACK);

        assertThat(draw(setups.withoutProblems(), 50)).allMatch(setup -> setup.variant() == Variant.SIX_STACK);
        assertThat(draw(setups.unreachable(), 50)).allMatch(setup -> setup.variant() == Variant.SIX_STACK);
        assertThat(draw(setups.impossible().inVariant(Variant.STANDARD, Variant.CLAIM_CAPTURES), 50))
                .noneMatch(setup -> setup.isPossible() || setup.variant() == Variant.SIX_STACK);
    }

    @Example
    void gamesShowTheEventsAskedFor() {
        for (GameEvent event : GameEvent.values()) {
            assertThat(draw(LyngkArbitraries.games().with(event), 3)).allMatch(event::happensIn);
        }
    }

    @Example
    void positionsShowAnEventAtItsMoment() {
        assertThat(draw(LyngkArbitraries.positions().with(GameEvent.NEUTRAL_SIX), 10))
                .allMatch(position -> position.stacks().values().stream().anyMatch(stack -> stack.height() == 6));
        assertThat(draw(LyngkArbitraries.positions().with(GameEvent.DRAW), 10))
                .allMatch(position -> position.outcome().orElseThrow().isDraw());
        assertThat(draw(LyngkArbitraries.positions().with(GameEvent.SIX_STACK_WIN), 10))
                .allMatch(position -> position.legalMoves().stream()
                        .anyMatch(move -> position.effect(move).wins()));
        assertThat(draw(LyngkArbitraries.positions().with(GameEvent.FORCED_SKIP), 10))
                .allMatch(position -> position.legalMoves().stream()
                        .anyMatch(move -> position.effect(move).skipsOpponent()));
    }

    @Example
    void narrowingLeavesTheOriginalAlone() {
        PlayArbitrary<Position> all = LyngkArbitraries.positions();
        PlayArbitrary<Position> six = all.inVariant(Variant.SIX_STACK);
        assertThat(draw(all, 50)).anyMatch(position -> position.variant() != Variant.SIX_STACK);
        assertThat(draw(six, 50)).allMatch(position -> position.variant() == Variant.SIX_STACK);
        assertThat(six)
                .isEqualTo(LyngkArbitraries.positions().inVariant(Variant.SIX_STACK))
                .isNotEqualTo(all);
    }

    @Example
    void nullsAreRefused() {
        assertThatNullPointerException().isThrownBy(() -> LyngkArbitraries.legalMoves(null));
        assertThatNullPointerException().isThrownBy(() -> LyngkArbitraries.illegalMoves(null));
        assertThatNullPointerException()
                .isThrownBy(() -> LyngkArbitraries.games().inVariant(null));
        assertThatNullPointerException()
                .isThrownBy(() -> LyngkArbitraries.games().with(null));
        assertThatNullPointerException().isThrownBy(() -> GameEvent.DRAW.happensIn(null));
    }
}
