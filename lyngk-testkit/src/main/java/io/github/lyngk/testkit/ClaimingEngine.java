package io.github.lyngk.testkit;

import io.github.lyngk.core.Color;
import io.github.lyngk.core.Move;
import java.util.Collection;

/**
 * An engine in which a claim is an action of its own, after which the same player still has to move.
 *
 * <p>A move with a claim is played as two actions: {@link #claim}, then {@link #play} with the move alone. The check may also
 * abandon a state right after a claim.
 *
 * @param <S> the engine's state
 */
public interface ClaimingEngine<S> extends Engine<S> {

    /**
     * Lists the legal moves without a claim; right after a claim, the moves it allows.
     *
     * @param state a state
     * @return its moves, empty when the game is over or only a claim is possible
     */
    @Override
    Collection<Move> moves(S state);

    /**
     * Lists the colours the player to move may claim before moving; none right after a claim (D5).
     *
     * @param state a state
     * @return the colours
     */
    Collection<Color> claims(S state);

    /**
     * Claims a colour, leaving the player to move.
     *
     * @param state a state, not used again afterwards
     * @param color the colour
     * @return the state after the claim
     */
    S claim(S state, Color color);

    /**
     * {@return whether {@link #result} may be called between a claim and its move; true by default}
     */
    default boolean hasResultAfterClaim() {
        return true;
    }
}
