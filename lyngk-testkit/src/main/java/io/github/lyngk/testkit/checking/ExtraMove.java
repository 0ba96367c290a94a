package io.github.lyngk.testkit.checking;

import com.google.common.collect.ImmutableList;
import io.github.lyngk.core.Legality;
import io.github.lyngk.core.Move;
import io.github.lyngk.core.Piece;
import io.github.lyngk.core.Position;
import io.github.lyngk.core.Rule;
import io.github.lyngk.core.Stack;
import io.github.lyngk.core.Travel;
import io.github.lyngk.core.Violation;
import io.github.lyngk.testkit.Fault.Kind;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;

/** The rules broken by an illegal move that an engine lists. */
final class ExtraMove {

    private ExtraMove() {}

    /**
     * Returns the features that may name the fault: rules about the claim or the route, and last the rule that core names.
     *
     * @param move a move that is illegal, or illegal at this point of the turn (D4)
     */
    static ImmutableList<Feature> features(Position position, Move move) {
        Legality legality = position.check(move);
        ImmutableList.Builder<Feature> features = ImmutableList.builder();
        if (MoveFeature.meetsFives(position, move)) {
            features.add(extra(Rule.R4));
        }
        boolean unreachable = legality.violation()
                .filter(violation -> violation == Violation.NO_STRAIGHT_LINE || violation == Violation.NO_LYNGK_ROUTE)
                .isPresent();
        if (unreachable) {
            routeRules(position, move, legality).forEach(rule -> features.add(extra(rule)));
        }
        return features.add(extra(legality.rule().orElse(Rule.D4))).build();
    }

    private static Feature extra(Rule rule) {
        return Feature.of(Kind.EXTRA_MOVE, rule);
    }

    /** The rules about LYNGK points that rule out a route. */
    private static List<Rule> routeRules(Position position, Move move, Legality legality) {
        Piece top = position.topAt(move.from()).orElseThrow();
        List<Rule> rules = new ArrayList<>();
        if (legality.violation().equals(Optional.of(Violation.NO_STRAIGHT_LINE))) {
            if (leads(position, move, stack -> stack.top() == top)) {
                rules.add(Rule.F1);
            }
            return rules;
        }
        if (leads(position, move, stack -> stack.top() == top || stack.top() == Piece.JOKER)) {
            rules.add(Rule.F4);
        }
        if (leads(position, move, stack -> true)) {
            rules.add(Rule.F3);
        }
        return rules;
    }

    private static boolean leads(Position position, Move move, Predicate<Stack> serves) {
        return Travel.reached(
                        position,
                        move,
                        point -> serves.test(position.stackAt(point).orElseThrow()))
                .contains(move.to());
    }
}
