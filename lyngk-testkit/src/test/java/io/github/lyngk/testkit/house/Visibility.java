package io.github.lyngk.testkit.house;

import com.google.common.collect.ImmutableSet;
import io.github.lyngk.core.Game;
import io.github.lyngk.core.Move;
import io.github.lyngk.core.Position;
import io.github.lyngk.core.Variant;
import io.github.lyngk.testkit.EngineResult;
import java.util.List;

/** Whether faults can be seen next to each other: each makes the engine wrong somewhere, where the others do not. */
final class Visibility {
    private static final int GAMES = 60;

    private Visibility() {}

    static boolean showsEach(List<BrokenEngine> parts, Variant variant) {
        return parts.stream().allMatch(part -> shows(part, parts, variant));
    }

    private static boolean shows(BrokenEngine part, List<BrokenEngine> parts, Variant variant) {
        HouseRules all = BrokenTriple.combined(parts);
        HouseRules others = BrokenTriple.combined(
                parts.stream().filter(other -> other != part).toList());
        return SteeredPool.of(variant).stream().limit(GAMES).anyMatch(game -> shows(all, others, game));
    }

    private static boolean shows(HouseRules all, HouseRules others, Game game) {
        try {
            return showsInPlay(all, others, game)
                    || game.positions().stream()
                            .anyMatch(position ->
                                    shows(all, all.setUp(position), others, others.setUp(position), position));
        } catch (RuntimeException e) {
            return false; // on a board of its own making
        }
    }

    private static boolean showsInPlay(HouseRules all, HouseRules others, Game game) {
        Table one = all.setUp(game.start());
        Table other = others.setUp(game.start());
        for (int ply = 0; ply < game.size(); ply++) {
            Move move = game.moves().get(ply);
            one = all.play(one, move);
            other = others.play(other, move);
            if (shows(all, one, others, other, game.positions().get(ply + 1))) {
                return true;
            }
        }
        return false;
    }

    private static boolean shows(HouseRules all, Table one, HouseRules others, Table other, Position position) {
        return !isRight(all, one, position) && isRight(others, other, position);
    }

    private static boolean isRight(HouseRules rules, Table table, Position position) {
        List<Move> moves = rules.moves(table);
        return rules.result(table).equals(EngineResult.of(position))
                && moves.size() == position.legalMoveCount()
                && ImmutableSet.copyOf(moves).equals(ImmutableSet.copyOf(position.legalMoves()));
    }
}
