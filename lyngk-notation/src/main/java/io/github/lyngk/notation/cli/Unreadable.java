package io.github.lyngk.notation.cli;

import io.github.lyngk.notation.DiagnosticCode;
import io.github.lyngk.notation.RecordText;
import io.github.lyngk.notation.Severity;
import io.github.lyngk.notation.shell.Failures;
import io.github.lyngk.notation.text.Excerpt;
import io.github.lyngk.notation.text.JsonLine;
import java.io.IOException;

/**
 * A source that could not be read, or not to its end, or a record of it that could not.
 *
 * @param file its name
 * @param reason why
 */
record Unreadable(String file, String reason) {
    static Unreadable of(Source source, IOException failure) {
        return new Unreadable(source.name(), Failures.words(failure));
    }

    /** A record of a source that nothing could be made of; the others can be read all the same. */
    static Unreadable of(Source source, RecordText record, Throwable failure) {
        return new Unreadable(source.name(), record + ": " + Failures.words(failure));
    }

    /** A line for people. */
    String toText() {
        return "lyngk: " + Excerpt.printable(file) + ": " + Excerpt.printable(reason);
    }

    /** The members of a diagnostic, without a place. */
    String toJson() {
        return new JsonLine()
                .add("file", file)
                .add("record", null)
                .add("line", null)
                .add("column", null)
                .add("ply", null)
                .add("severity", Severity.ERROR.name())
                .add("code", DiagnosticCode.UNREADABLE.name())
                .add("rule", null)
                .add("message", reason)
                .end();
    }
}
