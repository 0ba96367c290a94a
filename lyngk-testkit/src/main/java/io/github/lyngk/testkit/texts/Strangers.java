package io.github.lyngk.testkit.texts;

import com.google.common.collect.ImmutableList;
import java.util.ArrayList;
import java.util.List;

/**
 * Characters that parsers take for others, or do not reckon with: those of other scripts that look, count or change
 * their case like ASCII ones, blanks, dashes and line ends of other sorts, and what nobody sees.
 */
final class Strangers {

    /** Where the digits 0 to 9 of some scripts begin: Arabic, Persian, Devanagari, fullwidth, bold. */
    private static final int[] DIGITS = {0x660, 0x6f0, 0x966, 0xff10, 0x1d7ce};

    /** Where other characters begin that have the values 1 to 9: subscripts, circled and Roman ones. */
    private static final int[] NUMBERS = {0x2081, 0x2460, 0x2160};

    /** A character and others that look like it, or become it when case or form changes. */
    private static final String[] ALIKE = {
        "A\u0410\u0391",
        "B\u0412\u0392\u00df",
        "E\u0415",
        "G\u050c",
        "H\u041d",
        "I\u0406\u0399\u0130\u0131|",
        "J\u0408",
        "K\u041a\u039a\u212a",
        "R\u042f\u211b",
        "a\u0430\u03b1\u00e4\u00aa",
        "b\u044c",
        "c\u0441\u03f2",
        "d\u0501",
        "e\u0435\u00e9",
        "f\u0192",
        "g\u0261",
        "h\u04bb",
        "i\u0456\u0131\u0130",
        "s\u017f\u0455",
        "0oO\u00b0",
        "1lI|\u00b9",
        "2\u00b2",
        "3\u00b3",
        "4\u2074",
        "5S\u2075",
        "6\u2076",
        "7\u2077",
        "8B",
        "9g",
        "-\u2010\u2011\u2012\u2013\u2014\u2212\uff0d\u00ad_=~>",
        ":\uff1a\u2236;,=. |",
        " \t\u00a0\u2003\u3000_,\n",
        "/\\|\u2044\u2215\uff0f,",
        "([{<\uff08",
        ")]}>\uff09",
        "[({<\uff3b",
        "])}>\uff3d",
        "{([<\uff5b",
        "}])>\uff5d",
        "+\uff0b\u002a\u00d7#-",
        "#\uff03\u266f+\u2260",
        "\"\u201c\u201d\u00ab\uff02'`",
        ".,\u3002\uff0e\u2026:",
        "!\uff01\u00a1i",
        "?\uff1f\u00bf\u061f",
        "*\uff0a\u2217\u00d7x",
        "$\uff04\u20ac\u00a3&",
        ";\uff1b\u037e:,",
        "\n\r\u000b\f\u0085\u2028\u2029 ",
        "\\/\uff3c"
    };

    /** What may get in anywhere. */
    private static final ImmutableList<Probe> ANYWHERE = ImmutableList.<Probe>builder()
            .addAll(each("a blank", " "))
            .addAll(each("a blank of another sort", "\t\u00a0\u2003\u3000"))
            .addAll(each("a line end", "\n\r"))
            .addAll(each("a line end of another sort", "\f\u000b\u0085\u2028"))
            .addAll(each("something invisible", "\u200b\ufeff\u00ad\u200f\u2060"))
            .addAll(each("an accent", "\u0301"))
            .addAll(each("a control character", "\0\u001b\u007f\u009f"))
            .addAll(each("half a character", "\ud83c\udfb2"))
            .add(new Probe("a character of two chars", "\ud83c\udfb2"))
            .addAll(each("a digit", "019"))
            .addAll(each("a digit of another script", "\u0661\uff11"))
            .addAll(each("a letter", "aiRJx"))
            .addAll(each("a letter of another script", "\u00e9\u0131\u0130\u212a\u0431"))
            .addAll(each("a sign", ",;:.-+#/\\()[]{}<>\"'!?$%*_=&|~@^`\u2013"))
            .build();

    private Strangers() {}

    private static List<Probe> each(String sort, String characters) {
        return characters
                .chars()
                .mapToObj(character -> new Probe(sort, Character.toString(character)))
                .toList();
    }

    /** What may get in anywhere: its sort and the characters. */
    static ImmutableList<Probe> anywhere() {
        return ANYWHERE;
    }

    /** What may stand in the place of a character. */
    static List<Probe> insteadOf(char character) {
        List<Probe> found = new ArrayList<>();
        if (character >= '0' && character <= '9') {
            int value = character - '0';
            each(found, "another digit", "0123456789".replace("" + character, ""));
            for (int zero : DIGITS) {
                found.add(new Probe("a digit of another script", Character.toString(zero + value)));
            }
            for (int one : value == 0 ? new int[0] : NUMBERS) {
                found.add(new Probe("a number sign", Character.toString(one + value - 1)));
            }
        }
        boolean small = character >= 'a' && character <= 'z';
        if (small || character >= 'A' && character <= 'Z') {
            found.add(new Probe("the other case", Character.toString(character ^ 0x20)));
            each(found, "another letter", "IBRGKJaijX".replace("" + character, ""));
            String script = "a letter of another script";
            found.add(new Probe(script, Character.toString(character + 0xfee0)));
            found.add(new Probe(
                    script, Character.toString(small ? 0x1d41a + character - 'a' : 0x1d400 + character - 'A')));
        }
        for (String alike : ALIKE) {
            if (alike.charAt(0) == character) {
                each(found, "what looks like " + Visible.quote("" + character), alike.substring(1));
            }
        }
        return found;
    }

    private static void each(List<Probe> found, String sort, String characters) {
        found.addAll(each(sort, characters));
    }
}
