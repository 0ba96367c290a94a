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
 * Adapts a rules engine to the checks: four methods to implement, and a few that declare what the engine can do.
 *
 * <p>{@link #moves} lists a claim and the move after it as one. An engine in which a claim is an action of its own is a
 * {@link ClaimingEngine}.
 *
 * <p>Only the latest state is used, the one that the last {@link #setUp} or {@link #play} returned; it may be asked any
 * number of times. So a state may be mutable, and all states may be the same object, unless the engine declares
 * {@link #statesAreImmutable()}. Only one thread calls the engine at a time. An engine that is {@link AutoCloseable} is closed
 * at the end of the check.
 *
 * @param <S> the engine's state
 */
public interface Engine<S> {

    /**
     * Sets up a position.
     *
     * @param position the position; the start of a game (section C) if {@link #setsUpAnyPosition()} is false
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
     * @param state a state, not used again afterwards unless {@link #statesAreImmutable()}
     * @param move a move that is legal there, or any move if {@link #refusesIllegalMoves()}
     * @return the state after the move and any skipped turn; may be the same object
     */
    S play(S state, Move move);

    /**
     * Returns the result of the game.
     *
     * @param state a state
     * @return ongoing with a player to move, won, or drawn
     */
    EngineResult result(S state);

    /**
     * Returns the engine's own position, so that captures and claims can be compared directly.
     *
     * @param state a state
     * @return the position; empty, as by default, if the engine cannot show it
     */
    default Optional<Position> position(S state) {
        return Optional.empty();
    }

    /**
     * Returns the engine's own position as a set-up, which may be impossible if the engine is wrong. This is what is
     * compared, except for the winner by a stack of six, and the player to move when the game is over.
     *
     * @param state a state
     * @return the set-up; by default that of {@link #position}
     */
    default Optional<Setup> setup(S state) {
        return position(state).map(Position::toSetup);
    }

    /** {@return the variants the engine supports, at least one; by default all} */
    default Set<Variant> variants() {
        return ImmutableSet.copyOf(Variant.values());
    }

    /**
     * {@return whether the engine can be set up with any position; if false, only with the start of a game; true by default}
     */
    default boolean setsUpAnyPosition() {
        return true;
    }

    /**
     * {@return whether the engine can be set up with scored fives; true by default; ignored if only starts of a game can be
     * set up}
     */
    default boolean setsUpScoredFives() {
        return true;
    }

    /**
     * {@return whether states are immutable, so that several can be used at the same time; false by default, and then only the
     * latest state is used}
     */
    default boolean statesAreImmutable() {
        return false;
    }

    /**
     * {@return whether {@link #play} throws an exception for every illegal move; false by default, and then only legal moves are
     * played}
     */
    default boolean refusesIllegalMoves() {
        return false;
    }

    /**
     * {@return whether the engine may list a move more than once, for example once for each route (R1); false by
     * default, and then a duplicate is a fault}
     */
    default boolean listsDuplicates() {
        return false;
    }
}
