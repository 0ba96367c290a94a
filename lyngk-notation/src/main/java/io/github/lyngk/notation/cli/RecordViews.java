package io.github.lyngk.notation.cli;

import com.google.common.collect.ImmutableList;
import io.github.lyngk.notation.Diagnostic;
import io.github.lyngk.notation.GameRecord;
import io.github.lyngk.notation.RecordResult;
import io.github.lyngk.notation.archive.RecordPlace;
import io.github.lyngk.notation.protocol.Refusal;
import io.github.lyngk.notation.shell.Arguments;
import io.github.lyngk.notation.shell.Exit;
import io.github.lyngk.notation.shell.Option;
import io.github.lyngk.notation.shell.Output;
import io.github.lyngk.notation.shell.Streams;
import io.github.lyngk.notation.shell.UsageException;
import io.github.lyngk.notation.text.ReportText;
import java.util.Optional;

/** One run over recorded games, each looked at after some of its moves. */
final class RecordViews {
    /**
     * Where a game comes from.
     *
     * @param place where its record stands
     * @param valid whether that is valid as a whole; otherwise the game is its legal beginning
     */
    record Origin(RecordPlace place, boolean valid) {}

    /** What is printed of a game; line ends included. */
    interface View {
        /**
         * What there is to see after so many moves; called by several threads.
         *
         * @throws Refusal if what was asked about them cannot be done
         */
        String of(GameRecord record, int ply, Origin origin);

        /** How many moves that are, unless an option tells; empty for all of the game. */
        default Optional<Integer> upTo() {
            return Optional.empty();
        }

        /** What stands between two views. */
        String between();

        /** What stands in the place of a view that there is none of: nothing, unless somebody counts lines. */
        default String ofNone(String sentence, Origin origin) {
            return "";
        }
    }

    static final Option PLY = Option.valued(
                    "--ply", "N", "look at the position after N moves; 0 is the start, the last unless told")
            .letter('p');
    private static final Option RECORD =
            Option.valued("--record", "N", "only the Nth record of the files").letter('r');

    /** Why nothing is seen of some records; their diagnostics say more. */
    private static final String NO_START = "the record has no start";

    /**
     * What is seen of a record.
     *
     * @param view what is to be printed, or empty
     * @param none why there is nothing to print
     * @param origin where the record stands
     * @param diagnostics what there is to say about it
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

    /** Prepares a run over all records, or over the one that is chosen. */
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

    /** Whether one of these options, which mean something only for records, was given. */
    static boolean isMeant(Arguments arguments, ImmutableList<Option> ofRecords) {
        return ofRecords.stream().anyMatch(option -> arguments.has(option.name()));
    }

    /** Refuses those options beside a position line. */
    static void refuse(Arguments arguments, ImmutableList<Option> ofRecords) {
        for (Option option : ofRecords) {
            if (arguments.has(option.name())) {
                throw new UsageException(option.name() + " goes with recorded games, not with a position");
            }
        }
    }

    Exit run() {
        Exit exit = run.runWhile(found -> see(found.read(), found.place()), this::print);
        if (seen == 0 && exit == Exit.VALID && !invalid) {
            run.complain("lyngk: there is no record " + only.orElseThrow() + ", only " + record);
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
