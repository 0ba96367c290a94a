package io.github.lyngk.notation.cli;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import java.util.Optional;

/** Picks the subcommand, runs it, and turns whatever happens into an exit code; nothing escapes. */
final class Command {
    private static final ImmutableList<Subcommand> SUBCOMMANDS =
            ImmutableList.of(new Validate(), new Show(), new Convert(), new Legal(), new PerftCount(), new Serve());
    private static final ImmutableSet<String> HELP = ImmutableSet.of("--help", "-h", "help");
    private static final ImmutableSet<String> VERSION = ImmutableSet.of("--version", "-V", "version");

    private final Streams streams;

    Command(Streams streams) {
        this.streams = streams;
    }

    /** Runs the command and returns its exit code. */
    int run(String... args) {
        Exit exit = Exit.FAILED;
        try {
            exit = dispatch(ImmutableList.copyOf(args));
            streams.out().flush();
        } catch (Output.Closed e) {
            if (!e.isNobodyReading()) {
                streams.err().line("lyngk: the output cannot be written: " + e.getMessage());
            }
            exit = Exit.FAILED;
        } catch (OutOfMemoryError e) {
            streams.err().line("lyngk: not enough memory; give Java more with -Xmx");
        } catch (RuntimeException | StackOverflowError e) {
            streams.err().line("lyngk: internal error, please report it: " + e);
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
            return print(Version.text() + "\n");
        }
        return find(word).map(subcommand -> run(subcommand, rest)).orElseGet(() -> unknown(word));
    }

    private Exit help(String topic) {
        return find(topic).map(subcommand -> print(subcommand.help().page())).orElseGet(() -> unknown(topic));
    }

    private Exit print(String text) {
        streams.out().print(text);
        return Exit.VALID;
    }

    private Exit unknown(String subcommand) {
        streams.err().line("lyngk: unknown subcommand " + subcommand + "\nlyngk --help lists all of them.");
        return Exit.FAILED;
    }

    private Exit run(Subcommand subcommand, ImmutableList<String> words) {
        if (words.contains("--help") || words.contains("-h")) {
            return print(subcommand.help().page());
        }
        try {
            return subcommand.run(Arguments.parse(words, subcommand.flags(), subcommand.valued()), streams);
        } catch (UsageException e) {
            return usage(e.getMessage(), subcommand.help().page());
        }
    }

    private Exit usage(String message, String help) {
        streams.out().flush();
        streams.err().print("lyngk: " + message + "\n\n" + help);
        return Exit.FAILED;
    }

    private static Optional<Subcommand> find(String name) {
        return SUBCOMMANDS.stream()
                .filter(subcommand -> subcommand.name().equals(name))
                .findFirst();
    }

    static String help() {
        StringBuilder help = new StringBuilder("usage: lyngk SUBCOMMAND [OPTION]... [ARGUMENT]...\n\n");
        for (Subcommand subcommand : SUBCOMMANDS) {
            help.append(subcommand.help().overview());
        }
        return help.append("""

                          --help [SUBCOMMAND], SUBCOMMAND --help
                              Prints this page, or all about a subcommand.
                          --version
                              Prints the version.

                        FILE is a .lyngk record or a Boardspace .sgf record, a folder that is searched
                        for both, or - for standard input. POSITION is a position line, quoted or not.

                        Exit codes: 0 all is valid, 1 something is invalid or there is no record,
                        2 wrong usage or something could not be read or written.
                        """).toString();
    }
}
