package io.github.lyngk.testkit.corpus;

import com.google.common.collect.ImmutableList;
import io.github.lyngk.testkit.EngineResult;
import java.util.List;

/**
 * A line of {@code positions.tsv}.
 *
 * @param result such as {@code turn 1}
 * @param moves all legal moves
 */
record PositionLine(String position, String result, ImmutableList<String> moves) {

    static PositionLine read(List<String> row) {
        return new PositionLine(row.get(2), row.get(3), Tsv.split(row.get(4)));
    }

    /** A result as the corpus and the line protocol write it. */
    static String text(EngineResult result) {
        return result.playerToMove()
                .map(player -> "turn " + player.number())
                .or(() -> result.winner().map(player -> "won " + player.number()))
                .orElse("draw");
    }
}
