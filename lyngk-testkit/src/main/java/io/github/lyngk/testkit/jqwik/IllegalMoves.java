package io.github.lyngk.testkit.jqwik;

import io.github.lyngk.core.Move;
import io.github.lyngk.core.Position;
import io.github.lyngk.core.Violation;
import io.github.lyngk.testkit.scenarios.RefusedMoves;
import java.util.List;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;

/** All moves that a position refuses, by the rule they break. */
final class IllegalMoves {
    private final RefusedMoves moves;

    IllegalMoves(Position position) {
        this.moves = RefusedMoves.of(position);
    }

    /** Every violation that occurs is equally likely, however few moves commit it. */
    public Arbitrary<Move> any() {
        List<Arbitrary<Move>> kinds =
                moves.violations().stream().map(this::committing).toList();
        return Arbitraries.oneOf(kinds);
    }

    public Arbitrary<Move> committing(Violation violation) {
        return Arbitraries.of(moves.committing(violation));
    }
}
