package io.github.lyngk.core;

import java.io.InvalidObjectException;
import java.io.Serializable;

/**
 * The serialized form of all values with a text form: the type and the text, which is parsed when the value is read.
 *
 * @param type the type of the value
 * @param text the text of the value
 */
record TextProxy(Type type, String text) implements Serializable {
    private static final long serialVersionUID = 1;

    /** The types with a text form, except enums. */
    enum Type {
        STACK,
        CLAIM,
        MOVE,
        SETUP,
        POSITION,
        GAME
    }

    /** {@return the exception to throw if a stream contains a value itself instead of its proxy} */
    static InvalidObjectException required() {
        return new InvalidObjectException("proxy required");
    }

    private Object readResolve() throws InvalidObjectException {
        try {
            return switch (type) {
                case STACK -> Stack.parse(text);
                case CLAIM -> Claim.parse(text);
                case MOVE -> Move.parse(text);
                case SETUP -> Setup.parse(text);
                case POSITION -> Position.parse(text);
                case GAME -> Game.parse(text);
            };
        } catch (RuntimeException e) {
            InvalidObjectException invalid = new InvalidObjectException(e.getMessage());
            invalid.initCause(e);
            throw invalid;
        }
    }
}
