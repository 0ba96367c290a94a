package io.github.lyngk.core;

/**
 * The ways in which a move can be illegal, in the order in which {@link Position#check} looks for them.
 *
 * <p>The list may grow in a minor version: have a default branch.
 */
public enum Violation {
    /** The game is over. */
    GAME_OVER(Rule.G1),
    /** The colour to claim has been claimed already. */
    CLAIM_TAKEN(Rule.D3),
    /** The player has claimed two colours already. */
    THIRD_CLAIM(Rule.D3),
    /** The origin is empty. */
    ORIGIN_EMPTY(Rule.E3),
    /** The origin holds a lone joker. */
    JOKER_ON_TOP(Rule.D1),
    /** The stack on the origin belongs to the opponent. */
    OPPONENTS_STACK(Rule.E2),
    /** The destination is empty. */
    DESTINATION_EMPTY(Rule.E3),
    /** A neutral stack does not see the destination along a straight line. */
    NO_STRAIGHT_LINE(Rule.E3),
    /** No straight line and no chain of LYNGK points leads the player's own stack to the destination. */
    NO_LYNGK_ROUTE(Rule.F2),
    /** The stack would have more than five pieces. */
    TOO_HIGH(Rule.E5),
    /** The stack would have more than six pieces, in the six-stack variant. */
    TOO_HIGH_FOR_SIX(Rule.H2),
    /** The stack would hold a colour twice. */
    COLOR_TWICE(Rule.E5),
    /** A neutral single piece would land on a stack of two or more. */
    NEUTRAL_SINGLE_CLIMBS(Rule.E6),
    /** A neutral stack would land on a higher one. */
    NEUTRAL_STACK_CLIMBS(Rule.E7);

    private final Rule rule;

    Violation(Rule rule) {
        this.rule = rule;
    }

    /** {@return the rule that is broken} */
    public Rule rule() {
        return rule;
    }
}
