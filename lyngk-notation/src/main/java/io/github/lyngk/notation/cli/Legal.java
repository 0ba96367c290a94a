package io.github.lyngk.notation.cli;

import com.google.common.collect.ImmutableList;
import io.github.lyngk.core.Move;
import io.github.lyngk.notation.MoveNotation;
import io.github.lyngk.notation.shell.Arguments;
import io.github.lyngk.notation.shell.Exit;
import io.github.lyngk.notation.shell.Help;
import io.github.lyngk.notation.shell.Option;
import io.github.lyngk.notation.shell.Streams;
import io.github.lyngk.notation.shell.Subcommand;

/** {@code lyngk legal POSITION}: lists the legal moves of a position. */
final class Legal implements Subcommand {
    @Override
    public String name() {
        return "legal";
    }

    @Override
    public ImmutableList<Option> options() {
        return ImmutableList.of(Option.flag("--describe", "add LYNGK points and the marks + (scores) and # (wins)")
                .letter('d'));
    }

    @Override
    public Help help() {
        return Help.of(
                "Lists the legal moves of a position, one a line; none if the game is over.",
                "With - the positions are read from standard input, one a line.\n",
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
