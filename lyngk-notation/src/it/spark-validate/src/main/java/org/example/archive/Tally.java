package org.example.archive;

import io.github.lyngk.notation.ValidationSummary;
import org.apache.spark.util.AccumulatorV2;

/**
 * Adds up what tasks count, and how many files they could not read. Its value is the last line of the report. It counts
 * right because it is used in the stage that writes the result, and only there: of such a stage Spark takes the numbers
 * of one attempt of every task, however often tasks are repeated. It is shipped between machines, and so holds numbers.
 */
final class Tally extends AccumulatorV2<ValidationSummary, String> {
    private static final long serialVersionUID = 1;

    private long records;
    private long moves;
    private long valid;
    private long invalid;
    private long errors;
    private long warnings;
    private long unreadable;

    @Override
    public boolean isZero() {
        return summary().equals(ValidationSummary.EMPTY) && unreadable == 0;
    }

    @Override
    public Tally copy() {
        Tally copy = new Tally();
        copy.merge(this);
        return copy;
    }

    @Override
    public void reset() {
        set(ValidationSummary.EMPTY);
        unreadable = 0;
    }

    @Override
    public void add(ValidationSummary other) {
        set(summary().plus(other));
    }

    /** Counts a file that could not be read, or not to its end. */
    void addUnreadable() {
        unreadable++;
    }

    @Override
    public void merge(AccumulatorV2<ValidationSummary, String> other) {
        Tally tally = (Tally) other;
        add(tally.summary());
        unreadable += tally.unreadable;
    }

    @Override
    public String value() {
        return summary().toJson(unreadable);
    }

    ValidationSummary summary() {
        return new ValidationSummary(records, moves, valid, invalid, errors, warnings);
    }

    private void set(ValidationSummary summary) {
        records = summary.records();
        moves = summary.moves();
        valid = summary.valid();
        invalid = summary.invalid();
        errors = summary.errors();
        warnings = summary.warnings();
    }

    /** How many files could not be read, or not to their end. */
    long unreadable() {
        return unreadable;
    }
}
