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
    public static PlayArbitrary<Position> initialPositions() {
        return positions().plies(0);
    }

    /**
     * Draws positions of every variant reached by legal play from an initial set-up (section C), from the start to the end of
     * the game.
     *
     * <p>They come from the games of {@link #games()}, broken off anywhere. A failing position shrinks with its game, to one
     * reached by the shortest play found that still fails. In some positions the game is over and there is no legal move; use
     * {@link PlayArbitrary#ongoing()} if the property needs a move.
     *
     * @return positions, which can be narrowed
     */
    public static PlayArbitrary<Position> positions() {
        return RandomPlay.positions();
    }

    /**
     * Draws games of every variant: legal moves from an initial set-up (section C), mostly to the end, sometimes broken off.
     *
     * <p>In about half of the games, every move is chosen at random among all legal ones; the others favour the
     * rare {@linkplain GameEvent events}. A failing game shrinks to the shortest play found that still fails: moves at the end
     * are dropped, then moves in between, as long as the rest stays legal, then claims. Games can therefore shrink to
     * unfinished ones; use {@link PlayArbitrary#finished()} if the property needs an outcome.
     *
     * @return games, which can be narrowed
     */
    public static PlayArbitrary<Game> games() {
        return RandomPlay.games();
    }

    /**
     * Draws the outcomes of finished games of {@link #games()}.
     *
     * <p>The narrowing methods apply to those games. Since only a finished game has an outcome,
     * {@link PlayArbitrary#finished()} has no effect and {@link PlayArbitrary#ongoing()} throws an
     * {@code IllegalArgumentException}.
     *
     * @return outcomes, which can be narrowed
     */
    public static PlayArbitrary<Outcome> outcomes() {
        return RandomPlay.outcomes();
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

    /**
     * Draws game records of every variant, with tags, comments, annotations, variations and every kind of ending.
     *
     * <p>The games in them are those of {@link #games()}. A failing record shrinks to fewer remarks and shorter play.
     *
     * @return records, which can be narrowed
     */
    public static PlayArbitrary<GameRecord> records() {
        return RandomPlay.records();
    }
}
