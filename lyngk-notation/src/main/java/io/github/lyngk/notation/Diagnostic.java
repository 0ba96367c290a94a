package io.github.lyngk.notation;

import static com.google.common.base.Preconditions.checkArgument;
import static java.util.Objects.requireNonNull;

import com.fasterxml.jackson.annotation.JsonValue;
import io.github.lyngk.core.Rule;
import io.github.lyngk.notation.text.Excerpt;
import io.github.lyngk.notation.text.JsonLine;
import io.github.lyngk.notation.text.ReportText;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.OptionalInt;
import org.jspecify.annotations.Nullable;

/**
 * An error or warning about a record: a severity, a code, a message, the location of the fault and, if a rule of the
 * game is broken, that rule.
 *
 * <p>Create one with {@link #error} or {@link #warning}, then add the location and other details: {@link #at} and the
 * {@code with} methods return a new diagnostic.
 */
public final class Diagnostic {
    private final Severity severity;
    private final DiagnosticCode code;
    private final String message;
    private final @Nullable String file;
    private final long record;
    private final long line;
    private final long column;
    /** The number of the move, 0 for none. */
    private final int ply;

    private final @Nullable Rule rule;
    private final String excerpt;

    private Diagnostic(
            Severity severity,
            DiagnosticCode code,
            String message,
            @Nullable String file,
            long record,
            long line,
            long column,
            int ply,
            @Nullable Rule rule,
            String excerpt) {
        this.severity = requireNonNull(severity, "severity");
        this.code = requireNonNull(code, "code");
        this.message = requireNonNull(message, "message");
        this.file = file;
        this.record = record;
        this.line = line;
        this.column = column;
        this.ply = ply;
        this.rule = rule;
        this.excerpt = requireNonNull(excerpt, "excerpt");
    }

    /** Creates a diagnostic at line 1, column 1 of record 1. */
    private static Diagnostic of(Severity severity, DiagnosticCode code, String message) {
        return new Diagnostic(severity, code, message, null, 1, 1, 1, 0, null, "");
    }

    /**
     * Creates an error at line 1, column 1 of record 1.
     *
     * @param code the kind of fault
     * @param message a human-readable description of the fault
     * @return a diagnostic of severity {@link Severity#ERROR}
     */
    public static Diagnostic error(DiagnosticCode code, String message) {
        return of(Severity.ERROR, code, message);
    }

    /**
     * Creates a warning at line 1, column 1 of record 1.
     *
     * @param code the kind of fault
     * @param message a human-readable description of the fault
     * @return a diagnostic of severity {@link Severity#WARNING}
     */
    public static Diagnostic warning(DiagnosticCode code, String message) {
        return of(Severity.WARNING, code, message);
    }

    /**
     * {@return this diagnostic with another severity}
     *
     * @param severity the severity
     */
    public Diagnostic withSeverity(Severity severity) {
        return new Diagnostic(severity, code, message, file, record, line, column, ply, rule, excerpt);
    }

    /**
     * {@return this diagnostic with another location}
     *
     * @param record the number of the record in its source, from 1
     * @param line the line in the source, from 1
     * @param column the column in the line, from 1, in code points
     * @throws IllegalArgumentException if a number is below 1
     */
    public Diagnostic at(long record, long line, long column) {
        checkArgument(record >= 1 && line >= 1 && column >= 1, "%s:%s:%s: all count from 1", record, line, column);
        return new Diagnostic(severity, code, message, file, record, line, column, ply, rule, excerpt);
    }

    /**
     * {@return this diagnostic with the name of its file}
     *
     * @param file the name to print for the source
     */
    public Diagnostic withFile(String file) {
        requireNonNull(file, "file");
        return new Diagnostic(severity, code, message, file, record, line, column, ply, rule, excerpt);
    }

    /**
     * {@return this diagnostic with the number of the move that it is about}
     *
     * @param ply the number of the move, from 1; passes are not counted
     * @throws IllegalArgumentException if the number is below 1
     */
    public Diagnostic withPly(int ply) {
        checkArgument(ply >= 1, "%s: plies count from 1", ply);
        return new Diagnostic(severity, code, message, file, record, line, column, ply, rule, excerpt);
    }

    /**
     * {@return this diagnostic with the rule that is broken}
     *
     * @param rule a rule of the game
     */
    public Diagnostic withRule(Rule rule) {
        requireNonNull(rule, "rule");
        return new Diagnostic(severity, code, message, file, record, line, column, ply, rule, excerpt);
    }

