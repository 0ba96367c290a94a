package io.github.lyngk.core;

import static java.util.Objects.requireNonNull;

import java.util.Optional;

/** The three sets of rules under which a game can be played. */
public enum Variant {
    /** The game as printed: stacks of five are taken off the board and scored (E9). */
    STANDARD("standard", 5),
    /** Section H: stacks of five stay, and a stack of six topped by one's own colour wins at once. */
    SIX_STACK("six", 6),
    /**
     * A house rule of two game servers: claiming a colour also removes and scores the neutral stacks of five that it
     * tops. Otherwise the standard game.
     */
    CLAIM_CAPTURES("captures", 5);

    private final String tag;
    private final int maxHeight;

    Variant(String tag, int maxHeight) {
        this.tag = tag;
        this.maxHeight = maxHeight;
    }

    /**
     * Returns the name of the variant in game records.
     *
     * @return {@code standard}, {@code six} or {@code captures}
     */
    public String tag() {
        return tag;
    }

    /**
     * Returns how many pieces a stack may have (E5, H2).
     *
     * @return 5, or 6 in the six-stack variant
     */
    public int maxHeight() {
        return maxHeight;
    }

    /**
     * Returns the variant with a given name in game records.
     *
     * @param tag a name as returned by {@link #tag()}
     * @return the variant, or empty if there is none of that name
     */
    public static Optional<Variant> ofTag(String tag) {
        requireNonNull(tag, "tag");
        for (Variant variant : values()) {
            if (variant.tag.equals(tag)) {
                return Optional.of(variant);
            }
        }
        return Optional.empty();
    }
}
