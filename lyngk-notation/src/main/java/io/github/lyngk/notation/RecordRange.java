package io.github.lyngk.notation;

import static com.google.common.base.Preconditions.checkArgument;

import com.google.common.collect.ImmutableList;
import io.github.lyngk.notation.reading.LyngkRange;
import java.io.InputStream;
import java.util.Set;

/**
 * A range of bytes in a long source of {@link RecordFormat#LYNGK} records. With ranges, several threads or machines can
 * split one file. Sources in other formats must be read from their start.
 *
 * <p>Every record belongs to exactly one range. Together, adjacent ranges return the records of the whole source, with
 * the same numbers and lines, if {@link #split} is called with the sum of the {@link Count Counts} of all preceding
 * ranges.
 *
 * <pre>{@code
 * RecordRange.Count before = RecordRange.Count.EMPTY;
 * for (RecordRange range : RecordRange.divide(Files.size(path), 128 << 20)) {
 *     try (InputStream source = Files.newInputStream(path)) {
 *         source.skipNBytes(range.start());
 *         before = before.plus(range.count(source, Set.of()));
 *     }
 * }
 * }</pre>
 *
 * @param from the index of the first byte, from 0
 * @param to the index after the last byte; the last record of the range may extend beyond it
 */
public record RecordRange(long from, long to) {
    /**
     * The numbers of lines and records in a part of a source.
     *
     * @param lines the number of lines that end in this part
     * @param records the number of records that begin in this part
     */
    public record Count(long lines, long records) {
        /** The count of an empty part. */
        public static final Count EMPTY = new Count(0, 0);

        /**
         * Creates a count.
         *
         * @param lines the number of lines that end in this part
         * @param records the number of records that begin in this part
         * @throws IllegalArgumentException if a number is below 0
         */
        public Count {
            checkArgument(lines >= 0 && records >= 0, "%s lines and %s records: none is below 0", lines, records);
        }

        /**
         * {@return the sum of the counts of two parts}
         *
         * @param other the count of the other part
         * @throws IllegalArgumentException if a sum exceeds the range of {@code long}
         */
        public Count plus(Count other) {
            return new Count(lines + other.lines, records + other.records);
        }

        @Override
        public int hashCode() {
            return Long.hashCode(31 * lines + records);
        }
    }

    /**
     * Creates a range.
     *
     * @param from the index of the first byte, from 0
     * @param to the index after the last byte
     * @throws IllegalArgumentException if {@code from} is negative or {@code to} is below it
     */
    public RecordRange {
        checkArgument(0 <= from && from <= to, "bytes %s to %s: no source has such a range", from, to);
    }

    /**
     * Divides a source into ranges.
     *
     * @param length the length of the source in bytes
     * @param size the maximum number of bytes in a range
     * @return the ranges, in order, at least one
     * @throws IllegalArgumentException if the length is below 0 or the size below 1
     */
    public static ImmutableList<RecordRange> divide(long length, long size) {
        checkArgument(length >= 0 && size >= 1, "%s bytes cannot be divided into ranges of %s", length, size);
        ImmutableList.Builder<RecordRange> ranges = ImmutableList.builder();
        long from = 0;
        while (length - from > size) {
            ranges.add(new RecordRange(from, from + size));
            from += size;
        }
        return ranges.add(new RecordRange(from, length)).build();
    }

    /**
     * {@return the offset at which to start reading the source, in bytes} It is one byte before the range, because that
     * byte may be a line end; for the first range it is 0.
     */
    public long start() {
        return Math.max(0, from - 1);
    }

    /**
     * Counts the lines and records of the range.
     *
     * @param source the source, positioned at {@link #start}
     * @param leniencies the faults to accept, none to be strict; only {@link Leniency#JOINED_RECORDS} matters here
     * @return the numbers of lines and records that belong to the range
     * @throws java.io.UncheckedIOException if the source cannot be read
     */
    public Count count(InputStream source, Set<Leniency> leniencies) {
        LyngkRange bytes = new LyngkRange(source, from, to);
        RecordSplitter texts = RecordFormat.LYNGK.split(bytes, leniencies);
        long records = 0;
        for (; texts.hasNext(); texts.next()) {
            records++;
        }
        return new Count(bytes.lineEnds(), records);
    }

    /**
     * Splits the range into the texts of its records.
     *
     * @param source the source, positioned at {@link #start}
     * @param leniencies the faults to accept, none to be strict; only {@link Leniency#JOINED_RECORDS} matters here
     * @param before the sum of the counts of all ranges before this one, counted with the same leniencies
     * @return the texts, one at a time, with the numbers and lines that they have in the whole source
     */
    public RecordSplitter split(InputStream source, Set<Leniency> leniencies, Count before) {
        return RecordFormat.LYNGK
                .split(new LyngkRange(source, from, to), leniencies)
                .after(before);
    }

    @Override
    public int hashCode() {
        return Long.hashCode(31 * from + to);
    }
}
