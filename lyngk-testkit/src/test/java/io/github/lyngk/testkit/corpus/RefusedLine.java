package io.github.lyngk.testkit.corpus;

import com.google.common.collect.ImmutableSet;
import io.github.lyngk.core.Rule;
import io.github.lyngk.core.Violation;
import java.util.List;

/**
 * A line of {@code refused.tsv}: a move that a position refuses.
 *
 * @param labels the rules without which somebody would take it for legal
 * @param violation the first thing that is wrong with it, in core's order
 */
record RefusedLine(String id, ImmutableSet<Rule> labels, String position, String move, Violation violation) {
    static final List<String> HEAD = List.of("id", "labels", "position", "move", "violation", "rule");

    static RefusedLine read(List<String> row) {
        return new RefusedLine(
                row.get(0), Tsv.rules(row.get(1)), row.get(2), row.get(3), Violation.valueOf(row.get(4)));
    }

    List<Object> row() {
        return List.of(id, Tsv.join(labels), position, move, violation, violation.rule());
    }

    RefusedLine named(String name) {
        return new RefusedLine(name, labels, position, move, violation);
    }
}
