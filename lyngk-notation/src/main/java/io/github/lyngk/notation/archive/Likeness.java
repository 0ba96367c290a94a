package io.github.lyngk.notation.archive;

import io.github.lyngk.core.Position;
import io.github.lyngk.core.Symmetry;

/**
 * When two games, or two positions, count as the same. The rules make no difference between games that are alike.
 *
 * <p>The list may grow in a minor version: have a default branch.
 */
public enum Likeness {
    /** If they are equal: the same position line, or the same start and the same moves. */
    EQUAL,

    /** Also if they become equal when the board is turned or mirrored, by one of its twelve symmetries. */
    SYMMETRIC,

    /**
     * Also if they become equal when, in addition, the five colours are renamed, claims included; jokers stay jokers.
     */
    RECOLORED;

    /**
     * {@return the representative of all positions that are like a position: the same for all of them}
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
