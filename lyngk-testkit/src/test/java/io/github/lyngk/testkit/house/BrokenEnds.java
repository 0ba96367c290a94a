package io.github.lyngk.testkit.house;

import com.google.common.collect.ImmutableList;
import io.github.lyngk.core.Color;
import io.github.lyngk.core.Piece;
import io.github.lyngk.core.Player;
import io.github.lyngk.core.Rule;
import io.github.lyngk.testkit.EngineResult;
import io.github.lyngk.testkit.house.BrokenEngine.Symptom;
import java.util.List;
import java.util.function.Supplier;

/** Engines that get the count of section G, or of H6, wrong. */
final class BrokenEnds {

    private BrokenEnds() {}

    static ImmutableList<BrokenEngine> all() {
        return ImmutableList.of(
                wrongWinner("counts singles first", () -> new Ranking(1, 2, 3, 4, 5)),
                wrongWinner("swaps threes and fours", () -> new Ranking(5, 3, 4, 2, 1)),
                wrongWinner("swaps singles and twos", () -> new Ranking(5, 4, 3, 1, 2)),
                wrongWinner("counts fives only", () -> new Ranking(5)),
                wrongWinner("forgets fours", () -> new Ranking(5, 3, 2, 1)),
                wrongWinner("forgets threes", () -> new Ranking(5, 4, 2, 1)),
                wrongWinner("forgets twos", () -> new Ranking(5, 4, 3, 1)),
                wrongWinner("forgets singles", () -> new Ranking(5, 4, 3, 2)),
                wrongWinner("breaks ties by the number of stacks", AllStacks::new),
                wrongWinner("breaks ties by the number of pieces", AllPieces::new),
                wrongWinner("counts neutral tops for the first player", () -> new NeutralsFor(Player.FIRST)),
                wrongWinner("counts jokers for the second player", () -> new JokersFor(Player.SECOND)),
                wrongWinner("counts by the bottom piece", ByBottom::new),
                wrongWinner("gives a draw to the first player", () -> new WinsDraws(Player.FIRST)),
                wrongWinner("gives a tie in fives to the second player", SecondWinsTies::new),
                wrongWinner("names the loser", NamesLoser::new),
                wrongWinner("forgets a player's second colour", OneColorCounts::new),
                wrongWinner("counts fours before fives", () -> new Ranking(4, 5, 3, 2, 1)),
                wrongWinner("swaps twos and threes", () -> new Ranking(5, 4, 2, 3, 1)),
                wrongWinner("stops counting at fours", () -> new Ranking(5, 4)),
                wrongWinner("counts neutral tops for the second player", () -> new NeutralsFor(Player.SECOND)),
                wrongWinner("counts jokers for the first player", () -> new JokersFor(Player.FIRST)),
                wrongWinner("gives a draw to the second player", () -> new WinsDraws(Player.SECOND)),
                wrongWinner("gives a draw to whoever moved last", LastWinsDraws::new),
                wrongWinner("counts a colour anywhere in a stack", AnywhereInStack::new));
    }

    private static BrokenEngine wrongWinner(String name, Supplier<BrokenRules> rules) {
        return BrokenEngine.of(
                        name, rules, Rule.G2, Rule.G1, Rule.G3, Rule.H6, Rule.R9, Rule.R4, Rule.R8, Rule.E9, Rule.E10)
                .shownBy(Symptom.WINNER);
    }

    private static final class Ranking extends BrokenRules {
        private final List<Integer> heights;

        Ranking(Integer... heights) {
            this.heights = List.of(heights);
        }

        @Override
        List<Integer> ranking() {
            return heights;
        }
    }

    /** After the fives, whoever owns more stacks. */
    private static final class AllStacks extends BrokenRules {
        @Override
        List<Integer> ranking() {
            return List.of(5, 0);
        }

        @Override
        int tally(Table table, Player player, int height) {
            return height == 5
                    ? super.tally(table, player, 5)
                    : (int) table.board().values().stream()
                            .filter(stack -> countsFor(table, player, stack))
                            .count();
        }
    }

    /** After the fives, whoever owns more pieces. */
    private static final class AllPieces extends BrokenRules {
        @Override
        List<Integer> ranking() {
            return List.of(5, 0);
        }

        @Override
        int tally(Table table, Player player, int height) {
            return height == 5
                    ? super.tally(table, player, 5)
                    : table.board().values().stream()
                            .filter(stack -> countsFor(table, player, stack))
                            .mapToInt(List::size)
                            .sum();
        }
    }

    private static final class NeutralsFor extends BrokenRules {
        private final Player favourite;

        NeutralsFor(Player favourite) {
            this.favourite = favourite;
        }

        @Override
        boolean countsFor(Table table, Player player, List<Piece> stack) {
            return table.owner(Table.top(stack)).orElse(favourite) == player;
        }
    }

    private static final class JokersFor extends BrokenRules {
        private final Player favourite;

        JokersFor(Player favourite) {
            this.favourite = favourite;
        }

        @Override
        boolean countsFor(Table table, Player player, List<Piece> stack) {
            return Table.top(stack) == Piece.JOKER ? player == favourite : super.countsFor(table, player, stack);
        }
    }

    private static final class ByBottom extends BrokenRules {
        @Override
        boolean countsFor(Table table, Player player, List<Piece> stack) {
            return table.owns(player, stack.get(0));
        }
    }

    private static final class WinsDraws extends BrokenRules {
        private final Player favourite;

        WinsDraws(Player favourite) {
            this.favourite = favourite;
        }

        @Override
        EngineResult count(Table table) {
            EngineResult result = super.count(table);
            return result.isDraw() ? EngineResult.won(favourite) : result;
        }
    }

    private static final class SecondWinsTies extends BrokenRules {
        @Override
        EngineResult count(Table table) {
            boolean tie = tally(table, Player.FIRST, 5) == tally(table, Player.SECOND, 5);
            return tie ? EngineResult.won(Player.SECOND) : super.count(table);
        }
    }

    private static final class NamesLoser extends BrokenRules {
        @Override
        EngineResult count(Table table) {
            return super.count(table)
                    .winner()
                    .map(winner -> EngineResult.won(winner.opponent()))
                    .orElse(EngineResult.draw());
        }
    }

    private static final class OneColorCounts extends BrokenRules {
        @Override
        boolean countsFor(Table table, Player player, List<Piece> stack) {
            List<Color> colors = table.claims().stream()
                    .filter(claim -> claim.player() == player)
                    .map(claim -> claim.color())
                    .toList();
            return !colors.isEmpty() && colors.get(0).piece() == Table.top(stack);
        }
    }

    private static final class LastWinsDraws extends BrokenRules {
        @Override
        EngineResult count(Table table) {
            EngineResult result = super.count(table);
            return result.isDraw() ? EngineResult.won(table.toMove().opponent()) : result;
        }
    }

    private static final class AnywhereInStack extends BrokenRules {
        @Override
        boolean countsFor(Table table, Player player, List<Piece> stack) {
            return stack.stream().anyMatch(piece -> table.owns(player, piece));
        }
    }
}
