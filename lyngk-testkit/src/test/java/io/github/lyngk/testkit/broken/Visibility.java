package io.github.lyngk.testkit.broken;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import com.google.common.collect.ImmutableSet;
import com.google.common.collect.Maps;
import io.github.lyngk.core.Game;
import io.github.lyngk.core.Move;
import io.github.lyngk.core.Position;
import io.github.lyngk.core.Variant;
import io.github.lyngk.testkit.EngineResult;
import io.github.lyngk.testkit.scenarios.CheckGames;
import java.util.List;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.stream.Stream;

/** Whether faults show, in games many of which are steered to rare events; the same games in every run. */
final class Visibility {
    private static final int SEED = 5;
    private static final int GAMES = 30;

    private static final ImmutableMap<Variant, ImmutableList<Game>> POOLS =
            Maps.toMap(List.of(Variant.values()), Visibility::draw);

    private Visibility() {}

    private static ImmutableList<Game> draw(Variant variant) {
        CheckGames games = new CheckGames(Set.of(variant));
        SplittableRandom random = new SplittableRandom(SEED);
        return Stream.generate(() -> games.draw(random)).limit(GAMES).collect(ImmutableList.toImmutableList());
    }

    static ImmutableList<Game> games(Variant variant) {
        return POOLS.get(variant);
    }

    /** Whether some rules are wrong somewhere where others are right, in play or in a set-up. */
    static boolean shows(Rules rules, Rules others, List<Game> games) {
        return games.stream().anyMatch(game -> {
            try {
                return showsInPlay(rules, others, game) || showsInSetUps(rules, others, game);
            } catch (RuntimeException e) {
                return false; // several faults can make an impossible table
            }
        });
    }

    private static boolean showsInPlay(Rules rules, Rules others, Game game) {
        Table table = rules.setUp.apply(game.start());
        Table other = others.setUp.apply(game.start());
        for (int ply = 0; ply < game.size(); ply++) {
            table = rules.play.of(table, game.moves().get(ply));
            other = others.play.of(other, game.moves().get(ply));
            Position position = game.positions().get(ply + 1);
            if (!isRight(rules, table, position) && isRight(others, other, position)) {
                return true;
            }
        }
        return false;
    }

    private static boolean showsInSetUps(Rules rules, Rules others, Game game) {
        return game.positions().stream()
                .anyMatch(position -> !isRight(rules, rules.setUp.apply(position), position)
                        && isRight(others, others.setUp.apply(position), position));
    }

    /** Whether the moves and the result are those of a position. */
    static boolean isRight(Rules rules, Table table, Position position) {
        List<Move> moves = rules.moves.of(table);
        return rules.result.of(table).equals(EngineResult.of(position))
                && moves.size() == position.legalMoveCount()
                && ImmutableSet.copyOf(moves).equals(ImmutableSet.copyOf(position.legalMoves()));
    }
}
