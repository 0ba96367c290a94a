package io.github.lyngk.notation.archive;

import static java.util.Objects.requireNonNull;

import com.fasterxml.jackson.annotation.JsonValue;
import com.google.common.collect.ImmutableList;
import io.github.lyngk.core.Color;
import io.github.lyngk.core.Player;
import io.github.lyngk.core.Point;
import io.github.lyngk.notation.GameRecord;
import io.github.lyngk.notation.Result;
import io.github.lyngk.notation.Termination;
import io.github.lyngk.notation.Turn;
import java.util.Arrays;
import java.util.function.Function;
import java.util.function.ToIntFunction;
import java.util.stream.IntStream;

/**
 * Something about recorded games that can be counted: one number of each game, or several, from 0 up to a most. Constants
 * are counted by their ordinals; {@link #text} tells what a number stands for.
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

    /** How many times a player was skipped for want of a move (R6). */
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

    /** Those of them that are the winner's. */
    WON_WITH(
            "winningColors",
            record -> colors(record, record.result().winner().stream().toArray(Player[]::new)),
            texts(Color.values(), color -> String.valueOf(color.letter())));

    private final String key;
    private final Function<GameRecord, IntStream> numbers;

    /** What each number stands for, from 0 on. */
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

    /** Numbers as they are; a move takes a stack off the board, so that no game has as many as there are points. */
    private static ImmutableList<String> upTo(int most) {
        return IntStream.rangeClosed(0, most).mapToObj(Integer::toString).collect(ImmutableList.toImmutableList());
    }

    /** {@return its name in JSON, such as {@code claimPlies}} */
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
     * {@return what a number stands for: {@code 1-0}, {@code resignation}, {@code R}, or the number itself}
     *
     * @param number a number that was measured
     * @throws IndexOutOfBoundsException if no game can have it
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

    private static IntStream colors(GameRecord record, Player... players) {
        return ImmutableList.copyOf(players).stream()
                .flatMap(player -> claims(record, player).stream())
                .mapToInt(Color::ordinal);
    }
}
