package io.github.lyngk.notation.shell;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import io.github.lyngk.notation.text.Excerpt;
import io.github.lyngk.notation.text.Failures;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;

/**
 * A command with subcommands: runs one of them and turns every result and failure into an exit code.
 *
 * @param name what users type to call it
 * @param closing the last part of its help page: the meaning of arguments and exit codes
 */
public record Command(String name, ImmutableList<Subcommand> subcommands, String closing, Streams streams) {
    private static final ImmutableSet<String> HELP = ImmutableSet.of("help", "--help", "-h");

    /** Runs the command and returns its exit code. */
    public int run(String... args) {
        Exit exit = Exit.FAILED;
        try {
            exit = dispatch(ImmutableList.copyOf(args));
            streams.out().flush();
        } catch (Output.Closed e) {
            if (!e.isPipeClosed()) {
                complain("the output cannot be written: " + e.getMessage());
            }
            exit = Exit.FAILED;
        } catch (RuntimeException | OutOfMemoryError | StackOverflowError e) {
            complain(Failures.ofProgram(e));
        }
        return exit.code();
    }

    private Exit dispatch(ImmutableList<String> args) {
        if (args.isEmpty()) {
            return usage("SUBCOMMAND is missing", help());
        }
        String word = args.get(0);
        ImmutableList<String> rest = args.subList(1, args.size());
        return switch (word) {
            case "help", "--help", "-h" -> help(rest);
            case "--version", "-V" ->
                rest.isEmpty()
                        ? print(name + " " + Version.number().orElse("(unknown version)") + "\n")
                        : tooMany("--version takes no argument", rest, "--version");
            default -> with(word, subcommand -> run(subcommand, rest));
        };
    }

    private Exit help(ImmutableList<String> words) {
        if (words.size() > 1) {
            return tooMany("--help takes one SUBCOMMAND", words, "--help [SUBCOMMAND]");
        }
        return words.isEmpty() || HELP.contains(words.get(0))
                ? print(help())
                : with(words.get(0), subcommand -> print(page(subcommand)));
    }

    private Exit tooMany(String message, ImmutableList<String> words, String usage) {
        String given = Excerpt.printable(Excerpt.ofArgument(String.join(" ", words)));
        return usage(message + "; found " + given, "usage: " + name + " " + usage);
    }

    /** Applies an action to the subcommand of that name, or reports that there is none. */
    private Exit with(String word, Function<Subcommand, Exit> action) {
        List<String> names = new ArrayList<>(List.of("--help", "--version"));
        for (Subcommand subcommand : subcommands) {
            if (subcommand.name().equals(word)) {
                return action.apply(subcommand);
            }
            names.add(subcommand.name());
        }
        complain((word.startsWith("-") ? "unknown option " : "unknown subcommand ")
                + Excerpt.printable(Excerpt.ofArgument(word)) + Suggestion.of(word, names) + "\n`" + name
                + " --help` lists all subcommands.");
        return Exit.FAILED;
    }

    private Exit print(String text) {
        streams.out().print(text);
        return Exit.VALID;
    }

    private Exit run(Subcommand subcommand, ImmutableList<String> words) {
        try {
            Arguments arguments = Arguments.parse(words, options(subcommand));
            return arguments.has(Option.HELP) ? print(page(subcommand)) : subcommand.run(arguments, streams);
        } catch (UsageException e) {
            return usage(
                    String.valueOf(e.getMessage()),
                    subcommand.help().usage(name) + "`" + name + " " + subcommand.name()
                            + " --help` lists all options.\n");
        }
    }

    private String page(Subcommand subcommand) {
        return subcommand.help().page(name, options(subcommand));
    }

    /** {@return all options of a subcommand, {@code --help} included} */
    static ImmutableList<Option> options(Subcommand subcommand) {
        return ImmutableList.<Option>builder()
                .addAll(subcommand.options())
                .add(Option.HELP)
                .build();
    }

    private void complain(String message) {
        streams.err().line(name + ": " + message);
    }

    private Exit usage(String message, String help) {
        streams.out().flush();
        complain(message + "\n\n" + help.stripTrailing());
        return Exit.FAILED;
    }

    private String help() {
        StringBuilder help = new StringBuilder("usage: " + name + " SUBCOMMAND [OPTION]... [ARGUMENT]...\n\n");
        for (Subcommand subcommand : subcommands) {
            help.append(subcommand.help().overview());
        }
        return help.append("""

                          -h, --help [SUBCOMMAND], SUBCOMMAND --help
                              Prints this page, or the help of a subcommand.
                          -V, --version
                              Prints the version.

                        """).append(closing).toString();
    }
}
