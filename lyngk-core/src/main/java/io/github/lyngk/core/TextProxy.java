package io.github.lyngk.core;

import java.io.InvalidObjectException;
import java.io.Serializable;

/**
 * The serialized form of every value with a text form: its type and its text, which is parsed when read.
 *
 * @param type the type of the value
 * @param text the text of the value
 */
record TextProxy(Type type, String text) implements Serializable {
    private static final long serialVersionUID = 1;

    /** The types with a text form, enums aside. */
    enum Type {
        STACK,
        CLAIM,
        MOVE,
        SETUP,
        POSITION,
        GAME
    }

    /** {@return the exception for a stream that holds a value itself in place of its proxy} */
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
