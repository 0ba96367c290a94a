package io.github.lyngk.testkit.corpus;

import static java.nio.charset.StandardCharsets.UTF_8;

import com.google.common.base.Joiner;
import com.google.common.base.Splitter;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import io.github.lyngk.core.Rule;
import java.util.Collection;
import java.util.List;

/** Tables as the corpus has them: tabs between columns, blanks within one, {@code -} for nothing, a head behind a #. */
final class Tsv {
    static final String NOTHING = "-";
    private static final Splitter COLUMNS = Splitter.on('\t');
    private static final Splitter WORDS = Splitter.on(' ');

    private Tsv() {}

    /** A table as bytes, with its head. */
    static byte[] write(List<String> head, Iterable<? extends List<?>> rows) {
        StringBuilder text = new StringBuilder("# ");
        line(text, head);
        rows.forEach(row -> line(text, row));
        return text.toString().getBytes(UTF_8);
    }

    private static void line(StringBuilder text, List<?> row) {
        Joiner.on('\t').appendTo(text, row).append('\n');
    }

    /** The rows of a table, without its head. */
    static ImmutableList<List<String>> read(byte[] table) {
        return new String(table, UTF_8)
                .lines()
                .filter(line -> !line.startsWith("#"))
                .<List<String>>map(COLUMNS::splitToList)
                .collect(ImmutableList.toImmutableList());
    }

    /** Words in one column. */
    static String join(Collection<?> words) {
        return words.isEmpty() ? NOTHING : Joiner.on(' ').join(words);
    }

    static ImmutableList<String> split(String column) {
        return column.equals(NOTHING) ? ImmutableList.of() : ImmutableList.copyOf(WORDS.split(column));
    }

    static ImmutableSet<Rule> rules(String column) {
        return split(column).stream().map(Rule::valueOf).collect(ImmutableSet.toImmutableSet());
    }
}
