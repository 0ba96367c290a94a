package io.github.lyngk.notation.cli;

import java.io.FileDescriptor;
import java.io.FileOutputStream;

/**
 * The command {@code lyngk}: validates, shows and converts game records, lists legal moves and counts positions.
 *
 * <p>Run it with {@code --help} for its subcommands and options. It ends with 0 if all is valid, 1 if something is
 * invalid or there is no record, 2 if it was called wrongly or something could not be read or written.
 */
public final class Main {
    private Main() {}

    /**
     * Runs the command and ends the virtual machine with its exit code.
     *
     * @param args a subcommand, its options and its arguments
     */
    public static void main(String[] args) {
        // Straight to the descriptors: System.out and System.err print in the platform's charset.
        Streams streams = new Streams(
                StandardInput.open(),
                Output.ofResults(new FileOutputStream(FileDescriptor.out)),
                Output.ofComplaints(new FileOutputStream(FileDescriptor.err)),
                Terminal.isInteractive());
        System.exit(new Command(streams).run(args));
    }
}
