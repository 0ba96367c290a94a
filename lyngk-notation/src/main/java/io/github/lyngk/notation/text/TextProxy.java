package io.github.lyngk.notation.text;

import io.github.lyngk.notation.Comment;
import io.github.lyngk.notation.GameRecord;
import io.github.lyngk.notation.Nag;
import io.github.lyngk.notation.TurnPath;
import io.github.lyngk.notation.archive.GameKey;
import java.io.InvalidObjectException;
import java.io.Serializable;

/**
 * The serialized form of every value with a text form: its type and its text, which is parsed on deserialization.
 *
 * @param type the type of the value
 * @param text the text of the value
 */
public record TextProxy(Type type, String text) implements Serializable {
    private static final long serialVersionUID = 1;

    /** The types with a text form, enums aside. */
    public enum Type {
        /** A {@link Comment}. */
        COMMENT,
        /** A {@link Nag}. */
        NAG,
        /** A {@link TurnPath}. */
        PATH,
        /** A {@link GameRecord}. */
        RECORD,
        /** A {@link GameKey}. */
        KEY
    }

    /** {@return the exception for a stream that contains a value instead of its proxy} */
    public static InvalidObjectException required() {
        return new InvalidObjectException("proxy required");
    }

    private Object readResolve() throws InvalidObjectException {
        try {
            return switch (type) {
                case COMMENT -> Comment.parse(text);
                case NAG -> Nag.parse(text);
                case PATH -> TurnPath.parse(text);
                case RECORD -> GameRecord.parse(text);
                case KEY -> GameKey.parse(text);
            };
        } catch (RuntimeException e) {
            InvalidObjectException invalid = new InvalidObjectException(e.getMessage());
            invalid.initCause(e);
            throw invalid;
        }
    }
}
