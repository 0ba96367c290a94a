package io.github.lyngk.testkit;

import com.google.common.collect.ImmutableSet;
import io.github.lyngk.core.Move;
import io.github.lyngk.core.Position;
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
 * <p>A state is asked its questions and then played on, never returned to, so it may be mutable.
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
     * {@return whether the engine may list a move more than once, for instance once for each route (R1); by default
     * not, and a duplicate is a finding}
     */
    default boolean listsDuplicates() {
        return false;
    }
}
