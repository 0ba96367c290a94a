package io.github.lyngk.core.engine;

import java.util.Arrays;

/**
 * The stacks on the board, and which of them see each other. Immutable.
 *
 * <p>All data is in one array, so that a new board costs one copy. The first words are a cell for each point: the low
 * bits are the points seen from there, the high bits the {@link StackCode}; an empty point is 0. Storing sight makes
 * this fast. A move changes it only for a few neighbours of an emptied point, and never fills an empty point, while
 * every list of moves needs the sight of all stacks. The next words are sets of points: topped by each colour,
 * containing each colour, occupied (higher than 0), higher than 1 to 6. The last word is the hash of all stacks.
 */
public final class Board {
    /** No limit to the number of legs (R10). */
    public static final int ANY = Integer.MAX_VALUE;

    private static final int SEEN_BITS = Geometry.POINTS;
    private static final int TOPS = Geometry.POINTS;
    private static final int HOLDING = TOPS + ColorSet.COLORS;
    private static final int OCCUPIED = HOLDING + ColorSet.COLORS;
    private static final int HASH = OCCUPIED + StackCode.MOST_PIECES + 1;
    private static final int SIZE = HASH + 1;

    private final long[] words;

    private Board(long[] words) {
        this.words = words;
    }

    /** Returns the board with these stacks, by point; {@link StackCode#EMPTY} for an empty point. */
    public static Board of(int[] codes) {
        long[] words = new long[SIZE];
        for (int point = 0; point < Geometry.POINTS; point++) {
            if (codes[point] != StackCode.EMPTY) {
                put(words, point, codes[point]);
                note(words, point, codes[point]);
            }
        }
        long occupied = words[OCCUPIED];
        if (occupied == Geometry.ALL) { // as every start, which is read in three quarters of the time so
            for (int point = 0; point < Geometry.POINTS; point++) {
                words[point] |= Geometry.neighbours(point);
            }
            return new Board(words);
        }
        for (long rest = occupied; rest != 0; rest &= rest - 1) {
            int point = Geometry.first(rest);
            for (int direction = 0; direction < Geometry.DIRECTIONS / 2; direction++) {
                long seen = Long.lowestOneBit(Geometry.ray(point, direction) & occupied);
                if (seen != 0) { // sight is mutual, so that half of the directions are enough
                    words[point] |= seen;
                    words[Geometry.first(seen)] |= Geometry.bit(point);
                }
            }
        }
        return new Board(words);
    }

    /** Returns the image of the board under a symmetry. */
    public Board image(int symmetry) {
        int[] codes = new int[Geometry.POINTS];
        for (int point = 0; point < Geometry.POINTS; point++) {
            codes[Geometry.image(symmetry, point)] = code(point);
        }
        return of(codes);
    }

    /** Returns the occupied points. */
    public long occupied() {
        return words[OCCUPIED];
    }

    /** Returns the points topped by a colour. */
    public long topped(int color) {
        return words[TOPS + color];
    }

    /** Returns the points topped by one of these colours. */
    long toppedByAny(int colors) {
        long points = 0;
        for (int rest = colors; rest != 0; rest &= rest - 1) {
            points |= topped(ColorSet.first(rest));
        }
        return points;
    }

    /** Returns the points whose stack contains a colour, on top or below. */
    long holding(int color) {
        return words[HOLDING + color];
    }

    /** Returns the points whose stack has more pieces than a height, 0 to 6. */
    public long higherThan(int height) {
        return words[OCCUPIED + height];
    }

    /** Returns the points whose stack has a height, 1 to 6. */
    long ofHeight(int height) {
        return higherThan(height - 1) & ~higherThan(height);
    }

    /** Returns the stack on a point. */
    public int code(int point) {
        return (int) (words[point] >>> SEEN_BITS);
    }

    /** Returns a hash of the stacks: the exclusive or of their keys. */
    public long hash() {
        return words[HASH];
    }

    /** Returns the first stack in each direction from a stack (E3). The bits beyond the points are unspecified. */
    long sight(int point) {
        return words[point];
    }

    /** Returns the first stack in each direction from any point, while the stack of an origin travels (R2). */
    public long seen(int from, int origin) {
        return Geometry.nearest(from, occupied() & ~Geometry.bit(origin));
    }

    /** Returns whether {@link #seen} from a stack contains a point, usually without searching all directions. */
    public boolean sees(int from, int to, int origin) {
        long sight = sight(from);
        return Geometry.has(sight, to)
                ? to != origin
                : Geometry.has(sight, origin) && Geometry.has(seen(from, origin), to);
    }

