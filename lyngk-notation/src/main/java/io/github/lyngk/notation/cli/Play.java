package io.github.lyngk.notation.cli;

import com.google.common.base.Splitter;
import com.google.common.collect.ImmutableList;
import io.github.lyngk.core.IllegalMoveException;
import io.github.lyngk.core.Legality;
import io.github.lyngk.core.NotationException;
import io.github.lyngk.core.Outcome;
import io.github.lyngk.core.Position;
import io.github.lyngk.core.Variant;
import io.github.lyngk.notation.MoveNotation;
import io.github.lyngk.notation.Result;
import io.github.lyngk.notation.shell.Arguments;
import io.github.lyngk.notation.shell.Exit;
import io.github.lyngk.notation.shell.Help;
import io.github.lyngk.notation.shell.Option;
import io.github.lyngk.notation.shell.Streams;
import io.github.lyngk.notation.shell.Subcommand;
import io.github.lyngk.notation.shell.UsageException;
import io.github.lyngk.notation.text.JsonLine;
import io.github.lyngk.notation.text.Refusal;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** {@code lyngk play POSITION MOVE…}: plays moves. */
final class Play implements Subcommand {
    private static final Option JSON = Option.flag(
            "--json",
            "print an object for each position: position, playerToMove, over, result, outcome; for an illegal move,"
                    + " position, ply, move, legal, violation, rule, message; for text that cannot be read, input,"
                    + " index (of a character, from 0), message");

    /** Words of a position line before the variant. */
    private static final int WORDS = 4;

    @Override
    public String name() {
        return "play";
    }

    @Override
    public ImmutableList<Option> options() {
        return ImmutableList.of(JSON);
    }

    @Override
    public Help help() {
        return Help.of("Plays moves and prints the position line after them.", """
                        Moves are written as in records, with or without LYNGK points and marks, but
                        without move numbers. Passes are not written: a player who cannot move is
                        skipped. With -, the moves are played from each position line on standard input,
                        and each is answered by one line: the position after them, or "no" and the
                        reason.
                        """, "play [--json] POSITION MOVE...");
    }

    @Override
    public Exit run(Arguments arguments, Streams streams) {
        ImmutableList<String> rest = arguments.rest();
        int words = wordsOfPosition(rest);
        ImmutableList<String> moves = rest.subList(words, rest.size()).stream()
                .flatMap(argument -> Splitter.on(' ').omitEmptyStrings().splitToList(argument).stream())
                .collect(ImmutableList.toImmutableList());
        if (moves.isEmpty()) {
            throw new UsageException(rest.isEmpty() ? "POSITION is missing" : "MOVE is missing");
        }
        ImmutableList<String> position = rest.subList(0, words);
        boolean many = Positions.isStandardInput(position);
        return Positions.answer(position, streams, new Playing(moves, arguments.has(JSON), many));
    }

    /**
     * Returns 1 if the position is one argument or standard input; otherwise counts its words, including a variant but
     * no moves.
     */
    private static int wordsOfPosition(ImmutableList<String> words) {
        if (words.size() < WORDS || words.get(0).equals("-") || words.get(0).contains(" ")) {
            return Math.min(1, words.size());
        }
        boolean variant = words.size() > WORDS && isVariant(words.get(WORDS));
        return variant ? WORDS + 1 : WORDS;
    }

    /** Accepts {@code six#1} too, the variant of a six-stack game that was won. */
    private static boolean isVariant(String word) {
        return Variant.find(Splitter.on('#').split(word).iterator().next()).isPresent();
    }

    /**
     * The moves to play, and how the result is printed.
     *
     * @param moves the moves, as they were typed
     * @param json whether objects are printed
     * @param many whether every line of input gets one line of output, even if it is refused
     */
    private record Playing(ImmutableList<String> moves, boolean json, boolean many) implements Positions.Answering {
        @Override
        public String to(Position start) {
            Position position = start;
            for (int i = 0; i < moves.size(); i++) {
                try {
                    position = position.play(MoveNotation.parse(position, moves.get(i)));
                } catch (NotationException e) {
                    String message = e.getMessage();
                    throw refusal(i, message, Positions.faulty(object(position, i), moves.get(i), e.index(), message));
                } catch (IllegalMoveException e) {
                    Legality legality = position.check(e.move());
                    JsonLine object = object(position, i).add("move", e.move().toString());
                    throw refusal(
                            i,
                            moves.get(i)
                                    + legality.toString()
                                            .substring(e.move().toString().length()),
                            object.addAll(legality.toMap()).map());
                }
            }
            return (json ? object(position) : position) + "\n";
        }

        /** The first members of the JSON object about a refused move: the position and the move's number. */
        private static JsonLine object(Position position, int move) {
            return new JsonLine().add("position", position.toString()).add("ply", move + 1);
        }

        private static Refusal refusal(int move, String message, Map<String, @Nullable Object> object) {
            return new Refusal("move " + (move + 1) + ": " + message, object);
        }

        private static String object(Position position) {
            return new JsonLine()
                    .add("position", position.toString())
                    .add("playerToMove", position.playerToMove().number())
                    .add("over", position.isOver())
                    .add(
                            "result",
                            position.outcome()
                                    .map(Result::of)
                                    .orElse(Result.NONE)
                                    .text())
                    .add("outcome", position.outcome().map(Outcome::toMap).orElse(null))
                    .end();
        }

        @Override
        public String toFaulty(String message, Map<String, @Nullable Object> object) {
            return json ? JsonLine.of(object) + "\n" : many ? "no " + message + "\n" : "";
        }
    }
}
