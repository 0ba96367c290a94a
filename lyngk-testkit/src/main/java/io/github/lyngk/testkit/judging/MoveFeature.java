package io.github.lyngk.testkit.judging;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import io.github.lyngk.core.Color;
import io.github.lyngk.core.Move;
import io.github.lyngk.core.Player;
import io.github.lyngk.core.Point;
import io.github.lyngk.core.Position;
import io.github.lyngk.core.Rule;
import io.github.lyngk.core.Stack;
import java.util.Collection;
import java.util.EnumSet;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.stream.Stream;

/**
 * What a legal move rests on, the most particular first: when an engine does not list it, that is where to look.
 *
 * <p>A move usually rests on several; {@link #explain} finds those that the missing moves share and the others lack.
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
    static ImmutableSet<MoveFeature> of(Position position, Move move) {
        LegalMove legal = new LegalMove(position, move);
        return Stream.of(values()).filter(feature -> feature.test.test(legal)).collect(ImmutableSet.toImmutableSet());
    }

    /** The rule of the most particular thing a legal move rests on. */
    static Rule mainRule(Position position, Move move) {
        return of(position, move).iterator().next().rule;
    }

    /** What all the missing moves rest on and none of those listed; failing that, only the former. Never empty. */
    static ImmutableList<MoveFeature> explain(Position position, Collection<Move> missing, Collection<Move> listed) {
        EnumSet<MoveFeature> shared = EnumSet.allOf(MoveFeature.class);
        missing.forEach(move -> shared.retainAll(of(position, move)));
        EnumSet<MoveFeature> lacking = EnumSet.copyOf(shared);
        listed.forEach(move -> lacking.removeAll(of(position, move)));
        return lacking.isEmpty() ? ImmutableList.of(shared.iterator().next()) : ImmutableList.copyOf(lacking);
    }

    /** A legal move seen with the position it is made in. */
    private record LegalMove(Position position, Move move) {

        Stack mover() {
            return stack(move.from());
        }

        Stack target() {
            return stack(move.to());
        }

        private Stack stack(Point point) {
            return position.stackAt(point).orElseThrow();
        }

        int legs() {
            return position.route(move).size() - 1;
        }

        Stream<Stack> lyngkPoints() {
            ImmutableList<Point> route = position.route(move);
            return route.subList(1, route.size() - 1).stream().map(this::stack);
        }

        static boolean isTall(Stack stack) {
            return stack.height() > 1;
        }

        int height() {
            return mover().height() + target().height();
        }

        int rise() {
            return target().height() - mover().height();
        }

        int jokers() {
            return mover().jokers() + target().jokers();
        }

        boolean involvesFive() {
            return mover().height() == 5 || target().height() == 5;
        }

        boolean landsOnOpponent() {
            return position.owner(move.to()).equals(Optional.of(opponent()));
        }

        private Player opponent() {
            return position.playerToMove().opponent();
        }

        boolean isNeutralOnEqual() {
            return isNeutral() && rise() == 0 && isTall(mover());
        }

        private boolean isNeutral() {
            return position.owner(move.from()).isEmpty()
                    && !move.claim().equals(mover().top().color());
        }

        boolean landsOnOwn() {
            return position.owner(move.to()).equals(Optional.of(position.playerToMove()))
                    || move.claim().isPresent()
                            && move.claim().equals(target().top().color());
        }

        boolean movesFifthColor() {
            int claims = position.claims().size() + (move.claim().isPresent() ? 1 : 0);
            return claims == 4 && isNeutral();
        }

        boolean claimsAbsentColor() {
            return move.claim().map(Color::piece).stream()
                    .anyMatch(piece -> position.stacks().values().stream().noneMatch(stack -> stack.top() == piece));
        }

        boolean needsClaim() {
            return move.claim().isPresent() && !position.isLegal(move.withoutClaim());
        }

        boolean declinesClaim() {
            return move.claim().isEmpty() && !position.legalClaims().isEmpty();
        }

        boolean crossesEmptyPoints() {
            return !move.from().neighbours().contains(move.to());
        }
    }
}
