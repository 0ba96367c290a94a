package io.github.lyngk.notation.reading;

import io.github.lyngk.core.Position;
import io.github.lyngk.notation.Limits;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * The moves, comments and other parts of a record as numbers, so that a record can be validated without building
 * objects. A move is its index; a comment is {@link #COMMENT}, then the start and the end of its content in the text.
 */
public final class Parts {
    /** The message about a record with too many parts. */
    public static final String TOO_MANY =
            "a record has more than " + Limits.PARTS + " turns, comments, annotations and variations";

    /** A forced pass (R6). */
    public static final int PASS = -1;

    /** The start and the end of a variation. */
    public static final int OPEN = -2;

    public static final int CLOSE = -3;

    /** A comment; the next two numbers are the start and the end of its content. */
    public static final int COMMENT = -4;

    /** The result: only comments follow. */
    public static final int RESULT = -5;

    /** An annotation with a number: this minus the number. */
    public static final int NAG = -6;

    private int[] parts = new int[64];
    private int size;

    /** Where the variations start, in their order. */
    private final List<Position> starts = new ArrayList<>(0);

    void add(int part) {
        if (size == parts.length) {
            parts = Arrays.copyOf(parts, 2 * size);
        }
        parts[size++] = part;
    }

    /** Adds a comment whose content is between two indexes of the text. */
    void comment(int from, int to) {
        add(COMMENT);
        add(from);
        add(to);
    }

    /** Adds the start of a variation. */
    void open(Position start) {
        add(OPEN);
        starts.add(start);
    }

    /** {@return the position that a variation starts from, by its number from 0} */
    public Position start(int variation) {
        return starts.get(variation);
    }

    /** {@return how many numbers there are} */
    public int size() {
        return size;
    }

    /** {@return one of the numbers} */
    public int get(int index) {
        return parts[index];
    }
}
