package io.github.lyngk.notation.archive;

import static java.util.Objects.requireNonNull;

import com.fasterxml.jackson.annotation.JsonValue;
import com.google.common.collect.ImmutableList;
import io.github.lyngk.core.Color;
import io.github.lyngk.core.Player;
import io.github.lyngk.core.Point;
import io.github.lyngk.notation.GameEvent;
import io.github.lyngk.notation.GameRecord;
import io.github.lyngk.notation.Result;
import io.github.lyngk.notation.Termination;
import io.github.lyngk.notation.Turn;
import java.util.Arrays;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.ToIntFunction;
import java.util.stream.IntStream;

/**
 * A property of recorded games that can be counted. A game has zero or more values of a measure, each an integer from 0
 * to a maximum. Enum constants are represented by their ordinals; {@link #text} returns the text of a value.
 *
 * <p>Constants may be added in a minor version: use a default branch in a switch.
 */
public enum Measure {
    /** The result of the game: a {@link Result}. */
    RESULT("results", one(record -> record.result().ordinal()), texts(Result.values(), Result::text)),

    /** Why the game ended: a {@link Termination}. */
    TERMINATION(
            "terminations",
            one(record -> record.termination().ordinal()),
            texts(Termination.values(), Termination::tag)),

    /** The number of moves, without passes. */
    MOVES("moves", one(record -> record.moves().size()), upTo(Point.values().length)),

    /** The number of times a player without a move was skipped (R6). */
    SKIPS(
            "skips",
            one(record -> (int) record.turns().stream().filter(Turn::isPass).count()),
            upTo(Point.values().length)),

    /** The number of colours that both players together have claimed at the end. */
    CLAIMS("claims", one(record -> record.end().claims().size()), upTo(Color.values().length)),

    /** The number of colours that the first player has claimed at the end. */
    FIRST_CLAIMS("firstClaims", one(record -> claims(record, Player.FIRST).size()), upTo(Color.values().length)),

    /** The number of colours that the second player has claimed at the end. */
    SECOND_CLAIMS("secondClaims", one(record -> claims(record, Player.SECOND).size()), upTo(Color.values().length)),

    /** The plies, from 1, at which colours were claimed. */
    CLAIM_PLY("claimPlies", Measure::claimPlies, upTo(Point.values().length)),

    /** The colours that are claimed at the end: for each, a {@link Color}. */
    CLAIMED(
            "claimedColors",
            record -> colors(record, Player.values()),
            texts(Color.values(), color -> String.valueOf(color.letter()))),

    /** The colours that the winner has claimed at the end: for each, a {@link Color}. */
    WON_WITH(
            "winningColors",
            record -> colors(record, record.result().winner().stream().toArray(Player[]::new)),
            texts(Color.values(), color -> String.valueOf(color.letter()))),

    /** The events of the game: each {@link GameEvent} is counted once in a game. */
    EVENT("events", Measure::events, texts(GameEvent.values(), GameEvent::tag)),

    /** The number of moves with a {@linkplain Turn#clock clock} or an {@linkplain Turn#elapsed elapsed time}. */
    TIMED_MOVES(
            "timedMoves",
            one(record -> (int) record.turns().stream()
                    .filter(turn -> !turn.isPass()
                            && (turn.clock().isPresent() || turn.elapsed().isPresent()))
                    .count()),
            upTo(Point.values().length)),

    /**
     * The {@linkplain Turn#elapsed elapsed time} of each move of the first player that has one, in whole seconds; an
     * hour or more counts as 3,600. Clocks are not used, since increments are unknown.
     */
    FIRST_SECONDS("firstSeconds", record -> seconds(record, Player.FIRST), upTo(Measure.HOUR)),

    /**
     * The {@linkplain Turn#elapsed elapsed time} of each move of the second player that has one, in whole seconds; an
     * hour or more counts as 3,600. Clocks are not used, since increments are unknown.
     */
    SECOND_SECONDS("secondSeconds", record -> seconds(record, Player.SECOND), upTo(Measure.HOUR));

    private static final int HOUR = 3600;

    private final String key;
    private final Function<GameRecord, IntStream> numbers;

    /** The text of each number, from 0 on. */
    private final ImmutableList<String> texts;

    Measure(String key, Function<GameRecord, IntStream> numbers, ImmutableList<String> texts) {
        this.key = key;
        this.numbers = numbers;
        this.texts = texts;
    }

    private static Function<GameRecord, IntStream> one(ToIntFunction<GameRecord> number) {
        return record -> IntStream.of(number.applyAsInt(record));
    }

    private static <T> ImmutableList<String> texts(T[] constants, Function<T, String> text) {
        return Arrays.stream(constants).map(text).collect(ImmutableList.toImmutableList());
    }

    /** Plain numbers. Each move removes a stack from the board, so a game has fewer moves than there are points. */
    private static ImmutableList<String> upTo(int most) {
        return IntStream.rangeClosed(0, most).mapToObj(Integer::toString).collect(ImmutableList.toImmutableList());
    }

    /** {@return the name in JSON, such as {@code claimPlies}} */
    @JsonValue
    public String key() {
        return key;
    }

    /**
     * Returns the values of one game.
     *
     * @param record the game
     * @return the values and their frequencies; empty if the game has none
     */
    public Histogram of(GameRecord record) {
        return Histogram.of(numbers(requireNonNull(record, "record")).toArray());
    }

    /** {@return the numbers of a game} */
    IntStream numbers(GameRecord record) {
        return numbers.apply(record);
    }

    /**
     * {@return the text of a value, such as {@code 1-0}, {@code resignation} or {@code R}, or the number itself}
     *
     * @param number a value of this measure
     * @throws IndexOutOfBoundsException if the number is negative or greater than the maximum
     */
    public String text(int number) {
        return texts.get(number);
    }

    private static ImmutableList<Color> claims(GameRecord record, Player player) {
        return record.end().claims(player);
    }

    private static IntStream claimPlies(GameRecord record) {
        var moves = record.moves();
        return IntStream.rangeClosed(1, moves.size())
                .filter(ply -> moves.get(ply - 1).claim().isPresent());
    }

    private static IntStream events(GameRecord record) {
        return GameEvent.allIn(record.game()).stream().mapToInt(GameEvent::ordinal);
    }

    private static IntStream seconds(GameRecord record, Player player) {
        // Passes are turns, too, so that the players alternate.
        int first = record.start().playerToMove() == player ? 0 : 1;
        var turns = record.turns();
        return IntStream.range(0, turns.size())
                .filter(i -> i % 2 == first && !turns.get(i).isPass())
                .mapToObj(i -> turns.get(i).elapsed())
                .flatMap(Optional::stream)
                .mapToInt(time -> (int) Math.min(HOUR, time.toSeconds()));
    }

    private static IntStream colors(GameRecord record, Player... players) {
        return ImmutableList.copyOf(players).stream()
                .flatMap(player -> claims(record, player).stream())
                .mapToInt(Color::ordinal);
    }
}
