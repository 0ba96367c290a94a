package io.github.lyngk.notation;

import static com.google.common.base.Preconditions.checkArgument;

import com.fasterxml.jackson.annotation.JsonValue;
import com.google.common.collect.ImmutableList;
import io.github.lyngk.notation.text.JsonLine;
import io.github.lyngk.notation.text.ReportText;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * The summary of a validation: numbers of records, moves, errors and warnings. {@link #plus} adds summaries, in any
 * order.
 *
 * @param records the number of records read
 * @param moves the number of moves replayed in main lines, including those of legal prefixes
 * @param valid the number of records without errors
 * @param invalid the number of records with errors
 * @param errors the number of errors
 * @param warnings the number of warnings
 */
public record ValidationSummary(long records, long moves, long valid, long invalid, long errors, long warnings) {
    /** The version of the JSON form: {@value}. New fields do not change it. */
    public static final int JSON_VERSION = 1;

    /** The summary of nothing: all numbers are 0. */
    public static final ValidationSummary EMPTY = new ValidationSummary(0, 0, 0, 0, 0, 0);

    /** The summary of a source without records: one error. */
    public static final ValidationSummary NO_RECORD = new ValidationSummary(0, 0, 0, 0, 1, 0);

    /**
     * Creates a summary.
     *
     * @param records the number of records read
     * @param moves the number of moves replayed in main lines, including those of legal prefixes
     * @param valid the number of records without errors
     * @param invalid the number of records with errors
     * @param errors the number of errors
     * @param warnings the number of warnings
     * @throws IllegalArgumentException if a number is negative, if {@code records} is not {@code valid + invalid}, or
     *     if there are fewer errors than invalid records
     */
    public ValidationSummary {
        checkArgument(
                valid >= 0
                        && errors >= invalid
                        && invalid >= 0
                        && valid <= records
                        && invalid == records - valid
                        && moves >= 0
                        && warnings >= 0,
                "these numbers contradict each other");
    }

    /**
     * {@return the summary of one record}
     *
     * @param result the result of reading it
     */
    public static ValidationSummary of(RecordResult result) {
        long errors = errors(result.diagnostics());
        return new ValidationSummary(
                1,
                result.moves(),
                errors == 0 ? 1 : 0,
                errors == 0 ? 0 : 1,
                errors,
                result.diagnostics().size() - errors);
    }

    /** {@return how many of these diagnostics are errors} */
    static long errors(ImmutableList<Diagnostic> diagnostics) {
        long errors = 0;
        for (Diagnostic diagnostic : diagnostics) {
            errors += diagnostic.isError() ? 1 : 0;
        }
        return errors;
    }

    /**
     * Returns the sum of this and another summary.
     *
     * @param other the other summary
     * @return the sum
     * @throws ArithmeticException if a sum exceeds the range of {@code long}
     */
    public ValidationSummary plus(ValidationSummary other) {
        return new ValidationSummary(
                Math.addExact(records, other.records),
                Math.addExact(moves, other.moves),
                Math.addExact(valid, other.valid),
                Math.addExact(invalid, other.invalid),
                Math.addExact(errors, other.errors),
                Math.addExact(warnings, other.warnings));
    }

    /** {@return one human-readable line, such as {@code 12 records, 480 moves: 11 valid, 1 invalid}} */
    public String toText() {
        return ReportText.PLAIN.line(this, 0);
    }

    /**
     * {@return the fields of the JSON object: {@code version}, which is {@link #JSON_VERSION}, {@code records, moves,
     * valid, invalid, errors} and {@code warnings}}
     */
    @JsonValue
    @SuppressWarnings("exports") // Callers need not see JSpecify.
    public Map<String, @Nullable Object> toMap() {
        return new JsonLine()
                .add("version", JSON_VERSION)
                .add("records", records)
                .add("moves", moves)
                .add("valid", valid)
                .add("invalid", invalid)
                .add("errors", errors)
                .add("warnings", warnings)
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
    public int hashCode() {
        return Long.hashCode(((records * 31 + valid) * 31 + moves) * 31 + errors * 31 + warnings);
    }

    /** {@return the same as {@link #toText}} */
    @Override
    public String toString() {
        return toText();
    }
}
