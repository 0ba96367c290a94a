package io.github.lyngk.notation.cli;

import com.google.common.collect.ImmutableList;
import io.github.lyngk.notation.protocol.InputLine;
import io.github.lyngk.notation.protocol.InputLines;
import io.github.lyngk.notation.protocol.RulesServer;
import io.github.lyngk.notation.shell.Arguments;
import io.github.lyngk.notation.shell.Exit;
import io.github.lyngk.notation.shell.Help;
import io.github.lyngk.notation.shell.Option;
import io.github.lyngk.notation.shell.Streams;
import io.github.lyngk.notation.shell.Subcommand;
import io.github.lyngk.notation.shell.UsageException;
import io.github.lyngk.notation.shell.Version;
import io.github.lyngk.notation.text.Failures;
import java.io.IOException;
import java.util.Optional;
import java.util.SplittableRandom;

/** {@code lyngk serve}: answers questions about the rules, for programs in any language. */
final class Serve implements Subcommand {
    @Override
    public String name() {
        return "serve";
    }

    @Override
    public ImmutableList<Option> options() {
        return ImmutableList.of();
    }

    @Override
    public Help help() {
        return Help.of(
                "Answers programs that ask about the rules, a line for a line, until its input ends.", """
                        It speaks version 1 of the LYNGK line protocol: commands on standard input, and
                        for each a line on standard output, ok and what was asked or no and a sentence.
                        The first command is lyngk 1; the page SERVE.md of lyngk-notation has them all.
                        """, "serve");
    }

    @Override
    public Exit run(Arguments arguments, Streams streams) {
        if (!arguments.rest().isEmpty()) {
            throw new UsageException("serve takes no arguments; its commands come on standard input");
        }
        RulesServer server = new RulesServer(Version.number().orElse("?"), new SplittableRandom());
        InputLines lines = new InputLines(streams.in());
        try {
            Optional<String> answer = answer(server, lines);
            while (answer.isPresent()) {
                streams.out().line(answer.get());
                streams.out().flush(); // The client waits for it before it says more.
                answer = answer(server, lines);
            }
            return Exit.VALID;
        } catch (IOException e) {
            streams.err().line("lyngk: -: " + Failures.ofStream(e));
            return Exit.FAILED;
        }
    }

    /** {@return the answer to the next line, or empty if there is no line or it ends the session} */
    private static Optional<String> answer(RulesServer server, InputLines lines) throws IOException {
        Optional<InputLine> line = lines.next();
        return line.flatMap(server::answer);
    }
}
