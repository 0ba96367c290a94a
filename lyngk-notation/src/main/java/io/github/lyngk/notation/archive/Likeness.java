package io.github.lyngk.notation.archive;

import io.github.lyngk.core.Position;
import io.github.lyngk.core.Symmetry;

/**
 * How two games or two positions are compared. Games that are equal under a likeness have the same legal moves and
 * outcomes, up to symmetry and renaming of colours.
 *
 * <p>Constants may be added in a minor version: use a default branch in a switch.
 */
public enum Likeness {
    /**
     * Games are equal if they have the same start position and the same moves; positions, if they are {@link
     * Position#equals equal}.
     */
    EQUAL,

    /**
     * Games and positions are also equal if one of the twelve symmetries of the board, rotations and reflections, maps
     * one to the other.
     */
    SYMMETRIC,

    /**
     * Games and positions are also equal if they become equal by a symmetry and a renaming of the five colours, which
     * also applies to claims; jokers remain jokers.
     */
    RECOLORED;

    /**
     * {@return the canonical form of a position: the same for all positions that are equal under this likeness}
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
