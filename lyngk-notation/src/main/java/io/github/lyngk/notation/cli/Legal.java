package io.github.lyngk.notation.cli;

import com.google.common.collect.ImmutableList;
import io.github.lyngk.core.Position;
import io.github.lyngk.notation.GameRecord;
import io.github.lyngk.notation.MoveNotation;
import io.github.lyngk.notation.shell.Arguments;
import io.github.lyngk.notation.shell.Exit;
import io.github.lyngk.notation.shell.Help;
import io.github.lyngk.notation.shell.Option;
import io.github.lyngk.notation.shell.Streams;
import io.github.lyngk.notation.shell.Subcommand;
import io.github.lyngk.notation.shell.UsageException;
import io.github.lyngk.notation.text.Excerpt;
import io.github.lyngk.notation.text.JsonLine;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** {@code lyngk legal POSITION|FILE…}: lists the legal moves of positions, given as lines or reached in recorded games. */
final class Legal implements Subcommand {
    private static final Option DESCRIBE = Option.flag(
                    "--describe", "add LYNGK points and the marks + (scores) and # (wins)")
            .letter('d');
    private static final Option JSON = Option.flag(
            "--json",
            "print an object for each position: position, moves and count, for recorded games also file, record and"
                    + " valid; for text that cannot be read, input, index (of a character, from 0) and message");

    @Override
    public String name() {
        return "legal";
    }

    @Override
    public ImmutableList<Option> options() {
        return ImmutableList.<Option>builder()
                .add(DESCRIBE, JSON)
                .addAll(RecordViews.optionsAfter())
                .build();
    }

    @Override
    public Help help() {
        return Help.of(
                "Lists the legal moves of a position, one on each line.",
                """
                        If the game is over, there are none.

                        With -, position lines are read from standard input. Each is answered at once by
                        one line: its moves separated by blanks, an empty line if the game is over, or
                        "no" and the reason. Recorded games are answered in the same way, after their
                        last move unless --ply is given. To read records from standard input, add
                        --record.
                        """,
                "legal [--describe] [--json] POSITION",
                "legal [OPTION]... FILE...");
    }

    @Override
    public Exit run(Arguments arguments, Streams streams) {
        ImmutableList<String> rest = arguments.rest();
        if (rest.isEmpty()) {
            throw new UsageException("POSITION or FILE is missing");
        }
        boolean line = Positions.areLine(rest);
        if (line) {
            RecordViews.refuse(arguments, RecordViews.optionsAfter());
        }
        MoveList moves = new MoveList(arguments.has(JSON), arguments.has(DESCRIBE), line);
        return line || Positions.isStandardInput(rest) && !RecordViews.isMeant(arguments, RecordViews.optionsAfter())
                ? Positions.answer(rest, streams, moves)
                : new RecordViews(arguments, streams, moves, Optional.empty()).run();
    }

    /**
     * How moves are listed.
     *
     * @param json whether as JSON objects
     * @param describe whether with routes and marks
     * @param inLines whether each move is on its own line; otherwise all moves of a position are on one line
     */
    private record MoveList(boolean json, boolean describe, boolean inLines)
            implements Positions.Answering, RecordViews.View {
        @Override
        public String to(Position position) {
            return list(position, new JsonLine());
        }

        private String list(Position position, JsonLine object) {
            ImmutableList<String> moves = position.legalMoves().stream()
                    .map(move -> describe ? MoveNotation.describe(position, move) : move.toString())
                    .collect(ImmutableList.toImmutableList());
            if (json) {
                return object.add("position", position.toString())
                                .add("moves", moves)
                                .add("count", moves.size())
                                .end()
                        + "\n";
            }
            String list = String.join(inLines ? "\n" : " ", moves);
            return list.isEmpty() && inLines ? "" : list + "\n";
        }

        @Override
        public String toFaulty(String message, Map<String, @Nullable Object> object) {
            if (json) {
                return JsonLine.of(object) + "\n";
            }
            return inLines ? "" : "no " + Excerpt.printable(message) + "\n";
        }

        @Override
        public String of(GameRecord record, int ply, RecordViews.Origin origin) {
            return list(record.game().prefix(ply).position(), object(origin));
        }

        @Override
        public String ofNone(String message, RecordViews.Origin origin) {
            return toFaulty(message, Positions.faulty(object(origin), null, null, message));
        }

        @Override
        public String between() {
            return "";
        }

        private static JsonLine object(RecordViews.Origin origin) {
            return new JsonLine()
                    .add("file", origin.place().file())
                    .add("record", origin.place().location().number())
                    .add("valid", origin.valid());
        }
    }
}
