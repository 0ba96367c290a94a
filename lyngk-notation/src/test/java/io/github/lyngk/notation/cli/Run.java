package io.github.lyngk.notation.cli;

import static java.nio.charset.StandardCharsets.UTF_8;

import io.github.lyngk.notation.shell.Output;
import io.github.lyngk.notation.shell.Streams;
import io.github.lyngk.notation.shell.Terminal;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;

/**
 * One run of the command within this virtual machine.
 *
 * @param exit its exit code
 * @param out what it printed
 * @param err what it complained about
 */
record Run(int exit, String out, String err) {
    static Run of(String... args) {
        return withInput("", args);
    }

    static Run withInput(String input, String... args) {
        return withInput(input.getBytes(UTF_8), args);
    }

    static Run withInput(byte[] input, String... args) {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        ByteArrayOutputStream err = new ByteArrayOutputStream();
        Streams streams = new Streams(
                new ByteArrayInputStream(input),
                Output.ofResults(out, Terminal.NONE),
                Output.ofComplaints(err, Terminal.NONE));
        int exit = Main.command(streams).run(args);
        return new Run(exit, out.toString(UTF_8), err.toString(UTF_8));
    }
}
