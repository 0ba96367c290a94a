package io.github.lyngk.core;

import static com.google.common.base.Preconditions.checkArgument;

import io.github.lyngk.core.streams.SerialParts;
import io.github.lyngk.core.streams.SerialProxy;
import java.util.function.Function;

/** How the values of this package are made of what a stream brings. */
enum SerialForm implements SerialProxy.Form {
    STACK(parts -> Stack.parse(parts.text())),
    MOVE(parts -> Move.parse(parts.text())),
    SETUP(parts -> Setup.parse(parts.text())),
    PROBLEM(parts -> new Problem(parts.next(Problem.Kind.class), sentence(parts))),
    POSITION(parts -> Position.parse(parts.text())),
    LEGALITY(parts -> Legality.of(parts.nextOrNull(Violation.class), sentence(parts))),
    EFFECT(parts -> Effect.of(parts.next(Position.class), parts.next(Move.class))),
    OUTCOME(parts -> Outcome.ofTallies(parts.list(Integer.class))),
    GAME(parts -> Game.parse(parts.text()));

    /** More characters than any sentence of a value has. */
    private static final int SENTENCE = 1_000;

    private final Function<SerialParts, Object> reading;

    SerialForm(Function<SerialParts, Object> reading) {
        this.reading = reading;
    }

    private static String sentence(SerialParts parts) {
        String sentence = parts.text();
        checkArgument(sentence.length() <= SENTENCE, "a sentence of %s characters", sentence.length());
        return sentence;
    }

    @Override
    public Object read(SerialParts parts) {
        return reading.apply(parts);
    }
}
