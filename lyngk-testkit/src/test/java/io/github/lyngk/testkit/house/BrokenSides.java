package io.github.lyngk.testkit.house;

import com.google.common.collect.ImmutableList;
import io.github.lyngk.core.Claim;
import io.github.lyngk.core.Color;
import io.github.lyngk.core.Move;
import io.github.lyngk.core.Piece;
import io.github.lyngk.core.Player;
import io.github.lyngk.core.Point;
import io.github.lyngk.core.Rule;
import io.github.lyngk.core.Variant;
import io.github.lyngk.testkit.house.BrokenEngine.Symptom;
import java.util.List;

/** Engines that are wrong on one side only: for one colour, one player, one height or one point. */
final class BrokenSides {

    private BrokenSides() {}

    static ImmutableList<BrokenEngine> all() {
        return ImmutableList.of(
                BrokenEngine.of("lets nobody claim black", NoBlack::new, Rule.D3, Rule.R12, Rule.D4, Rule.R5, Rule.E11),
                BrokenEngine.of("doubles red", DoublesRed::new, Rule.E5),
                BrokenEngine.of("lets green climb", GreenClimbs::new, Rule.E7, Rule.E6),
                BrokenEngine.of("takes ivory for unclaimed", IvoryIsFree::new, Rule.E2),
                BrokenEngine.of("travels with all colours but ivory", IvoryStays::new, Rule.F2, Rule.F3, Rule.R3),
                BrokenEngine.of("lets the second player climb", SecondClimbs::new, Rule.E6, Rule.E7),
                BrokenEngine.of(
                        "lets only the first player travel", FirstTravels::new, Rule.F2, Rule.F3, Rule.R3, Rule.D4),
                BrokenEngine.of("lets the second player claim three times", SecondClaimsThree::new, Rule.D3),
                BrokenEngine.of("takes the first player's stacks for neutral", FirstIsNobody::new, Rule.E2),
                BrokenEngine.of(
                                "scores the second player's fives for the first",
                                FivesForFirst::new,
                                Rule.E9,
                                Rule.G1,
                                Rule.G2,
                                Rule.G3)
                        .shownBy(Symptom.WINNER),
                BrokenEngine.of("lets jokers clash in stacks above three", HighJokersClash::new, Rule.E5),
                BrokenEngine.of("puts fives on lone jokers", FivesOnJokers::new, Rule.E5, Rule.E10, Rule.R13),
                BrokenEngine.of("climbs by two at most", ClimbsByTwo::new, Rule.E8, Rule.D4),
                BrokenEngine.of("lets neutral twos climb on threes", TwosOnThrees::new, Rule.E7, Rule.E6),
                BrokenEngine.of("keeps neutral stacks from jokers", NeutralsShunJokers::new, Rule.D1, Rule.E6, Rule.E7),
                BrokenEngine.of("compares the pieces that touch", ComparesTouching::new, Rule.E5),
                BrokenEngine.of("looks for clashes below the top only", OverlooksTop::new, Rule.E5),
                BrokenEngine.of("gives colours to the players in turn", ClaimsAlternate::new, Rule.D3, Rule.E2),
                BrokenEngine.of(
                        "travels with the colour claimed last only",
                        LastColorTravels::new,
                        Rule.F2,
                        Rule.F3,
                        Rule.R3,
                        Rule.D4),
                BrokenEngine.of(
                        "forgets the claim of a move to a1", ForgetsClaim::new, Rule.D3, Rule.E2, Rule.F2, Rule.E8),
                BrokenEngine.of("leaves a stack behind on b1", LeavesBehind::new, Rule.E1, Rule.E3));
    }

    private static final class NoBlack extends BrokenRules {
        @Override
        boolean mayClaim(Table table, Color color) {
            return color != Color.BLACK && super.mayClaim(table, color);
        }
    }

    private static final class DoublesRed extends BrokenRules {
        @Override
        boolean coloursDiffer(List<Piece> moving, List<Piece> target) {
            return super.coloursDiffer(
                    moving.stream().filter(piece -> piece != Piece.RED).toList(), target);
        }
    }

    private static final class GreenClimbs extends BrokenRules {
        @Override
        boolean mayClimb(Table table, List<Piece> moving, List<Piece> target) {
            return Table.top(moving) == Piece.GREEN || super.mayClimb(table, moving, target);
        }
    }

    /** Takes the colour number 0 for no colour. */
    private static final class IvoryIsFree extends BrokenRules {
        @Override
        boolean mayLift(Table table, Piece top) {
            return top == Piece.IVORY || super.mayLift(table, top);
        }
    }

    private static final class IvoryStays extends BrokenRules {
        @Override
        boolean mayUseLyngk(Table table, Piece top) {
            return top != Piece.IVORY && super.mayUseLyngk(table, top);
        }
    }

