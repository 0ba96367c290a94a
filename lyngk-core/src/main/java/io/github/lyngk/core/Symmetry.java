package io.github.lyngk.core;

import io.github.lyngk.core.engine.Geometry;

/**
 * The twelve symmetries of the board: six rotations about the centre e4 and six reflections.
 *
 * <p>The rules are symmetric: the legal moves of the image of a position are the images of its legal moves, and the
 * outcome is the same. Only the result of {@link Position#route} may differ from the image of the route, if several
 * routes have the same number of legs.
 *
 * <p>No constants will be added.
 */
public enum Symmetry {
    /** Maps every point to itself. */
    IDENTITY,
    /** Rotates the board clockwise by 60 degrees. */
    ROTATE_60,
    /** Rotates the board clockwise by 120 degrees. */
    ROTATE_120,
    /** Rotates the board by 180 degrees. */
    ROTATE_180,
    /** Rotates the board clockwise by 240 degrees. */
    ROTATE_240,
    /** Rotates the board clockwise by 300 degrees. */
    ROTATE_300,
    /** Swaps left and right. The points of column e stay in place. */
    REFLECT_0,
    /** Swaps left and right, then rotates the board clockwise by 60 degrees. */
    REFLECT_60,
    /** Swaps left and right, then rotates the board clockwise by 120 degrees. */
    REFLECT_120,
    /** Swaps left and right, then rotates the board by 180 degrees. This swaps top and bottom. */
    REFLECT_180,
    /** Swaps left and right, then rotates the board clockwise by 240 degrees. */
    REFLECT_240,
    /** Swaps left and right, then rotates the board clockwise by 300 degrees. */
    REFLECT_300;

    private static final Symmetry[] SYMMETRIES = values();

    /**
     * {@return the image of a point}
     *
     * @param point the point
     */
    public Point apply(Point point) {
        return Point.at(Geometry.image(ordinal(), point.ordinal()));
    }

    /**
     * {@return the image of a move: it joins the images of the points and has the same claim}
     *
     * @param move the move
     */
    public Move apply(Move move) {
        return MoveTable.of(move.claimNumber(), apply(move.from()), apply(move.to()));
    }

    /**
     * {@return the image of a position: each stack is on the image of its point}
     *
     * @param position the position
     */
    public Position apply(Position position) {
        return position.transform(this);
    }

    /** {@return the inverse of this symmetry} */
    public Symmetry inverse() {
        return SYMMETRIES[Geometry.inverse(ordinal())];
    }

    /**
     * {@return the composition of this symmetry and another: this one is applied first}
     *
     * @param next the symmetry to apply after this one
     */
    public Symmetry then(Symmetry next) {
        return SYMMETRIES[Geometry.composed(ordinal(), next.ordinal())];
    }

    /**
     * Returns the canonical form of a position, which is the same for all its images under the twelve symmetries. It is
     * fast enough for transposition tables in a search.
     *
     * <p>The canonical form is the first of the images. It is the same in every release. Images are compared point by
     * point in notation order:
     *
     * <ol>
     *   <li>An empty point comes before a stack.
     *   <li>A lower stack comes before a higher one.
     *   <li>Stacks of the same height are compared piece by piece from the top down, in the order of {@link Piece}.
     * </ol>
     *
     * @param position the position
     * @return the canonical position
     */
    public static Position canonical(Position position) {
        return position.transform(toCanonical(position));
    }

    /**
     * Returns the symmetry that maps a position to its {@link #canonical} form. Its {@link #inverse()} maps the
     * canonical position and its moves back.
     *
     * @param position the position
     * @return the symmetry; the first one if several lead to the canonical form
     */
    public static Symmetry toCanonical(Position position) {
        return SYMMETRIES[position.toCanonical()];
    }

    /**
     * Returns the canonical form of a position up to symmetries and colours. It is the same for all positions that
     * differ only by a symmetry and a permutation of the five colours, including claims. The rules treat all colours
     * alike, so the moves and outcomes of such positions correspond.
     *
     * <p>The canonical form is the same in every release. It is computed as follows:
     *
     * <ol>
     *   <li>In each of the twelve images, rename the colours to ivory, blue, red, green and black, in the order in
     *       which they first occur: on the points in notation order, from the top of each stack down; then in the
     *       claims of the first player in the order made; then in those of the second.
     *   <li>Of these twelve positions, choose the first in the order of {@link #canonical}.
     *   <li>If several have the same stacks, choose the one with the smallest number for its claims, as defined at
     *       {@link Position#hash64}.
     * </ol>
     *
     * @param position the position
     * @return the canonical position
     */
    public static Position canonicalUpToColors(Position position) {
        return position.canonicalUpToColors();
    }
}
