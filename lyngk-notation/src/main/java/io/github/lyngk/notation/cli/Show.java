package io.github.lyngk.notation.cli;

import com.google.common.collect.ImmutableList;
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
    private static final ImmutableList<Option> OF_RECORDS =
            RecordViews.optionsAfter(RecordDrawing.PLIES, RecordDrawing.ALL);

    @Override
    public String name() {
        return "show";
    }

    @Override
    public ImmutableList<Option> options() {
        return ImmutableList.<Option>builder()
                .addAll(DrawingOptions.OPTIONS)
                .addAll(OF_RECORDS)
                .build();
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
                "show [OPTION]... POSITION");
    }

    @Override
    public Exit run(Arguments arguments, Streams streams) {
        DrawingOptions options = new DrawingOptions(arguments, streams.out().terminal());
        if (Positions.isLine(arguments.rest())) {
            RecordViews.refuse(arguments, OF_RECORDS);
            return Positions.answer(arguments.rest(), streams, options::of);
        }
        if (options.svg() && arguments.rest().size() > 1) {
            throw new UsageException("--svg draws one picture, so name one FILE or POSITION");
        }
        RecordDrawing drawing = RecordDrawing.of(arguments, options);
        Streams marked = streams.reading(new BufferedInputStream(streams.in()));
        if (Positions.isStandardInput(arguments.rest())
                && !RecordViews.isMeant(arguments, OF_RECORDS)
                && Positions.beginWith(marked.in())) {
            return Positions.answer(arguments.rest(), marked, options::of);
        }
        return new RecordViews(arguments, marked, drawing, options.svg() ? Optional.of(1) : Optional.empty()).run();
    }
}
