package io.github.lyngk.notation.archive;

import static com.google.common.base.Preconditions.checkArgument;
import static java.util.Objects.requireNonNull;

import com.fasterxml.jackson.annotation.JsonValue;
import com.google.common.collect.ImmutableSortedMap;
import java.util.Arrays;
import java.util.OptionalDouble;
import java.util.OptionalInt;

/** A histogram of integers: the frequency of each number. {@link #plus} adds histograms, in any order. */
public final class Histogram {
    /** The empty histogram. */
    public static final Histogram EMPTY = new Histogram(new int[0], new long[0]);

    /** The numbers in ascending order, and how often each was counted: at least once. */
    private final int[] values;

    private final long[] counts;

    private Histogram(int[] values, long[] counts) {
        this.values = values;
        this.counts = counts;
    }

    /**
     * {@return a histogram of numbers}
     *
     * @param values the numbers, in any order; a repeated number is counted each time
     */
    public static Histogram of(int... values) {
        Histogram histogram = EMPTY;
        for (int value : values) {
            histogram = histogram.plus(new Histogram(new int[] {value}, new long[] {1}));
        }
        return histogram;
    }

    /**
     * {@return the sum of this and another histogram}
     *
     * @param other another histogram
     * @throws ArithmeticException if a sum exceeds the range of {@code long}
     */
    public Histogram plus(Histogram other) {
        if (values.length == 0) {
            return requireNonNull(other, "other");
        }
        if (other.values.length == 0) {
            return this;
        }
        int[] merged = new int[values.length + other.values.length];
        long[] sums = new long[merged.length];
        int size = 0;
        for (int i = 0, j = 0; i < values.length || j < other.values.length; size++) {
            boolean mine = j == other.values.length || i < values.length && values[i] <= other.values[j];
            boolean theirs = i == values.length || j < other.values.length && other.values[j] <= values[i];
            merged[size] = mine ? values[i] : other.values[j];
            sums[size] = Math.addExact(mine ? counts[i] : 0, theirs ? other.counts[j] : 0);
            i += mine ? 1 : 0;
            j += theirs ? 1 : 0;
        }
        return new Histogram(Arrays.copyOf(merged, size), Arrays.copyOf(sums, size));
    }

    /** {@return a map from each counted number to its frequency, in ascending order of the numbers} */
    @JsonValue
    public ImmutableSortedMap<Integer, Long> counts() {
        ImmutableSortedMap.Builder<Integer, Long> map = ImmutableSortedMap.naturalOrder();
        for (int i = 0; i < values.length; i++) {
            map.put(values[i], counts[i]);
        }
        return map.build();
    }

    /**
     * {@return the frequency of a number, 0 if it was not counted}
     *
     * @param value the number
     */
    public long count(int value) {
        int at = Arrays.binarySearch(values, value);
        return at < 0 ? 0 : counts[at];
    }

    /** {@return how many numbers were counted, repetitions included} */
    public long total() {
        return Arrays.stream(counts).sum();
    }

    /** {@return the sum of all numbers counted, repetitions included} */
    public long sum() {
        long sum = 0;
        for (int i = 0; i < values.length; i++) {
            sum += values[i] * counts[i];
        }
        return sum;
    }

    /** {@return the arithmetic mean, empty if no numbers were counted} */
    public OptionalDouble mean() {
        return values.length == 0 ? OptionalDouble.empty() : OptionalDouble.of((double) sum() / total());
    }

    /**
     * {@return a quantile of the numbers: the minimum for 0, the lower median for 0.5, the maximum for 1; empty if no
     * numbers were counted}
     *
     * @param share the share of numbers at or below the result, from 0 to 1
     * @throws IllegalArgumentException if the share is not from 0 to 1
     */
    public OptionalInt quantile(double share) {
        checkArgument(share >= 0 && share <= 1, "a share is from 0 to 1, not %s", share);
        long left = Math.max(1, (long) Math.ceil(share * total()));
        for (int i = 0; i < values.length; i++) {
            left -= counts[i];
            if (left <= 0) {
                return OptionalInt.of(values[i]);
            }
        }
        return OptionalInt.empty();
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Histogram that
                && Arrays.equals(values, that.values)
                && Arrays.equals(counts, that.counts);
    }

    @Override
    public int hashCode() {
        return 31 * Arrays.hashCode(values) + Arrays.hashCode(counts);
    }

    /** {@return the numbers and their frequencies, such as <code>{29=1, 31=4}</code>} */
    @Override
    public String toString() {
        return counts().toString();
    }
}
