package io.github.lyngk.core;

/**
 * The rules, with the numbers of the sections of the French rulebook (C to H), and this library's rulings (R) on
 * questions that the rulebook leaves open. Exceptions and messages name the rule that is broken.
 *
 * <p>Constants may be added in a minor version: use a default branch in a switch.
 */
public enum Rule {
    /** Set-up: the 43 pieces. */
    C1("a game starts with a piece on every point, at random: eight of each colour and three jokers"),
    /** Set-up: the markers. */
    C2("the five markers for claims stay beside the board"),
    /** Set-up: the first player. */
    C3("the player who begins is chosen at random"),
    /** Jokers. */
    D1("a joker counts as any colour but cannot move alone; it moves only inside a stack"),
    /** All colours are neutral at first. */
    D2("an unclaimed colour is neutral: both players may move stacks with this colour on top"),
    /** Claiming. */
    D3("each player may claim two colours; a claimed colour cannot be claimed again"),
    /** When to claim. */
    D4("a colour is claimed at the beginning of a turn, before the move"),
    /** One claim a turn. */
    D5("at most one colour is claimed in a turn"),
    /** The fifth colour. */
    D6("after both players have claimed two colours, the fifth stays neutral until the end of the game"),
    /** Turns, whole stacks, ownership. */
    E1("players take turns to move a whole stack, which belongs to the owner of its top colour"),
    /** What may be moved. */
    E2("a player may move neutral stacks and their own, but not the opponent's"),
    /** How to move. */
    E3("a stack moves along a straight line over empty points to the next stack"),
    /** The other way to move. */
    E4("a player's own stacks may also move by the LYNGK rule"),
    /** What a stack may hold. */
    E5("a stack has at most five pieces and no colour twice; it may contain several jokers"),
    /** Neutral singles. */
    E6("a neutral single piece lands only on a single piece"),
    /** Neutral stacks. */
    E7("a neutral stack lands only on a stack of the same height or lower"),
    /** Own stacks. */
    E8("a player's own stack may land on a stack of any height"),
    /** Scoring. */
    E9("a stack of five formed with one of the player's own colours on top is removed and scored"),
    /** Neutral fives. */
    E10("a stack of five formed with a neutral colour on top stays on the board and is not scored"),
    /** No passing. */
    E11("a player who can move must move"),
    /** Skipping. */
    E12("a player who cannot move is skipped until they can move again"),
    /** LYNGK: claimed colours only. */
    F1("only a stack topped by a colour that the player has claimed may move by the LYNGK rule"),
    /** LYNGK: the network. */
    F2("every leg of a LYNGK move but the last ends at a LYNGK point: a stack with the same top colour"),
    /** LYNGK: legs. */
    F3("a stack passes over LYNGK points without changing them; the last leg ends on another stack"),
    /** LYNGK: no jokers. */
    F4("a joker is never a LYNGK point"),
    /** LYNGK: each point once. */
    F5("a LYNGK point is used at most once in a turn"),
    /** The end. */
    G1("the game is over when neither player can move; the player with more stacks of five wins"),
    /** Ties. */
    G2("if the stacks of five are equal, stacks of four on the board decide, then three, two and single pieces"),
    /** Draws. */
    G3("if all counts are equal, the game is a draw"),
    /** Six-stack: fives stay. */
    H1("in the six-stack variant, stacks of five stay on the board"),
    /** Six-stack: height. */
    H2("in the six-stack variant, a stack may have six pieces, because a joker may count as a sixth colour"),
    /** Six-stack: jokers needed. */
    H3("a stack of six contains at least one joker"),
    /** Six-stack: sudden death. */
    H4("a stack of six formed with one of the player's own colours on top wins at once"),
    /** Six-stack: neutral sixes. */
    H5("a stack of six formed with a neutral colour on top does not win"),
    /** Six-stack: the count. */
    H6("without a winning stack of six, stacks of five on the board decide, then stacks of four, and so on"),
    /** Ruling: what a move is. */
    R1("a move consists of its claim, origin and destination; another route is the same move"),
    /** Ruling: the origin. */
    R2("the origin is empty while its stack moves, so a leg may cross it"),
    /** Ruling: LYNGK points. */
    R3("only the top piece of a LYNGK point matters, not its height or its lower pieces"),
    /** Ruling: old neutral fives. */
    R4("a neutral stack of five is never removed or counted, even if its colour is claimed later"),
    /** Ruling: claims and moves. */
    R5("a claim requires a move in the same turn; a player who can move only after a claim must claim"),
    /** Ruling: skipping. */
    R6("skipping is automatic: the opponent moves if able to, else the same player, else the game is over"),
    /** Ruling: the player to move at the end. */
    R7("in a finished position the player to move is the opponent of the player who moved last"),
    /** Ruling: neutral sixes. */
    R8("a neutral stack of six never wins and is never counted, even if its colour is claimed later"),
    /** Ruling: fives in the six-stack variant. */
    R9("in the six-stack variant, a stack of five counts for the owner of its top colour at the end"),
    /** Ruling: legs. */
    R10("the number of legs of a LYNGK move is not limited"),
    /** Ruling: set-ups and skipping. */
    R11("a set-up is impossible if the player to move cannot move but the opponent can"),
    /** Ruling: claims are optional. */
    R12("claims are optional, and a colour may be claimed even if it tops no stack"),
    /** Ruling: moving fives. */
    R13("in the six-stack variant, stacks of five can still move, and other stacks can land on them");

    private final String summary;

    Rule(String summary) {
        this.summary = summary;
    }

    /** {@return a summary of the rule in one line, without a final full stop} */
    public String summary() {
        return summary;
    }
}
