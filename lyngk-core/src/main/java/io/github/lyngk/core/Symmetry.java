package io.github.lyngk.core;

import io.github.lyngk.core.engine.Geometry;

/**
 * The twelve ways to lay the board onto itself: six rotations about its centre e4 and six reflections.
 *
 * <p>The rules know no difference between a position and its images: their moves and outcomes are images too. The route
 * of a move has as many legs, but where several are equally short, another one may come first in notation order.
 *
 * <p>The list is complete: it will not grow.
 */
public enum Symmetry {
    /** Leaves everything where it is. */
    IDENTITY,
    /** Turns the board clockwise by 60 degrees. */
    ROTATE_60,
    /** Turns the board clockwise by 120 degrees. */
    ROTATE_120,
    /** Turns the board by half a turn. */
    ROTATE_180,
    /** Turns the board clockwise by 240 degrees. */
    ROTATE_240,
    /** Turns the board clockwise by 300 degrees. */
    ROTATE_300,
    /** Swaps left and right; column e stays. */
    REFLECT_0,
    /** Swaps left and right, then turns the board clockwise by 60 degrees. */
    REFLECT_60,
    /** Swaps left and right, then turns the board clockwise by 120 degrees. */
    REFLECT_120,
    /** Swaps left and right, then turns the board by half a turn: swaps top and bottom. */
    REFLECT_180,
    /** Swaps left and right, then turns the board clockwise by 240 degrees. */
    REFLECT_240,
    /** Swaps left and right, then turns the board clockwise by 300 degrees. */
    REFLECT_300;

    private static final Symmetry[] SYMMETRIES = values();

    /**
     * {@return the image of a point: where it comes to lie}
     *
     * @param point the point
     */
    public Point apply(Point point) {
        return Point.at(Geometry.image(ordinal(), point.ordinal()));
    }

    /**
     * {@return the image of a move: the move between the images of its points, with the same claim}
     *
     * @param move the move
     */
    public Move apply(Move move) {
        return MoveTable.of(move.claimNumber(), apply(move.from()), apply(move.to()));
    }

    /**
     * {@return the image of a position: every stack on the image of its point}
     *
     * @param position the position
     */
    public Position apply(Position position) {
        return position.transform(this);
    }

    /** {@return the symmetry that undoes this one} */
    public Symmetry inverse() {
        return SYMMETRIES[Geometry.inverse(ordinal())];
    }

    /**
     * {@return this symmetry followed by another}
     *
     * @param next what comes after this one
     */
    public Symmetry then(Symmetry next) {
        return SYMMETRIES[Geometry.composed(ordinal(), next.ordinal())];
    }

    /**
     * Returns the canonical form of a position: one and the same for all its images under the twelve symmetries. For
     * transposition tables and opening books; fast enough to ask in a search.
     *
     * <p>Which image it is never changes: the one that comes first, point by point in notation order, where an empty point
     * comes before a stack, a lower stack before a higher one, and of two stacks of one height the one that has, from the
     * top down, the first piece in the order of {@link Piece}.
     *
     * @param position the position
     * @return its first image
     */
    public static Position canonical(Position position) {
        return position.transform(toCanonical(position));
    }

    /**
     * Returns how to come from a position to its {@link #canonical} form, and with {@link #inverse()} back: what is
     * learned of one form, moves included, can so be used for the other.
     *
     * @param position the position
     * @return of the symmetries that lead to the canonical form the first
     */
    public static Symmetry toCanonical(Position position) {
        return SYMMETRIES[position.toCanonical()];
    }

    /**
     * Returns the canonical form of a position up to symmetry and colours: one and the same for all positions that become
     * this one by a symmetry and by renaming the five colours, claims renamed with them. The rules know no difference
     * between colours either, so moves and outcomes of such positions correspond.
     *
     * <p>Which image it is never changes. In each of the twelve symmetric images the colours are called ivory, blue and so
     * on as they come up: on the points in notation order, from the top of each stack down, then among the claims, those
     * of the first player in the order claimed and then the second's. Of these twelve it is the first in the order of
     * {@link #canonical}, and where several have the same stacks, the one whose claims are the least number as
     * {@link Position#hash64} packs them.
     *
     * @param position the position
     * @return its first image
     */
    public static Position canonicalUpToColors(Position position) {
        return position.canonicalUpToColors();
    }
}
