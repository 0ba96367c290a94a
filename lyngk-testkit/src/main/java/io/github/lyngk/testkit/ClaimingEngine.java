package io.github.lyngk.testkit;

import io.github.lyngk.core.Color;
import io.github.lyngk.core.Move;
import java.util.Collection;

/**
 * An engine in which claims and moves are separate actions. After a claim, the same player must still move.
 *
 * <p>A move with a claim is played as two actions: {@link #claim}, then {@link #play} with the move without its claim. The
 * check may also set up another position right after a claim.
 *
 * @param <S> the type of the engine's state, for example its board
 */
public interface ClaimingEngine<S> extends Engine<S> {

    /**
     * Returns the legal moves without a claim; right after a claim, the moves that may follow it. The order does not matter.
     *
     * @param state a state
     * @return the moves; empty if the game is over, or if the player must claim first
     */
    @Override
    Collection<Move> moves(S state);

    /**
     * Returns the colours that the player to move may claim before the move, in any order; none right after a claim (D5).
     *
     * @param state a state
     * @return the colours, possibly empty
     */
    Collection<Color> claims(S state);

    /**
     * Returns the state after a claim, in which the same player is to move.
     *
     * @param state a state, not used again afterwards
     * @param color the colour
     * @return the state after the claim, possibly the same object
     */
    S claim(S state, Color color);

    /**
     * {@return whether {@link #result} may be called between a claim and its move; true by default}
     */
    default boolean hasResultAfterClaim() {
        return true;
    }
}
