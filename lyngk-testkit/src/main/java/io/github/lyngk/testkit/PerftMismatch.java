package io.github.lyngk.testkit;

import static java.util.Objects.requireNonNull;

import com.google.common.base.Joiner;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import io.github.lyngk.core.Game;
import io.github.lyngk.core.Move;
import io.github.lyngk.testkit.judging.BoardReport;

/**
 * An entry of the table that an engine counts differently, followed down to the position in which it goes wrong.
 *
 * @param entry the entry of the table
 * @param counted what the engine counted for it
 * @param path the play from the entry's position to the first position whose own moves differ
 * @param expectedThere what core counts there, at the depth that is left
 * @param countedThere what the engine counts there
 * @param missing the legal moves the engine does not list there; empty if it cannot list moves
 * @param extra the illegal moves it lists there; empty if it cannot list moves
 */
public record PerftMismatch(
        PerftTable.Entry entry,
        long counted,
        Game path,
        long expectedThere,
        long countedThere,
        ImmutableSet<Move> missing,
        ImmutableSet<Move> extra) {
    /**
     * Checks that nothing is missing.
     *
     * @param entry the entry of the table
     * @param counted what the engine counted for it
     * @param path the play from the entry's position to the first position whose own moves differ
     * @param expectedThere what core counts there, at the depth that is left
     * @param countedThere what the engine counts there
     * @param missing the legal moves the engine does not list there
     * @param extra the illegal moves it lists there
     */
    public PerftMismatch {
        requireNonNull(entry, "entry");
        requireNonNull(path, "path");
        requireNonNull(missing, "missing");
        requireNonNull(extra, "extra");
    }

    /** The mismatch in words, with the position and its board. */
    @Override
    public String toString() {
        StringBuilder text = new StringBuilder();
        text.append("perft ").append(entry.depth()).append(" of ").append(entry.position());
        text.append("\n  table: ").append(entry.leaves()).append(", engine: ").append(counted);
        if (path.size() > 0) {
            text.append("\n  after ").append(Joiner.on(' ').join(path.moves()));
        }
        text.append("\n  core: ").append(expectedThere).append(", engine: ").append(countedThere);
        text.append("\n  ").append(moves());
        return text.append("\nin ").append(BoardReport.of(path.position())).toString();
    }

    private String moves() {
        if (missing.isEmpty() && extra.isEmpty()) {
            ImmutableList<Move> legal = path.position().legalMoves();
            return "the " + legal.size() + " legal moves: " + Joiner.on(' ').join(legal);
        }
        return "missing: " + list(missing) + "; illegal: " + list(extra);
    }

    private static String list(ImmutableSet<Move> moves) {
        return moves.isEmpty() ? "none" : Joiner.on(' ').join(moves);
    }
}
