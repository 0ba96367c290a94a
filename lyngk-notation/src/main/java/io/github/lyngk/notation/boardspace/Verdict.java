package io.github.lyngk.notation.boardspace;

import com.google.common.base.Ascii;
import java.util.Optional;

/**
 * The result declared by the server in {@code RE}. The text may be translated, so only the player names in it are used.
 */
enum Verdict {
    /** The player at P0 won. */
    P0_WON,
    /** The player at P1 won. */
    P1_WON,
    /** The game is a draw. */
    DRAW,
    /** Both players are known and neither is named: most likely a draw, in another language. */
    NO_PLAYER_NAMED,
    /** It is not clear which player the text means. */
    UNREADABLE,
    /** The record has no {@code RE}. */
    ABSENT;

    private static final String WON = "game won by ";
    private static final String DRAWN = "the game is a draw";

    static Verdict of(GameFacts facts) {
        String text = facts.result().map(SgfProperty::tagValue).orElse("");
        if (text.isEmpty()) {
            return ABSENT;
        }
        String lower = Ascii.toLowerCase(text);
        if (lower.startsWith(DRAWN)) {
            return DRAW;
        }
        String p0 = facts.name(Seat.P0).orElse("");
        String p1 = facts.name(Seat.P1).orElse("");
        if (p0.equals(p1)) {
            return UNREADABLE;
        }
        if (!lower.startsWith(WON)) {
            return search(text, p0, p1);
        }
        String name = text.substring(WON.length()).strip();
        Verdict exact = named(name, p0, p1);
        Verdict verdict = exact == UNREADABLE ? search(name, p0, p1) : exact;
        return verdict == NO_PLAYER_NAMED ? UNREADABLE : verdict;
    }

    /** The seat that won, if one did. */
    Optional<Seat> winner() {
        return switch (this) {
            case P0_WON -> Optional.of(Seat.P0);
            case P1_WON -> Optional.of(Seat.P1);
            default -> Optional.empty();
        };
    }

    private static Verdict named(String name, String p0, String p1) {
        if (name.equals(p0) || !name.equals(p1) && Ascii.equalsIgnoreCase(name, p0)) {
            return P0_WON;
        }
        return Ascii.equalsIgnoreCase(name, p1) ? P1_WON : UNREADABLE;
    }

    /** Looks for the names anywhere in the text. */
    private static Verdict search(String text, String p0, String p1) {
        boolean hasP0 = holdsWord(text, p0);
        boolean hasP1 = holdsWord(text, p1);
        if (hasP0 && hasP1) {
            // If one name is part of the other, the longer one is meant.
            return p0.contains(p1) ? P0_WON : p1.contains(p0) ? P1_WON : UNREADABLE;
        }
        if (!hasP0 && !hasP1) {
            return p0.isEmpty() || p1.isEmpty() ? UNREADABLE : NO_PLAYER_NAMED;
        }
        return hasP0 ? P0_WON : P1_WON;
    }

    private static boolean holdsWord(String text, String word) {
        if (word.isEmpty()) {
            return false;
        }
        for (int at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + 1)) {
            int end = at + word.length();
            if (!isJoined(text, at) && !isJoined(text, end)) {
                return true;
            }
        }
        return false;
    }

    /** Whether the characters around an index are in one word; a change of script, as in "adaさん", separates words. */
    private static boolean isJoined(String text, int index) {
        if (index == 0 || index == text.length()) {
            return false;
        }
        int before = text.codePointBefore(index);
        int after = text.codePointAt(index);
        return Character.isLetterOrDigit(before)
                && Character.isLetterOrDigit(after)
                && (Character.isDigit(before)
                        || Character.isDigit(after)
                        || Character.UnicodeScript.of(before) == Character.UnicodeScript.of(after));
    }
}
