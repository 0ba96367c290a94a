package io.github.lyngk.testkit.corpus;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import io.github.lyngk.core.Position;
import io.github.lyngk.core.Rule;
import io.github.lyngk.testkit.EngineResult;
import java.util.List;

/**
 * A line of {@code positions.tsv}: a position with everything that may be done in it.
 *
 * @param labels the rules without which the answers would be others
 * @param result as the line protocol tells it, such as {@code turn 1}
 * @param moves all legal moves in core's order
 */
record PositionLine(String id, ImmutableSet<Rule> labels, String position, String result, ImmutableList<String> moves) {
    static final List<String> HEAD = List.of("id", "labels", "position", "result", "moves");

    static PositionLine of(String id, Position position) {
        ImmutableList<String> moves =
                position.legalMoves().stream().map(Object::toString).collect(ImmutableList.toImmutableList());
        return new PositionLine(id, ImmutableSet.of(), position.toString(), result(position), moves);
    }

    static PositionLine read(List<String> row) {
        return new PositionLine(row.get(0), Tsv.rules(row.get(1)), row.get(2), row.get(3), Tsv.split(row.get(4)));
    }

    List<String> row() {
        return List.of(id, Tsv.join(labels), position, result, Tsv.join(moves));
    }

    PositionLine labelled(ImmutableSet<Rule> rules) {
        return new PositionLine(id, rules, position, result, moves);
    }

    static String result(Position position) {
        return text(EngineResult.of(position));
    }

    static String text(EngineResult result) {
        return result.playerToMove()
                .map(player -> "turn " + player.number())
                .or(() -> result.winner().map(player -> "won " + player.number()))
                .orElse("draw");
    }
}
