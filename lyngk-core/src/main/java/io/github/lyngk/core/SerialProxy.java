package io.github.lyngk.core;

import static java.util.Objects.requireNonNull;

import java.io.InvalidObjectException;
import java.util.function.Supplier;

/**
 * What the values do that travel in a stream as something simpler, mostly their text: reading that back checks it as any
 * other input, and whatever is wrong with it makes the stream invalid.
 */
final class SerialProxy {
    private SerialProxy() {}

    /** Returns a value made from what a stream brought. */
    static <T> T resolve(Supplier<T> value) throws InvalidObjectException {
        try {
            return requireNonNull(value.get());
        } catch (IllegalArgumentException | NullPointerException | IndexOutOfBoundsException e) {
            InvalidObjectException invalid = new InvalidObjectException(e.getMessage());
            invalid.initCause(e);
            throw invalid;
        }
    }
}
