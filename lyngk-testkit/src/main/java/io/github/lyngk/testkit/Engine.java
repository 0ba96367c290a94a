package io.github.lyngk.testkit;

import com.google.common.collect.ImmutableSet;
import io.github.lyngk.core.Move;
import io.github.lyngk.core.Position;
import io.github.lyngk.core.Setup;
import io.github.lyngk.core.Variant;
import java.util.Collection;
import java.util.Optional;
import java.util.Set;

/**
 * Someone's rules engine as the testkit asks it: four methods that adapt it, and a few that declare what it can do.
 *
 * <p>{@link #moves} lists a claim and the move after it as one. An engine in which a claim is an action of its own is a
 * {@link ClaimingEngine}.
 *
 * <p>One state is used at a time: it is set up or comes of a move, is asked any question any number of times, and is then
 * played on or dropped, never returned to; so it may be mutable, and all states may be one object. Only an engine that
 * says {@link #statesAreValues()} is held to more. All calls come from one thread at a time. An engine that is
 * {@link AutoCloseable} is closed in the end.
 *
 * @param <S> the engine's state
 */
public interface Engine<S> {

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
     * @param state a state, not used again afterwards unless {@link #statesAreValues()}
     * @param move a move that core calls legal there, or any move if {@link #refusesIllegalMoves()}
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
     * Shows what the engine takes to be on the board, which may be impossible when it is wrong. This is what is compared;
     * who won by a stack of six, and whose turn it is once the game is over, need not be told.
     *
     * @param state a state
     * @return the arrangement; by default that of {@link #position}
     */
    default Optional<Setup> setup(S state) {
        return position(state).map(Position::toSetup);
    }

    /** {@return the variants the engine knows, at least one; by default all} */
    default Set<Variant> variants() {
        return ImmutableSet.copyOf(Variant.values());
    }

    /**
     * {@return whether the engine can be set up with any position, and not only with the start of a game; true by
     * default}
     */
    default boolean setsUpAnyPosition() {
        return true;
    }

    /**
     * {@return whether the positions it is set up with may have scored fives; true by default, and of no meaning if only
     * starts can be set up}
     */
    default boolean setsUpScoredFives() {
        return true;
    }

    /**
     * {@return whether states are values: several may be alive, each can be asked and played on from at any time, and none
     * ever changes; false by default, and then only the last state is used}
     */
    default boolean statesAreValues() {
        return false;
    }

    /**
     * {@return whether {@link #play} promises to throw an exception for a move that is not legal; false by default, and then
     * only legal moves are played}
     */
    default boolean refusesIllegalMoves() {
        return false;
    }

    /**
     * {@return whether the engine may list a move more than once, for instance once for each route (R1); by default
     * not, and a duplicate is a finding}
     */
    default boolean listsDuplicates() {
        return false;
    }
}
