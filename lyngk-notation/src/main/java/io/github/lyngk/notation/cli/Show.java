package io.github.lyngk.notation.cli;

import com.google.common.collect.ImmutableList;
import io.github.lyngk.core.Position;
import io.github.lyngk.notation.BoardSvg;
import io.github.lyngk.notation.BoardText;
import io.github.lyngk.notation.shell.Arguments;
import io.github.lyngk.notation.shell.Exit;
import io.github.lyngk.notation.shell.Help;
import io.github.lyngk.notation.shell.Option;
import io.github.lyngk.notation.shell.Streams;
import io.github.lyngk.notation.shell.Subcommand;
import io.github.lyngk.notation.shell.UsageException;
import java.io.BufferedInputStream;
import java.util.Optional;

/** {@code lyngk show FILE…|POSITION}: draws positions, given as a line or reached in recorded games. */
final class Show implements Subcommand {
    private static final Option SVG = Option.flag(
                    "--svg",
                    "draw one picture as an SVG document: of the first record, unless --record chooses another")
            .letter('s');
    private static final Option ALL =
            Option.flag("--all", "draw every position of the game").letter('a');
    private static final ImmutableList<Option> OF_RECORDS = RecordViews.optionsAfter(ALL);

    @Override
    public String name() {
        return "show";
    }

    @Override
    public ImmutableList<Option> options() {
        return ImmutableList.<Option>builder().add(SVG).addAll(OF_RECORDS).build();
    }

    @Override
    public Help help() {
        return Help.of(
                "Draws a position, or the last position of each recorded game.",
                """
                        Below a drawing stands its position line. With - both records and position lines
                        are understood, told apart by the first line of standard input.
                        """,
                "show [OPTION]... FILE...",
                "show [--svg] POSITION");
    }

    @Override
    public Exit run(Arguments arguments, Streams streams) {
        if (arguments.has(SVG) && arguments.has(ALL)) {
            throw new UsageException("--svg draws a single picture, so it does not go with --all");
        }
        if (arguments.has(ALL) && arguments.has(RecordViews.PLY)) {
            throw new UsageException("--all draws every position, so it does not go with --ply");
        }
        boolean svg = arguments.has(SVG);
        if (Positions.isLine(arguments.rest())) {
            RecordViews.refuse(arguments, OF_RECORDS);
            return positions(arguments, streams, svg);
        }
        Streams marked = streams.reading(new BufferedInputStream(streams.in()));
        if (Positions.isStandardInput(arguments.rest())
                && !RecordViews.isMeant(arguments, OF_RECORDS)
                && Positions.beginWith(marked.in())) {
            return positions(arguments, marked, svg);
        }
        RecordDrawing drawing = new RecordDrawing(arguments.has(ALL), svg);
        return new RecordViews(arguments, marked, drawing, svg ? Optional.of(1) : Optional.empty()).run();
    }

    private static Exit positions(Arguments arguments, Streams streams, boolean svg) {
        return Positions.answer(arguments.rest(), streams, svg ? BoardSvg::draw : Show::text);
    }

    /** A drawing, and below it what other subcommands and programs read. */
    static String text(Position position) {
        return BoardText.draw(position) + position + "\n";
    }
}