    private static final class SecondClimbs extends BrokenRules {
        @Override
        boolean mayClimb(Table table, List<Piece> moving, List<Piece> target) {
            return table.toMove() == Player.SECOND || super.mayClimb(table, moving, target);
        }
    }

    private static final class FirstTravels extends BrokenRules {
        @Override
        boolean mayUseLyngk(Table table, Piece top) {
            return table.toMove() == Player.FIRST && super.mayUseLyngk(table, top);
        }
    }

    private static final class SecondClaimsThree extends BrokenRules {
        @Override
        boolean mayClaim(Table table, Color color) {
            boolean third = table.toMove() == Player.SECOND
                    && table.claimsOf(Player.SECOND) == 2
                    && table.owner(color.piece()).isEmpty();
            return third || super.mayClaim(table, color);
        }
    }

    /** Takes the player number 0 for nobody. */
    private static final class FirstIsNobody extends BrokenRules {
        @Override
        boolean mayLift(Table table, Piece top) {
            return table.owns(Player.FIRST, top) || super.mayLift(table, top);
        }
    }

    private static final class FivesForFirst extends BrokenRules {
        @Override
        Table complete(Table table, Point point) {
            Table completed = super.complete(table, point);
            return completed.isEmpty(point) ? table.without(point).scored(Player.FIRST) : completed;
        }
    }

    private static final class HighJokersClash extends BrokenRules {
        @Override
        boolean coloursDiffer(List<Piece> moving, List<Piece> target) {
            boolean jokers = moving.contains(Piece.JOKER) && target.contains(Piece.JOKER);
            return !(jokers && moving.size() + target.size() > 3) && super.coloursDiffer(moving, target);
        }
    }

    private static final class FivesOnJokers extends BrokenRules {
        @Override
        boolean mayLand(Table table, List<Piece> moving, List<Piece> target) {
            boolean joker = moving.size() == 5 && target.equals(List.of(Piece.JOKER));
            return joker || super.mayLand(table, moving, target);
        }
    }

    private static final class ClimbsByTwo extends BrokenRules {
        @Override
        boolean mayClimb(Table table, List<Piece> moving, List<Piece> target) {
            return target.size() - moving.size() <= 2 && super.mayClimb(table, moving, target);
        }
    }

    private static final class TwosOnThrees extends BrokenRules {
        @Override
        boolean mayClimb(Table table, List<Piece> moving, List<Piece> target) {
            return moving.size() == 2 && target.size() == 3 || super.mayClimb(table, moving, target);
        }
    }

    private static final class NeutralsShunJokers extends BrokenRules {
        @Override
        boolean mayLand(Table table, List<Piece> moving, List<Piece> target) {
            boolean neutral = table.owner(Table.top(moving)).isEmpty();
            return !(neutral && Table.top(target) == Piece.JOKER) && super.mayLand(table, moving, target);
        }
    }

    private static final class ComparesTouching extends BrokenRules {
        @Override
        boolean coloursDiffer(List<Piece> moving, List<Piece> target) {
            return super.coloursDiffer(moving.subList(0, 1), target.subList(target.size() - 1, target.size()));
        }
    }

    /** Takes the top, which is covered, out of the comparison when there is something below it. */
    private static final class OverlooksTop extends BrokenRules {
        @Override
        boolean coloursDiffer(List<Piece> moving, List<Piece> target) {
            return super.coloursDiffer(moving, target.size() == 1 ? target : target.subList(0, target.size() - 1));
        }
    }

    /** Keeps the claimed colours in a list, but not by whom, as if claims took turns. */
    private static final class ClaimsAlternate extends BrokenRules {
        @Override
        Table claim(Table table, Color color) {
            Table claimed = super.claim(table, color);
            List<Claim> claims = claimed.claims();
            Player player = claims.size() % 2 == 1 ? Player.FIRST : Player.SECOND;
            List<Claim> earlier = claims.subList(0, claims.size() - 1);
            return claimed.withClaims(earlier).claimed(player, color);
        }
    }

    private static final class LastColorTravels extends BrokenRules {
        @Override
        boolean mayUseLyngk(Table table, Piece top) {
            List<Claim> own = table.claims().stream()
                    .filter(claim -> claim.player() == table.toMove())
                    .toList();
            return !own.isEmpty() && own.get(own.size() - 1).color().piece() == top;
        }
    }

    private static final class ForgetsClaim extends BrokenRules {
        @Override
        Table play(Table table, Move move) {
            return super.play(table, move.to() == Point.A1 ? move.withoutClaim() : move);
        }
    }

    /** A single piece that leaves b1 stays there as well. */
    private static final class LeavesBehind extends BrokenRules {
        @Override
        Table play(Table table, Move move) {
            Table played = super.play(table, move);
            boolean single = move.from() == Point.B1 && table.at(Point.B1).size() == 1;
            boolean six = table.variant() == Variant.SIX_STACK;
            return single && !six && !played.over() ? played.put(Point.B1, table.at(Point.B1)) : played;
        }
    }
}
