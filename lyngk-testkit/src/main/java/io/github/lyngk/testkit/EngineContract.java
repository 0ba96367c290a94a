package io.github.lyngk.testkit;

import static io.github.lyngk.testkit.Lockstep.Question.END;
import static io.github.lyngk.testkit.Lockstep.Question.MOVES;
import static io.github.lyngk.testkit.Lockstep.Question.POSITION;
import static io.github.lyngk.testkit.Lockstep.Question.TURN;
import static io.github.lyngk.testkit.Lockstep.Question.WINNER;

import com.google.common.collect.ImmutableSet;
import io.github.lyngk.core.Color;
import io.github.lyngk.core.Game;
import io.github.lyngk.core.Move;
import io.github.lyngk.core.Position;
import io.github.lyngk.core.Variant;
import java.util.Collection;
import java.util.Optional;
import java.util.Set;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.ShrinkingMode;
import net.jqwik.api.constraints.IntRange;

/**
 * The test of a rules engine: a class implements four methods with its engine and inherits the properties.
 *
 * <pre>{@code
 * class MyEngineTest implements EngineContract<MyBoard> {
 *     public MyBoard setUp(Position position) { return MyBoard.fromLine(position.toString()); }
 *     public Collection<Move> moves(MyBoard board) { return board.turns().map(turn -> Move.parse(turn.text())).toList(); }
 *     public MyBoard play(MyBoard board, Move move) { return board.after(move.toString()); }
 *     public EngineResult result(MyBoard board) { … }
 * }
 * }</pre>
 *
 * <p>Each property walks the engine through many games beside core, a good part of them steered to the rare cases, and
 * fails at the first disagreement. The report tells its kind (missing or extra move, wrong capture, wrong side to move,
 * early or late end, wrong winner …) and the rule behind it, and shows the shortest play found as a record to replay,
 * with the board.
 *
 * <p>What the engine can and cannot do is declared by overriding the other methods. A property takes as many games as
 * jqwik's {@code jqwik.tries.default} says (1000); override it with a {@code @Property(tries = …)} of your own that
 * calls {@code EngineContract.super} to change that for one. A state is asked its questions and then played on, never
 * returned to, so it may be mutable.
 *
 * @param <S> the engine's state
 */
public interface EngineContract<S> {

    /**
     * Sets a position up.
     *
     * @param position the position; a start by section C if {@link #setsUpAnyPosition()} is false
     * @return the engine's state for it
     */
    S setUp(Position position);

    /**
     * Lists the legal moves of the player to move, in any order.
     *
     * @param state a state
     * @return its moves, empty when the game is over
     */
    Collection<Move> moves(S state);

    /**
     * Plays a move.
     *
     * @param state a state, not used again afterwards
     * @param move a move that core calls legal there
     * @return the state after the move and the skips it causes; may be the same object
     */
    S play(S state, Move move);

    /**
     * Reports how the game stands.
     *
     * @param state a state
     * @return ongoing with a player to move, won, or drawn
     */
    EngineResult result(S state);

    /**
     * Shows the position the engine believes in, so that captures and claims can be compared directly.
     *
     * @param state a state
     * @return the position; empty, as by default, if the engine cannot tell
     */
    default Optional<Position> position(S state) {
        return Optional.empty();
    }

    /**
     * Declares which variants the engine knows.
     *
     * @return at least one; by default all
     */
    default Set<Variant> variants() {
        return ImmutableSet.copyOf(Variant.values());
    }

    /**
     * Declares whether the engine can be set up with any position, and not only with the start of a game.
     *
     * @return true by default
     */
    default boolean setsUpAnyPosition() {
        return true;
    }

    /**
     * Declares whether the engine may list a move more than once, for instance once for each route (R1).
     *
     * @return false by default: a duplicate is a finding
     */
    default boolean listsDuplicates() {
        return false;
    }

