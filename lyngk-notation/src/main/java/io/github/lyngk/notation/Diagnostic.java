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
 * One thing that a reader has to say about a record: what, how grave, where, and which rule says so.
 *
 * <p>Start from {@link #error} or {@link #warning} and add what is known; every {@code with…} and {@link #at} returns a
 * new diagnostic.
 */
public final class Diagnostic {
    private final Severity severity;
    private final DiagnosticCode code;
    private final String sentence;
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
            String sentence,
            @Nullable String file,
            long record,
            long line,
            long column,
            int ply,
            @Nullable Rule rule,
            String excerpt) {
        this.severity = requireNonNull(severity, "severity");
        this.code = requireNonNull(code, "code");
        this.sentence = requireNonNull(sentence, "sentence");
        this.file = file;
        this.record = record;
        this.line = line;
        this.column = column;
        this.ply = ply;
        this.rule = rule;
        this.excerpt = requireNonNull(excerpt, "excerpt");
    }

    /** Creates a diagnostic at line 1, column 1 of record 1. */
    private static Diagnostic of(Severity severity, DiagnosticCode code, String sentence) {
        return new Diagnostic(severity, code, sentence, null, 1, 1, 1, 0, null, "");
    }

    /**
     * Creates an error at line 1, column 1 of record 1.
     *
     * @param code what it is about
     * @param sentence what to tell a person
     * @return a diagnostic of severity {@link Severity#ERROR}
     */
    public static Diagnostic error(DiagnosticCode code, String sentence) {
        return of(Severity.ERROR, code, sentence);
    }

    /**
     * Creates a warning at line 1, column 1 of record 1.
     *
     * @param code what it is about
     * @param sentence what to tell a person
     * @return a diagnostic of severity {@link Severity#WARNING}
     */
    public static Diagnostic warning(DiagnosticCode code, String sentence) {
        return of(Severity.WARNING, code, sentence);
    }

    /**
     * {@return this diagnostic, as grave as wanted}
     *
     * @param severity how grave it is
     */
    public Diagnostic withSeverity(Severity severity) {
        return new Diagnostic(severity, code, sentence, file, record, line, column, ply, rule, excerpt);
    }

    /**
     * {@return this diagnostic at another place}
     *
     * @param record the number of the record in its source, from 1
     * @param line the line in the source, from 1
     * @param column the column in the line, from 1, in code points
     * @throws IllegalArgumentException if a number is below 1
     */
    public Diagnostic at(long record, long line, long column) {
        checkArgument(record >= 1 && line >= 1 && column >= 1, "%s:%s:%s: all count from 1", record, line, column);
        return new Diagnostic(severity, code, sentence, file, record, line, column, ply, rule, excerpt);
    }

    /**
     * {@return this diagnostic with the name of the file it is about}
     *
     * @param file a name for people to find the source
     */
    public Diagnostic withFile(String file) {
        requireNonNull(file, "file");
        return new Diagnostic(severity, code, sentence, file, record, line, column, ply, rule, excerpt);
    }

    /**
     * {@return this diagnostic with the number of the move it is about}
     *
     * @param ply the number of the move, from 1; passes are not counted
     * @throws IllegalArgumentException if the number is below 1
     */
    public Diagnostic withPly(int ply) {
        checkArgument(ply >= 1, "%s: plies count from 1", ply);
        return new Diagnostic(severity, code, sentence, file, record, line, column, ply, rule, excerpt);
    }

    /**
     * {@return this diagnostic with the rule that is broken}
     *
     * @param rule a rule of the game
     */
    public Diagnostic withRule(Rule rule) {
        requireNonNull(rule, "rule");
        return new Diagnostic(severity, code, sentence, file, record, line, column, ply, rule, excerpt);
    }

    /**
     * {@return this diagnostic with the part of the source it is about}
     *
     * @param excerpt two lines, the second with a caret below the place; empty for none
     * @throws IllegalArgumentException if it is neither
     */
    public Diagnostic withExcerpt(String excerpt) {
        checkArgument(
                excerpt.isEmpty() || Excerpt.isDrawn(excerpt),
                "%s: an excerpt is two lines, the second a caret below its place in the first",
                Excerpt.quote(Excerpt.printable(excerpt)));
        return new Diagnostic(severity, code, sentence, file, record, line, column, ply, rule, excerpt);
    }

    /** {@return how grave it is} */
    public Severity severity() {
        return severity;
    }

    /** {@return whether this makes a record invalid: whether the severity is {@link Severity#ERROR}} */
    public boolean isError() {
        return severity == Severity.ERROR;
    }

    /** {@return what it is about, by a code that is stable over versions} */
    public DiagnosticCode code() {
        return code;
    }

    /** {@return what to tell a person: a sentence whose wording may change} */
    public String sentence() {
        return sentence;
    }

    /** {@return the name of the file it is about, empty if the reader was told none} */
    public Optional<String> file() {
        return Optional.ofNullable(file);
    }

    /** {@return the number of the record in its source, from 1} */
    public long record() {
        return record;
    }

    /** {@return the number of the line in the source, from 1} */
    public long line() {
        return line;
    }

    /** {@return the number of the column in that line, from 1, in code points} */
    public long column() {
        return column;
    }

    /**
     * {@return the number of the move, from 1, passes not counted: for a pass, that of the move to come; empty if it is
     * about no move}
     */
    public OptionalInt ply() {
        return ply == 0 ? OptionalInt.empty() : OptionalInt.of(ply);
    }

    /** {@return the rule that is broken, empty if it is not about the rules} */
    public Optional<Rule> rule() {
        return Optional.ofNullable(rule);
    }

    /**
     * {@return the line, or a part of it, and a second line with a caret below the place; empty if the source was not kept}
     */
    public String excerpt() {
        return excerpt;
    }

    /** {@return one line for people, such as {@code games.lyngk:9:14: error: ILLEGAL_MOVE: … (E7)}} */
    @Override
    public String toString() {
        return ReportText.PLAIN.line(this);
    }

    /** {@return the line for people and, if there is an excerpt, that below it, indented; no line end after the last} */
    public String toText() {
        return toString() + ReportText.PLAIN.below(excerpt);
    }

    /**
     * {@return the diagnostic as a JSON object has it: {@code file, record, line, column, ply, severity, code, rule} and
     * {@code message}, which is the {@link #sentence()}; null for what is absent, and a file that cannot be read has no
     * place; without the excerpt}
     */
    @JsonValue
    @SuppressWarnings("exports") // of an annotation that nobody needs
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
                .add("message", sentence)
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
                && sentence.equals(that.sentence)
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
        hash = 31 * hash + sentence.hashCode();
        hash = 31 * hash + Long.hashCode(record);
        hash = 31 * hash + Long.hashCode(line);
        return 31 * hash + Long.hashCode(column);
    }
}
