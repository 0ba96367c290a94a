package io.github.lyngk.notation;

import static java.util.Objects.requireNonNull;

import com.fasterxml.jackson.annotation.JsonValue;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import com.google.common.collect.Lists;
import java.io.Serializable;

/**
 * What a {@link RecordValidator} found in a source.
 *
 * @param summary the numbers
 * @param diagnostics everything there is to say, in the order of the source
 */
public record ValidationReport(ValidationSummary summary, ImmutableList<Diagnostic> diagnostics)
        implements Serializable {
    private static final long serialVersionUID = 1;

    /**
     * Creates a report.
     *
     * @param summary the numbers
     * @param diagnostics everything there is to say, in the order of the source
     */
    public ValidationReport {
        requireNonNull(summary, "summary");
        requireNonNull(diagnostics, "diagnostics");
    }

    /** {@return whether the source is valid: whether it has a record and no error} */
    public boolean isValid() {
        return summary.records() > 0 && diagnostics.stream().noneMatch(Diagnostic::isError);
    }

    /** {@return every diagnostic with its excerpt, then the numbers; lines for people, each with a line end} */
    public String toText() {
        StringBuilder text = new StringBuilder();
        diagnostics.forEach(diagnostic -> text.append(diagnostic.toText()).append('\n'));
        return text.append(summary.toText()).append('\n').toString();
    }

    /** {@return the report as one JSON object has it: {@code valid}, {@code summary} and {@code diagnostics}} */
    @JsonValue
    public ImmutableMap<String, Object> toMap() {
        return ImmutableMap.<String, Object>builder()
                .put("valid", isValid())
                .put("summary", summary.toMap())
                .put("diagnostics", Lists.transform(diagnostics, Diagnostic::toMap))
                .build();
    }

    /** {@return a JSON object a line: one for every diagnostic, then the summary; each with a line end} */
    public String toJsonLines() {
        StringBuilder json = new StringBuilder();
        diagnostics.forEach(diagnostic -> json.append(diagnostic.toJson()).append('\n'));
        return json.append(summary.toJson()).append('\n').toString();
    }

    @Override
    public int hashCode() {
        return 31 * summary.hashCode() + diagnostics.hashCode();
    }
}
