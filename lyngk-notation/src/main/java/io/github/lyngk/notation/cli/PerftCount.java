package io.github.lyngk.notation.cli;

import com.google.common.collect.ImmutableList;
import io.github.lyngk.core.Perft;
import io.github.lyngk.core.Position;
import io.github.lyngk.notation.shell.Arguments;
import io.github.lyngk.notation.shell.Exit;
import io.github.lyngk.notation.shell.Help;
import io.github.lyngk.notation.shell.Option;
import io.github.lyngk.notation.shell.Streams;
import io.github.lyngk.notation.shell.Subcommand;
import io.github.lyngk.notation.shell.UsageException;

/** {@code lyngk perft DEPTH POSITION}: counts the ways to play a number of moves. */
final class PerftCount implements Subcommand {
    private static final Option DIVIDE =
            Option.flag("--divide", "first print the count after each move").letter('d');

    @Override
    public String name() {
        return "perft";
    }

    @Override
    public ImmutableList<Option> options() {
        return ImmutableList.of(DIVIDE);
    }

    @Override
    public Help help() {
        return Help.of("Counts the ways to play DEPTH moves from a position.", """
                        Compare the counts with those of other programs to find their faults.
                        With -, positions are read from standard input, one on each line.
                        """, "perft [--divide] DEPTH POSITION");
    }

    @Override
    public Exit run(Arguments arguments, Streams streams) {
        ImmutableList<String> rest = arguments.rest();
        if (rest.isEmpty()) {
            throw new UsageException("DEPTH is missing");
        }
        int depth = Arguments.number("DEPTH", rest.get(0), 0, Arguments.MOST);
        boolean divide = arguments.has(DIVIDE);
        return Positions.answer(rest.subList(1, rest.size()), streams, position -> count(position, depth, divide));
    }

    private static String count(Position position, int depth, boolean divide) {
        StringBuilder counts = new StringBuilder();
        if (divide && depth > 0) {
            Perft.divide(position, depth)
                    .forEach((move, count) ->
                            counts.append(move).append(' ').append(count).append('\n'));
        }
        return counts.append(Perft.count(position, depth)).append('\n').toString();
    }
}
