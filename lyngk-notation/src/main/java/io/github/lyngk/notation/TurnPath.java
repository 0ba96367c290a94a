package io.github.lyngk.notation;

import static com.google.common.base.Preconditions.checkArgument;

import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonValue;
import com.google.common.collect.ImmutableList;
import com.google.common.primitives.Ints;
import io.github.lyngk.core.NotationException;
import io.github.lyngk.notation.reading.Tags;
import io.github.lyngk.notation.text.TextProxy;
import java.io.InvalidObjectException;
import java.io.ObjectInputStream;
import java.io.Serializable;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/**
 * Identifies a turn in a record. {@code 12} is the twelfth turn of the main line, passes included; {@code 12.2.3} is
 * the third turn of the second variation of that turn. All numbers count from 1. The natural order of paths is the
 * order in which records print their turns.
 */
public final class TurnPath implements Comparable<TurnPath>, Serializable {
    private static final long serialVersionUID = 1;

    /** The number of a turn, then pairs: the number of a variation of that turn, and of a turn in it. */
    private final transient int[] steps;

    private TurnPath(int[] steps) {
        this.steps = steps;
    }

    /**
     * {@return the path of a turn of the main line}
     *
     * @param turn the number of the turn, from 1
     * @throws IllegalArgumentException if the number is not 1 to {@link Limits#PARTS}
     */
    public static TurnPath of(int turn) {
        return new TurnPath(new int[] {checked(turn)});
    }

    /**
     * {@return the path parsed from a text}
     *
     * @param text numbers separated by dots, as {@link #toString} prints them
     * @throws NotationException if the text is not a path
     */
    @JsonCreator
    public static TurnPath parse(String text) {
        int[] steps = new int[2 * Limits.NESTING + 1];
        int count = 0;
        int index = 0;
        while (true) {
            if (count == steps.length) {
                throw new NotationException(text, index, "a path into at most " + Limits.NESTING + " variations");
            }
            int from = index;
            int number = 0;
            while (index < text.length() && Tags.isDigit(text.charAt(index)) && number <= Limits.PARTS) {
                number = 10 * number + text.charAt(index++) - '0';
            }
            if (index == from || text.charAt(from) == '0' || number > Limits.PARTS) {
                throw new NotationException(text, from, "a number from 1 to " + Limits.PARTS);
            }
            steps[count++] = number;
            if (index == text.length() && count % 2 == 1) {
                return new TurnPath(Arrays.copyOf(steps, count));
            }
            if (index == text.length() || text.charAt(index) != '.') {
                String end = count % 2 == 1 ? "a dot or the end of the path" : "a dot and the number of a turn";
                throw new NotationException(text, index, end);
            }
            index++;
        }
    }

    private static int checked(int number) {
        checkArgument(
                number >= 1 && number <= Limits.PARTS, "%s: paths have numbers from 1 to %s", number, Limits.PARTS);
        return number;
    }

    /**
     * {@return the path of another turn of the same line}
     *
     * @param turn the number of the turn, from 1
     * @throws IllegalArgumentException if the number is not 1 to {@link Limits#PARTS}
     */
    public TurnPath withTurn(int turn) {
        int[] other = steps.clone();
        other[other.length - 1] = checked(turn);
        return new TurnPath(other);
    }

    /**
     * {@return the path of a turn in a variation of this turn}
     *
     * @param variation the number of the variation among those of this turn, from 1
     * @param turn the number of the turn in the variation, from 1
     * @throws IllegalArgumentException if a number is not 1 to {@link Limits#PARTS}, or if variations would be nested
     *     deeper than {@link Limits#NESTING}
     */
    public TurnPath into(int variation, int turn) {
        checkArgument(depth() < Limits.NESTING, "%s: variations are nested at most %s deep", this, Limits.NESTING);
        int[] longer = Arrays.copyOf(steps, steps.length + 2);
        longer[steps.length] = checked(variation);
        longer[steps.length + 1] = checked(turn);
        return new TurnPath(longer);
    }

    /**
     * {@return the path of the turn to which this turn's variation is attached; empty if the turn is in the main line}
     */
    public Optional<TurnPath> parent() {
        return isMainLine() ? Optional.empty() : Optional.of(new TurnPath(Arrays.copyOf(steps, steps.length - 2)));
    }

    /** {@return the number of the turn in its line, from 1} */
    public int turn() {
        return steps[steps.length - 1];
    }

    /** {@return how deep the turn is nested in variations: 0 in the main line} */
    public int depth() {
        return steps.length / 2;
    }

    /** {@return whether the turn is in the main line} */
    public boolean isMainLine() {
        return steps.length == 1;
    }

    /** {@return the number of the turn of the path at a depth} */
    int turnAt(int depth) {
        return steps[2 * depth];
    }

    /** {@return the number of the variation that the path enters from a depth} */
    int variationAt(int depth) {
        return steps[2 * depth + 1];
    }

    /** {@return the line of the turn, empty if the record of a main line has no such turn} */
    Optional<Variation> line(Variation main) {
        List<Variation> lines = new ArrayList<>();
        return follow(main, lines).isPresent() ? Optional.empty() : Optional.of(lines.get(depth()));
    }

    /**
     * Follows this path into a record.
     *
     * @param main the main line of the record
     * @param lines receives the lines on the path, from the main line on
     * @return a description of the place where the path leaves the record, empty if the record has the turn
     */
    Optional<String> follow(Variation main, List<Variation> lines) {
        Variation line = main;
        for (int depth = 0; ; depth++) {
            lines.add(line);
            if (turnAt(depth) > line.turns().size()) {
                String where = depth == 0 ? "the main line" : "variation " + text(2 * depth);
                return Optional.of("turns in " + where + ": " + line.turns().size());
            }
            if (depth == depth()) {
                return Optional.empty();
            }
            ImmutableList<Variation> inner = line.turns().get(turnAt(depth) - 1).variations();
            if (variationAt(depth) > inner.size()) {
                return Optional.of("variations after turn " + text(2 * depth + 1) + ": " + inner.size());
            }
            line = inner.get(variationAt(depth) - 1);
        }
    }

    /** Compares paths in the order in which a record prints their turns: a turn, its variations, the next turn. */
    @Override
    public int compareTo(TurnPath other) {
        return Arrays.compare(steps, other.steps);
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof TurnPath that && Arrays.equals(steps, that.steps);
    }

    @Override
    public int hashCode() {
        return Arrays.hashCode(steps);
    }

    /** {@return the numbers separated by dots, which {@link #parse} reads} */
    @Override
    @JsonValue
    public String toString() {
        return text(steps.length);
    }

    /** {@return the first numbers, with dots between} */
    private String text(int count) {
        return Ints.join(".", Arrays.copyOf(steps, count));
    }

    private Object writeReplace() {
        return new TextProxy(TextProxy.Type.PATH, toString());
    }

    private void readObject(ObjectInputStream in) throws InvalidObjectException {
        throw TextProxy.required();
    }
}
