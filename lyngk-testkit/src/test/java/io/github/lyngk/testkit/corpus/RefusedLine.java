package io.github.lyngk.testkit.corpus;

import java.util.List;

/** A line of {@code refused.tsv}: a move that is not legal in a position. */
record RefusedLine(String position, String move) {

    static RefusedLine read(List<String> row) {
        return new RefusedLine(row.get(2), row.get(3));
    }
}