    /**
     * Returns the points that a stack can reach (E3, F): those seen from its origin, and from every link that can be
     * reached through links. Using each link only once (F5) excludes no point, because every point can be reached
     * without a cycle. The empty origin (R2) adds no point, because the points seen through it are seen from it. The
     * bits beyond the points are unspecified.
     *
     * @param links the LYNGK points of the stack; may contain the origin
     * @param legs the maximum number of legs
     */
    public long reach(int origin, long links, int legs) {
        return reach(origin, links, legs, 0);
    }

    /**
     * Returns whether a stack can reach one of these points. The search stops as soon as it sees one, usually at the
     * first leg.
     */
    boolean reachesAny(long points, int origin, long links) {
        return (reach(origin, links, ANY, points) & points) != 0;
    }

    private long reach(int origin, long links, int legs, long wanted) {
        long seen = sight(origin);
        long left = links & ~Geometry.bit(origin);
        for (int leg = 1; leg < legs && (seen & left) != 0 && (seen & wanted) == 0; leg++) {
            long next = seen & left;
            left ^= next;
            for (; next != 0; next &= next - 1) {
                seen |= sight(Geometry.first(next));
            }
        }
        return seen;
    }

    /** Returns the board after a stack has moved onto another; the stack formed stays or is removed. */
    Board moved(int from, int to, boolean stays) {
        long[] next = words.clone();
        empty(next, from);
        clear(next, Geometry.bit(from) | Geometry.bit(to));
        if (stays) {
            lift(next, to);
            int code = StackCode.under(code(to), code(from));
            put(next, to, code);
            noteEvenly(next, to, code);
        } else {
            empty(next, to);
        }
        return new Board(next);
    }

    /** Returns the board without the stacks on these points. */
    public Board without(long points) {
        if (points == 0) {
            return this;
        }
        long[] next = words.clone();
        for (long rest = points; rest != 0; rest &= rest - 1) {
            empty(next, Geometry.first(rest));
        }
        clear(next, points);
        return new Board(next);
    }

    /** Removes the stack from a cell, but not the points seen from there. */
    private static void lift(long[] words, int point) {
        words[HASH] ^= Hash.ofStack(point, (int) (words[point] >>> SEEN_BITS));
        words[point] &= Geometry.bit(SEEN_BITS) - 1;
    }

    /** Empties a cell: two stacks that saw it from opposite sides now see each other. */
    private static void empty(long[] words, int point) {
        lift(words, point);
        long cell = words[point];
        long bit = Geometry.bit(point);
        for (int direction = 0; direction < Geometry.DIRECTIONS / 2; direction++) {
            long one = cell & Geometry.ray(point, direction);
            long other = cell & Geometry.ray(point, direction + Geometry.DIRECTIONS / 2);
            if (one != 0) {
                words[Geometry.first(one)] ^= bit | other;
            }
            if (other != 0) {
                words[Geometry.first(other)] ^= bit | one;
            }
        }
        words[point] = 0;
    }

    /** Removes points from all sets. */
    private static void clear(long[] words, long points) {
        for (int i = TOPS; i < HASH; i++) {
            words[i] &= ~points;
        }
    }

    /** Puts a stack on an empty point: sets its cell, the points topped by its colour, and the hash. */
    private static void put(long[] words, int point, int code) {
        words[point] |= (long) code << SEEN_BITS;
        words[HASH] ^= Hash.ofStack(point, code);
        int top = StackCode.top(code);
        if (top < ColorSet.COLORS) {
            words[TOPS + top] |= Geometry.bit(point);
        }
    }

    /**
     * Adds a point to the sets for the colours and the height of its stack. Fast for many single pieces, whose branches
     * are predictable.
     */
    private static void note(long[] words, int point, int code) {
        long bit = Geometry.bit(point);
        for (int rest = StackCode.colors(code); rest != 0; rest &= rest - 1) {
            words[HOLDING + ColorSet.first(rest)] |= bit;
        }
        for (int less = StackCode.height(code) - 1; less >= 0; less--) {
            words[OCCUPIED + less] |= bit;
        }
    }

    /** Does the same as {@link #note} without a branch: fast for one stack of any colours and height. */
    private static void noteEvenly(long[] words, int point, int code) {
        int colors = StackCode.colors(code);
        for (int color = 0; color < ColorSet.COLORS; color++) {
            words[HOLDING + color] |= (long) (colors >>> color & 1) << point;
        }
        int height = StackCode.height(code);
        for (int less = 0; less < StackCode.MOST_PIECES; less++) {
            words[OCCUPIED + less] |= less < height ? Geometry.bit(point) : 0;
        }
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
