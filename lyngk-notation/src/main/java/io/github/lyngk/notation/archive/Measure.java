package io.github.lyngk.notation.archive;

import static java.util.Objects.requireNonNull;

import com.google.common.collect.ImmutableList;
import io.github.lyngk.core.Color;
import io.github.lyngk.core.Player;
import io.github.lyngk.notation.GameRecord;
import io.github.lyngk.notation.Result;
import io.github.lyngk.notation.Termination;
import io.github.lyngk.notation.Turn;
import java.util.function.Function;
import java.util.function.IntFunction;
import java.util.stream.IntStream;

/**
 * Something about recorded games that can be counted: one number of each game, or several. Constants are counted by their
 * ordinals; {@link #text} tells what a number stands for.
 */
public enum Measure {
    /** How the game ended: a {@link Result}. */
    RESULT("results", record -> only(record.result().ordinal()), Names.RESULTS),

    /** Why it ended: a {@link Termination}. */
    TERMINATION("terminations", record -> only(record.termination().ordinal()), Names.TERMINATIONS),

    /** How many moves it has, without passes. */
    MOVES("moves", record -> only(record.moves().size()), Integer::toString),

    /** How many times a player was skipped for want of a move (R6). */
    SKIPS(
            "skips",
            record -> only((int) record.turns().stream().filter(Turn::isPass).count()),
            Integer::toString),

    /** How many colours the first player has at the end. */
    FIRST_CLAIMS("firstClaims", record -> only(claims(record, Player.FIRST).size()), Integer::toString),

    /** How many colours the second player has at the end. */
    SECOND_CLAIMS("secondClaims", record -> only(claims(record, Player.SECOND).size()), Integer::toString),

    /** The plies, from 1, at which colours were claimed. */
    CLAIM_PLY("claimPlies", Measure::claimPlies, Integer::toString),

    /** The colours that are claimed at the end: a {@link Color} each. */
    CLAIMED("claimedColors", record -> colors(record, Player.values()), Names.COLORS),

    /** Those of them that are the winner's. */
    WON_WITH(
            "winningColors",
            record -> colors(record, record.result().winner().stream().toArray(Player[]::new)),
            Names.COLORS);

    /** What numbers stand for; apart, since constants cannot refer to what is below them. */
    private static final class Names {
        static final IntFunction<String> RESULTS = number -> Result.values()[number].text();
        static final IntFunction<String> TERMINATIONS = number -> Termination.values()[number].tag();
        static final IntFunction<String> COLORS = number -> String.valueOf(Color.values()[number].letter());

        private Names() {}
    }

    private final String key;
    private final Function<GameRecord, IntStream> numbers;
    private final IntFunction<String> text;

    Measure(String key, Function<GameRecord, IntStream> numbers, IntFunction<String> text) {
        this.key = key;
        this.numbers = numbers;
        this.text = text;
    }

    /** {@return its name in JSON, such as {@code claimPlies}} */
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
        return Histogram.of(numbers.apply(requireNonNull(record, "record")).toArray());
    }

    /**
     * {@return what a number stands for: {@code 1-0}, {@code resignation}, {@code R}, or the number itself}
     *
     * @param number a number that was measured
     * @throws IndexOutOfBoundsException if there is no such constant
     */
    public String text(int number) {
        return text.apply(number);
    }

    private static IntStream only(int number) {
        return IntStream.of(number);
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
