package io.github.lyngk.core;

import io.github.lyngk.core.engine.Geometry;

/**
 * The twelve ways to lay the board onto itself: six rotations about its centre e4 and six reflections.
 *
 * <p>The rules treat a position and its images alike: their moves and outcomes are images too. The image of a move's
 * route has as many legs; but if several routes are equally short, another one may come first in notation order.
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
     * {@return the image of a point: the point it is moved to}
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
     * @param next the symmetry to apply after this one
     */
    public Symmetry then(Symmetry next) {
        return SYMMETRIES[Geometry.composed(ordinal(), next.ordinal())];
    }

    /**
     * Returns the canonical form of a position: the same one for all its images under the twelve symmetries. For
     * transposition tables and opening books; fast enough for use in a search.
     *
     * <p>This form never changes: it is the image that comes first, point by point in notation order. An empty point
     * comes before a stack, a lower stack before a higher one, and of two stacks of one height the one that has, from
     * the top down, the first piece in the order of {@link Piece}.
     *
     * @param position the position
     * @return its first image
     */
    public static Position canonical(Position position) {
        return position.transform(toCanonical(position));
    }

    /**
     * Returns the symmetry that maps a position to its {@link #canonical} form. Its {@link #inverse()} maps the form
     * back, with its moves.
     *
     * @param position the position
     * @return the first symmetry that leads to the canonical form
     */
    public static Symmetry toCanonical(Position position) {
        return SYMMETRIES[position.toCanonical()];
    }

    /**
     * Returns the canonical form of a position up to symmetry and colours: the same one for all positions that differ
     * only by a symmetry and by a renaming of the five colours, claims included. The rules treat all colours alike too,
     * so moves and outcomes of such positions correspond.
     *
     * <p>This form never changes. In each of the twelve symmetric images the colours are renamed ivory, blue and so on,
     * in the order in which they first occur: on the points in notation order, from the top of each stack down, then
     * among the claims, those of the first player in the order claimed and then the second's. Of these twelve it is the
     * first in the order of {@link #canonical}; if several have the same stacks, it is the one whose claims, packed as
     * in {@link Position#hash64}, are the smallest number.
     *
     * @param position the position
     * @return its first image
     */
    public static Position canonicalUpToColors(Position position) {
        return position.canonicalUpToColors();
    }
}
