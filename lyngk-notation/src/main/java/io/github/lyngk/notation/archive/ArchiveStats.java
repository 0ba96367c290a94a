package io.github.lyngk.notation.archive;

import com.fasterxml.jackson.annotation.JsonValue;
import com.google.common.collect.ImmutableList;
import io.github.lyngk.core.Variant;
import io.github.lyngk.notation.GameRecord;
import io.github.lyngk.notation.RecordResult;
import io.github.lyngk.notation.ValidationSummary;
import io.github.lyngk.notation.text.JsonLine;
import io.github.lyngk.notation.text.ReportText;
import java.util.Collections;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * The statistics of an archive: a {@link Histogram} of every {@link Measure} of its valid records, by variant, and the
 * number of invalid records. To use several threads or machines, compute the statistics of parts and add them with
 * {@link #plus}, in any order.
 */
public final class ArchiveStats {
    private static final ImmutableList<Variant> VARIANTS = ImmutableList.copyOf(Variant.values());
    private static final ImmutableList<Measure> MEASURES = ImmutableList.copyOf(Measure.values());

    /** The statistics of an empty archive. */
    public static final ArchiveStats EMPTY =
            new ArchiveStats(0, 0, Collections.nCopies(VARIANTS.size() * MEASURES.size(), Histogram.EMPTY));

    private final long records;
    private final long invalid;

    /** All measures of the first variant, then of the next. */
    private final ImmutableList<Histogram> histograms;

    private ArchiveStats(long records, long invalid, Iterable<Histogram> histograms) {
        this.records = records;
        this.invalid = invalid;
        this.histograms = ImmutableList.copyOf(histograms);
    }

    /**
     * {@return the statistics of one record}
     *
     * @param result the result of reading it
     */
    public static ArchiveStats of(RecordResult result) {
        return result.isValid()
                ? result.record().map(ArchiveStats::ofValid).orElse(EMPTY)
                : new ArchiveStats(1, 1, EMPTY.histograms);
    }

    private static ArchiveStats ofValid(GameRecord record) {
        ImmutableList.Builder<Histogram> histograms = ImmutableList.builder();
        for (Variant variant : VARIANTS) {
            for (Measure measure : MEASURES) {
                histograms.add(variant == record.variant() ? measure.of(record) : Histogram.EMPTY);
            }
        }
        return new ArchiveStats(1, 0, histograms.build());
    }

    /**
     * {@return the sum of these and other statistics}
     *
     * @param other the statistics of another part
     * @throws ArithmeticException if a sum exceeds the range of {@code long}
     */
    public ArchiveStats plus(ArchiveStats other) {
        ImmutableList.Builder<Histogram> sums = ImmutableList.builderWithExpectedSize(histograms.size());
        for (int i = 0; i < histograms.size(); i++) {
            sums.add(histograms.get(i).plus(other.histograms.get(i)));
        }
        return new ArchiveStats(
                Math.addExact(records, other.records), Math.addExact(invalid, other.invalid), sums.build());
    }

    /** {@return the number of records read} */
    public long records() {
        return records;
    }

    /** {@return the number of valid records, which are counted as games} */
    public long valid() {
        return records - invalid;
    }

    /** {@return the number of invalid records, which are not counted as games} */
    public long invalid() {
        return invalid;
    }

    /**
     * {@return the number of games of a variant}
     *
     * @param variant the variant
     */
    public long games(Variant variant) {
        return histogram(variant, Measure.RESULT).total();
    }

    /**
     * {@return the histogram of a measure over the games of one variant}
     *
     * @param variant the variant
     * @param measure the measure
     */
    public Histogram histogram(Variant variant, Measure measure) {
        return histograms.get(variant.ordinal() * MEASURES.size() + measure.ordinal());
    }

    /**
     * {@return the histogram of a measure over all games}
     *
     * @param measure the measure
     */
    public Histogram histogram(Measure measure) {
        Histogram sum = Histogram.EMPTY;
        for (Variant variant : VARIANTS) {
            sum = sum.plus(histogram(variant, measure));
        }
        return sum;
    }

    /** {@return a human-readable table; each line ends with a line feed} */
    public String toText() {
        return new StatsTable(this).print();
    }

    /**
     * {@return the fields of the JSON object: {@code version, records, valid, invalid}, and {@code variants}} The field
     * {@code variants} has an entry for each variant with games: {@code games}, the number of games, and every measure
     * as a map from {@linkplain Measure#text texts} of numbers to frequencies.
     */
    @JsonValue
    @SuppressWarnings("exports") // Callers need not see JSpecify.
    public Map<String, @Nullable Object> toMap() {
        JsonLine variants = new JsonLine();
        for (Variant variant : VARIANTS) {
            if (games(variant) > 0) {
                JsonLine measures = new JsonLine().add("games", games(variant));
                for (Measure measure : MEASURES) {
                    JsonLine counts = new JsonLine();
                    histogram(variant, measure)
                            .counts()
                            .forEach((number, count) -> counts.add(measure.text(number), count));
                    measures.add(measure.key(), counts.map());
                }
                variants.add(variant.tag(), measures.map());
            }
        }
        return new JsonLine()
                .add("version", ValidationSummary.JSON_VERSION)
                .add("records", records)
                .add("valid", records - invalid)
                .add("invalid", invalid)
                .add("variants", variants.map())
                .map();
    }

    /**
     * {@return {@link #toMap()} as JSON on one line, followed by a field {@code unreadable} if there are unreadable
     * files}
     *
     * @param unreadable the number of files that could not be read completely
     */
    public String toJson(long unreadable) {
        JsonLine json = new JsonLine().addAll(toMap());
        return (unreadable == 0 ? json : json.add("unreadable", unreadable)).end();
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof ArchiveStats that
                && records == that.records
                && invalid == that.invalid
                && histograms.equals(that.histograms);
    }

    @Override
    public int hashCode() {
        return 31 * (31 * Long.hashCode(records) + Long.hashCode(invalid)) + histograms.hashCode();
    }

    /** {@return the numbers of records, valid records and invalid records, human-readable} */
    @Override
    public String toString() {
        return ReportText.count(records, "record") + ": " + valid() + " valid, " + invalid + " invalid";
    }
}
