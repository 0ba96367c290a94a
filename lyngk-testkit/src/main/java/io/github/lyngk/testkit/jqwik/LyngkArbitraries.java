package io.github.lyngk.testkit.jqwik;

import static com.google.common.base.Preconditions.checkArgument;
import static java.util.Objects.requireNonNull;

import io.github.lyngk.core.Game;
import io.github.lyngk.core.Move;
import io.github.lyngk.core.Outcome;
import io.github.lyngk.core.Point;
import io.github.lyngk.core.Position;
import io.github.lyngk.core.Stack;
import io.github.lyngk.core.Violation;
import io.github.lyngk.notation.GameEvent;
import io.github.lyngk.notation.GameRecord;
import io.github.lyngk.testkit.scenarios.RefusedMoves;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;

/**
 * Static methods that return jqwik arbitraries, with shrinking, for the types of LYNGK.
 *
 * <pre>{@code
 * @Provide
 * Arbitrary<Position> endings() {
 *     return LyngkArbitraries.positions().inVariant(Variant.SIX_STACK).plies(25, 32).ongoing();
 * }
 * }</pre>
 *
 * <p>These arbitraries are registered with jqwik, so parameters such as {@code @ForAll Position} and {@code @ForAll Game}
 * need no provider method. The annotations {@link Plies}, {@link InVariant}, {@link Ongoing}, {@link Finished} and
 * {@link WithEvent} restrict their values. An annotation that does not apply to its parameter fails the property.
 */
public final class LyngkArbitraries {
    private LyngkArbitraries() {}

    /** {@return an arbitrary of all 43 points} */
    public static Arbitrary<Point> points() {
        return Arbitraries.of(Point.class);
    }

    /**
     * {@return an arbitrary of all {@value Move#COUNT} moves, legal or not: any claim or none, and any two points; they
     * shrink towards the move with index 0}
     */
    public static Arbitrary<Move> moves() {
        return Arbitraries.integers().between(0, Move.COUNT - 1).map(Move::ofIndex);
    }

    /**
     * {@return an arbitrary of the stacks that can be on a board: one to six pieces, no colour twice, and no joker on top of
     * another piece; they shrink towards a single ivory piece}
     */
    public static Arbitrary<Stack> stacks() {
        return StackArbitraries.legal();
    }

    /** {@return an arbitrary of initial positions (section C)} */
    public static PlayArbitrary<Position> initialPositions() {
        return positions().plies(0);
    }

    /**
     * Returns an arbitrary of positions of all variants that are reached by legal moves from an initial position (section
     * C), from the start to the end of the game.
     *
     * <p>They come from random games like those of {@link #games()}, at any ply. A failing position shrinks with its game,
     * towards one that is reached by fewer moves. In some positions the game is over and there is no legal move; use
     * {@link PlayArbitrary#ongoing()} if the property needs a move.
     *
     * @return the arbitrary, which can be restricted
     */
    public static PlayArbitrary<Position> positions() {
        return RandomPlay.positions();
    }

    /**
     * Returns an arbitrary of games of all variants: legal moves from an initial position (section C), in most games until
     * the game is over.
     *
     * <p>In more than a third of the games, every move is chosen at random from all legal moves; the others favour rare
     * {@linkplain GameEvent events}. A failing game shrinks towards fewer moves, then fewer claims: moves are removed at the
     * end, then elsewhere, together with those that become illegal. Finished games can therefore shrink to unfinished ones;
     * use {@link PlayArbitrary#finished()} if the property needs an outcome.
     *
     * @return the arbitrary, which can be restricted
     */
    public static PlayArbitrary<Game> games() {
        return RandomPlay.games();
    }

    /**
     * Returns an arbitrary of the outcomes of finished games.
     *
     * <p>The games are like those of {@link #games()}, and restrictions apply to them. Since only a finished game has an
     * outcome, {@link PlayArbitrary#finished()} has no effect and {@link PlayArbitrary#ongoing()} throws an
     * {@code IllegalArgumentException}.
     *
     * @return the arbitrary, which can be restricted
     */
    public static PlayArbitrary<Outcome> outcomes() {
        return RandomPlay.outcomes();
    }

    /**
     * Returns an arbitrary of the legal moves of a position.
     *
     * @param position a position that is not over
     * @return the arbitrary; moves shrink towards the first legal move
     * @throws IllegalArgumentException if the position is over
     */
    public static Arbitrary<Move> legalMoves(Position position) {
        requireNonNull(position, "position");
        checkArgument(!position.isOver(), "no legal move (G1): the game is over in %s", position);
        return Arbitraries.of(position.legalMoves());
    }

    /**
     * Returns an arbitrary of the illegal moves of a position. All {@linkplain Violation violations} that are possible in
     * the position are equally likely.
     *
     * @param position any position; if the game is over, every move is illegal
     * @return the arbitrary; moves shrink towards the first violation in the order of {@link Position#check}
     */
    public static Arbitrary<Move> illegalMoves(Position position) {
        RefusedMoves refused = RefusedMoves.of(requireNonNull(position, "position"));
        return Arbitraries.oneOf(refused.violations().stream()
                .map(violation -> Arbitraries.of(refused.committing(violation)))
                .toList());
    }

    /** {@return an arbitrary of set-ups: some without problems, some possible but unreachable, and some impossible} */
    public static SetupArbitrary setups() {
        return RandomSetups.all();
    }

    /**
     * Returns an arbitrary of game records of all variants, with tags, comments, annotations, variations and all kinds of
     * ending.
     *
     * <p>Their games are like those of {@link #games()}. A failing record shrinks towards fewer tags, comments, annotations
     * and variations, and fewer moves.
     *
     * @return the arbitrary, which can be restricted
     */
    public static PlayArbitrary<GameRecord> records() {
        return RandomPlay.records();
    }
}
