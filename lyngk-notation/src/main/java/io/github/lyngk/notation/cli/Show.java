package io.github.lyngk.notation.cli;

import com.google.common.base.CharMatcher;
import com.google.common.base.Splitter;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import io.github.lyngk.notation.BoardSvg;
import io.github.lyngk.notation.BoardText;
import io.github.lyngk.notation.Diagnostic;
import io.github.lyngk.notation.RecordResult;
import java.util.List;
import java.util.Optional;

/** {@code lyngk show FILE…|POSITION}: draws positions, given as a line or reached in recorded games. */
final class Show implements Subcommand {
    /** A position line has nine columns. */
    private static final int COLUMN_SEPARATORS = 8;

    @Override
    public String name() {
        return "show";
    }

    @Override
    public ImmutableSet<String> flags() {
        return ImmutableSet.of("--svg", "--all");
    }

    @Override
    public ImmutableSet<String> valued() {
        return ImmutableSet.of("--ply", "--record", "--jobs", "--lenient");
    }

    @Override
    public String help() {
        return """
                usage: lyngk show [--ply N | --all] [--record N] [--svg] FILE...|POSITION

                Draws a position, or the last position of each recorded game.

                  --ply N          draw the position after N moves; 0 is the start
                  --all            draw every position of the game
                  --record N       only the Nth record of the files
                  --svg            draw one picture as an SVG document: of the first record, unless
                                   --record chooses another
                """ + RecordRun.HELP;
    }

    @Override
    public Exit run(Arguments arguments, Streams streams) {
        if (arguments.has("--svg") && arguments.has("--all")) {
            throw new UsageException("--svg draws a single picture, so it does not go with --all");
        }
        if (isPosition(arguments.rest())) {
            boolean svg = arguments.has("--svg");
            return Positions.each(
                    arguments.rest(),
                    streams,
                    position -> streams.out().print(svg ? BoardSvg.draw(position) : BoardText.draw(position)));
        }
        return new Gallery(arguments, streams).run();
    }

    /** Whether the arguments look like a position line rather than like files: nine columns, then a player. */
    private static boolean isPosition(ImmutableList<String> arguments) {
        List<String> words = Splitter.on(' ').splitToList(String.join(" ", arguments));
        return words.size() > 1
                && words.get(1).length() == 1
                && !words.get(0).startsWith("/")
                && CharMatcher.is('/').countIn(words.get(0)) == COLUMN_SEPARATORS;
    }

    /** What is drawn of a record, and what there is to say about it. */
    private record Drawn(Optional<String> drawing, ImmutableList<Diagnostic> diagnostics) {}

    /** One run over recorded games. */
    private static final class Gallery {
        private final RecordRun run;
        private final Output out;
        private final RecordDrawing drawing;
        private final Optional<Integer> only;
        private int record;
        private int drawn;
        private boolean invalid;

        Gallery(Arguments arguments, Streams streams) {
            out = streams.out();
            run = new RecordRun(arguments, streams, this::tell);
            drawing = RecordDrawing.of(arguments);
            only = arguments.number("--record", 1).or(() -> arguments.has("--svg") ? Optional.of(1) : Optional.empty());
        }

        Exit run() {
            Exit exit = run.run(this::draw, this::print);
            if (drawn == 0 && exit == Exit.VALID && !invalid) {
                run.complain("lyngk: there is nothing to draw: no such record, or it has fewer moves");
                return Exit.INVALID;
            }
            return invalid ? exit.or(Exit.INVALID) : exit;
        }

        private Drawn draw(Source source, RecordResult result) {
            return new Drawn(
                    result.record().flatMap(drawing::draw),
                    result.withFile(source.name()).diagnostics());
        }

        private boolean print(Drawn result) {
            record++;
            if (only.isPresent() && only.get() != record) {
                return true;
            }
            result.diagnostics().stream().filter(Diagnostic::isError).forEach(this::tell);
            result.drawing().ifPresent(text -> {
                out.print(drawn++ == 0 ? text : "\n" + text);
            });
            return only.isEmpty();
        }

        private void tell(Diagnostic diagnostic) {
            invalid = true;
            run.complain(diagnostic.toText());
        }
    }
}
