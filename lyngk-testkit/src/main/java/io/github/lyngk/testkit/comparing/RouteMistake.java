package io.github.lyngk.testkit.comparing;

import com.google.common.collect.ImmutableSet;
import io.github.lyngk.core.Move;
import io.github.lyngk.core.Position;
import io.github.lyngk.core.Rule;
import io.github.lyngk.core.Violation;
import java.util.Collection;
import java.util.function.Predicate;

/** How an engine might get a stack where no legal route leads, the most particular mistake first. */
enum RouteMistake {
    NEUTRAL_TRAVELS(
            Rule.F1,
            "a neutral stack takes LYNGK points",
            search -> !search.isOwn() && search.leadsThere(search::isSame)),
    OVER_JOKER(
            Rule.F4,
            "a joker serves as LYNGK point",
            own(search -> search.leadsThere(
                    stack -> search.isSame(stack) || stack.top().color().isEmpty()))),
    OVER_OTHER_COLOR(
            Rule.F3,
            "the player's other colour serves as LYNGK point",
            own(search -> search.leadsThere(stack -> search.isOwn(stack.top())))),
    OVER_OPPONENT(
            Rule.F3,
            "a stack of the opponent serves as LYNGK point",
            own(search -> search.leadsThere(stack -> search.isSame(stack) || search.isOpponents(stack.top())))),
    OVER_LOWER_PIECE(
            Rule.F3,
            "the colour serves as LYNGK point though it is not on top",
            own(search -> search.leadsThere(search::holdsColor))),
    NOT_LINKED(
            Rule.F2,
            "a top of the colour serves as LYNGK point though no chain leads to it",
            own(search -> search.isSeenFrom(search::isSame))),
    JUMP(Rule.E3, "the stack jumps over others", RouteSearch::isOnRay),
    OVER_ANYTHING(Rule.F3, "any stack serves as LYNGK point", own(search -> search.leadsThere(stack -> true)));

    private final Rule rule;
    private final String text;
    private final Predicate<RouteSearch> test;

    RouteMistake(Rule rule, String text, Predicate<RouteSearch> test) {
        this.rule = rule;
        this.text = text;
        this.test = test;
    }

    Rule rule() {
        return rule;
    }

    /** The mistake, as a clause. */
    String text() {
        return text;
    }

    /** Whether a move is illegal because nothing leads from its origin to its destination. */
    static boolean isNeededFor(Position position, Move move) {
        return position.check(move)
                .violation()
                .filter(violation -> violation == Violation.NO_STRAIGHT_LINE || violation == Violation.NO_LYNGK_ROUTE)
                .isPresent();
    }

    /** Those of some moves that come of this mistake. */
    ImmutableSet<Move> explained(Position position, Collection<Move> moves) {
        return moves.stream()
                .filter(move -> test.test(new RouteSearch(position, move)))
                .collect(ImmutableSet.toImmutableSet());
    }

    private static Predicate<RouteSearch> own(Predicate<RouteSearch> test) {
        return search -> search.isOwn() && test.test(search);
    }
}
