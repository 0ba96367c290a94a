package org.example.archive;

import io.github.lyngk.notation.ValidationSummary;
import org.apache.spark.util.AccumulatorV2;

/**
 * Adds up what tasks count, and how many files they could not read. It counts right because it is used in the stage that
 * writes the result, and only there: of such a stage Spark takes the numbers of one attempt of every task, however often
 * tasks are repeated.
 */
final class Tally extends AccumulatorV2<ValidationSummary, ValidationSummary> {
    private static final long serialVersionUID = 1;

    private ValidationSummary summary = ValidationSummary.EMPTY;
    private long unreadable;

    @Override
    public boolean isZero() {
        return summary.equals(ValidationSummary.EMPTY) && unreadable == 0;
    }

    @Override
    public Tally copy() {
        Tally copy = new Tally();
        copy.merge(this);
        return copy;
    }

    @Override
    public void reset() {
        summary = ValidationSummary.EMPTY;
        unreadable = 0;
    }

    @Override
    public void add(ValidationSummary other) {
        summary = summary.plus(other);
    }

    /** Counts a file that could not be read, or not to its end. */
    void addUnreadable() {
        unreadable++;
    }

    @Override
    public void merge(AccumulatorV2<ValidationSummary, ValidationSummary> other) {
        add(other.value());
        unreadable += ((Tally) other).unreadable;
    }

    @Override
    public ValidationSummary value() {
        return summary;
    }

    /** How many files could not be read, or not to their end. */
    long unreadable() {
        return unreadable;
    }
}
