package io.github.lyngk.notation.cli;

import com.google.common.base.CharMatcher;
import com.google.common.base.Splitter;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import io.github.lyngk.notation.BoardSvg;
import io.github.lyngk.notation.BoardText;
import io.github.lyngk.notation.Diagnostic;
import io.github.lyngk.notation.RecordResult;
import io.github.lyngk.notation.shell.Arguments;
import io.github.lyngk.notation.shell.Exit;
import io.github.lyngk.notation.shell.Help;
import io.github.lyngk.notation.shell.Output;
import io.github.lyngk.notation.shell.Streams;
import io.github.lyngk.notation.shell.Subcommand;
import io.github.lyngk.notation.shell.UsageException;
import java.util.List;
import java.util.Optional;

/** {@code lyngk show FILE…|POSITION}: draws positions, given as a line or reached in recorded games. */
final class Show implements Subcommand {
    /** A position line has nine columns. */
    private static final int COLUMN_SEPARATORS = 8;

    /** The options that mean something only for recorded games. */
    private static final ImmutableSet<String> OF_RECORDS =
            ImmutableSet.of("--ply", "--all", "--record", "--lenient", "--format", "--jobs");

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
        return ImmutableSet.of("--ply", "--record", "--format", "--jobs", "--lenient");
    }

    @Override
    public Help help() {
        return Help.of(
                "Draws a position, or the last position of each recorded game.",
                """

                          --ply N          draw the position after N moves; 0 is the start
                          --all            draw every position of the game
                          --record N       only the Nth record of the files
                          --svg            draw one picture as an SVG document: of the first record, unless
                                           --record chooses another
                        """ + RecordRun.HELP,
                "show [--ply N | --all] [--record N] [--svg] [--lenient NAME] [--jobs N] FILE...",
                "show [--svg] POSITION");
    }

    @Override
    public Exit run(Arguments arguments, Streams streams) {
        if (arguments.has("--svg") && arguments.has("--all")) {
            throw new UsageException("--svg draws a single picture, so it does not go with --all");
        }
        if (arguments.has("--all") && arguments.has("--ply")) {
            throw new UsageException("--all draws every position, so it does not go with --ply");
        }
        if (isPosition(arguments.rest())) {
            for (String option : OF_RECORDS) {
                if (arguments.has(option)) {
                    throw new UsageException(option + " goes with recorded games, not with a position");
                }
            }
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

    /** What is drawn of a record, how many moves it has, and what there is to say about it. */
    private record Drawn(Optional<String> drawing, int moves, ImmutableList<Diagnostic> diagnostics) {}

    /** One run over recorded games. */
    private static final class Gallery {
        private final RecordRun run;
        private final Output out;
        private final RecordDrawing drawing;
        private final Optional<Integer> only;
        private long record;
        private long drawn;
        private long seen;
        private int mostMoves;
        private boolean invalid;

        Gallery(Arguments arguments, Streams streams) {
            out = streams.out();
            run = new RecordRun(arguments, streams, this::tell);
            drawing = RecordDrawing.of(arguments);
            only = arguments
                    .number("--record", 1, Arguments.MOST)
                    .or(() -> arguments.has("--svg") ? Optional.of(1) : Optional.empty());
        }

        Exit run() {
            Exit exit = run.run(found -> draw(found.read()), this::print);
            if (drawn == 0 && exit == Exit.VALID && !invalid) {
                run.complain("lyngk: " + nothing());
                return Exit.INVALID;
            }
            return invalid ? exit.atLeast(Exit.INVALID) : exit;
        }

        /** Why nothing was drawn: there are not so many records, or none of them has so many moves. */
        private String nothing() {
            if (seen == 0) {
                return "there is no record " + only.orElseThrow() + ", only " + record;
            }
            return "there is no move " + drawing.ply().orElseThrow() + ": the "
                    + (seen == 1 ? "record" : "longest record") + " has " + mostMoves
                    + (mostMoves == 1 ? " move" : " moves");
        }

        private Drawn draw(RecordResult result) {
            return new Drawn(
                    result.record().flatMap(drawing::draw),
                    result.record().map(game -> game.moves().size()).orElse(0),
                    result.diagnostics());
        }

        private boolean print(Drawn result) {
            record++;
            if (only.isPresent() && only.get() != record) {
                return true;
            }
            seen++;
            mostMoves = Math.max(mostMoves, result.moves());
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
