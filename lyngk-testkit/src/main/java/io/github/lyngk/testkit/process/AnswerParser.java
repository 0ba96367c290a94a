package io.github.lyngk.testkit.process;

import static com.google.common.base.Preconditions.checkArgument;

import com.google.common.base.Splitter;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import io.github.lyngk.core.Color;
import io.github.lyngk.core.Move;
import io.github.lyngk.core.Player;
import io.github.lyngk.core.Setup;
import io.github.lyngk.testkit.EngineResult;
import java.util.function.Function;

/** What stands after {@code ok}, as values; an {@link IllegalArgumentException} says what is wrong with it. */
final class AnswerParser {

    private static final ImmutableMap<String, EngineResult> RESULTS = ImmutableMap.of(
            "turn 1", EngineResult.ongoing(Player.FIRST),
            "turn 2", EngineResult.ongoing(Player.SECOND),
            "won 1", EngineResult.won(Player.FIRST),
            "won 2", EngineResult.won(Player.SECOND),
            "draw", EngineResult.draw());

    /** More than there are moves, each by several routes. */
    private static final int MOST = 100_000;

    private AnswerParser() {}

    static EngineResult result(String answer) {
        EngineResult result = RESULTS.get(answer);
        if (result == null) {
            throw new IllegalArgumentException("it is none of " + String.join(", ", RESULTS.keySet()));
        }
        return result;
    }

    static ImmutableList<Move> moves(String answer) {
        return words(answer, AnswerParser::move);
    }

    /** A move in its canonical form: other forms are read, but not printed. */
    static Move move(String word) {
        Move move = Move.parse(word);
        if (!move.toString().equals(word)) {
            throw new IllegalArgumentException(LinePump.shown(word) + " is to be printed as " + move);
        }
        return move;
    }

    static ImmutableList<Color> colors(String answer) {
        return words(answer, AnswerParser::color);
    }

    private static Color color(String word) {
        for (Color color : Color.values()) {
            if (word.equals(String.valueOf(color.letter()))) {
                return color;
            }
        }
        throw new IllegalArgumentException(LinePump.shown(word) + " is no letter of a colour");
    }

    /** What the program takes to be on the board, possible or not. */
    static Setup setup(String answer) {
        return Setup.parse(answer);
    }

    private static <T> ImmutableList<T> words(String answer, Function<String, T> reading) {
        ImmutableList<T> list = answer.isEmpty()
                ? ImmutableList.of()
                : Splitter.on(' ').splitToList(answer).stream().map(reading).collect(ImmutableList.toImmutableList());
        checkArgument(list.size() <= MOST, "it has %s words, and there are not so many moves", list.size());
        return list;
    }
}
