package io.github.lyngk.core.engine;

/**
 * The empty board: coordinates, lines and symmetries. Points are numbered from 0 in notation order, directions from 0
 * clockwise from the top. A set of points is the bits of a long.
 */
public final class Geometry {
    /** The number of points of the board. */
    public static final int POINTS = 43;

    /** All points. */
    static final long ALL = (1L << POINTS) - 1;

    /** The number of directions. */
    public static final int DIRECTIONS = 6;

    /** The number of symmetries: the rotations, then the reflections. */
    public static final int SYMMETRIES = 2 * DIRECTIONS;

    /** The number of points of each column, a to i. */
    private static final int[] COLUMN_SIZES = {1, 4, 7, 6, 7, 6, 7, 4, 1};

    /** The y coordinate of the first point of each column. */
    private static final int[] COLUMN_BASES = {3, 2, 1, 2, 2, 3, 3, 5, 7};

    private static final int[] DX = {0, 1, 1, 0, -1, -1};
    private static final int[] DY = {1, 1, 0, -1, -1, 0};

    /** The coordinates are below this number. */
    private static final int COORDINATES = 10;

    private static final int CENTRE_X = 4;
    private static final int CENTRE_Y = 5;

    private static final int[] X = new int[POINTS];
    private static final int[] Y = new int[POINTS];

    /** The points by coordinate, x · {@link #COORDINATES} + y, each plus 1; 0 if there is none. */
    private static final int[] BY_COORDINATE = new int[COORDINATES * COORDINATES];

    /** The distance between the rays of two consecutive points: a power of two, so that the index is a shift. */
    private static final int STRIDE = 8;

    /** The rays by point and direction, with room for every number below 64 as the point. */
    private static final long[] RAYS = new long[Long.SIZE * STRIDE];

    private static final long[] NEIGHBOURS = new long[POINTS];

    private static final byte[][] IMAGES = new byte[SYMMETRIES][POINTS];

    static {
        int point = 0;
        for (int x = 0; x < COLUMN_SIZES.length; x++) {
            for (int row = 0; row < COLUMN_SIZES[x]; row++) {
                X[point] = x;
                Y[point] = COLUMN_BASES[x] + row;
                point++;
                BY_COORDINATE[x * COORDINATES + COLUMN_BASES[x] + row] = point;
            }
        }
        for (int from = 0; from < POINTS; from++) {
            for (int direction = 0; direction < DIRECTIONS; direction++) {
                for (int next = step(from, direction); next >= 0; next = step(next, direction)) {
                    RAYS[from * STRIDE + direction] |= bit(next);
                }
            }
            NEIGHBOURS[from] = nearest(from, ALL);
            for (int symmetry = 0; symmetry < SYMMETRIES; symmetry++) {
                IMAGES[symmetry][from] = (byte) computeImage(symmetry, from);
            }
        }
    }

    private Geometry() {}

    /** Returns the set of one point. */
    public static long bit(int point) {
        return 1L << point;
    }

    /** Returns whether a point is in a set. */
    public static boolean has(long points, int point) {
        return (points >>> point & 1) != 0;
    }

    /** Returns the first point of a set, which must not be empty. */
    public static int first(long points) {
        return Long.numberOfTrailingZeros(points);
    }

    /** Returns the horizontal coordinate of a point. */
    public static int x(int point) {
        return X[point];
    }

    /** Returns the vertical coordinate of a point, in a slanted system in which every direction is a constant step. */
    public static int y(int point) {
        return Y[point];
    }

    /** Returns the change of x in a step. */
    public static int dx(int direction) {
        return DX[direction];
    }

    /** Returns the change of y in a step. */
    public static int dy(int direction) {
        return DY[direction];
    }

    /** Returns the point at a coordinate, or −1 if there is none. */
    private static int at(int x, int y) {
        return x < 0 || x >= COORDINATES || y < 0 || y >= COORDINATES ? -1 : BY_COORDINATE[x * COORDINATES + y] - 1;
    }

    /** Returns the point of a column by its index, from 0 at the bottom, or −1 if there is none. */
    public static int inColumn(int x, int place) {
        boolean exists = x >= 0 && x < COLUMN_SIZES.length && place >= 0 && place < COLUMN_SIZES[x];
        return exists ? at(x, COLUMN_BASES[x] + place) : -1;
    }

    /** Returns the next point in a direction, or −1 at the edge of the board. */
    public static int step(int point, int direction) {
        return at(X[point] + DX[direction], Y[point] + DY[direction]);
    }

    /**
     * Returns the points in a direction from a point. In the first three directions their numbers ascend, in the last
     * three they descend. So the nearest point is the lowest bit in the former and the highest bit in the latter.
     */
    public static long ray(int point, int direction) {
        // the mask changes no point; it spares the processor a comparison with the size of the table
        return RAYS[(point & Long.SIZE - 1) * STRIDE + direction];
    }

    /** Returns the nearest of some points in each direction from a point (E3). */
    public static long nearest(int point, long points) {
        long nearest = 0;
        for (int direction = 0; direction < DIRECTIONS / 2; direction++) {
            nearest |= Long.lowestOneBit(ray(point, direction) & points);
            nearest |= Long.highestOneBit(ray(point, direction + DIRECTIONS / 2) & points);
        }
        return nearest;
    }

    /** Returns the points next to a point. */
    static long neighbours(int point) {
        return NEIGHBOURS[point];
    }

    /** Returns the inverse of a symmetry. */
    public static int inverse(int symmetry) {
        return symmetry < DIRECTIONS ? (DIRECTIONS - symmetry) % DIRECTIONS : symmetry;
    }

    /** Returns one symmetry followed by another. */
    public static int composed(int first, int next) {
        // a reflection turns a rotation that came before it the other way round
        int sixths = next < DIRECTIONS ? first : DIRECTIONS - first % DIRECTIONS;
        boolean reflected = first < DIRECTIONS != next < DIRECTIONS;
        return (sixths + next) % DIRECTIONS + (reflected ? DIRECTIONS : 0);
    }

    /** Returns the image of a point under a symmetry. */
    public static int image(int symmetry, int point) {
        return IMAGES[symmetry][point];
    }

    /** Returns the point whose image under a symmetry is a given point. */
    static int preimage(int symmetry, int point) {
        return IMAGES[inverse(symmetry)][point];
    }

    private static int computeImage(int symmetry, int point) {
        int x = X[point] - CENTRE_X;
        int y = Y[point] - CENTRE_Y;
        if (symmetry >= DIRECTIONS) {
            y -= x;
            x = -x;
        }
        for (int sixths = symmetry % DIRECTIONS; sixths > 0; sixths--) {
            int turned = y - x;
            x = y;
            y = turned;
        }
        return at(CENTRE_X + x, CENTRE_Y + y);
    }
}
