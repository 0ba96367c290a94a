package io.github.lyngk.notation.shell;

import com.google.common.base.CharMatcher;
import com.google.common.base.Splitter;
import com.google.common.collect.ImmutableList;
import java.util.List;
import java.util.stream.Collectors;

/**
 * What the command says about a subcommand, its options aside: they speak for themselves.
 *
 * @param purpose what it is for, in one line
 * @param details more about it; lines with a line end each
 * @param usages the ways to call it, without the name of the command; the word {@code FILE} stands for files
 */
public record Help(String purpose, String details, ImmutableList<String> usages) {
    public static Help of(String purpose, String details, String... usages) {
        return new Help(purpose, details, ImmutableList.copyOf(usages));
    }

    /** All of it, for those who ask about the subcommand. */
    String page(String command, List<Option> options) {
        int column = 4
                + options.stream()
                        .mapToInt(option -> option.usage().length())
                        .max()
                        .orElse(0);
        return usage(command) + "\n" + purpose + "\n" + details + "\n"
                + options.stream().map(option -> option.lines(column)).collect(Collectors.joining());
    }

    /** The ways to call it, for those who call it wrongly. */
    String usage(String command) {
        return "usage: " + command + " " + String.join("\n       " + command + " ", usages) + "\n";
    }

    /** Whether its arguments may be files. */
    boolean takesFiles() {
        return usages.stream()
                .map(Splitter.on(CharMatcher.anyOf(" .[]|"))::splitToList)
                .anyMatch(words -> words.contains(Option.FILE));
    }

    /** The ways to call it and what it is for, for those who ask what there is. */
    String overview() {
        return "  " + String.join("\n  ", usages) + "\n      " + purpose + "\n";
    }
}
