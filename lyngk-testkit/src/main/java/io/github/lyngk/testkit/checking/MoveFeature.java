package io.github.lyngk.testkit.checking;

import com.google.common.collect.ImmutableList;
import io.github.lyngk.core.Color;
import io.github.lyngk.core.Move;
import io.github.lyngk.core.Piece;
import io.github.lyngk.core.Player;
import io.github.lyngk.core.Point;
import io.github.lyngk.core.Position;
import io.github.lyngk.core.Rule;
import io.github.lyngk.core.Stack;
import io.github.lyngk.testkit.Fault.Kind;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.stream.IntStream;

/** The features of legal moves, the most specific first, with the rule that allows such moves. */
enum MoveFeature {
    SIX(Rule.H2, "the move makes a stack of six", move -> move.height() > 5),
    FIVE_IN_PLAY(Rule.R13, "the move moves a five or lands on one", Case::involvesFive),
    ONLY_BY_CLAIM(Rule.D4, "the move is legal only because of its claim", Case::needsClaim),
    LONG_CHAIN(Rule.R10, "the move goes in more than four legs", move -> move.legs() > 4),
    CHAIN(Rule.F3, "the move goes over several LYNGK points", move -> move.legs() > 2),
    FULL_LYNGK_POINT(Rule.R3, "the move uses a stack of five or six as LYNGK point", move -> move.usesStack(4)),
    TALL_LYNGK_POINT(Rule.R3, "the move uses a stack as LYNGK point", move -> move.usesStack(1)),
    LYNGK_CROSSES(Rule.F2, "the move crosses empty points on its way over LYNGK points", move -> move.crosses(true)),
    LYNGK(Rule.F2, "the move goes over a LYNGK point", move -> move.legs() > 1),
    FIFTH_COLOR(Rule.D6, "the move moves a stack of the colour that stays neutral", Case::movesFifthColor),
    JOKERS(
            Rule.E5,
            "the move puts jokers together",
            move -> move.mover().jokers() + move.target().jokers() > 1),
    WITH_JOKER(
            Rule.D1,
            "the move moves a stack with a joker in it",
            move -> move.mover().jokers() > 0),
    FIVE(Rule.E5, "the move makes a stack of five", move -> move.height() == 5),
    MEETS_FIVES(
            Rule.R4, "the move claims the colour of a neutral five", move -> meetsFives(move.position(), move.move())),
    ABSENT_COLOR(Rule.R12, "the move claims a colour that tops no stack", Case::claimsAbsentColor),
    CROSSES(Rule.E3, "the move crosses empty points", move -> move.crosses(false)),
    ONTO_JOKER(Rule.D1, "the move lands on a joker", move -> move.target().top() == Piece.JOKER),
    CLIMBS(Rule.E8, "the move puts the player's own colour on a higher stack", move -> move.rise() > 0),
    NEUTRAL_ONTO_CLAIMED(Rule.E6, "the move puts a neutral stack on a claimed one", Case::isNeutralOntoClaimed),
    ONTO_OPPONENT(
            Rule.E6,
            "the move lands on a stack of the opponent",
            move -> move.landsOn(move.player().opponent())),
    ONTO_OWN(Rule.E6, "the move lands on a stack of the player's own", Case::landsOnOwn),
    EQUAL_STACKS(Rule.E7, "the move puts a neutral stack on one of the same height", Case::isNeutralOnEqual),
    CLAIM(Rule.D3, "the move claims a colour", move -> move.move().claim().isPresent()),
    DECLINES(Rule.R12, "the move claims nothing where a claim is possible", Case::declinesClaim),
    DIRECT(Rule.E3, "the move goes straight to the first stack in sight", move -> true);

    private static final ImmutableList<Point> POINTS = ImmutableList.copyOf(Point.values());
    private static final ImmutableList<MoveFeature> ALL = ImmutableList.copyOf(values());

    private final Feature feature;
    private final Predicate<Case> test;

    MoveFeature(Rule rule, String text, Predicate<Case> test) {
        this.feature = Feature.of(Kind.MISSING_MOVE, rule, text);
        this.test = test;
    }

    /** All features of a legal move. */
    static ImmutableList<Feature> of(Position position, Move move) {
        Case seen = new Case(position, move, position.route(move));
        ImmutableList.Builder<Feature> features = ImmutableList.builder();
        for (MoveFeature feature : ALL) { // no stream: this takes half of the time of checking a wrong engine
            if (feature.test.test(seen)) {
                features.add(feature.feature);
            }
        }
        return features.build();
    }

    /** Whether a move claims a colour that tops a five, which is a capture in one variant. */
    static boolean meetsFives(Position position, Move move) {
        return move.claim().filter(color -> tops(position, color, 5)).isPresent();
    }

    /** Whether a colour tops a stack of some height; of any height if that is zero. */
    static boolean tops(Position position, Color color, int height) {
        for (Point point : POINTS) {
            boolean high = height == 0 ? position.heightAt(point) > 0 : position.heightAt(point) == height;
            if (high && position.topAt(point).filter(color.piece()::equals).isPresent()) {
                return true;
            }
        }
        return false;
    }

    /** A legal move in its position. */
    private record Case(Position position, Move move, ImmutableList<Point> route) {

        Player player() {
            return position.playerToMove();
        }

        Stack mover() {
            return position.stackAt(move.from()).orElseThrow();
        }

        Stack target() {
            return position.stackAt(move.to()).orElseThrow();
        }

        int legs() {
            return route.size() - 1;
        }

        int height() {
            return position.heightAt(move.from()) + position.heightAt(move.to());
        }

        int rise() {
            return position.heightAt(move.to()) - position.heightAt(move.from());
        }

        boolean involvesFive() {
            return position.heightAt(move.from()) == 5 || position.heightAt(move.to()) == 5;
        }

        boolean usesStack(int higherThan) {
            return legs() > 1
                    && route.subList(1, legs()).stream().anyMatch(point -> position.heightAt(point) > higherThan);
        }

        boolean isNeutral() {
            return position.owner(move.from()).isEmpty() && !claims(mover());
        }

        boolean claims(Stack stack) {
            return move.claim().isPresent() && move.claim().equals(stack.top().color());
        }

        boolean landsOn(Player owner) {
            return position.owner(move.to()).equals(Optional.of(owner));
        }

        boolean landsOnOwn() {
            return landsOn(player()) || claims(target());
        }

        boolean isNeutralOntoClaimed() {
            return isNeutral() && (position.owner(move.to()).isPresent() || claims(target()));
        }

        boolean isNeutralOnEqual() {
            return isNeutral() && rise() == 0 && position.heightAt(move.from()) > 1;
        }

        boolean movesFifthColor() {
            return position.claims().size() + (move.claim().isPresent() ? 1 : 0) == 4 && isNeutral();
        }

        boolean claimsAbsentColor() {
            return move.claim().filter(color -> !tops(position, color, 0)).isPresent();
        }

        boolean crosses(boolean lyngk) {
            return lyngk == legs() > 1
                    && IntStream.range(0, legs())
                            .anyMatch(leg -> !route.get(leg).neighbours().contains(route.get(leg + 1)));
        }

        boolean needsClaim() {
            return move.claim().isPresent() && !position.isLegal(move.withoutClaim());
        }

        boolean declinesClaim() {
            return move.claim().isEmpty() && position.claims(player()).size() < 2;
        }
    }
}
