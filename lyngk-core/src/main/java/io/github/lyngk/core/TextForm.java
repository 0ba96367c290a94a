package io.github.lyngk.core;

import static java.util.Objects.requireNonNull;

import java.io.InvalidObjectException;
import java.io.Serializable;
import java.util.function.Function;

/** What stands in a stream for a value that has a text form: reading it parses, and so checks, the text. */
record TextForm(Kind kind, String text) implements Serializable {
    private static final long serialVersionUID = 1;

    enum Kind {
        STACK(Stack::parse),
        SETUP(Setup::parse),
        POSITION(Position::parse),
        GAME(Game::fromSerialText),
        OUTCOME(Outcome::fromSerialText);

        private final Function<String, Object> parse;

        Kind(Function<String, Object> parse) {
            this.parse = parse;
        }
    }

    TextForm {
        requireNonNull(kind, "kind");
        requireNonNull(text, "text");
    }

    private Object readResolve() throws InvalidObjectException {
        try {
            return kind.parse.apply(text);
        } catch (IllegalArgumentException e) {
            InvalidObjectException invalid = new InvalidObjectException(e.getMessage());
            invalid.initCause(e);
            throw invalid;
        }
    }
}
