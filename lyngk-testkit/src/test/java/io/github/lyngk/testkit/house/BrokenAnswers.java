package io.github.lyngk.testkit.house;

import com.google.common.collect.ImmutableList;
import io.github.lyngk.core.Claim;
import io.github.lyngk.core.Color;
import io.github.lyngk.core.Move;
import io.github.lyngk.core.Piece;
import io.github.lyngk.core.Player;
import io.github.lyngk.core.Point;
import io.github.lyngk.core.Variant;
import io.github.lyngk.testkit.EngineResult;
import java.util.ArrayList;
import java.util.Collection;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;

/** Engines that do not answer everything: an exception or an error comes instead, for which no rule is to blame. */
final class BrokenAnswers {

    private BrokenAnswers() {}

    static ImmutableList<BrokenEngine> all() {
        return ImmutableList.of(
                BrokenEngine.failing("runs in circles between LYNGK points", Circles::new),
                BrokenEngine.failing("has no room for a sixth piece", NoRoom::new)
                        .in(Variant.SIX_STACK),
                BrokenEngine.failing("stumbles over a capture", StumblesOverOne::new)
                        .in(Variant.CLAIM_CAPTURES),
                BrokenEngine.failing("has room for thirty moves", ShortHistory::new),
                BrokenEngine.failing("takes it for granted that nobody is skipped", NobodySkipped::new),
                BrokenEngine.failing("takes it for granted that both have claimed", BothClaimed::new),
                BrokenEngine.failing("divides by the number of a player's stacks", Average::new));
    }

    /** Recursion that does not note where it has been: a {@link StackOverflowError} where two tops see each other. */
    private static final class Circles extends BrokenRules {
        @Override
        Collection<Point> destinations(Table table, Point from) {
            Set<Point> reached = EnumSet.noneOf(Point.class);
            travel(table.without(from), table.top(from), mayUseLyngk(table, table.top(from)), from, reached);
            return reached;
        }

        private void travel(Table lifted, Piece top, boolean travels, Point here, Set<Point> reached) {
            for (Point next : seen(lifted, here)) {
                reached.add(next);
                if (travels && isLyngkPoint(lifted, top, next)) {
                    travel(lifted, top, true, next, reached);
                }
            }
        }
    }

    private static final class NoRoom extends BrokenRules {
        @Override
        Table complete(Table table, Point point) {
            Piece[] pieces = new Piece[5];
            table.at(point).toArray(pieces);
            int top = table.at(point).size() - 1;
            return pieces[top] == table.top(point) ? super.complete(table, point) : table;
        }
    }

    /** Takes stacks out of a list while it walks through that list. */
    private static final class StumblesOverOne extends BrokenRules {
        @Override
        Table captureFives(Table table, Color color) {
            List<Point> fives = new ArrayList<>();
            for (Point point : table.board().keySet()) {
                if (table.at(point).size() == 5 && table.top(point) == color.piece()) {
                    fives.add(point);
                }
            }
            for (Point ignored : fives) {
                fives.remove(ignored);
            }
            return super.captureFives(table, color);
        }
    }

    private static final class ShortHistory extends BrokenRules {
        private final Move[] history = new Move[30];

        @Override
        Table play(Table table, Move move) {
            history[table.plies()] = move;
            return super.play(table, history[table.plies()]);
        }
    }

    private static final class NobodySkipped extends BrokenRules {
        @Override
        Table passTurn(Table table) {
            Table next = super.passTurn(table);
            if (next.cameBack()) {
                throw new AssertionError("the same player twice");
            }
            return next;
        }
    }

    private static final class BothClaimed extends BrokenRules {
        @Override
        EngineResult count(Table table) {
            for (Player player : Player.values()) {
                List<Claim> claims = table.claims().stream()
                        .filter(claim -> claim.player() == player)
                        .toList();
                claims.get(0).color();
            }
            return super.count(table);
        }
    }

    private static final class Average extends BrokenRules {
        @Override
        EngineResult count(Table table) {
            int pieces = 0;
            for (Player player : Player.values()) {
                int stacks = 0;
                for (List<Piece> stack : table.board().values()) {
                    stacks += countsFor(table, player, stack) ? 1 : 0;
                }
                pieces += 40 / stacks;
            }
            return pieces < 0 ? EngineResult.draw() : super.count(table);
        }
    }
}
