package io.github.lyngk.testkit.broken;

import static io.github.lyngk.testkit.broken.BrokenEngine.broken;

import com.google.common.collect.ImmutableList;
import io.github.lyngk.core.Move;
import io.github.lyngk.core.Piece;
import io.github.lyngk.core.Player;
import io.github.lyngk.core.Point;
import io.github.lyngk.core.Variant;
import io.github.lyngk.testkit.EngineResult;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;

/** Engines that sometimes throw an exception or an error instead of an answer; no rule is to blame. */
final class BrokenAnswers {

    private BrokenAnswers() {}

    static ImmutableList<BrokenEngine> all() {
        return ImmutableList.of(
                // A StackOverflowError where two LYNGK points see each other.
                broken("runs in circles between LYNGK points")
                        .by(rules -> rules.destinations = (table, from) -> {
                            Set<Point> reached = EnumSet.noneOf(Point.class);
                            circle(rules, table, from, from, reached);
                            return reached;
                        }),
                broken("has no room for a sixth piece")
                        .in(Variant.SIX_STACK)
                        .by(rules -> rules.complete = rules.complete.then((table, move, completed) -> {
                            Piece[] pieces = new Piece[5];
                            pieces[table.height(move.to()) - 1] = table.top(move.to());
                            return completed;
                        })),
                // Removes from a list while iterating over it.
                broken("stumbles over a capture").in(Variant.CLAIM_CAPTURES).by(rules -> {
                    rules.claim = rules.claim.then((table, color, claimed) -> {
                        List<Point> captured = new ArrayList<>(table.board().keySet());
                        captured.removeAll(claimed.board().keySet());
                        captured.forEach(captured::remove);
                        return claimed;
                    });
                }),
                broken("has room for thirty moves").by(rules -> {
                    Move[] history = new Move[30];
                    rules.play = rules.play.then((table, move, played) -> {
                        history[table.plies()] = move;
                        return played;
                    });
                }),
                broken("assumes that no player is skipped")
                        .by(rules -> rules.passTurn = rules.passTurn.then((table, next) -> {
                            if (next.cameBack()) {
                                throw new AssertionError("the same player twice");
                            }
                            return next;
                        })),
                broken("divides by the number of a player's stacks").by(rules -> {
                    rules.count = rules.count.then((table, result) -> {
                        int average = 0;
                        for (Player player : Player.values()) {
                            average += 40
                                    / (int) table.board().values().stream()
                                            .filter(stack -> table.owns(player, Table.top(stack)))
                                            .count();
                        }
                        return average < 0 ? EngineResult.draw() : result;
                    });
                }));
    }

    private static void circle(Rules rules, Table table, Point from, Point here, Set<Point> reached) {
        for (Point next : rules.seen.of(table.without(from), here)) {
            reached.add(next);
            if (rules.mayTravel.test(table, table.top(from)) && rules.isLyngkPoint.test(table, from, next)) {
                circle(rules, table, from, next, reached);
            }
        }
    }
}
