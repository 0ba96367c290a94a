package io.github.lyngk.notation;

import io.github.lyngk.notation.text.JsonLine;
import io.github.lyngk.notation.text.ReportText;
import java.io.Serializable;

/**
 * The numbers of a validation.
 *
 * @param records how many records were read
 * @param valid how many of them have no error
 * @param invalid how many of them have an error
 * @param moves how many moves of main lines were replayed, legal prefixes included
 * @param errors how many diagnostics are errors
 * @param warnings how many diagnostics are warnings
 */
public record ValidationSummary(long records, long valid, long invalid, long moves, long errors, long warnings)
        implements Serializable {
    private static final long serialVersionUID = 1;

    /** The version of the JSON lines, {@value}; fields may be added without changing it. */
    public static final int JSON_VERSION = 1;

    /** The numbers of nothing: all zero. */
    public static final ValidationSummary EMPTY = new ValidationSummary(0, 0, 0, 0, 0, 0);

    /** The numbers of a source without any record: one error. */
    public static final ValidationSummary NO_RECORD = new ValidationSummary(0, 0, 0, 0, 1, 0);

    /**
     * {@return the numbers of one record}
     *
     * @param result what reading it gave
     */
    public static ValidationSummary of(RecordResult result) {
        long errors = 0;
        for (Diagnostic diagnostic : result.diagnostics()) {
            errors += diagnostic.isError() ? 1 : 0;
        }
        return new ValidationSummary(
                1,
                errors == 0 ? 1 : 0,
                errors == 0 ? 0 : 1,
                result.record().map(ValidationSummary::moves).orElse(0L),
                errors,
                result.diagnostics().size() - errors);
    }

    private static long moves(GameRecord record) {
        long moves = 0;
        for (Turn turn : record.turns()) {
            if (!turn.isPass()) {
                moves++;
            }
        }
        return moves;
    }

    /**
     * Adds the numbers of another validation.
     *
     * @param other the other numbers
     * @return the sums
     */
    public ValidationSummary plus(ValidationSummary other) {
        return new ValidationSummary(
                records + other.records,
                valid + other.valid,
                invalid + other.invalid,
                moves + other.moves,
                errors + other.errors,
                warnings + other.warnings);
    }

    /** {@return one line for people, such as {@code 12 records, 480 moves: 11 valid, 1 invalid}} */
    public String toText() {
        return ReportText.PLAIN.summary(records, moves, valid, invalid);
    }

    /** {@return the numbers as a JSON object on one line} */
    public String toJson() {
        return toJson(0);
    }

    /**
     * {@return the numbers as a JSON object on one line, and after them, if there are any, how many files could not be
     * read}
     *
     * @param unreadable how many files could not be read, or not to their end
     */
    public String toJson(long unreadable) {
        JsonLine json = new JsonLine()
                .add("version", JSON_VERSION)
                .add("records", records)
                .add("moves", moves)
                .add("valid", valid)
                .add("invalid", invalid)
                .add("errors", errors)
                .add("warnings", warnings);
        return (unreadable == 0 ? json : json.add("unreadable", unreadable)).end();
    }

    @Override
    public int hashCode() {
        return Long.hashCode(((records * 31 + valid) * 31 + moves) * 31 + errors * 31 + warnings);
    }
}
