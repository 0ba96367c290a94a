package io.github.lyngk.testkit.jqwik;

import static com.google.common.base.Preconditions.checkArgument;
import static java.util.Objects.requireNonNull;

import io.github.lyngk.core.Move;
import io.github.lyngk.core.Point;
import io.github.lyngk.core.Position;
import io.github.lyngk.core.Stack;
import io.github.lyngk.core.Violation;
import io.github.lyngk.testkit.scenarios.PlaySpec;
import io.github.lyngk.testkit.scenarios.RefusedMoves;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;

/**
 * Returns jqwik arbitraries, which shrink, for the types of LYNGK.
 *
 * <pre>{@code
 * @Provide
 * Arbitrary<Position> endings() {
 *     return LyngkArbitraries.positions().inVariant(Variant.SIX_STACK).plies(25, 32).ongoing();
 * }
 * }</pre>
 *
 * <p>With the testkit on the path, {@code @ForAll Position}, {@code @ForAll Game} and so on need no provider method; the
 * annotations {@link Plies}, {@link InVariant}, {@link Ongoing}, {@link Finished} and {@link WithEvent} narrow them.
 * An annotation that cannot narrow its parameter fails the property; it is never ignored.
 */
public final class LyngkArbitraries {
    private LyngkArbitraries() {}

    /** {@return all 43 points} */
    public static Arbitrary<Point> points() {
        return Arbitraries.of(Point.class);
    }

    /**
     * {@return all {@value Move#COUNT} moves, legal or not: any claim or none, any two points; they shrink towards the
     * first one}
     */
    public static Arbitrary<Move> moves() {
        return Arbitraries.integers().between(0, Move.COUNT - 1).map(Move::ofIndex);
    }

    /**
     * {@return stacks that can be on a board: one to six pieces, no colour twice, no joker on top of a piece;
     * they shrink towards a single ivory piece}
     */
    public static Arbitrary<Stack> stacks() {
        return StackArbitraries.legal();
    }

    /** {@return initial positions, set up by section C} */
    public static PositionArbitrary initialPositions() {
        return positions().plies(0);
    }

    /** {@return positions reached by play, of every variant, from start to end} */
    public static PositionArbitrary positions() {
        return new PlayArbitraries.Positions(PlaySpec.ANY);
    }

    /** {@return games of every variant, mostly played to the end} */
    public static GameArbitrary games() {
        return new PlayArbitraries.Games(PlaySpec.ANY);
    }

    /** {@return outcomes of finished games of every variant} */
    public static OutcomeArbitrary outcomes() {
        return new PlayArbitraries.Outcomes(PlaySpec.ANY);
    }

    /**
     * Draws the legal moves of a position.
     *
     * @param position a position that is not over
     * @return its legal moves, which shrink towards the first
     * @throws IllegalArgumentException if the position is over
     */
    public static Arbitrary<Move> legalMoves(Position position) {
        requireNonNull(position, "position");
        checkArgument(!position.isOver(), "no legal move (G1): the game is over in %s", position);
        return Arbitraries.of(position.legalMoves());
    }

    /**
     * Draws illegal moves of a position: each {@link Violation} that some move has there is equally likely.
     *
     * @param position any position; if the game is over, every move is illegal
     * @return illegal moves, which shrink towards the first violation in the order of {@link Position#check}
     */
    public static Arbitrary<Move> illegalMoves(Position position) {
        RefusedMoves refused = RefusedMoves.of(requireNonNull(position, "position"));
        return Arbitraries.oneOf(refused.violations().stream()
                .map(violation -> Arbitraries.of(refused.committing(violation)))
                .toList());
    }

    /** {@return set-ups of every kind: some reached by play, some possible but unreachable, some impossible} */
    public static SetupArbitrary setups() {
        return RandomSetups.all();
    }

    /** {@return game records of every variant, with tags, comments, annotations and variations} */
    public static RecordArbitrary records() {
        return new PlayArbitraries.Records(PlaySpec.ANY);
    }
}
