package io.github.lyngk.testkit.comparing;

import io.github.lyngk.core.Rule;
import java.util.EnumSet;
import java.util.function.Predicate;

/**
 * What a legal move rests on, the most particular first: when an engine does not list it, that is where to look.
 *
 * <p>A move usually rests on several; {@link MissingMoves} finds those that the missing moves share and the others lack.
 */
enum MoveFeature {
    SIX(Rule.H2, "makes a stack of six", move -> move.height() > 5),
    FIVE_IN_PLAY(Rule.R13, "moves a five or lands on one", LegalMove::involvesFive),
    LONG_CHAIN(Rule.R10, "goes in more than four legs", move -> move.legs() > 4),
    CHAIN(Rule.F3, "goes over several LYNGK points", move -> move.legs() > 2),
    TALL_LYNGK_POINT(
            Rule.R3, "uses a stack as LYNGK point", move -> move.lyngkPoints().anyMatch(LegalMove::isTall)),
    LYNGK(Rule.F2, "goes over a LYNGK point", move -> move.legs() > 1),
    FIFTH_COLOR(Rule.D6, "moves a stack of the colour that stays neutral", LegalMove::movesFifthColor),
    THREE_JOKERS(Rule.E5, "puts three jokers together", move -> move.jokers() > 2),
    JOKERS(Rule.E5, "puts jokers together", move -> move.jokers() > 1),
    WITH_JOKER(Rule.D1, "moves a stack with a joker in it", move -> move.mover().jokers() > 0),
    FIVE(Rule.E5, "makes a stack of five", move -> move.height() == 5),
    ABSENT_COLOR(Rule.R12, "claims a colour that tops no stack", LegalMove::claimsAbsentColor),
    CROSSES(Rule.E3, "crosses empty points", LegalMove::crossesEmptyPoints),
    ONTO_JOKER(
            Rule.D1,
            "lands on a lone joker",
            move -> move.target().top().color().isEmpty()),
    CLIMBS(Rule.E8, "lands on a higher stack with one's own colour", move -> move.rise() > 0),
    ONTO_OPPONENT(Rule.E6, "lands on a stack of the opponent", LegalMove::landsOnOpponent),
    ONTO_OWN(Rule.E6, "lands on a stack of one's own", LegalMove::landsOnOwn),
    EQUAL_STACKS(Rule.E7, "puts a neutral stack on one of its own height", LegalMove::isNeutralOnEqual),
    ONLY_BY_CLAIM(Rule.D4, "is possible only because of the claim just made", LegalMove::needsClaim),
    CLAIM(Rule.D3, "claims a colour", move -> move.move().claim().isPresent()),
    DECLINES(Rule.R12, "claims nothing though a claim is open", LegalMove::declinesClaim),
    DIRECT(Rule.E3, "goes straight to the first stack in sight", move -> true);

    private final Rule rule;
    private final String text;
    private final Predicate<LegalMove> test;

    MoveFeature(Rule rule, String text, Predicate<LegalMove> test) {
        this.rule = rule;
        this.text = text;
        this.test = test;
    }

    Rule rule() {
        return rule;
    }

    /** What such a move does, as a verb. */
    String text() {
        return text;
    }

    /** Everything a legal move rests on. */
    static EnumSet<MoveFeature> of(LegalMove move) {
        EnumSet<MoveFeature> features = EnumSet.noneOf(MoveFeature.class);
        for (MoveFeature feature : values()) {
            if (feature.test.test(move)) {
                features.add(feature);
            }
        }
        return features;
    }
}
