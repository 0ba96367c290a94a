package io.github.lyngk.testkit.broken;

import io.github.lyngk.core.Position;
import java.util.Optional;

/** The slow engine with the right rules, which also shows its position. */
public final class RefereeEngine extends SlowEngine {

    @Override
    public Optional<Position> position(Table table) {
        return Optional.of(table.toPosition());
    }
}
