package io.github.lyngk.testkit.assertions;

import static java.util.Objects.requireNonNull;

import io.github.lyngk.core.Move;
import io.github.lyngk.core.Position;
import io.github.lyngk.core.Rule;
import io.github.lyngk.core.Violation;
import org.assertj.core.api.AbstractComparableAssert;
import org.jspecify.annotations.Nullable;

/** Assertions about a {@link Move}, for example whether it is legal in a position. */
public final class MoveAssert extends AbstractComparableAssert<MoveAssert, Move> {
    MoveAssert(@Nullable Move actual) {
        super(actual, MoveAssert.class);
    }

    /**
     * Checks that the move is legal in a position.
     *
     * @param position the position
     * @return this assertion
     */
    public MoveAssert isLegalIn(Position position) {
        in(position).allows(actual);
        return this;
    }

    /**
     * Checks that the move is illegal in a position, for any reason.
     *
     * @param position the position
     * @return this assertion
     */
    public MoveAssert isIllegalIn(Position position) {
        in(position).forbids(actual);
        return this;
    }

    /**
     * Checks that the move is illegal in a position and that {@link Position#check} reports a given rule.
     *
     * @param position the position
     * @param rule the expected rule
     * @return this assertion
     */
    public MoveAssert isIllegalIn(Position position, Rule rule) {
        in(position).forbids(actual, rule);
        return this;
    }

    /**
     * Checks that the move is illegal in a position and that {@link Position#check} reports a given violation.
     *
     * @param position the position
     * @param violation the expected violation
     * @return this assertion
     */
    public MoveAssert isIllegalIn(Position position, Violation violation) {
        in(position).forbids(actual, violation);
        return this;
    }

    /** Returns assertions about the position; fails if the move is null. */
    private PositionAssert in(Position position) {
        requireNonNull(position, "position");
        isNotNull();
        return new PositionAssert(position);
    }
}
