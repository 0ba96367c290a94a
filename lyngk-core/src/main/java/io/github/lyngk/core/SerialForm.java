package io.github.lyngk.core;

import io.github.lyngk.core.streams.SerialParts;
import io.github.lyngk.core.streams.SerialProxy;
import java.util.function.Function;

/** How the values of this package are made of what a stream brings. */
enum SerialForm implements SerialProxy.Form {
    STACK(parts -> Stack.parse(parts.text())),
    MOVE(parts -> Move.parse(parts.text())),
    SETUP(parts -> Setup.parse(parts.text())),
    PROBLEM(parts -> new Problem(parts.next(Problem.Kind.class), parts.text())),
    POSITION(parts -> Position.parse(parts.text())),
    LEGALITY(parts -> Legality.of(parts.nextOrNull(Violation.class), parts.text())),
    EFFECT(parts -> Effect.of(parts.next(Position.class), parts.next(Move.class))),
    OUTCOME(parts -> Outcome.ofTallies(parts.list(Integer.class))),
    GAME(parts -> Game.parse(parts.text()));

    private final Function<SerialParts, Object> reading;

    SerialForm(Function<SerialParts, Object> reading) {
        this.reading = reading;
    }

    @Override
    public Object read(SerialParts parts) {
        return reading.apply(parts);
    }
}
