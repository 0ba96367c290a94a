package io.github.lyngk.notation.archive;

import io.github.lyngk.core.Position;
import io.github.lyngk.core.Symmetry;

/**
 * When two games, or two positions, count as one. The rules know no difference between those that are alike.
 *
 * <p>The list may grow in a minor version: have a default branch.
 */
public enum Likeness {
    /** Only what is equal: the same position line; the same start and the same moves. */
    EQUAL,

    /** Also what becomes equal when the board is turned or mirrored, by one of its twelve symmetries. */
    SYMMETRIC,

    /** Also what becomes equal when, besides, the five colours are renamed, claims included; jokers stay jokers. */
    RECOLORED;

    /**
     * {@return the position that stands for all that are like a position: the same for all of them}
     *
     * @param position the position
     */
    public Position form(Position position) {
        return switch (this) {
            case EQUAL -> position;
            case SYMMETRIC -> Symmetry.canonical(position);
            case RECOLORED -> Symmetry.canonicalUpToColors(position);
        };
    }
}
