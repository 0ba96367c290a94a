package io.github.lyngk.testkit.corpus;

import com.google.common.base.Ascii;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import io.github.lyngk.core.Game;
import io.github.lyngk.core.Outcome;
import io.github.lyngk.core.Position;
import io.github.lyngk.core.Rule;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/**
 * A line of {@code games.tsv}: the start of a game, which is ply 0, or one of its moves and what comes of it.
 *
 * @param labels the rules that somebody first shows here not to know
 * @param player the number of who moves, {@code -} at ply 0
 * @param move the move, {@code -} at ply 0
 * @param result as the line protocol tells it
 * @param count how many legal moves there are then
 * @param plain how many of them are without a claim
 * @param claims what the others claim, as letters
 * @param decided by what the game was decided, {@code -} while it goes on
 */
record PlyLine(
        String game,
        int ply,
        ImmutableSet<Rule> labels,
        String player,
        String move,
        String result,
        int count,
        int plain,
        String claims,
        String position,
        String decided) {
    static final List<String> HEAD = List.of(
            "game", "ply", "labels", "player", "move", "result", "count", "plain", "claims", "position", "decided");

    /** The lines of a game. */
    static ImmutableList<PlyLine> of(String id, Game game) {
        ImmutableList.Builder<PlyLine> lines = ImmutableList.builder();
        for (int ply = 0; ply <= game.size(); ply++) {
            Position position = game.positions().get(ply);
            Optional<Outcome> outcome = position.outcome();
            lines.add(new PlyLine(
                    id,
                    ply,
                    ImmutableSet.of(),
                    ply == 0 ? Tsv.NOTHING : "" + game.players().get(ply - 1).number(),
                    ply == 0 ? Tsv.NOTHING : game.moves().get(ply - 1).toString(),
                    PositionLine.result(position),
                    position.legalMoveCount(),
                    plain(position),
                    claims(position),
                    position.toString(),
                    outcome.map(end -> Ascii.toLowerCase(end.reason().name())).orElse(Tsv.NOTHING)));
        }
        return lines.build();
    }

    private static int plain(Position position) {
        return (int) position.legalMoves().stream()
                .filter(move -> move.claim().isEmpty())
                .count();
    }

    private static String claims(Position position) {
        String letters = position.legalClaims().stream()
                .map(claim -> "" + claim.color().letter())
                .collect(Collectors.joining());
        return letters.isEmpty() ? Tsv.NOTHING : letters;
    }

    static PlyLine read(List<String> row) {
        return new PlyLine(
                row.get(0),
                Integer.parseInt(row.get(1)),
                Tsv.rules(row.get(2)),
                row.get(3),
                row.get(4),
                row.get(5),
                Integer.parseInt(row.get(6)),
                Integer.parseInt(row.get(7)),
                row.get(8),
                row.get(9),
                row.get(10));
    }

    List<Object> row() {
        return List.of(game, ply, Tsv.join(labels), player, move, result, count, plain, claims, position, decided);
    }

    PlyLine labelled(ImmutableSet<Rule> rules) {
        return new PlyLine(game, ply, rules, player, move, result, count, plain, claims, position, decided);
    }
}
