package io.github.lyngk.notation.archive;

import com.google.common.base.Strings;
import com.google.common.collect.ImmutableList;
import io.github.lyngk.core.Variant;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;

/** Prints the numbers of an archive as a table: a column for each variant that was played, and a last one for all. */
final class StatsTable {
    private static final int LABEL = 28;
    private static final int COLUMN = 11;

    /** The number of game lengths that share a line. */
    private static final int STEP = 5;

    private final ArchiveStats stats;
    private final ImmutableList<Variant> variants;
    private final StringBuilder text = new StringBuilder();

    StatsTable(ArchiveStats stats) {
        this.stats = stats;
        this.variants = ImmutableList.copyOf(Variant.values()).stream()
                .filter(variant -> stats.games(variant) > 0)
                .collect(ImmutableList.toImmutableList());
    }

    String print() {
        text.append(stats).append('\n');
        if (variants.isEmpty()) {
            return text.toString();
        }
        List<String> heads = new ArrayList<>();
        variants.forEach(variant -> heads.add(variant.tag()));
        heads.add("all");
        row("", heads);
        row("games", Measure.RESULT, histogram -> number(histogram.total()));
        each("result", Measure.RESULT);
        each("termination", Measure.TERMINATION);
        spread("moves", Measure.MOVES);
        lengths();
        row("forced skips", Measure.SKIPS, histogram -> number(histogram.sum()));
        row("games with skips", Measure.SKIPS, histogram -> number(histogram.total() - histogram.count(0)));
        row("claims of first", Measure.FIRST_CLAIMS, histogram -> number(histogram.sum()));
        row("claims of second", Measure.SECOND_CLAIMS, histogram -> number(histogram.sum()));
        spread("claimed at ply", Measure.CLAIM_PLY);
        each("claimed", Measure.CLAIMED);
        each("won with", Measure.WON_WITH);
        each("event", Measure.EVENT);
        if (stats.histogram(Measure.TIMED_MOVES).quantile(1).orElse(0) > 0) {
            row("games with times", Measure.TIMED_MOVES, histogram -> number(histogram.total() - histogram.count(0)));
            spread("seconds of first", Measure.FIRST_SECONDS);
            spread("seconds of second", Measure.SECOND_SECONDS);
        }
        return text.toString();
    }

    /** A row for each number that was counted. */
    private void each(String label, Measure measure) {
        for (int number : stats.histogram(measure).counts().keySet()) {
            row(label + " " + measure.text(number), measure, histogram -> number(histogram.count(number)));
        }
    }

    private void spread(String label, Measure measure) {
        row(label + ", least", measure, histogram -> quantile(histogram, 0));
        row(label + ", median", measure, histogram -> quantile(histogram, 0.5));
        row(label + ", mean", measure, StatsTable::mean);
        row(label + ", most", measure, histogram -> quantile(histogram, 1));
    }

    private void lengths() {
        int most = stats.histogram(Measure.MOVES).quantile(1).orElse(0);
        for (int from = stats.histogram(Measure.MOVES).quantile(0).orElse(0) / STEP * STEP;
                from <= most;
                from += STEP) {
            int first = from;
            int last = from + STEP - 1;
            row(
                    "moves, " + first + " to " + last,
                    Measure.MOVES,
                    histogram -> number(histogram.counts().subMap(first, last + 1).values().stream()
                            .mapToLong(Long::longValue)
                            .sum()));
        }
    }

    private void row(String label, Measure measure, Function<Histogram, String> cell) {
        List<String> cells = new ArrayList<>();
        variants.forEach(variant -> cells.add(cell.apply(stats.histogram(variant, measure))));
        cells.add(cell.apply(stats.histogram(measure)));
        row(label, cells);
    }

    private void row(String label, List<String> cells) {
        text.append(Strings.padEnd(label, LABEL, ' '));
        cells.forEach(cell -> text.append(Strings.padStart(cell, COLUMN, ' ')));
        text.append('\n');
    }

    private static String number(long number) {
        return Long.toString(number);
    }

    private static String quantile(Histogram histogram, double share) {
        return histogram.total() == 0 ? "-" : number(histogram.quantile(share).orElseThrow());
    }

    /** The mean with one decimal place, independent of the locale. */
    private static String mean(Histogram histogram) {
        if (histogram.total() == 0) {
            return "-";
        }
        long tenths = Math.round(histogram.mean().orElseThrow() * 10);
        return tenths / 10 + "." + tenths % 10;
    }
}
