package io.github.lyngk.testkit;

import static java.util.Objects.requireNonNull;

import io.github.lyngk.core.Game;
import io.github.lyngk.testkit.scenarios.RareEvent;
import java.util.OptionalInt;

/**
 * The rare things that can happen in a game, by name: what random play seldom shows and engines often get wrong.
 *
 * <p>Ask {@code LyngkArbitraries.games()} for games with one of them, {@code LyngkArbitraries.positions()} for the
 * positions in which it is about to happen (or, where that says more, has just happened), or any game of your own
 * whether and when it happened.
 *
 * <pre>{@code
 * GameArbitrary skips = LyngkArbitraries.games().with(EdgeCase.FORCED_SKIP);
 * OptionalInt ply = EdgeCase.FORCED_SKIP.firstPly(game);
 * }</pre>
 *
 * <p>The list may grow in a minor version: have a default branch.
 */
public enum EdgeCase {
    /** A LYNGK move of exactly two legs (F). */
    TWO_LEGS,

    /** A LYNGK move of exactly three legs (F). */
    THREE_LEGS,

    /** A LYNGK move of four legs or more (F, R10). */
    FOUR_LEGS,

    /** A move after which the opponent cannot move and is passed over, while the mover can go on (E12, R6). */
    FORCED_SKIP,

    /** A second move running after which the opponent is passed over (E12, R6). */
    SECOND_SKIP,

    /** A move that gives the turn back to an opponent who was passed over just before (E12, R6). */
    TURN_AFTER_SKIP,

    /** An opponent is passed over, and the player whose turn comes back may claim a colour (R6). */
    CLAIM_AFTER_SKIP,

    /** A turn whose player can move only by claiming a colour first (E11, R5). */
    CLAIM_ONLY,

    /** The turn of a player who has claimed two colours and tops no stack, but still can move (E2, E11). */
    NO_OWN_STACK,

    /** A stack of five formed under a colour nobody has claimed (E10; R13 in the six-stack game). */
    NEUTRAL_FIVE,

    /** The colour on top of a neutral stack of five is claimed (R4, R9; the house rule in the captures game). */
    NEUTRAL_FIVE_CLAIMED,

    /** Several neutral stacks of five under one colour, which the player to move may claim (R4, R9). */
    NEUTRAL_FIVES_ALIKE,

    /** A player has scored four stacks of five or more, and the game goes on (G1); not in the six-stack game. */
    FOUR_FIVES,

    /** A stack with two jokers or more is formed (E5). */
    TWO_JOKERS,

    /** A stack with all three jokers is formed (E5). */
    THREE_JOKERS,

    /** A game won at once by a stack of six (H4); six-stack game only. */
    SIX_STACK_WIN,

    /** A game won at once by a stack of six whose colour is claimed in the same turn (D4, H4); six-stack game only. */
    CLAIMED_SIX_WIN,

    /** A stack of six formed under a colour nobody has claimed (H5, R8); six-stack game only. */
    NEUTRAL_SIX,

    /** The colour on top of a neutral stack of six is claimed (R8); six-stack game only. */
    NEUTRAL_SIX_CLAIMED,

    /** A game that ends with everything equal (G3, H6). */
    DRAW;

    /** {@return the case in a few words, as in "a forced skip"} */
    public String title() {
        return RareEvent.of(this).title();
    }

    /**
     * Returns whether the case happens anywhere in a game.
     *
     * @param game the game to look through
     * @return true if at least one of its moves brings the case about
     */
    public boolean happensIn(Game game) {
        return firstPly(game).isPresent();
    }

    /**
     * Finds the first move of a game that brings the case about.
     *
     * @param game the game to look through
     * @return the ply of that move, counted from 1, or nothing if the case does not happen
     */
    public OptionalInt firstPly(Game game) {
        return RareEvent.of(this).firstPly(requireNonNull(game, "game"));
    }
}
