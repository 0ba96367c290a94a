package io.github.lyngk.testkit.texts;

import java.util.Locale;

/** Texts in reports: between quotes, on one line, cut where they are long, and nothing in them invisible. */
public final class Visible {
    private static final int LONGEST = 200;
    private static final int BEFORE = 60;

    private Visible() {}

    /** A text as Java writes it. */
    public static String quote(String text) {
        return quote(text, 0);
    }

    /** The same, cut around a place in the text if it is long. */
    public static String quote(String text, int place) {
        if (text.length() <= LONGEST) {
            return '"' + escape(text) + '"';
        }
        int from = Math.max(0, Math.min(place - BEFORE, text.length() - LONGEST));
        int to = from + LONGEST;
        String start = from > 0 ? "\u2026" : "";
        String end = to < text.length() ? "\u2026" : "";
        return start + '"' + escape(text.substring(from, to)) + '"' + end + " (" + text.length() + " chars)";
    }

    /** A sentence on one line, cut where it is long. */
    static String line(String sentence) {
        String escaped = escape(sentence.replaceAll("\\s+", " ")).replace("\\\"", "\"");
        return escaped.length() > LONGEST ? escaped.substring(0, LONGEST) + "\u2026" : escaped;
    }

    /** Where two texts begin to differ. */
    public static int difference(String one, String other) {
        int place = 0;
        while (place < Math.min(one.length(), other.length()) && one.charAt(place) == other.charAt(place)) {
            place++;
        }
        return place;
    }

    private static String escape(String text) {
        StringBuilder escaped = new StringBuilder();
        text.chars().forEach(character -> escaped.append(escape((char) character)));
        return escaped.toString();
    }

    private static String escape(char character) {
        return switch (character) {
            case '\n' -> "\\n";
            case '\r' -> "\\r";
            case '\t' -> "\\t";
            case '"' -> "\\\"";
            case '\\' -> "\\\\";
            default ->
                character >= ' ' && character < 0x7f
                        ? String.valueOf(character)
                        : String.format(Locale.ROOT, "\\u%04x", (int) character);
        };
    }
}
