package io.github.lyngk.notation.shell;

import com.google.common.base.Ascii;
import com.google.common.base.Strings;
import com.google.common.collect.ImmutableList;
import io.github.lyngk.notation.text.LineWrapper;

/**
 * An option of a subcommand: all that parsing, help, suggestions and completion know about it.
 *
 * @param name its long name, with hyphens
 * @param letter its short name, with a hyphen, or nothing if it has none
 * @param value what help calls its value, {@code FILE} if it is a file, or nothing if it takes none
 * @param choices the values that it may have, or none if they are too many to list
 * @param help what it is for
 */
public record Option(String name, String letter, String value, ImmutableList<String> choices, String help) {
    /** The one that every subcommand has. */
    static final Option HELP = flag("--help", "print this page").letter('h');

    /** What help calls a file. */
    static final String FILE = "FILE";

    /** {@return an option that takes no value} */
    public static Option flag(String name, String help) {
        return valued(name, "", help);
    }

    /** {@return an option that takes a value} */
    public static Option valued(String name, String value, String help) {
        return new Option(name, "", value, ImmutableList.of(), help);
    }

    /** {@return the same with a short name} */
    public Option letter(char letter) {
        return new Option(name, "-" + letter, value, choices, help);
    }

    /** {@return the same with these values, in lower case, and no others} */
    public Option choices(Iterable<String> choices) {
        return new Option(name, letter, value, ImmutableList.copyOf(choices), help);
    }

    /** {@return the name of a constant as people type it: {@code move-numbers}} */
    public static String typed(Object constant) {
        return Ascii.toLowerCase(constant.toString()).replace('_', '-');
    }

    boolean isFlag() {
        return value.isEmpty();
    }

    /** Whether its value is a file. */
    boolean takesFile() {
        return value.equals(FILE);
    }

    /** {@return how it is written, its short name in a column of its own} */
    String usage() {
        return (letter.isEmpty() ? "    " : letter + ", ") + (isFlag() ? name : name + " " + value);
    }

    /** {@return its lines on a page of help} */
    String lines(int column) {
        String text = choices.isEmpty() ? help : help + "; " + value + ": " + String.join(", ", choices);
        int start = column - 1; // The first word stands in the column, after a blank.
        StringBuilder lines = new StringBuilder(Strings.padEnd("  " + usage(), start, ' '));
        LineWrapper wrapper = new LineWrapper(lines::append, start, column);
        for (String word : text.split(" ")) {
            wrapper.word(word);
        }
        wrapper.end();
        return lines.toString();
    }
}
