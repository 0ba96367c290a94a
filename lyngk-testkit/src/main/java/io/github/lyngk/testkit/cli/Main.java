package io.github.lyngk.testkit.cli;

import com.google.common.collect.ImmutableList;
import io.github.lyngk.notation.shell.Command;
import io.github.lyngk.notation.shell.Streams;

/**
 * The command {@code lyngk-testkit}: checks engines and bots in any language that speak the LYNGK line protocol, and plays
 * matches between bots.
 *
 * <p>Run it with {@code --help} for its subcommands and options. The exit code is 0 if there are no faults except known
 * ones, 1 if there are faults, and 2 for wrong usage, a check without a verdict, or a match that ended early.
 */
public final class Main {

    private static final String CLOSING = """
            The programs speak the LYNGK line protocol on standard input and output. They
            are started as often as needed. At the end, the programs and their child
            processes are stopped, except processes that have detached.

            Exit codes: 0 no faults except known ones; 1 faults; 2 wrong usage, the program
            could not be checked, or no faults in fewer than 60 answers. For a match:
            0 complete; 1 complete, but games were lost by faults; 2 wrong usage or
            incomplete.
            """;

    private Main() {}

    /**
     * Runs the command and ends the virtual machine with its exit code.
     *
     * @param args a subcommand, its options and its arguments
     */
    public static void main(String[] args) {
        System.exit(command(Streams.ofThisMachine(System.in)).run(args));
    }

    static Command command(Streams streams) {
        return new Command(
                "lyngk-testkit",
                ImmutableList.of(ProgramCheck.ofEngines(), ProgramCheck.ofBots(), new MatchCommand()),
                CLOSING,
                streams);
    }
}
