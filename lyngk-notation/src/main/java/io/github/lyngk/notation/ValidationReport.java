package io.github.lyngk.notation;

import static com.google.common.base.Preconditions.checkArgument;
import static java.util.Objects.requireNonNull;

import com.fasterxml.jackson.annotation.JsonValue;
import com.google.common.collect.ImmutableList;
import io.github.lyngk.notation.text.JsonLine;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** What a {@link RecordValidator} found in a source. */
public final class ValidationReport {
    private final ValidationSummary summary;
    private final ImmutableList<Diagnostic> diagnostics;

    private ValidationReport(ValidationSummary summary, ImmutableList<Diagnostic> diagnostics) {
        this.summary = summary;
        this.diagnostics = diagnostics;
    }

    /**
     * {@return a report, perhaps of parts of a source that were validated one by one}
     *
     * @param summary the numbers
     * @param diagnostics everything there is to say, in the order of the source
     * @throws IllegalArgumentException if the numbers are not those of the diagnostics
     */
    public static ValidationReport of(ValidationSummary summary, Iterable<Diagnostic> diagnostics) {
        requireNonNull(summary, "summary");
        ImmutableList<Diagnostic> all = ImmutableList.copyOf(diagnostics);
        long errors = ValidationSummary.errors(all);
        checkArgument(
                errors == summary.errors() && all.size() - errors == summary.warnings(),
                "%s errors and %s warnings are not what was counted",
                errors,
                all.size() - errors);
        return new ValidationReport(summary, all);
    }

    /** {@return the numbers} */
    public ValidationSummary summary() {
        return summary;
    }

    /** {@return everything there is to say, in the order of the source} */
    public ImmutableList<Diagnostic> diagnostics() {
        return diagnostics;
    }

    /** {@return whether the source is valid: whether it has a record and no error} */
    public boolean isValid() {
        return summary.records() > 0 && summary.errors() == 0;
    }

    /** {@return every diagnostic with its excerpt, then the numbers; lines for people, each with a line end} */
    public String toText() {
        StringBuilder text = new StringBuilder();
        diagnostics.forEach(diagnostic -> text.append(diagnostic.toText()).append('\n'));
        return text.append(summary.toText()).append('\n').toString();
    }

    /** {@return the report as one JSON object has it: {@code valid}, {@code summary} and {@code diagnostics}} */
    @JsonValue
    @SuppressWarnings("exports") // of an annotation that nobody needs
    public Map<String, @Nullable Object> toMap() {
        return new JsonLine()
                .add("valid", isValid())
                .add("summary", summary.toMap())
                .addEach("diagnostics", diagnostics, Diagnostic::toMap)
                .map();
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof ValidationReport that
                && summary.equals(that.summary)
                && diagnostics.equals(that.diagnostics);
    }

    @Override
    public int hashCode() {
        return 31 * summary.hashCode() + diagnostics.hashCode();
    }

    /** {@return the numbers and the diagnostics, for people} */
    @Override
    public String toString() {
        return summary + " " + diagnostics;
    }
}
