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
 * A property of recorded games that can be counted. Each game has one or several numbers, from 0 up to a maximum. Enum
 * constants are counted by their ordinals; {@link #text} returns the text for a number.
 *
 * <p>The list may grow in a minor version: have a default branch.
 */
public enum Measure {
    /** How the game ended: a {@link Result}. */
    RESULT("results", one(record -> record.result().ordinal()), texts(Result.values(), Result::text)),

    /** Why it ended: a {@link Termination}. */
    TERMINATION(
            "terminations",
            one(record -> record.termination().ordinal()),
            texts(Termination.values(), Termination::tag)),

    /** How many moves it has, without passes. */
    MOVES("moves", one(record -> record.moves().size()), upTo(Point.values().length)),

    /** How many times a player without a move was skipped (R6). */
    SKIPS(
            "skips",
            one(record -> (int) record.turns().stream().filter(Turn::isPass).count()),
            upTo(Point.values().length)),

    /** How many colours are claimed at the end, by both players together. */
    CLAIMS("claims", one(record -> record.end().claims().size()), upTo(Color.values().length)),

    /** How many colours the first player has at the end. */
    FIRST_CLAIMS("firstClaims", one(record -> claims(record, Player.FIRST).size()), upTo(Color.values().length)),

    /** How many colours the second player has at the end. */
    SECOND_CLAIMS("secondClaims", one(record -> claims(record, Player.SECOND).size()), upTo(Color.values().length)),

    /** The plies, from 1, at which colours were claimed. */
    CLAIM_PLY("claimPlies", Measure::claimPlies, upTo(Point.values().length)),

    /** The colours that are claimed at the end: a {@link Color} each. */
    CLAIMED(
            "claimedColors",
            record -> colors(record, Player.values()),
            texts(Color.values(), color -> String.valueOf(color.letter()))),

    /** The claimed colours that belong to the winner: a {@link Color} each. */
    WON_WITH(
            "winningColors",
            record -> colors(record, record.result().winner().stream().toArray(Player[]::new)),
            texts(Color.values(), color -> String.valueOf(color.letter()))),

    /** The events of the game: each {@link GameEvent} once a game. */
    EVENT("events", Measure::events, texts(GameEvent.values(), GameEvent::tag)),

    /** How many moves have a {@linkplain Turn#clock clock} or a {@linkplain Turn#elapsed thinking time}. */
    TIMED_MOVES(
            "timedMoves",
            one(record -> (int) record.turns().stream()
                    .filter(turn -> !turn.isPass()
                            && (turn.clock().isPresent() || turn.elapsed().isPresent()))
                    .count()),
            upTo(Point.values().length)),

    /**
     * How many whole seconds the first player took for each move with an {@linkplain Turn#elapsed elapsed time}; an
     * hour or more counts as 3,600. Clocks are not used, since increments are unknown.
     */
    FIRST_SECONDS("firstSeconds", record -> seconds(record, Player.FIRST), upTo(Measure.HOUR)),

    /** The same of the second player. */
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
     * Measures one game.
     *
     * @param record the game
     * @return the numbers of that game
     */
    public Histogram of(GameRecord record) {
        return Histogram.of(numbers(requireNonNull(record, "record")).toArray());
    }

    /** {@return the numbers of a game} */
    IntStream numbers(GameRecord record) {
        return numbers.apply(record);
    }

    /**
     * {@return the text for a number: {@code 1-0}, {@code resignation}, {@code R}, or the number itself}
     *
     * @param number a number that was measured
     * @throws IndexOutOfBoundsException if no game can have this number
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
