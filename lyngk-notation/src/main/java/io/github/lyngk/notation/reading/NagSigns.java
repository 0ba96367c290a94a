package io.github.lyngk.notation.reading;

import com.google.common.collect.ImmutableList;
import io.github.lyngk.notation.text.Fault;

/** Numeric annotations as they are written: {@code $14}, or the sign of one. All that is known of signs stands here. */
public final class NagSigns {
    /** The signs of the numbers from 1 on, after nothing for 0; the place to add one. */
    public static final ImmutableList<String> ALL = ImmutableList.of("", "!", "?", "!!", "??", "!?", "?!");

    /** The largest number of an annotation. */
    public static final int MOST = 255;

    /** The ASCII characters that signs are made of, as a table: every word is asked about its last ones. */
    private static final boolean[] CHARACTERS = new boolean[0x80];

    static {
        String.join("", ALL).chars().forEach(c -> CHARACTERS[c] = true);
    }

    private static final int LONGEST =
            ALL.stream().mapToInt(String::length).max().orElseThrow();

    private NagSigns() {}

    /** {@return whether a word that begins so is an annotation} */
    static boolean areBegunBy(char c) {
        return c == '$' || isSign(c);
    }

    private static boolean isSign(char c) {
        return c < CHARACTERS.length && CHARACTERS[c];
    }

    /** {@return where the sign begins that may be glued to the end of a word: a token of its own} */
    static int gluedFrom(String text, int start, int end) {
        int from = end;
        while (from > start && end - from < LONGEST && isSign(text.charAt(from - 1))) {
            from--;
        }
        return from;
    }

    /**
     * Reads an annotation that stands alone.
     *
     * @throws Fault if there is none
     */
    public static int read(String text, int start, int end) {
        if (start == end || text.charAt(start) != '$') {
            return readSign(text, start, end);
        }
        int digits = end - start - 1;
        int number = 0;
        for (int i = start + 1; i < end; i++) {
            char c = text.charAt(i);
            if (!Tags.isDigit(c) || digits > 3) {
                throw notANag(start);
            }
            number = number * 10 + c - '0';
        }
        if (digits == 0 || number > MOST) {
            throw notANag(start);
        }
        return number;
    }

    private static Fault notANag(int start) {
        return Fault.expected(start, "an annotation from $0 to $" + MOST);
    }

    /** Reads a sign. */
    static int readSign(String text, int start, int end) {
        int number = ALL.indexOf(text.substring(start, end));
        if (number < 1) {
            throw Fault.expected(start, "a sign (" + String.join(" ", ALL.subList(1, ALL.size())) + ") or a blank");
        }
        return number;
    }
}
