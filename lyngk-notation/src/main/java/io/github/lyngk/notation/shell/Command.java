package io.github.lyngk.notation.shell;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import com.google.common.collect.Iterables;
import com.google.common.collect.Lists;
import io.github.lyngk.notation.text.Excerpt;
import io.github.lyngk.notation.text.Failures;
import java.util.Collections;
import java.util.Optional;

/** A command with subcommands: picks one, runs it, and turns whatever happens into an exit code; nothing escapes. */
public final class Command {
    private static final ImmutableSet<String> HELP_OPTIONS = ImmutableSet.of("--help", "-h");
    private static final ImmutableSet<String> VERSION_OPTIONS = ImmutableSet.of("--version", "-V");

    /** What Java makes of bytes that the locale cannot read. */
    private static final char UNDECODED = '\uFFFD';

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
            complain(Failures.ofProgram(e));
        }
        return exit.code();
    }

    private Exit dispatch(ImmutableList<String> args) {
        for (String arg : args) {
            if (arg.indexOf(UNDECODED) >= 0) {
                complain("this locale cannot read all characters of " + arg
                        + "; set one of UTF-8, such as LC_ALL=C.UTF-8");
                return Exit.FAILED;
            }
        }
        if (args.isEmpty()) {
            return usage("which subcommand?", help());
        }
        String word = args.get(0);
        ImmutableList<String> rest = args.subList(1, args.size());
        if (word.equals("help") || HELP_OPTIONS.contains(word)) {
            return rest.isEmpty() ? print(help()) : help(rest.get(0));
        }
        if (word.equals("version") || VERSION_OPTIONS.contains(word)) {
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

    private Exit unknown(String word) {
        Iterable<String> names =
                Iterables.concat(Lists.transform(subcommands, Subcommand::name), HELP_OPTIONS, VERSION_OPTIONS);
        complain((word.startsWith("-") ? "unknown option " : "unknown subcommand ") + Excerpt.printable(word)
                + Suggestion.of(word, names) + "\n" + name + " --help lists all of them.");
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
            return usage(
                    e.getMessage(),
                    subcommand.help().usage(name) + "`" + name + " " + subcommand.name()
                            + " --help` tells all options.\n");
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
