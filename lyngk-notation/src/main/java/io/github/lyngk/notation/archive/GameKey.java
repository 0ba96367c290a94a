package io.github.lyngk.notation.archive;

import static java.util.Objects.requireNonNull;

import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonValue;
import com.google.common.hash.Hashing;
import io.github.lyngk.core.NotationException;
import io.github.lyngk.notation.GameRecord;
import io.github.lyngk.notation.text.TextProxy;
import java.io.InvalidObjectException;
import java.io.ObjectInputStream;
import java.io.Serializable;
import java.nio.ByteBuffer;
import java.util.HexFormat;

/**
 * A key that is equal for games that are equal under a {@link Likeness}: 128 bits of a SHA-256 hash of the start
 * position and the moves. Tags, comments, annotations, variations, results, written routes and marks are ignored.
 *
 * <p>Keys are the same in every JVM. Different games practically always have different keys: among a billion games, the
 * probability that any two share a key is below 10<sup>-20</sup>. So keys can identify games in an index or when
 * grouping on a cluster.
 */
public final class GameKey implements Serializable {
    private static final long serialVersionUID = 1;

    private static final int DIGITS = 32;

    private final transient long high;
    private final transient long low;

    private GameKey(long high, long low) {
        this.high = high;
        this.low = low;
    }

    /**
     * {@return the key of a recorded game}
     *
     * @param record the record; only its main line is used
     * @param likeness how games are compared; compare only keys with the same likeness
     */
    public static GameKey of(GameRecord record, Likeness likeness) {
        requireNonNull(likeness, "likeness");
        byte[] form = GameForm.of(record.start(), record.moves(), likeness);
        ByteBuffer hash = ByteBuffer.wrap(Hashing.sha256().hashBytes(form).asBytes());
        return new GameKey(hash.getLong(), hash.getLong());
    }

    /**
     * {@return the key parsed from a text}
     *
     * @param text 32 hexadecimal digits in lower case, as {@link #toString} prints them
     * @throws NotationException if the text is not a key
     */
    @JsonCreator
    public static GameKey parse(String text) {
        int digits = 0;
        while (digits < Math.min(text.length(), DIGITS) && "0123456789abcdef".indexOf(text.charAt(digits)) >= 0) {
            digits++;
        }
        if (digits < DIGITS || text.length() > DIGITS) {
            throw new NotationException(text, digits, "a key of 32 digits, 0 to f");
        }
        return new GameKey(
                Long.parseUnsignedLong(text.substring(0, DIGITS / 2), 16),
                Long.parseUnsignedLong(text.substring(DIGITS / 2), 16));
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof GameKey that && high == that.high && low == that.low;
    }

    @Override
    public int hashCode() {
        return Long.hashCode(high);
    }

    /** {@return the key as 32 hexadecimal digits in lower case, which {@link #parse} reads} */
    @Override
    @JsonValue
    public String toString() {
        return HexFormat.of().toHexDigits(high) + HexFormat.of().toHexDigits(low);
    }

    private Object writeReplace() {
        return new TextProxy(TextProxy.Type.KEY, toString());
    }

    private void readObject(ObjectInputStream in) throws InvalidObjectException {
        throw TextProxy.required();
    }
}
