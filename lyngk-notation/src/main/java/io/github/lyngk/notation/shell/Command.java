package io.github.lyngk.notation.shell;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import com.google.common.collect.Lists;
import io.github.lyngk.notation.text.Excerpt;
import io.github.lyngk.notation.text.Failures;
import java.util.Collections;
import java.util.Optional;

/** A command with subcommands: picks one, runs it, and turns whatever happens into an exit code; nothing escapes. */
public final class Command {
    private static final ImmutableSet<String> HELP_OPTIONS = ImmutableSet.of("--help", "-h");
    private static final ImmutableSet<String> HELP = ImmutableSet.of("--help", "-h", "help");
    private static final ImmutableSet<String> VERSION = ImmutableSet.of("--version", "-V", "version");

    private final String name;
    private final ImmutableList<Subcommand> subcommands;
    private final String closing;
    private final Streams streams;

    /**
     * A command that is ready to run.
     *
     * @param name what people type to call it
     * @param closing the last part of its page of help: what arguments and exit codes mean
     */
    public Command(String name, ImmutableList<Subcommand> subcommands, String closing, Streams streams) {
        this.name = name;
        this.subcommands = subcommands;
        this.closing = closing;
        this.streams = streams;
    }

    /** Runs the command and returns its exit code. */
    public int run(String... args) {
        Exit exit = Exit.FAILED;
        try {
            exit = dispatch(ImmutableList.copyOf(args));
            streams.out().flush();
        } catch (Output.Closed e) {
            if (!e.isNobodyReading()) {
                complain("the output cannot be written: " + e.getMessage());
            }
            exit = Exit.FAILED;
        } catch (RuntimeException | OutOfMemoryError | StackOverflowError e) {
            complain(Failures.words(e));
        }
        return exit.code();
    }

    private Exit dispatch(ImmutableList<String> args) {
        if (args.isEmpty()) {
            return usage("which subcommand?", help());
        }
        String word = args.get(0);
        ImmutableList<String> rest = args.subList(1, args.size());
        if (HELP.contains(word)) {
            return rest.isEmpty() ? print(help()) : help(rest.get(0));
        }
        if (VERSION.contains(word)) {
            return print(Version.text(name) + "\n");
        }
        return find(word).map(subcommand -> run(subcommand, rest)).orElseGet(() -> unknown(word));
    }

    private Exit help(String topic) {
        return find(topic).map(subcommand -> print(page(subcommand))).orElseGet(() -> unknown(topic));
    }

    private Exit print(String text) {
        streams.out().print(text);
        return Exit.VALID;
    }

    private Exit unknown(String subcommand) {
        complain("unknown subcommand " + Excerpt.printable(subcommand)
                + Suggestion.of(subcommand, Lists.transform(subcommands, Subcommand::name)) + "\n" + name
                + " --help lists all of them.");
        return Exit.FAILED;
    }

    private Exit run(Subcommand subcommand, ImmutableList<String> words) {
        int end = words.contains("--") ? words.indexOf("--") : words.size();
        if (!Collections.disjoint(words.subList(0, end), HELP_OPTIONS)) {
            return print(page(subcommand)); // Whatever else is wrong.
        }
        try {
            Arguments arguments = Arguments.parse(words, options(subcommand));
            return arguments.has(Option.HELP.name()) ? print(page(subcommand)) : subcommand.run(arguments, streams);
        } catch (UsageException e) {
            return usage(e.getMessage(), page(subcommand));
        }
    }

    private String page(Subcommand subcommand) {
        return subcommand.help().page(name, options(subcommand));
    }

    /** {@return all options of a subcommand, with the one that everyone has} */
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

    private Optional<Subcommand> find(String word) {
        return subcommands.stream()
                .filter(subcommand -> subcommand.name().equals(word))
                .findFirst();
    }

    /** {@return the page that tells of all subcommands} */
    public String help() {
        StringBuilder help = new StringBuilder("usage: " + name + " SUBCOMMAND [OPTION]... [ARGUMENT]...\n\n");
        for (Subcommand subcommand : subcommands) {
            help.append(subcommand.help().overview());
        }
        return help.append("""

                          -h, --help [SUBCOMMAND], SUBCOMMAND --help
                              Prints this page, or all about a subcommand.
                          -V, --version
                              Prints the version.

                        """).append(closing).toString();
    }
}
