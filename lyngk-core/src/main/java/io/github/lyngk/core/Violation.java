package io.github.lyngk.core;

/**
 * The reasons why a move can be illegal, in the order in which {@link Position#check} looks for them.
 *
 * <p>Constants may be added in a minor version: use a default branch in a switch.
 */
public enum Violation {
    /** The game is over. */
    GAME_OVER(Rule.G1),
    /** The colour to claim is already claimed. */
    CLAIM_TAKEN(Rule.D3),
    /** The player has already claimed two colours. */
    THIRD_CLAIM(Rule.D3),
    /** The origin is empty. */
    ORIGIN_EMPTY(Rule.E3),
    /** The origin holds a single joker. */
    JOKER_ON_TOP(Rule.D1),
    /** The stack on the origin belongs to the opponent. */
    OPPONENTS_STACK(Rule.E2),
    /** The destination is empty. */
    DESTINATION_EMPTY(Rule.E3),
    /** No straight line over empty points leads the neutral stack to the destination. */
    NO_STRAIGHT_LINE(Rule.E3),
    /**
     * No straight line over empty points and no chain of LYNGK points leads the player's own stack to the destination.
     */
    NO_LYNGK_ROUTE(Rule.F2),
    /** The resulting stack would have more than five pieces. */
    TOO_HIGH(Rule.E5),
    /** The resulting stack would have more than six pieces, in the six-stack variant. */
    TOO_HIGH_FOR_SIX(Rule.H2),
    /** The resulting stack would contain a colour twice. */
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