    /**
     * Declares whether a claim is an action of its own, after which the same player still has to move.
     *
     * <p>If so, {@link #moves} lists moves without a claim, {@link #claims} the colours that can be claimed instead of
     * moving at once, and {@link #claim} claims one. Moves with a claim are then played as two actions.
     *
     * @return false by default: {@link #moves} lists a claim and its move as one
     */
    default boolean listsClaimsSeparately() {
        return false;
    }

    /**
     * Lists the colours the player to move may claim before moving; none right after a claim (D5). Only asked when
     * claims are listed separately.
     *
     * @param state a state
     * @return the colours
     */
    default Collection<Color> claims(S state) {
        throw new UnsupportedOperationException("an engine that lists claims separately has to override claims");
    }

    /**
     * Claims a colour, leaving the player to move. Only called when claims are listed separately.
     *
     * @param state a state, not used again afterwards
     * @param color the colour
     * @return the state after the claim
     */
    default S claim(S state, Color color) {
        throw new UnsupportedOperationException("an engine that lists claims separately has to override claim");
    }

    /**
     * The games the properties walk through.
     *
     * @return games of the variants declared
     */
    @Provide
    default Arbitrary<Game> gamesToCompare() {
        return new ContractGames(variants()).any();
    }

    /**
     * The games whose end the properties look at.
     *
     * @return finished games of the variants declared, many of them close
     */
    @Provide
    default Arbitrary<Game> finishesToCompare() {
        return new ContractGames(variants()).finished();
    }

    /**
     * The engine lists all legal moves, no others, and each once (D, E, F, R1).
     *
     * @param game a game
     */
    @Property(shrinking = ShrinkingMode.OFF)
    default void D_E_F_listsExactlyTheLegalMoves(@ForAll("gamesToCompare") Game game) {
        new EngineTrial<>(this, ImmutableSet.of(MOVES)).check(game);
    }

    /**
     * The engine removes and scores stacks, and notes claims, as core does (D3, E9, E10, R4).
     *
     * @param game a game
     */
    @Property(shrinking = ShrinkingMode.OFF)
    default void E9_E10_R4_leavesTheSamePosition(@ForAll("gamesToCompare") Game game) {
        new EngineTrial<>(this, ImmutableSet.of(POSITION)).check(game);
    }

    /**
     * The engine gives the turn to the player core names (E11, E12, R5, R6).
     *
     * @param game a game
     */
    @Property(shrinking = ShrinkingMode.OFF)
    default void E11_E12_R6_givesTheTurnToTheRightPlayer(@ForAll("gamesToCompare") Game game) {
        new EngineTrial<>(this, ImmutableSet.of(TURN)).check(game);
    }

    /**
     * The engine ends a game when core does, no sooner and no later (G1, H4, H5).
     *
     * @param game a game
     */
    @Property(shrinking = ShrinkingMode.OFF)
    default void G1_H4_H5_endsTheGameInTime(@ForAll("gamesToCompare") Game game) {
        new EngineTrial<>(this, ImmutableSet.of(END)).check(game);
    }

    /**
     * The engine names the winner core names (G2, G3, H6, R4, R8, R9).
     *
     * @param game a game
     */
    @Property(shrinking = ShrinkingMode.OFF)
    default void G2_G3_H6_namesTheRightWinner(@ForAll("finishesToCompare") Game game) {
        new EngineTrial<>(this, ImmutableSet.of(WINNER)).check(game);
    }

    /**
     * Set up in the middle of a game, the engine goes on as if it had played it (C).
     *
     * @param game a game
     * @param ply where to start
     */
    @Property(shrinking = ShrinkingMode.OFF)
    default void C_goesOnFromAnyPosition(
            @ForAll("gamesToCompare") Game game, @ForAll @IntRange(min = 1, max = 41) int ply) {
        if (setsUpAnyPosition()) {
            int start = Math.min(ply, game.size());
            Game rest = Game.replay(game.positions().get(start), game.moves().subList(start, game.size()));
            new EngineTrial<>(this, ImmutableSet.of(MOVES, POSITION, TURN, END, WINNER)).check(rest);
        }
    }
}
