package io.github.lyngk.testkit.house;

import com.google.common.collect.ImmutableList;
import io.github.lyngk.core.Color;
import io.github.lyngk.core.Move;
import io.github.lyngk.core.Piece;
import io.github.lyngk.core.Point;
import io.github.lyngk.core.Rule;
import io.github.lyngk.core.Variant;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;

/** Engines that get the two variants wrong: what a claim captures, and the stacks of section H; and what may be claimed. */
final class BrokenCaptures {

    private BrokenCaptures() {}

    static ImmutableList<BrokenEngine> all() {
        return ImmutableList.of(
                capture("captures neutral fives of every colour", CapturesAll::new),
                capture("leaves captured fives where they are", CapturesInPlace::new),
                capture("captures with the first claim only", CapturesOnce::new),
                capture("captures no five with a joker in it", CapturesWithoutJokers::new),
                capture("does not see past a five that its claim captures", OverlooksOpenedLines::new),
                BrokenEngine.of("stacks six in the captures game", SixInCaptures::new, Rule.E5)
                        .in(Variant.CLAIM_CAPTURES),
                BrokenEngine.of(
                                "leaves own fives on the board in the captures game",
                                FivesStayInCaptures::new,
                                Rule.E9,
                                Rule.E12,
                                Rule.G1,
                                Rule.R5)
                        .in(Variant.CLAIM_CAPTURES),
                six("lets a six win by its lowest piece", LowestPieceWins::new, Rule.H4, Rule.H5, Rule.R8),
                six("lets a six win if it holds an own colour", AnyPieceWins::new, Rule.H5, Rule.H4, Rule.R8),
                six("keeps neutral fives where they are", NeutralFivesStand::new, Rule.R13, Rule.H2, Rule.E7),
                six("lets neutral fives climb on fives", NeutralFivesClimb::new, Rule.H2, Rule.E5, Rule.R13),
                six("lets a stack of six move", SixesMove::new, Rule.H2, Rule.E5),
                BrokenEngine.of("offers a claim that leaves no move", OffersTooMuch::new, Rule.R5, Rule.D3, Rule.D4)
                        .in(Variant.CLAIM_CAPTURES)
                        .inClaimsApart(),
                BrokenEngine.of("offers a second claim in a turn", OffersTwo::new, Rule.D5, Rule.D3)
                        .inClaimsApart(),
                BrokenEngine.of(
                                "offers no claim where one is needed",
                                OffersNone::new,
                                Rule.R5,
                                Rule.D3,
                                Rule.E11,
                                Rule.R12)
                        .inClaimsApart());
    }

    private static BrokenEngine capture(String name, Supplier<BrokenRules> rules) {
        return BrokenEngine.of(name, rules, Rule.R4, Rule.E3, Rule.F2, Rule.F3).in(Variant.CLAIM_CAPTURES);
    }

    private static BrokenEngine six(String name, Supplier<BrokenRules> rules, Rule broken, Rule... others) {
        return BrokenEngine.of(name, rules, broken, others).in(Variant.SIX_STACK);
    }

    private static boolean isSix(Table table) {
        return table.variant() == Variant.SIX_STACK;
    }

    private static final class CapturesAll extends BrokenRules {
        @Override
        Table captureFives(Table table, Color color) {
            Table result = super.captureFives(table, color);
            for (Color other : Color.values()) {
                if (table.owner(other.piece()).isEmpty()) {
                    result = super.captureFives(result, other);
                }
            }
            return result;
        }
    }

    private static final class CapturesInPlace extends BrokenRules {
        @Override
        Table captureFives(Table table, Color color) {
            return super.captureFives(table, color).withBoard(table.board());
        }
    }

    private static final class CapturesOnce extends BrokenRules {
        @Override
        Table captureFives(Table table, Color color) {
            return table.claimsOf(table.toMove()) > 1 ? table : super.captureFives(table, color);
        }
    }

    private static final class CapturesWithoutJokers extends BrokenRules {
        @Override
        Table captureFives(Table table, Color color) {
            Table result = super.captureFives(table, color);
            for (Point point : table.board().keySet()) {
                boolean spared = result.isEmpty(point) && table.at(point).contains(Piece.JOKER);
                if (spared) {
                    Table back = result.put(point, table.at(point));
                    result = back.withFives(table.fives());
                }
            }
            return result;
        }
    }

