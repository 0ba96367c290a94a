package io.github.lyngk.notation;

import static com.google.common.base.Preconditions.checkArgument;
import static java.util.Objects.requireNonNull;

import com.fasterxml.jackson.annotation.JsonValue;
import com.google.common.collect.ImmutableList;
import io.github.lyngk.notation.text.JsonLine;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** The report of a {@link RecordValidator} about a source: a summary and all diagnostics. */
public final class ValidationReport {
    private final ValidationSummary summary;
    private final ImmutableList<Diagnostic> diagnostics;

    private ValidationReport(ValidationSummary summary, ImmutableList<Diagnostic> diagnostics) {
        this.summary = summary;
        this.diagnostics = diagnostics;
    }

    /**
     * {@return a report with a summary and diagnostics, for example those of parts that were validated separately}
     *
     * @param summary the summary
     * @param diagnostics the diagnostics, in the order of the source
     * @throws IllegalArgumentException if the summary has other numbers of errors and warnings than the diagnostics
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

    /** {@return the summary} */
    public ValidationSummary summary() {
        return summary;
    }

    /** {@return the diagnostics, in the order of the source} */
    public ImmutableList<Diagnostic> diagnostics() {
        return diagnostics;
    }

    /** {@return whether the source is valid, that is, it has at least one record and no error} */
    public boolean isValid() {
        return summary.records() > 0 && summary.errors() == 0;
    }

    /**
     * {@return a human-readable text: every diagnostic with its excerpt, then the summary; each line ends with a line
     * feed}
     */
    public String toText() {
        StringBuilder text = new StringBuilder();
        diagnostics.forEach(diagnostic -> text.append(diagnostic.toText()).append('\n'));
        return text.append(summary.toText()).append('\n').toString();
    }

    /** {@return the fields of the JSON object: {@code valid}, {@code summary} and {@code diagnostics}} */
    @JsonValue
    @SuppressWarnings("exports") // Callers need not see JSpecify.
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

    /** {@return the summary and the diagnostics, human-readable} */
    @Override
    public String toString() {
        return summary + " " + diagnostics;
    }
}
