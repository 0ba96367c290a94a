package org.example.archive;

import io.github.lyngk.notation.ValidationSummary;
import java.util.TreeSet;
import org.apache.spark.util.AccumulatorV2;

/**
 * Adds up what tasks count, and which files they could not read. It counts right because it is used in the stage that
 * writes the result, and only there: of such a stage Spark takes the numbers of one attempt of every task, however often
 * tasks are repeated.
 */
final class Tally extends AccumulatorV2<ValidationSummary, ValidationSummary> {
    private static final long serialVersionUID = 1;

    private ValidationSummary summary = ValidationSummary.EMPTY;
    private final TreeSet<String> failures = new TreeSet<>();

    @Override
    public boolean isZero() {
        return summary.equals(ValidationSummary.EMPTY) && failures.isEmpty();
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
        failures.clear();
    }

    @Override
    public void add(ValidationSummary other) {
        summary = summary.plus(other);
    }

    /** Adds a file that could not be read, and why. */
    void fail(String failure) {
        failures.add(failure);
    }

    @Override
    public void merge(AccumulatorV2<ValidationSummary, ValidationSummary> other) {
        add(other.value());
        failures.addAll(((Tally) other).failures);
    }

    @Override
    public ValidationSummary value() {
        return summary;
    }

    /** Which files could not be read, and why. */
    Iterable<String> failures() {
        return failures;
    }
}
