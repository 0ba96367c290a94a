package io.github.lyngk.core;

import static java.util.Objects.requireNonNull;

import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonValue;
import io.github.lyngk.core.engine.Ruleset;
import java.util.Optional;

/**
 * The sets of rules under which a game can be played.
 *
 * <p>Constants may be added in a minor version: use a default branch in a switch.
 */
public enum Variant {
    /** The standard game: stacks of five are removed from the board and scored (E9). */
    STANDARD("standard", new Ruleset(5, true, false, false)),
    /**
     * The six-stack variant (section H): stacks of five stay on the board, and a stack of six topped by the mover's
     * colour wins at once.
     */
    SIX_STACK("six", new Ruleset(6, false, true, false)),
    /**
     * A house rule of two game servers: claiming a colour also removes and scores the neutral stacks of five topped by
     * it. Otherwise the standard game.
     */
    CLAIM_CAPTURES("captures", new Ruleset(5, true, false, true));

    private static final Variant[] VARIANTS = values();

    private final String tag;
    private final Ruleset rules;

    Variant(String tag, Ruleset rules) {
        this.tag = tag;
        this.rules = rules;
    }

    /** {@return the name of the variant in game records: {@code standard}, {@code six} or {@code captures}} */
    @JsonValue
    public String tag() {
        return tag;
    }

    /** {@return the maximum number of pieces in a stack (E5, H2): 5, or 6 in the six-stack variant} */
    public int maxHeight() {
        return rules.maxHeight();
    }

    /**
     * {@return whether stacks of five are removed and scored (E9); in the six-stack variant they stay on the board
     * (H1)}
     */
    public boolean fivesScored() {
        return rules.fivesScored();
    }

    /** {@return whether a stack of six topped by the mover's colour wins at once (H4)} */
    public boolean sixWins() {
        return rules.sixWins();
    }

    /** {@return whether claiming a colour removes and scores the stacks of five topped by it, contrary to R4} */
    public boolean claimsCapture() {
        return rules.claimsCapture();
    }

    /** Returns the rules of the variant. */
    Ruleset rules() {
        return rules;
    }

    /**
     * {@return the variant with the given tag, or empty if there is none}
     *
     * @param tag a name in game records, as {@link #tag()} returns it
     */
    public static Optional<Variant> find(String tag) {
        requireNonNull(tag, "tag");
        for (Variant variant : VARIANTS) {
            if (variant.tag.equals(tag)) {
                return Optional.of(variant);
            }
        }
        return Optional.empty();
    }

    /**
     * Parses the name of a variant in game records.
     *
     * @param text a name, as {@link #tag()} returns it
     * @return the variant
     * @throws NotationException if the text is not exactly the name of a variant
     */
    @JsonCreator
    public static Variant parse(String text) {
        return find(text).orElseThrow(() -> new NotationException(text, 0, "a variant (standard, six or captures)"));
    }
}
