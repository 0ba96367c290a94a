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
 * Adapts a rules engine to {@link EngineCheck}. Implement the four abstract methods, and override the others to declare what
 * the engine can do.
 *
 * <p>A move includes its claim, if any. If claims and moves are separate actions in your engine, implement
 * {@link ClaimingEngine} instead.
 *
 * <p>The check uses only the state returned by the last {@link #setUp} or {@link #play}, but may query it repeatedly. So a
 * state may be mutable, and all states may be the same object, unless the engine declares {@link #statesAreImmutable()}.
 * Only one thread calls the engine at a time, not necessarily the thread that runs the check. An engine that is
 * {@link AutoCloseable} is closed at the end of the check.
 *
 * @param <S> the type of the engine's state, for example its board
 */
public interface Engine<S> {

    /**
     * Returns the engine's state for a position.
     *
     * @param position the position; an initial position (section C) if {@link #setsUpAnyPosition()} is false
     * @return the engine's state for the position
     */
    S setUp(Position position);

    /**
     * Returns the legal moves of the player to move, in any order.
     *
     * @param state a state
     * @return the legal moves; empty if the game is over
     */
    Collection<Move> moves(S state);

    /**
     * Returns the state after a move, including skipped turns (R6).
     *
     * @param state a state, not used again afterwards unless {@link #statesAreImmutable()}
     * @param move a legal move in this state, or any move if {@link #refusesIllegalMoves()}
     * @return the state after the move, possibly the same object
     */
    S play(S state, Move move);

    /**
     * Returns the result of the game: ongoing with a player to move, won, or drawn.
     *
     * @param state a state
     * @return the result
     */
    EngineResult result(S state);

    /**
     * Returns the position of a state, so that the check can compare captures and claims directly.
     *
     * @param state a state
     * @return the position; empty, which is the default, if the engine cannot return it
     */
    default Optional<Position> position(S state) {
        return Optional.empty();
    }

    /**
     * Returns the position of a state as a {@link Setup}, which can also represent the impossible position of a faulty
     * engine. The check compares this set-up, except for the winner by a stack of six, and the player to move when the game
     * is over.
     *
     * @param state a state
     * @return the set-up; by default that of {@link #position}
     */
    default Optional<Setup> setup(S state) {
        return position(state).map(Position::toSetup);
    }

    /** {@return the variants that the engine supports, at least one; by default all} */
    default Set<Variant> variants() {
        return ImmutableSet.copyOf(Variant.values());
    }

    /**
     * {@return whether {@link #setUp} accepts any position; if false, the check sets up only initial positions (section C);
     * true by default}
     */
    default boolean setsUpAnyPosition() {
        return true;
    }

    /**
     * {@return whether {@link #setUp} accepts positions with scored stacks of five; true by default; ignored if
     * {@link #setsUpAnyPosition()} is false}
     */
    default boolean setsUpScoredFives() {
        return true;
    }

    /**
     * {@return whether states are immutable; false by default, and then the check uses only the latest state}
     */
    default boolean statesAreImmutable() {
        return false;
    }

    /**
     * {@return whether {@link #play} throws an exception for every illegal move; false by default, and then the check plays
     * only legal moves}
     */
    default boolean refusesIllegalMoves() {
        return false;
    }

    /**
     * {@return whether {@link #moves} may contain a move more than once, for example once for each route (R1); false by
     * default, and then a duplicate is a fault}
     */
    default boolean listsDuplicates() {
        return false;
    }
}
