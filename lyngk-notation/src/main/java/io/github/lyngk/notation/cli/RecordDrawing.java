package io.github.lyngk.notation.cli;

import com.google.common.base.Splitter;
import io.github.lyngk.core.Game;
import io.github.lyngk.core.Move;
import io.github.lyngk.core.Position;
import io.github.lyngk.notation.GameRecord;
import io.github.lyngk.notation.MoveNotation;
import io.github.lyngk.notation.shell.Arguments;
import io.github.lyngk.notation.shell.Option;
import io.github.lyngk.notation.shell.UsageException;
import io.github.lyngk.notation.text.Excerpt;
import io.github.lyngk.notation.text.ReportText;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * The positions of a record to draw, and how to draw them.
 *
 * @param options how they are drawn
 * @param first the first position, or empty for the last one alone
 * @param upTo the last position, or empty for the last one of the game or the chosen one
 */
record RecordDrawing(DrawingOptions options, Optional<Integer> first, Optional<Integer> upTo)
        implements RecordViews.View {
    static final Option PLIES =
            Option.valued("--plies", "M-N", "draw the positions after M to N moves; --svg puts them into one picture");
    static final Option ALL =
            Option.flag("--all", "draw every position of the game").letter('a');

    /**
     * {@return the drawing that the options describe}
     *
     * @throws UsageException if they contradict each other
     */
    static RecordDrawing of(Arguments arguments, DrawingOptions options) {
        List<String> chosen = Stream.of(ALL, PLIES, RecordViews.PLY)
                .filter(arguments::has)
                .map(Option::name)
                .toList();
        if (chosen.size() > 1) {
            throw new UsageException(
                    chosen.get(0) + " and " + chosen.get(1) + " both choose the positions to draw: give only one");
        }
        if (arguments.has(ALL)) {
            return new RecordDrawing(options, Optional.of(0), Optional.empty());
        }
        return arguments
                .value(PLIES.name())
                .map(range -> ofRange(range, options))
                .orElseGet(() -> new RecordDrawing(options, Optional.empty(), Optional.empty()));
    }

    private static RecordDrawing ofRange(String range, DrawingOptions options) {
        List<String> ends = Splitter.onPattern("-|\\.\\.").splitToList(range);
        if (ends.size() != 2) {
            throw new UsageException(
                    PLIES.name() + " must be two numbers such as 3-8, not " + Excerpt.ofArgument(range));
        }
        int first = Arguments.number(PLIES.name(), ends.get(0), 0, Arguments.MOST);
        int last = Arguments.number(PLIES.name(), ends.get(1), 0, Arguments.MOST);
        if (first > last) {
            throw new UsageException(PLIES.name() + ": " + first + " is greater than " + last + " in " + range);
        }
        return new RecordDrawing(options, Optional.of(first), Optional.of(last));
    }

    @Override
    public String of(GameRecord record, int last, RecordViews.Origin origin) {
        Game game = record.game();
        if (options.svg()) {
            return options.picture(game, first.orElse(last), last);
        }
        StringBuilder text = new StringBuilder(heading(record));
        for (int ply = first.orElse(last); ply <= last; ply++) {
            Game soFar = game.prefix(ply);
            text.append('\n').append(caption(soFar)).append(options.text(soFar));
        }
        return text.toString();
    }

    @Override
    public String between() {
        return "\n";
    }

    /** "Ada - Ben, 1-0 (resignation), 12 moves". */
    private static String heading(GameRecord record) {
        String players =
                record.tag("First").orElse("?") + " - " + record.tag("Second").orElse("?");
        String termination =
                record.tag("Termination").map(how -> " (" + how + ")").orElse("");
        String event = record.tag("Event").map(name -> name + ": ").orElse("");
        String heading = event + players + ", " + record.result().text() + termination + ", "
                + ReportText.count(record.moves().size(), "move");
        return Excerpt.printable(heading) + "\n";
    }

    private static String caption(Game game) {
        if (game.size() == 0) {
            return "The start\n";
        }
        Position before = game.undo().position();
        Move move = game.lastMove().orElseThrow();
        return "After move " + game.size() + ", " + MoveNotation.describe(before, move) + " by the "
                + ReportText.name(before.playerToMove()) + "\n";
    }
}