    /**
     * {@return this diagnostic with an excerpt of the source}
     *
     * @param excerpt two lines, the second with a caret below the fault; empty for none
     * @throws IllegalArgumentException if it is not empty and not two lines
     */
    public Diagnostic withExcerpt(String excerpt) {
        checkArgument(
                excerpt.isEmpty() || Excerpt.isDrawn(excerpt),
                "%s: an excerpt is two lines, the second a caret below its place in the first",
                Excerpt.quote(Excerpt.printable(excerpt)));
        return new Diagnostic(severity, code, message, file, record, line, column, ply, rule, excerpt);
    }

    /** {@return the severity} */
    public Severity severity() {
        return severity;
    }

    /** {@return whether the severity is {@link Severity#ERROR}, which makes the record invalid} */
    public boolean isError() {
        return severity == Severity.ERROR;
    }

    /** {@return the code of the fault, which is stable across versions} */
    public DiagnosticCode code() {
        return code;
    }

    /** {@return a human-readable description of the fault; the wording may change between versions} */
    public String message() {
        return message;
    }

    /** {@return the name of the file, empty if it is not set} */
    public Optional<String> file() {
        return Optional.ofNullable(file);
    }

    /** {@return the number of the record in its source, from 1} */
    public long record() {
        return record;
    }

    /** {@return the line in the source, from 1} */
    public long line() {
        return line;
    }

    /** {@return the column in that line, from 1, in code points} */
    public long column() {
        return column;
    }

    /**
     * {@return the number of the move, from 1; empty if the diagnostic is not about a move} Passes are not counted. A
     * diagnostic about a pass has the number of the next move.
     */
    public OptionalInt ply() {
        return ply == 0 ? OptionalInt.empty() : OptionalInt.of(ply);
    }

    /** {@return the rule of the game that is broken, empty if there is none} */
    public Optional<Rule> rule() {
        return Optional.ofNullable(rule);
    }

    /**
     * {@return the line of the source or a part of it, and a second line with a caret below the fault; empty if there
     * is none}
     */
    public String excerpt() {
        return excerpt;
    }

    /** {@return one human-readable line, such as {@code games.lyngk:9:14: error: ILLEGAL_MOVE: … (E7)}} */
    @Override
    public String toString() {
        return ReportText.PLAIN.line(this);
    }

    /**
     * {@return the text of {@link #toString()}, followed by the excerpt, if any, on indented lines; without a line end
     * at the end}
     */
    public String toText() {
        return ReportText.PLAIN.lines(this);
    }

    /**
     * {@return the fields of the JSON object: {@code file, record, line, column, ply, severity, code, rule} and {@code
     * message}, which is the {@link #message()}} Absent values are null. {@link DiagnosticCode#UNREADABLE} has no
     * record, line and column. The excerpt is not included.
     */
    @JsonValue
    @SuppressWarnings("exports") // Callers need not see JSpecify.
    public Map<String, @Nullable Object> toMap() {
        boolean placed = code != DiagnosticCode.UNREADABLE;
        return new JsonLine()
                .add("file", file)
                .add("record", placed ? record : null)
                .add("line", placed ? line : null)
                .add("column", placed ? column : null)
                .add("ply", ply == 0 ? null : ply)
                .add("severity", severity.name())
                .add("code", code.name())
                .add("rule", rule == null ? null : rule.name())
                .add("message", message)
                .map();
    }

    /** {@return {@link #toMap()} as JSON on one line} */
    public String toJson() {
        return JsonLine.of(toMap());
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Diagnostic that
                && severity == that.severity
                && code == that.code
                && message.equals(that.message)
                && Objects.equals(file, that.file)
                && record == that.record
                && line == that.line
                && column == that.column
                && ply == that.ply
                && rule == that.rule
                && excerpt.equals(that.excerpt);
    }

    @Override
    public int hashCode() {
        // Ordinals and numbers only: the hash codes of enums differ between virtual machines.
        int hash = 31 * severity.ordinal() + code.ordinal();
        hash = 31 * hash + message.hashCode();
        hash = 31 * hash + Long.hashCode(record);
        hash = 31 * hash + Long.hashCode(line);
        return 31 * hash + Long.hashCode(column);
    }
}
