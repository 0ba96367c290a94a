package io.github.lyngk.notation.cli;

import com.google.common.collect.ImmutableSet;
import io.github.lyngk.core.Move;
import io.github.lyngk.notation.MoveNotation;
import io.github.lyngk.notation.shell.Arguments;
import io.github.lyngk.notation.shell.Exit;
import io.github.lyngk.notation.shell.Help;
import io.github.lyngk.notation.shell.Streams;
import io.github.lyngk.notation.shell.Subcommand;

/** {@code lyngk legal POSITION}: lists the legal moves of a position. */
final class Legal implements Subcommand {
    @Override
    public String name() {
        return "legal";
    }

    @Override
    public ImmutableSet<String> flags() {
        return ImmutableSet.of("--describe");
    }

    @Override
    public Help help() {
        return Help.of(
                "Lists the legal moves of a position, one a line; none if the game is over.",
                """
                        With - the positions are read from standard input, one a line.

                          --describe       add LYNGK points and the marks + (scores) and # (wins)
                        """,
                "legal [--describe] POSITION");
    }

    @Override
    public Exit run(Arguments arguments, Streams streams) {
        boolean describe = arguments.has("--describe");
        return Positions.each(arguments.rest(), streams, position -> {
            for (Move move : position.legalMoves()) {
                streams.out().line(describe ? MoveNotation.describe(position, move) : move.toString());
            }
        });
    }
}
