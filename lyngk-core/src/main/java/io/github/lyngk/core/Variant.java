package io.github.lyngk.core;

import static java.util.Objects.requireNonNull;

import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonValue;
import io.github.lyngk.core.engine.Ruleset;
import java.util.Optional;

/**
 * The three sets of rules under which a game can be played.
 *
 * <p>The list may grow in a minor version: have a default branch.
 */
public enum Variant {
    /** The game as printed: stacks of five are taken off the board and scored (E9). */
    STANDARD("standard", new Ruleset(5, true, false, false)),
    /** Section H: stacks of five stay, and a stack of six topped by one's own colour wins at once. */
    SIX_STACK("six", new Ruleset(6, false, true, false)),
    /**
     * A house rule of two game servers: claiming a colour also removes and scores the neutral stacks of five that it
     * tops. Otherwise the standard game.
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

    /** {@return how many pieces a stack may have (E5, H2): 5, or 6 in the six-stack variant} */
    public int maxHeight() {
        return rules.maxHeight();
    }

    /** {@return whether stacks of five are taken off the board and scored (E9); in the six-stack variant they stay (H1)} */
    public boolean fivesScored() {
        return rules.fivesScored();
    }

    /** {@return whether a stack of six topped by the mover's colour wins at once (H4)} */
    public boolean sixWins() {
        return rules.sixWins();
    }

    /** {@return whether claiming a colour removes and scores the stacks of five that it tops, instead of R4} */
    public boolean claimsCapture() {
        return rules.claimsCapture();
    }

    /** Returns the variant as data. */
    Ruleset rules() {
        return rules;
    }

    /**
     * {@return the variant with a given name in game records, or empty if there is none of that name}
     *
     * @param tag a name as returned by {@link #tag()}
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
     * Reads a variant from its name in game records.
     *
     * @param text a name as returned by {@link #tag()}
     * @return the variant
     * @throws NotationException if the text is not exactly such a name
     */
    @JsonCreator
    public static Variant parse(String text) {
        return find(text).orElseThrow(() -> new NotationException(text, 0, "a variant (standard, six or captures)"));
    }
}
