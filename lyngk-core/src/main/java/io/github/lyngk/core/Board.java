package io.github.lyngk.core;

import java.util.Arrays;

/**
 * The stacks of a position, packed: sets of points by what stands on them, and the {@link StackCode} of each point.
 * Immutable.
 *
 * <p>All of it is one array, so that a new board costs one copy. The first words are sets of points, a bit a point:
 * topped by each colour, holding each colour, occupied (that is, higher than 0), higher than 1 to 6. Then follow the
 * stack codes, three a word, and the hash of the board.
 */
final class Board {
    private static final int TOPS = 0;
    private static final int HOLDING = TOPS + Color.COUNT;
    private static final int OCCUPIED = HOLDING + Color.COUNT;
    private static final int MOST_HIGHER = 6;
    private static final int CODES = OCCUPIED + MOST_HIGHER + 1;
    private static final int CODE_WORDS_LOG = 4;
    private static final int CODE_WORDS = 1 << CODE_WORDS_LOG;
    private static final int CODE = (1 << StackCode.BITS) - 1;
    private static final int HASH = CODES + CODE_WORDS;
    private static final int SIZE = HASH + 1;

    private final long[] words;

    private Board(long[] words) {
        this.words = words;
    }

    static Board of(Setup setup) {
        long[] words = new long[SIZE];
        for (int point = 0; point < Point.COUNT; point++) {
            Stack stack = setup.stackAt(point);
            if (stack != null) {
                put(words, point, StackCode.of(stack));
            }
        }
        return new Board(words);
    }

    /** Returns the occupied points. */
    long occupied() {
        return words[OCCUPIED];
    }

    /** Returns the points topped by a colour. */
    long topped(int color) {
        return words[TOPS + color];
    }

    /** Returns the points topped by any of some colours. */
    long toppedByAny(int colors) {
        long points = 0;
        for (int rest = colors; rest != 0; rest &= rest - 1) {
            points |= words[TOPS + Integer.numberOfTrailingZeros(rest)];
        }
        return points;
    }

    /** Returns the points whose stack holds a colour, on top or below. */
    long holding(int color) {
        return words[HOLDING + color];
    }

    /** Returns the points whose stack has more than some pieces, 0 to 6. */
    long higherThan(int height) {
        return words[OCCUPIED + height];
    }

    /** Returns the points whose stack has at most some pieces, 0 to 6. */
    long atMost(int height) {
        return occupied() & ~higherThan(height);
    }

    /** Returns the points whose stack has just so many pieces, 1 to 6. */
    long ofHeight(int height) {
        return higherThan(height - 1) & ~higherThan(height);
    }

    /** Returns what stands on a point. */
    int code(int point) {
        return (int) (words[wordOf(point)] >>> shiftOf(point)) & CODE;
    }

    /** Returns a hash of the stacks: the keys of all of them, combined. */
    long hash() {
        return words[HASH];
    }

    /**
     * Returns the board after a stack has moved onto another.
     *
     * @param removed points that are emptied beforehand
     * @param stays whether the stack formed stays on the board
     */
    Board moved(long removed, int from, int to, boolean stays) {
        long[] next = words.clone();
        int formed = StackCode.under(code(to), code(from));
        long others = ~(removed | Sight.bit(from) | Sight.bit(to));
        for (int i = 0; i < CODES; i++) {
            next[i] &= others;
        }
        for (long rest = removed; rest != 0; rest &= rest - 1) {
            setCode(next, Long.numberOfTrailingZeros(rest), StackCode.EMPTY);
        }
        setCode(next, from, StackCode.EMPTY);
        if (stays) {
            put(next, to, formed);
        } else {
            setCode(next, to, StackCode.EMPTY);
        }
        return new Board(next);
    }

    /** Puts a stack on a point that none of the sets holds. */
    private static void put(long[] words, int point, int code) {
        setCode(words, point, code);
        long bit = Sight.bit(point);
        int top = StackCode.top(code);
        if (top < Color.COUNT) {
            words[TOPS + top] |= bit;
        }
        int colors = StackCode.colors(code);
        for (int color = 0; color < Color.COUNT; color++) {
            words[HOLDING + color] |= (long) (colors >>> color & 1) << point;
        }
        int height = StackCode.height(code);
        for (int less = 0; less < MOST_HIGHER; less++) {
            words[OCCUPIED + less] |= less < height ? bit : 0;
        }
    }

    private static void setCode(long[] words, int point, int code) {
        int word = wordOf(point);
        int shift = shiftOf(point);
        int before = (int) (words[word] >>> shift) & CODE;
        words[word] ^= (long) (before ^ code) << shift;
        words[HASH] ^= Hashing.ofStack(point, before) ^ Hashing.ofStack(point, code);
    }

    private static int wordOf(int point) {
        return CODES + (point & CODE_WORDS - 1);
    }

    private static int shiftOf(int point) {
        return (point >>> CODE_WORDS_LOG) * StackCode.BITS;
    }

    @Override
    public boolean equals(Object object) {
        return object instanceof Board other && Arrays.equals(words, other.words);
    }

    @Override
    public int hashCode() {
        return Long.hashCode(hash());
    }
}
