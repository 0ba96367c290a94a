package io.github.lyngk.notation.cli;

import com.google.common.collect.ImmutableList;
import io.github.lyngk.notation.Diagnostic;
import io.github.lyngk.notation.GameRecord;
import io.github.lyngk.notation.RecordResult;
import io.github.lyngk.notation.archive.RecordPlace;
import io.github.lyngk.notation.shell.Arguments;
import io.github.lyngk.notation.shell.Exit;
import io.github.lyngk.notation.shell.Option;
import io.github.lyngk.notation.shell.Output;
import io.github.lyngk.notation.shell.Streams;
import io.github.lyngk.notation.shell.UsageException;
import io.github.lyngk.notation.text.Refusal;
import io.github.lyngk.notation.text.ReportText;
import java.util.Optional;

/** A run over recorded games that shows each game after a number of its moves. */
final class RecordViews {
    /**
     * The origin of a game.
     *
     * @param place the place of its record
     * @param valid whether the whole record is valid; otherwise the game is its legal prefix
     */
    record Origin(RecordPlace place, boolean valid) {}

    /** Makes the text that is printed of a game, line ends included. */
    interface View {
        /**
         * Returns the text of a game after a number of moves; called by several threads.
         *
         * @throws Refusal if the request cannot be met
         */
        String of(GameRecord record, int ply, Origin origin);

        /** Returns the number of moves unless an option sets it; empty for the whole game. */
        default Optional<Integer> upTo() {
            return Optional.empty();
        }

        /** Returns the text between two views. */
        String between();

        /** Returns the text for a game without a view: empty, unless every game must have an output line. */
        default String ofNone(String message, Origin origin) {
            return "";
        }
    }

    static final Option PLY = Option.valued(
                    "--ply", "N", "use the position after N moves, 0 for the start; by default after the last move")
            .letter('p');
    private static final Option RECORD =
            Option.valued("--record", "N", "only the Nth record of all files").letter('r');

    /** Why some records have no view; their diagnostics say more. */
    private static final String NO_START = "the record has no start";

    /**
     * The view of a record.
     *
     * @param view the text to print, or empty
     * @param none why there is nothing to print
     * @param origin the origin of the game
     * @param diagnostics the diagnostics of the record
     */
    private record Seen(Optional<String> view, String none, Origin origin, ImmutableList<Diagnostic> diagnostics) {}

    private final RecordRun run;
    private final Output out;
    private final View view;
    private final Optional<Integer> ply;
    private final Optional<Integer> only;
    private long record;
    private long shown;
    private long seen;
    private boolean invalid;

    /** Prepares a run over all records, or over the chosen one. */
    RecordViews(Arguments arguments, Streams streams, View view, Optional<Integer> unlessChosen) {
        out = streams.out();
        run = new RecordRun(arguments, streams, this::tell);
        this.view = view;
        ply = arguments.number(PLY.name(), 0, Arguments.MOST).or(view::upTo);
        only = arguments.number(RECORD.name(), 1, Arguments.MOST).or(() -> unlessChosen);
    }

    /** {@return these options, and those of every such run} */
    static ImmutableList<Option> optionsAfter(Option... options) {
        return ImmutableList.<Option>builder()
                .add(options)
                .add(PLY, RECORD)
                .addAll(RecordRun.optionsAfter())
                .build();
    }

    /** Whether one of these options, which are for records only, was given. */
    static boolean isMeant(Arguments arguments, ImmutableList<Option> ofRecords) {
        return ofRecords.stream().anyMatch(option -> arguments.has(option.name()));
    }

    /** Refuses options for records if a position line is given. */
    static void refuse(Arguments arguments, ImmutableList<Option> ofRecords) {
        for (Option option : ofRecords) {
            if (arguments.has(option.name())) {
                throw new UsageException(option.name() + " is for recorded games, not for a position");
            }
        }
    }

    Exit run() {
        Exit exit = run.runWhile(found -> see(found.read(), found.place()), this::print);
        if (seen == 0 && exit == Exit.VALID && !invalid) {
            run.complain("lyngk: there is no record " + only.orElseThrow() + ": the input has "
                    + ReportText.count(record, "record"));
            return Exit.INVALID;
        }
        return invalid ? exit.atLeast(Exit.INVALID) : exit;
    }

    private Seen see(RecordResult result, RecordPlace place) {
        Origin origin = new Origin(place, result.isValid());
        Optional<String> view = Optional.empty();
        String none = NO_START;
        if (result.record().isPresent()) {
            try {
                view = Optional.of(view(result.record().get(), origin));
            } catch (Refusal e) {
                none = e.getMessage();
            }
        }
        return new Seen(view, none, origin, result.diagnostics());
    }

    private String view(GameRecord game, Origin origin) {
        int moves = game.moves().size();
        int after = ply.orElse(moves);
        if (after > moves) {
            throw new Refusal("there is no move " + after + ": the record has " + ReportText.count(moves, "move"));
        }
        return view.of(game, after, origin);
    }

    private boolean print(Seen result) {
        record++;
        if (only.isPresent() && only.get() != record) {
            return true;
        }
        seen++;
        result.diagnostics().stream().filter(Diagnostic::isError).forEach(this::tell);
        if (result.view().isPresent()) {
            out.print((shown++ == 0 ? "" : view.between()) + result.view().get());
        } else {
            if (!result.none().equals(NO_START)) {
                invalid = true;
                run.complain("lyngk: " + result.origin().place() + ": " + result.none());
            }
            out.print(view.ofNone(result.none(), result.origin()));
        }
        return only.isEmpty();
    }

    private void tell(Diagnostic diagnostic) {
        invalid = true;
        run.complain(diagnostic);
    }
}
