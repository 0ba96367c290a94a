package io.github.lyngk.notation.reading;

import com.google.common.collect.ImmutableList;
import io.github.lyngk.core.NotationException;

/** Numeric annotations as they are written: {@code $14}, or the sign of one. All that is known of signs is here. */
public final class NagSigns {
    /** The signs of the numbers from 1 on, after nothing for 0; the place to add one. */
    public static final ImmutableList<String> ALL = ImmutableList.of("", "!", "?", "!!", "??", "!?", "?!");

    /** The largest number of an annotation. */
    public static final int MOST = 255;

    private static final String CHARACTERS = "!?";
    private static final int LONGEST = 2;

    private NagSigns() {}

    /** {@return whether a word that begins so is an annotation} */
    static boolean areBegunBy(byte b) {
        return b == '$' || isSign(b);
    }

    private static boolean isSign(byte b) {
        return CHARACTERS.indexOf(b) >= 0;
    }

    /** {@return where the sign begins that may be glued to the end of a word: a token of its own} */
    static int gluedFrom(byte[] text, int start, int end) {
        int from = end;
        while (from > start && end - from < LONGEST && isSign(text[from - 1])) {
            from--;
        }
        return from;
    }

    /**
     * Reads an annotation that is all of a text.
     *
     * @throws NotationException if there is none
     */
    public static int read(String text) {
        if (!text.startsWith("$")) {
            return readSign(text);
        }
        int number = 0;
        boolean right = text.length() > 1 && text.length() <= 4;
        for (int i = 1; right && i < text.length(); i++) {
            right = Tags.isDigit(text.charAt(i));
            number = number * 10 + text.charAt(i) - '0';
        }
        if (!right || number > MOST) {
            throw new NotationException(text, 0, "an annotation from $0 to $" + MOST);
        }
        return number;
    }

    /** Reads a sign that is all of a text, in the same way. */
    static int readSign(String text) {
        int number = ALL.indexOf(text);
        if (number < 1) {
            String signs = String.join(" ", ALL.subList(1, ALL.size()));
            throw new NotationException(text, 0, "a sign (" + signs + ") or a blank");
        }
        return number;
    }
}
