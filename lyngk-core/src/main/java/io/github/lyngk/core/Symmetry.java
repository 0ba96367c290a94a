package io.github.lyngk.core;

import static java.util.Objects.requireNonNull;

import java.util.Arrays;
import java.util.Collections;
import java.util.Comparator;

/**
 * The twelve ways to lay the board onto itself: six rotations about its centre e4 and six reflections.
 *
 * <p>The rules know no difference between a position and its images: their moves and outcomes are images too. The route
 * of a move has as many legs, but where several are equally short, another one may come first in notation order.
 */
public enum Symmetry {
    /** Leaves everything where it is. */
    IDENTITY(false, 0),
    /** Turns the board clockwise by 60 degrees. */
    ROTATE_60(false, 1),
    /** Turns the board clockwise by 120 degrees. */
    ROTATE_120(false, 2),
    /** Turns the board by half a turn. */
    ROTATE_180(false, 3),
    /** Turns the board clockwise by 240 degrees. */
    ROTATE_240(false, 4),
    /** Turns the board clockwise by 300 degrees. */
    ROTATE_300(false, 5),
    /** Swaps left and right; column e stays. */
    REFLECT_0(true, 0),
    /** Swaps left and right, then turns the board clockwise by 60 degrees. */
    REFLECT_60(true, 1),
    /** Swaps left and right, then turns the board clockwise by 120 degrees. */
    REFLECT_120(true, 2),
    /** Swaps left and right, then turns the board by half a turn: swaps top and bottom. */
    REFLECT_180(true, 3),
    /** Swaps left and right, then turns the board clockwise by 240 degrees. */
    REFLECT_240(true, 4),
    /** Swaps left and right, then turns the board clockwise by 300 degrees. */
    REFLECT_300(true, 5);

    private static final int SIXTHS = 6;
    private static final Symmetry[] SYMMETRIES = values();

    private final boolean reflected;
    private final int sixths;

    @SuppressWarnings("ImmutableEnumChecker") // filled once, never handed out
    private final Point[] images = new Point[Point.COUNT];

    Symmetry(boolean reflected, int sixths) {
        this.reflected = reflected;
        this.sixths = sixths;
        for (Point point : Point.values()) {
            images[point.ordinal()] = image(point);
        }
    }

    /** Computes the image of a point from its coordinate relative to the centre. */
    private Point image(Point point) {
        int x = point.x() - Point.E4.x();
        int y = point.y() - Point.E4.y();
        if (reflected) {
            y -= x;
            x = -x;
        }
        for (int i = 0; i < sixths; i++) {
            int turned = y - x;
            x = y;
            y = turned;
        }
        return Point.at(Point.E4.x() + x, Point.E4.y() + y).orElseThrow();
    }

    /**
     * Returns the image of a point.
     *
     * @param point the point
     * @return where it comes to lie
     */
    public Point apply(Point point) {
        return images[point.ordinal()];
    }

    /**
     * Returns the image of a move.
     *
     * @param move the move
     * @return the move between the images of its points, with the same claim
     */
    public Move apply(Move move) {
        Move image = Move.of(apply(move.from()), apply(move.to()));
        return move.claim().map(image::claiming).orElse(image);
    }

    /**
     * Returns the image of a position.
     *
     * @param position the position
     * @return the position with every stack on the image of its point
     */
    public Position apply(Position position) {
        Setup.Builder images = position.toSetup().toBuilder();
        for (int i = 0; i < Point.COUNT; i++) {
            Point point = Lines.point(i);
            Point image = apply(point);
            position.stackAt(point).ifPresentOrElse(stack -> images.put(image, stack), () -> images.remove(image));
        }
        Setup setup = images.build();
        return Positions.of(setup, Board.of(setup));
    }

    /**
     * Returns the symmetry that undoes this one.
     *
     * @return the inverse
     */
    public Symmetry inverse() {
        return reflected ? this : of(false, SIXTHS - sixths);
    }

    /**
     * Returns this symmetry followed by another.
     *
     * @param next what comes after this one
     * @return the symmetry that does both
     */
    public Symmetry then(Symmetry next) {
        requireNonNull(next, "next");
        // A reflection turns a rotation that came before it the other way round.
        return of(reflected != next.reflected, (next.reflected ? SIXTHS - sixths : sixths) + next.sixths);
    }

    private static Symmetry of(boolean reflected, int sixths) {
        return SYMMETRIES[sixths % SIXTHS + (reflected ? SIXTHS : 0)];
    }

    /**
     * Returns the canonical form of a position: one and the same for all its images.
     *
     * @param position the position
     * @return of its twelve images the one whose position line comes first in the order of strings
     */
    public static Position canonical(Position position) {
        return toCanonical(position).apply(position);
    }

    /**
     * Returns how to come from a position to its {@link #canonical} form, and with {@link #inverse()} back: what is
     * learned of one form, moves included, can so be used for the other.
     *
     * @param position the position
     * @return of the symmetries that lead to the canonical form the first
     */
    public static Symmetry toCanonical(Position position) {
        requireNonNull(position, "position");
        return Collections.min(
                Arrays.asList(SYMMETRIES),
                Comparator.comparing(each -> position.transform(each).toString()));
    }
}
