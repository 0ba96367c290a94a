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
    @Override
    public String name() {
        return "show";
    }

    @Override
    public ImmutableList<Option> options() {
        return ImmutableList.<Option>builder()
                .addAll(DrawingOptions.OPTIONS)
                .addAll(ofRecords())
                .build();
    }

    private static ImmutableList<Option> ofRecords() {
        return RecordViews.optionsAfter(RecordDrawing.PLIES, RecordDrawing.ALL);
    }

    @Override
    public Help help() {
        return Help.of(
                "Draws a position, or the last position of each recorded game.",
                """
                        The position line is printed below each drawing. With -, standard input has
                        either records or position lines; its first line decides which.
                        """,
                "show [OPTION]... FILE...",
                "show [OPTION]... POSITION");
    }

    @Override
    public Exit run(Arguments arguments, Streams streams) {
        DrawingOptions options = new DrawingOptions(arguments);
        if (arguments.rest().isEmpty()) {
            throw new UsageException("POSITION or FILE is missing");
        }
        if (Positions.areLine(arguments.rest())) {
            RecordViews.refuse(arguments, ofRecords());
            return Positions.answer(arguments.rest(), streams, options::of);
        }
        if (options.svg() && arguments.rest().size() > 1) {
            throw new UsageException("--svg draws one picture, so name one FILE or POSITION");
        }
        RecordDrawing drawing = RecordDrawing.of(arguments, options);
        Streams marked = new Streams(new BufferedInputStream(streams.in()), streams.out(), streams.err());
        if (Positions.isStandardInput(arguments.rest())
                && !RecordViews.isMeant(arguments, ofRecords())
                && Positions.beginWith(marked.in())) {
            return Positions.answer(arguments.rest(), marked, options::of);
        }
        return new RecordViews(arguments, marked, drawing, options.svg() ? Optional.of(1) : Optional.empty()).run();
    }
}
