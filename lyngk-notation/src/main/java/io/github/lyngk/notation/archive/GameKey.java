package io.github.lyngk.notation.archive;

import static java.util.Objects.requireNonNull;

import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonValue;
import com.google.common.base.CharMatcher;
import com.google.common.hash.Hashing;
import com.google.common.io.BaseEncoding;
import com.google.common.primitives.Bytes;
import com.google.common.primitives.Longs;
import io.github.lyngk.core.NotationException;
import io.github.lyngk.notation.GameRecord;
import io.github.lyngk.notation.text.TextProxy;
import java.io.InvalidObjectException;
import java.io.ObjectInputStream;
import java.io.Serializable;

/**
 * A short name for a game and all that are like it: 128 bits of the SHA-256 of its start and moves. Tags, comments,
 * annotations, variations, results, written routes and marks do not count.
 *
 * <p>Alike games have equal keys, in every JVM. Games that are not alike have different ones for all that can be known:
 * among a billion games two of them share a key with a probability below 10<sup>-20</sup>. So keys can stand for games
 * in an index of any kind, and be grouped by a cluster.
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
     * @param record the record; its main line counts
     * @param likeness which games shall have the same key
     */
    public static GameKey of(GameRecord record, Likeness likeness) {
        requireNonNull(likeness, "likeness");
        byte[] hash = Hashing.sha256()
                .hashBytes(GameForm.of(record.start(), record.moves(), likeness))
                .asBytes();
        return new GameKey(
                Longs.fromBytes(hash[0], hash[1], hash[2], hash[3], hash[4], hash[5], hash[6], hash[7]),
                Longs.fromBytes(hash[8], hash[9], hash[10], hash[11], hash[12], hash[13], hash[14], hash[15]));
    }

    /**
     * {@return the key that a text tells}
     *
     * @param text 32 digits, as {@link #toString} prints them
     * @throws NotationException if the text is no key
     */
    @JsonCreator
    public static GameKey parse(String text) {
        int digits = CharMatcher.anyOf("0123456789abcdef").negate().indexIn(text);
        if (digits >= 0 || text.length() != DIGITS) {
            int end = Math.min(text.length(), DIGITS);
            throw new NotationException(text, digits < 0 ? end : Math.min(digits, end), "a key of 32 digits, 0 to f");
        }
        return new GameKey(
                Long.parseUnsignedLong(text.substring(0, DIGITS / 2), 16),
                Long.parseUnsignedLong(text.substring(DIGITS / 2), 16));
    }

    /** {@return the first 64 bits} */
    long high() {
        return high;
    }

    /** {@return the other 64 bits} */
    long low() {
        return low;
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof GameKey that && high == that.high && low == that.low;
    }

    @Override
    public int hashCode() {
        return Long.hashCode(high);
    }

    /** {@return the key as 32 digits, 0 to f, which {@link #parse} reads back} */
    @Override
    @JsonValue
    public String toString() {
        return BaseEncoding.base16().lowerCase().encode(Bytes.concat(Longs.toByteArray(high), Longs.toByteArray(low)));
    }

    private Object writeReplace() {
        return new TextProxy(TextProxy.Type.KEY, toString());
    }

    private void readObject(ObjectInputStream in) throws InvalidObjectException {
        throw TextProxy.required();
    }
}
