package io.github.lyngk.notation.cli;

import io.github.lyngk.notation.Diagnostic;
import io.github.lyngk.notation.ValidationSummary;
import io.github.lyngk.notation.shell.Terminal;
import io.github.lyngk.notation.text.ReportText;

/**
 * Formats human-readable reports, with colours on a terminal that supports them; the text is the same without colours.
 */
final class ColoredText {
    private ColoredText() {}

    /** Returns {@link Diagnostic#toText} with its severity, its code and the caret coloured. */
    static String of(Diagnostic diagnostic, Terminal terminal) {
        ReportText text = painted(terminal);
        return text.line(diagnostic) + text.below(diagnostic.excerpt());
    }

    /**
     * Returns {@link ValidationSummary#toText} and the number of unreadable files; numbers that are not 0 are coloured.
     */
    static String of(ValidationSummary summary, long unreadable, Terminal terminal) {
        ReportText text = painted(terminal);
        return text.line(summary) + text.unreadable(unreadable);
    }

    private static ReportText painted(Terminal terminal) {
        return terminal.colored()
                ? new ReportText((part, text) -> "\33[" + part.code() + "m" + text + "\33[0m")
                : ReportText.PLAIN;
    }
}
