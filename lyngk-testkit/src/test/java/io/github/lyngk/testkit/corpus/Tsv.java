package io.github.lyngk.testkit.corpus;

import com.google.common.base.Joiner;
import com.google.common.base.Splitter;
import com.google.common.collect.ImmutableList;
import java.util.Collection;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** Tables of the corpus: tabs between columns, blanks within one, {@code -} for nothing, texts as JSON strings. */
final class Tsv {
    static final String NOTHING = "-";

    private Tsv() {}

    /** The rows of a table, without its head. */
    static ImmutableList<List<String>> read(String table) {
        return table.lines()
                .filter(line -> !line.startsWith("#"))
                .<List<String>>map(Splitter.on('\t')::splitToList)
                .collect(ImmutableList.toImmutableList());
    }

    /** Words in one column. */
    static String join(Collection<?> words) {
        return words.isEmpty() ? NOTHING : Joiner.on(' ').join(words);
    }

    static ImmutableList<String> split(String column) {
        return column.equals(NOTHING)
                ? ImmutableList.of()
                : ImmutableList.copyOf(Splitter.on(' ').split(column));
    }

    static String orNothing(Optional<?> value) {
        return value.map(Object::toString).filter(text -> !text.isEmpty()).orElse(NOTHING);
    }

    /** A JSON string in ASCII. */
    static String quote(String text) {
        StringBuilder json = new StringBuilder("\"");
        for (char c : text.toCharArray()) {
            json.append(
                    switch (c) {
                        case '"' -> "\\\"";
                        case '\\' -> "\\\\";
                        case '\n' -> "\\n";
                        case '\r' -> "\\r";
                        case '\t' -> "\\t";
                        default -> c >= ' ' && c <= '~' ? "" + c : String.format(Locale.ROOT, "\\u%04x", (int) c);
                    });
        }
        return json.append('"').toString();
    }

    /** The text of a JSON string. */
    static String unquote(String json) {
        StringBuilder text = new StringBuilder();
        for (int i = 1; i < json.length() - 1; i++) {
            char c = json.charAt(i);
            if (c == '\\') {
                c = json.charAt(++i);
                int letter = "nrt".indexOf(c);
                if (letter >= 0) {
                    c = "\n\r\t".charAt(letter);
                } else if (c == 'u') {
                    c = (char) Integer.parseInt(json.substring(i + 1, i + 5), 16);
                    i += 4;
                }
            }
            text.append(c);
        }
        return text.toString();
    }
}
