package io.github.lyngk.notation.shell;

import com.google.common.base.Ascii;
import com.google.common.collect.ImmutableList;
import io.github.lyngk.notation.text.LineWrapper;

/**
 * An option of a subcommand, for parsing, help, suggestions and completion.
 *
 * @param name its long name, with hyphens
 * @param letter its short name, with a hyphen, or empty if it has none
 * @param value the name of its value in help, or empty if it has no value
 * @param choices the values that it accepts, or empty if they are too many to list
 * @param help its purpose
 */
public record Option(String name, String letter, String value, ImmutableList<String> choices, String help) {
    /** The option that every subcommand has. */
    static final Option HELP = flag("--help", "print this page").letter('h');

    /** {@return an option without a value} */
    public static Option flag(String name, String help) {
        return valued(name, "", help);
    }

    /** {@return an option with a value} */
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

    /** {@return the name of a constant as users type it: {@code move-numbers}} */
    public static String typed(Object constant) {
        return Ascii.toLowerCase(constant.toString()).replace('_', '-');
    }

    /** {@return the names of constants as users type them} */
    public static ImmutableList<String> typed(Object[] constants) {
        ImmutableList.Builder<String> names = ImmutableList.builder();
        for (Object constant : constants) {
            names.add(typed(constant));
        }
        return names.build();
    }

    boolean isFlag() {
        return value.isEmpty();
    }

    /** {@return its names and value for a help page, with the short name in its own column} */
    String usage() {
        return (letter.isEmpty() ? "    " : letter + ", ") + (isFlag() ? name : name + " " + value);
    }

    /** {@return its lines on a help page} */
    String lines(int column) {
        String text = choices.isEmpty() ? help : help + "; " + value + ": " + String.join(", ", choices);
        int start = column - 1; // The first word begins in the column, after a blank.
        StringBuilder lines = new StringBuilder("  " + usage());
        lines.append(" ".repeat(start - lines.length()));
        LineWrapper wrapper = new LineWrapper(lines::append, start, column);
        for (String word : text.split(" ")) {
            wrapper.word(word);
        }
        wrapper.end();
        return lines.toString();
    }
}
