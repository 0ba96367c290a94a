package org.example.archive;

import io.github.lyngk.notation.ValidationSummary;
import org.apache.spark.util.AccumulatorV2;

/**
 * Adds up the summaries of all tasks and the number of unreadable files. Its value is the last line of the report.
 * Repeated tasks are counted once, because it is used only in the stage that writes the result: there, Spark uses one
 * attempt of each task. It is sent between machines, so it contains only numbers.
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

    /** Counts a file that could not be read completely. */
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

    /** The number of files that could not be read completely. */
    long unreadable() {
        return unreadable;
    }
}
