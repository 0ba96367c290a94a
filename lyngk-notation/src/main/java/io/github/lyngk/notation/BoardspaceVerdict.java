package io.github.lyngk.notation;

import com.google.common.base.Ascii;
import java.util.Optional;

/**
 * What the server declared in {@code RE}. The text may be translated, so what counts is which of the two players it
 * names.
 */
enum BoardspaceVerdict {
    /** The player at P0 won. */
    P0_WON,
    /** The player at P1 won. */
    P1_WON,
    /** Nobody won. */
    DRAW,
    /** Both players are known and neither is named: most likely a draw, in another language. */
    NAMES_NOBODY,
    /** It cannot be told whom the text means. */
    UNREADABLE,
    /** The record has no {@code RE}. */
    ABSENT;

    private static final String WON = "game won by ";
    private static final String DRAWN = "the game is a draw";

    static BoardspaceVerdict of(BoardspaceHeader header) {
        String text = header.result()
                .map(SgfProperty::value)
                .map(BoardspaceHeader::tagValue)
                .orElse("");
        if (text.isEmpty()) {
            return ABSENT;
        }
        String lower = Ascii.toLowerCase(text);
        if (lower.startsWith(DRAWN)) {
            return DRAW;
        }
        String p0 = header.name(BoardspaceSeat.P0).orElse("");
        String p1 = header.name(BoardspaceSeat.P1).orElse("");
        if (p0.equals(p1)) {
            return UNREADABLE;
        }
        return lower.startsWith(WON) ? named(text.substring(WON.length()).strip(), p0, p1) : translated(text, p0, p1);
    }

    /** The seat that won, if somebody did. */
    Optional<BoardspaceSeat> winner() {
        return switch (this) {
            case P0_WON -> Optional.of(BoardspaceSeat.P0);
            case P1_WON -> Optional.of(BoardspaceSeat.P1);
            default -> Optional.empty();
        };
    }

    private static BoardspaceVerdict named(String name, String p0, String p1) {
        if (name.equals(p0) || !name.equals(p1) && Ascii.equalsIgnoreCase(name, p0)) {
            return P0_WON;
        }
        return Ascii.equalsIgnoreCase(name, p1) ? P1_WON : UNREADABLE;
    }

    private static BoardspaceVerdict translated(String text, String p0, String p1) {
        boolean hasP0 = holdsWord(text, p0);
        boolean hasP1 = holdsWord(text, p1);
        if (hasP0 && hasP1) {
            // One name may be a part of the other: then the longer one is meant.
            return p0.contains(p1) ? P0_WON : p1.contains(p0) ? P1_WON : UNREADABLE;
        }
        if (!hasP0 && !hasP1) {
            return p0.isEmpty() || p1.isEmpty() ? UNREADABLE : NAMES_NOBODY;
        }
        return hasP0 ? P0_WON : P1_WON;
    }

    private static boolean holdsWord(String text, String word) {
        if (word.isEmpty()) {
            return false;
        }
        for (int at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + 1)) {
            int end = at + word.length();
            boolean starts = at == 0 || !Character.isLetterOrDigit(text.charAt(at - 1));
            if (starts && (end == text.length() || !Character.isLetterOrDigit(text.charAt(end)))) {
                return true;
            }
        }
        return false;
    }
}
