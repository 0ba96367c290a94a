package io.github.lyngk.notation.cli;

import com.google.common.collect.ImmutableList;
import io.github.lyngk.notation.shell.Command;
import io.github.lyngk.notation.shell.Completion;
import io.github.lyngk.notation.shell.Streams;
import io.github.lyngk.notation.shell.Subcommand;

/**
 * The command {@code lyngk}: validates, shows and converts game records, plays, lists legal moves and counts
 * positions.
 *
 * <p>Run it with {@code --help} for its subcommands and options. It ends with 0 if all is valid, 1 if something is
 * invalid or there is no record, 2 if it was called wrongly or something could not be read or written.
 */
public final class Main {
    private static final String NAME = "lyngk";

    private static final ImmutableList<Subcommand> SUBCOMMANDS = ImmutableList.of(
            new Validate(),
            new Show(),
            new Convert(),
            new Filter(),
            new Stats(),
            new Duplicates(),
            new Start(),
            new Play(),
            new Legal(),
            new PerftCount(),
            new Serve());

    private static final String CLOSING = """
            FILE is a file of .lyngk or Boardspace .sgf records, compressed by gzip or not,
            a folder that is searched for such files, or - for standard input. POSITION is
            a position line; put it in quotes because of its parentheses. Where both are
            allowed, an existing file is read.

            Exit codes: 0 all is valid (filter, stats, duplicates: all was read),
            1 something is invalid or there is no record, 2 wrong usage or something could
            not be read or written.
            """;

    private Main() {}

    /**
     * Runs the command and ends the virtual machine with its exit code.
     *
     * @param args a subcommand, its options and its arguments
     */
    public static void main(String[] args) {
        System.exit(command(Streams.ofThisMachine(StandardInput.open())).run(args));
    }

    static Command command(Streams streams) {
        return new Command(NAME, Completion.added(NAME, SUBCOMMANDS), CLOSING, streams);
    }
}
