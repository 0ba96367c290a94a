package io.github.lyngk.notation.cli;

import com.google.common.collect.ImmutableList;
import io.github.lyngk.core.Bot;
import io.github.lyngk.core.bots.PlayoutBot;
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

/** {@code lyngk serve}: answers requests about the rules, for programs in any language. */
final class Serve implements Subcommand {
    @Override
    public String name() {
        return "serve";
    }

    @Override
    public ImmutableList<Option> options() {
        return ImmutableList.of(
                Option.valued(
                        "--playouts",
                        "N",
                        "choose the move that does best in N random games, instead of a random move"),
                Option.valued(
                        "--seed",
                        "N",
                        "draw the same random numbers in every run; with --playouts, choose always gives the same move"
                                + " in the same position, unless a time limit ends the search"));
    }

    @Override
    public Help help() {
        return Help.of(
                "Answers questions about the rules until standard input ends.", """
                        It speaks version 1 of the LYNGK line protocol: each command on standard input
                        is answered by one line on standard output, which begins with ok or no. The
                        first command is lyngk 1; the page SERVE.md of lyngk-notation describes all of
                        them.
                        """, "serve [--playouts N] [--seed N]");
    }

    @Override
    public Exit run(Arguments arguments, Streams streams) {
        if (!arguments.rest().isEmpty()) {
            throw new UsageException("serve takes no arguments; its commands come on standard input");
        }
        long seed = arguments.seed("--seed").orElseGet(() -> new SplittableRandom().nextLong());
        SplittableRandom random = new SplittableRandom(seed);
        Optional<Bot> playing =
                arguments.number("--playouts", 1, Arguments.MOST).map(playouts -> new PlayoutBot(playouts, seed));
        RulesServer server = new RulesServer(
                Version.number().orElse("?"),
                playing.orElse(position -> position.randomMove(random)),
                playing.isPresent() && arguments.has("--seed"));
        try {
            server.run(streams.in(), answer -> {
                streams.out().line(answer);
                streams.out().flush(); // The client waits for the answer before it sends more.
            });
            return Exit.VALID;
        } catch (IOException e) {
            streams.err().line("lyngk: -: " + Failures.ofStream(e));
            return Exit.FAILED;
        }
    }
}
