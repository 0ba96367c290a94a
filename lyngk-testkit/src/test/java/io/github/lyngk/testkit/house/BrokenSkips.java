package io.github.lyngk.testkit.house;

import com.google.common.collect.ImmutableList;
import io.github.lyngk.core.Color;
import io.github.lyngk.core.Move;
import io.github.lyngk.core.Piece;
import io.github.lyngk.core.Player;
import io.github.lyngk.core.Point;
import io.github.lyngk.core.Rule;
import io.github.lyngk.core.Variant;
import io.github.lyngk.testkit.house.BrokenEngine.Symptom;
import java.util.Collection;
import java.util.List;
import java.util.function.Supplier;

/** Engines that judge by the wrong moves whether somebody is skipped (E12, R5, R6) or the game is over (G1). */
final class BrokenSkips {

    private BrokenSkips() {}

    static ImmutableList<BrokenEngine> all() {
        return ImmutableList.of(
                skip("ends without thought of the opponent's claims", () -> new EndWithoutClaims(true)),
                skip("ends without thought of the mover's claims", () -> new EndWithoutClaims(false)),
                skip("skips when the mover is stuck", LooksAtMover::new),
                skip("waits for players without a claim left", WaitsForThirdClaim::new)
                        .shownBy(Symptom.END),
                skip("never skips twice running", SkipsOnce::new),
                skip("judges skips before a five is removed", JudgesEarly::new),
                skip("judges skips before it notes the claim", ForgetsClaimWhenLooking::new),
                BrokenEngine.of(
                        "lists nothing where a claim is needed",
                        NothingWithoutClaim::new,
                        Rule.R5,
                        Rule.E11,
                        Rule.E12,
                        Rule.G1),
                skip("skips players who can only go far", SkipIgnoresFar::new),
                skip("skips players who can only cover their own", SkipIgnoresOwn::new),
                skip("skips players who can only score", SkipIgnoresFives::new),
                skip("skips players who can only move fives", SkipIgnoresMovingFives::new)
                        .in(Variant.SIX_STACK),
                skip("skips players who can only make a six", SkipIgnoresSixes::new)
                        .in(Variant.SIX_STACK),
                skip("looks for moves with the first claim only", SkipTriesOneClaim::new));
    }

    private static BrokenEngine skip(String name, Supplier<BrokenRules> rules) {
        return BrokenEngine.of(name, rules, Rule.R5, Rule.R6, Rule.E12, Rule.E11, Rule.G1);
    }

    /** The game ends when one player is stuck and the other could move only by a claim. */
    private static final class EndWithoutClaims extends BrokenRules {
        private final boolean ofOpponent;

        EndWithoutClaims(boolean ofOpponent) {
            this.ofOpponent = ofOpponent;
        }

        @Override
        Table passTurn(Table table) {
            Player opponent = table.toMove().opponent();
            Player careless = ofOpponent ? opponent : table.toMove();
            boolean stuck = !hasMove(table, careless.opponent()) && !hasPlainMove(table.turnOf(careless));
            return stuck ? table.turnOf(opponent).finished() : super.passTurn(table);
        }
    }

    /** Asks the wrong player whether there is a move. */
    private static final class LooksAtMover extends BrokenRules {
        @Override
        Table passTurn(Table table) {
            Player mover = table.toMove();
            boolean wrong = !hasMove(table, mover) && hasMove(table, mover.opponent());
            return wrong ? table.turnOf(mover.opponent()).finished() : super.passTurn(table);
        }
    }

    /** Looks for moves by other rules than those it plays by. */
    abstract static class LooksBy extends BrokenRules {
        private boolean looking;

        final boolean isLooking() {
            return looking;
        }

        @Override
        boolean hasMove(Table table, Player player) {
            looking = true;
            boolean found = super.hasMove(table, player);
            looking = false;
            return found;
        }
    }

    private static final class WaitsForThirdClaim extends LooksBy {
        @Override
        boolean mayClaim(Table table, Color color) {
            boolean free = table.owner(color.piece()).isEmpty();
            return isLooking() && free || super.mayClaim(table, color);
        }
    }

    private static final class SkipsOnce extends BrokenRules {
        @Override
        Table passTurn(Table table) {
            Table next = super.passTurn(table);
            boolean twice = table.cameBack() && next.cameBack();
            return twice ? table.turnOf(table.toMove().opponent()) : next;
        }
    }

    /** The five that is just being scored is still in the way, and so are its pieces. */
    private static final class JudgesEarly extends BrokenRules {
        @Override
        Table play(Table table, Move move) {
            Table played = super.play(table, move);
            boolean scored =
                    !played.fives().equals(table.fives()) && played.sixWinner().isEmpty();
            if (!scored || !played.isEmpty(move.to())) {
                return played;
            }
            Table claimed = move.claim().map(color -> claim(table, color)).orElse(table);
            List<Piece> five = claimed.at(move.to());
            Table standing = claimed.without(move.from())
                    .put(
                            move.to(),
                            ImmutableList.<Piece>builder()
                                    .addAll(five)
                                    .addAll(claimed.at(move.from()))
                                    .build());
            Table judged = passTurn(standing);
            Table next = played.goingOn().turnOf(judged.toMove());
            return judged.over() ? next.finished() : next;
        }
    }

    /** Looks for the moves of both as if nothing had been claimed in this turn. */
    private static final class ForgetsClaimWhenLooking extends BrokenRules {
        private boolean claimed;

        @Override
        Table play(Table table, Move move) {
            claimed = move.claim().isPresent();
            Table played = super.play(table, move);
            claimed = false;
            return played;
        }

        @Override
        boolean hasMove(Table table, Player player) {
            int claims = table.claims().size();
            return super.hasMove(claimed ? table.withClaims(table.claims().subList(0, claims - 1)) : table, player);
        }
    }

    private static final class NothingWithoutClaim extends BrokenRules {
        @Override
        List<Move> turns(Table table) {
            return hasPlainMove(table) ? super.turns(table) : List.of();
        }
    }

    private static final class SkipIgnoresFar extends LooksBy {
        @Override
        Collection<Point> seen(Table table, Point from) {
            return super.seen(table, from).stream()
                    .filter(to -> !isLooking() || from.neighbours().contains(to))
                    .toList();
        }
    }

    private static final class SkipIgnoresOwn extends LooksBy {
        @Override
        boolean mayLand(Table table, List<Piece> moving, List<Piece> target) {
            return !(isLooking() && table.owns(table.toMove(), Table.top(target)))
                    && super.mayLand(table, moving, target);
        }
    }

    private static final class SkipIgnoresFives extends LooksBy {
        @Override
        boolean fits(Table table, int height) {
            return !(isLooking() && height == 5) && super.fits(table, height);
        }
    }

    private static final class SkipIgnoresMovingFives extends LooksBy {
        @Override
        boolean mayLand(Table table, List<Piece> moving, List<Piece> target) {
            return !(isLooking() && moving.size() == 5) && super.mayLand(table, moving, target);
        }
    }

    private static final class SkipIgnoresSixes extends LooksBy {
        @Override
        boolean fits(Table table, int height) {
            return !(isLooking() && height == 6) && super.fits(table, height);
        }
    }

    /** Tries the first colour that is free, and none after it. */
    private static final class SkipTriesOneClaim extends LooksBy {
        @Override
        boolean mayClaim(Table table, Color color) {
            boolean earlier = false;
            for (Color other : Color.values()) {
                earlier |= other.ordinal() < color.ordinal() && super.mayClaim(table, other);
            }
            return !(isLooking() && earlier) && super.mayClaim(table, color);
        }
    }
}