    /** Lists the moves after a claim with the fives gone as stacks, but still in the way. */
    private static final class OverlooksOpenedLines extends BrokenRules {
        @Override
        List<Move> turns(Table table) {
            List<Move> turns = new ArrayList<>();
            for (Move move : super.turns(table)) {
                boolean opened = claimCaptures(table)
                        && move.claim().isPresent()
                        && !destinations(
                                        table.claimed(
                                                table.toMove(), move.claim().get()),
                                        move.from())
                                .contains(move.to());
                if (!opened) {
                    turns.add(move);
                }
            }
            return turns;
        }
    }

    private static final class SixInCaptures extends BrokenRules {
        @Override
        boolean fits(Table table, int height) {
            return table.variant() == Variant.CLAIM_CAPTURES ? height <= 6 : super.fits(table, height);
        }
    }

    private static final class FivesStayInCaptures extends BrokenRules {
        @Override
        Table complete(Table table, Point point) {
            Table completed = super.complete(table, point);
            boolean back = completed.isEmpty(point) && table.variant() == Variant.CLAIM_CAPTURES;
            return back ? completed.put(point, table.at(point)) : completed;
        }
    }

    private static final class LowestPieceWins extends BrokenRules {
        @Override
        Table complete(Table table, Point point) {
            boolean six = isSix(table) && table.at(point).size() == 6;
            if (!six) {
                return super.complete(table, point);
            }
            boolean own = table.owns(table.toMove(), table.at(point).get(0));
            return own ? table.wonBySix(table.toMove()) : table;
        }
    }

    private static final class AnyPieceWins extends BrokenRules {
        @Override
        Table complete(Table table, Point point) {
            boolean own = table.at(point).stream().anyMatch(piece -> table.owns(table.toMove(), piece));
            return isSix(table) && table.at(point).size() == 6 && own
                    ? table.wonBySix(table.toMove())
                    : super.complete(table, point);
        }
    }

    private static final class NeutralFivesStand extends BrokenRules {
        @Override
        boolean mayLand(Table table, List<Piece> moving, List<Piece> target) {
            boolean neutral = table.owner(Table.top(moving)).isEmpty();
            return !(neutral && moving.size() == 5) && super.mayLand(table, moving, target);
        }
    }

    /** Asks for the colours but not for the height when two stacks are of one height. */
    private static final class NeutralFivesClimb extends BrokenRules {
        @Override
        boolean mayLand(Table table, List<Piece> moving, List<Piece> target) {
            boolean even = isSix(table) && moving.size() == target.size() && moving.size() > 3;
            return even && coloursDiffer(moving, target.subList(0, 3)) || super.mayLand(table, moving, target);
        }
    }

    /** Forgets that nothing fits on top of a stack of six, whichever of the two it is. */
    private static final class SixesMove extends BrokenRules {
        @Override
        boolean mayLand(Table table, List<Piece> moving, List<Piece> target) {
            boolean onJoker = moving.size() == 6 && target.equals(List.of(Piece.JOKER));
            return onJoker || super.mayLand(table, moving, target);
        }
    }

    /** Any free colour, whether or not a move is left once it is claimed. */
    private static final class OffersTooMuch extends BrokenRules {
        @Override
        Collection<Color> claims(Table table, Optional<Color> claimed) {
            return table.over() || claimed.isPresent() ? List.of() : free(this, table);
        }
    }

    private static List<Color> free(BrokenRules rules, Table table) {
        return List.of(Color.values()).stream()
                .filter(color -> rules.mayClaim(table, color))
                .toList();
    }

    private static final class OffersTwo extends BrokenRules {
        @Override
        Collection<Color> claims(Table table, Optional<Color> claimed) {
            return claimed.map(color -> free(this, claim(table, color)))
                    .orElseGet(() -> List.copyOf(super.claims(table, claimed)));
        }
    }

    private static final class OffersNone extends BrokenRules {
        @Override
        Collection<Color> claims(Table table, Optional<Color> claimed) {
            return hasPlainMove(table) ? super.claims(table, claimed) : List.of();
        }
    }
}
