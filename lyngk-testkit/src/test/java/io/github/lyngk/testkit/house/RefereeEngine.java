package io.github.lyngk.testkit.house;

import io.github.lyngk.core.Position;
import java.util.Optional;

/** The slow engine with the right rules, which also shows what lies on its table. */
public final class RefereeEngine extends HouseEngine {

    @Override
    public Optional<Position> position(Table table) {
        return Optional.of(table.toPosition());
    }
}
