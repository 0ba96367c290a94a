package io.github.lyngk.notation.shell;

import com.google.common.collect.ImmutableList;
import java.util.List;

/**
 * The help text of a subcommand, except its options.
 *
 * @param purpose the purpose of the subcommand, in one line
 * @param details more about it; lines with a line end each
 * @param usages the ways to call it, without the name of the command
 */
public record Help(String purpose, String details, ImmutableList<String> usages) {
    public static Help of(String purpose, String details, String... usages) {
        return new Help(purpose, details, ImmutableList.copyOf(usages));
    }

    /** {@return the help page of the subcommand} */
    String page(String command, List<Option> options) {
        int column = 0;
        for (Option option : options) {
            column = Math.max(column, 4 + option.usage().length());
        }
        StringBuilder page = new StringBuilder(usage(command) + "\n" + purpose + "\n" + details + "\n");
        for (Option option : options) {
            page.append(option.lines(column));
        }
        return page.toString();
    }

    /** {@return the ways to call it, for the message about wrong usage} */
    String usage(String command) {
        return "usage: " + command + " " + String.join("\n       " + command + " ", usages) + "\n";
    }

    /** {@return the ways to call it and its purpose, for the list of all subcommands} */
    String overview() {
        return "  " + String.join("\n  ", usages) + "\n      " + purpose + "\n";
    }
}
