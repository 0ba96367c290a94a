package io.github.lyngk.core;

/**
 * The rules by number: the sections of the French rulebook (C to H) and the rulings of this library (R) on what the
 * rulebook leaves open. Errors name the rule that is broken.
 *
 * <p>The list may grow in a minor version: have a default branch.
 */
public enum Rule {
    /** Set-up: the 43 pieces. */
    C1("the game starts with eight pieces of each colour and three jokers, one on every point, at random"),
    /** Set-up: the markers. */
    C2("the five markers for claiming lie beside the board and never enter play"),
    /** Set-up: who begins. */
    C3("lots decide who moves first"),
    /** Jokers are passive. */
    D1("a joker stands for any colour but is never played; it travels only inside a stack"),
    /** All colours are neutral at first. */
    D2("at the start every coloured piece is neutral and either player may play it"),
    /** Claiming. */
    D3("each player may claim two colours, each colour once; only its claimer may then play it"),
    /** When to claim. */
    D4("a claim is made at the start of one's turn, before the move"),
    /** One claim a turn. */
    D5("at most one colour is claimed in a turn"),
    /** The fifth colour. */
    D6("once both players have claimed two colours, the fifth stays neutral for good"),
    /** Turns, whole stacks, ownership. */
    E1("players take turns moving one whole stack, which belongs to the owner of its top piece's colour"),
    /** What may be moved. */
    E2("a player moves neutral stacks and own ones, never the opponent's"),
    /** How to move. */
    E3("a stack moves in a straight line over empty points and lands on the first stack it meets"),
    /** The other way to move. */
    E4("a stack of a claimed colour may also move by the LYNGK rule"),
    /** What a stack may hold. */
    E5("a stack has at most five pieces and no colour twice; jokers have no colour"),
    /** Neutral singles. */
    E6("a neutral single piece lands only on a single piece"),
    /** Neutral stacks. */
    E7("a neutral stack lands only on a stack of its own height or lower"),
    /** Own stacks. */
    E8("a stack of one's own lands on any height"),
    /** Scoring. */
    E9("a stack of five completed with one's own colour on top is removed and scores a point"),
    /** Neutral fives. */
    E10("a stack of five completed with a neutral top stays as an obstacle and scores for nobody"),
    /** No passing. */
    E11("a player who can move must move"),
    /** Forced passing. */
    E12("a player who cannot move waits while the opponent plays on, and must move again once able to"),
    /** LYNGK: claimed colours only. */
    F1("only a stack topped by a colour one has claimed may use the LYNGK rule"),
    /** LYNGK: the network. */
    F2("stacks topped by the same claimed colour that see each other are linked and carry a stack on"),
    /** LYNGK: legs. */
    F3("a stack passes over linked tops of its own top colour, leg after leg, until it lands on another stack"),
    /** LYNGK: no jokers. */
    F4("a joker is never a LYNGK point"),
    /** LYNGK: once each. */
    F5("a LYNGK point serves at most once in a turn"),
    /** The end. */
    G1("the game is over when neither player can move; more stacks of five win"),
    /** Ties. */
    G2("at a tie the stacks of four on the board decide, then those of three, of two, and single pieces"),
    /** Draws. */
    G3("if even the single pieces are equal the game is a draw"),
    /** Six-stack: fives stay. */
    H1("in the six-stack variant stacks of five stay on the board"),
    /** Six-stack: height. */
    H2("in the six-stack variant a joker may stand for a sixth colour, white, so a stack may have six pieces"),
    /** Six-stack: jokers needed. */
    H3("a stack of six holds at least one joker"),
    /** Six-stack: sudden death. */
    H4("completing a stack of six with one's own colour on top wins at once"),
    /** Six-stack: neutral sixes. */
    H5("a stack of six completed with a neutral top does not win"),
    /** Six-stack: the count. */
    H6("without a winning six, stacks of five on the board decide, then four, and so on"),
    /** Ruling: what a move is. */
    R1("a move is its claim, origin and destination; another route is the same move"),
    /** Ruling: the origin. */
    R2("the origin is empty while its stack travels, so a leg may cross it"),
    /** Ruling: LYNGK points. */
    R3("the height and lower pieces of a LYNGK point do not matter"),
    /** Ruling: old neutral fives. */
    R4("a neutral five is never removed or counted, even when its colour is claimed later"),
    /** Ruling: claims and moves. */
    R5("a claim belongs to a turn with a move; a player who can move only by claiming must claim"),
    /** Ruling: passing. */
    R6("passing is automatic: the turn goes to the opponent if able to move, else back, else the game is over"),
    /** Ruling: who is to move at the end. */
    R7("in a finished position the player to move is the opponent of the player who moved last"),
    /** Ruling: neutral sixes. */
    R8("a neutral six never wins and is never counted, even when its colour is claimed later"),
    /** Ruling: fives in the six-stack variant. */
    R9("in the six-stack variant a five counts at the end for the owner of its top colour at that time"),
    /** Ruling: legs. */
    R10("there is no limit to the number of legs of a LYNGK move"),
    /** Ruling: set-ups and passing. */
    R11("a set-up whose player to move cannot move while the opponent can is impossible"),
    /** Ruling: claiming is free. */
    R12("claiming is a right and not a duty, also for a colour that tops no stack"),
    /** Ruling: moving fives. */
    R13("in the six-stack variant stacks of five may still move and be landed on");

    private final String summary;

    Rule(String summary) {
        this.summary = summary;
    }

    /** {@return what the rule says, in one line of this library's words} */
    public String summary() {
        return summary;
    }
}
