package io.github.lyngk.testkit.corpus;

import java.util.List;

/**
 * A line of {@code games.tsv}: the start of a game, which is ply 0, or a move and the position after it.
 *
 * @param player the number of the player of the move, {@code -} at ply 0
 * @param move the move, {@code -} at ply 0
 * @param result such as {@code turn 1}
 * @param count the number of legal moves afterwards
 * @param plain the number of them without a claim
 * @param claims the letters of the colours that the others claim
 */
record PlyLine(
        String game,
        int ply,
        String player,
        String move,
        String result,
        int count,
        int plain,
        String claims,
        String position) {

    static PlyLine read(List<String> row) {
        return new PlyLine(
                row.get(0),
                Integer.parseInt(row.get(1)),
                row.get(3),
                row.get(4),
                row.get(5),
                Integer.parseInt(row.get(6)),
                Integer.parseInt(row.get(7)),
                row.get(8),
                row.get(9));
    }
}
