package io.github.lyngk.notation.cli;

import io.github.lyngk.notation.Diagnostic;
import io.github.lyngk.notation.ValidationSummary;
import io.github.lyngk.notation.shell.Style;
import io.github.lyngk.notation.shell.Terminal;
import io.github.lyngk.notation.text.ReportText;

/** What is told to people, with colours on a terminal that shows them; the text is the same with and without. */
final class ColoredText {
    private ColoredText() {}

    /** What {@link Diagnostic#toText} says: how grave it is, its code and the caret stand out. */
    static String of(Diagnostic diagnostic, Terminal terminal) {
        ReportText text = painted(terminal);
        return text.line(diagnostic) + text.below(diagnostic.excerpt());
    }

    /** What {@link ValidationSummary#toText} says, and how many files could not be read; numbers that are not 0 stand out. */
    static String of(ValidationSummary summary, long unreadable, Terminal terminal) {
        ReportText text = painted(terminal);
        return text.line(summary) + text.unreadable(unreadable);
    }

    private static ReportText painted(Terminal terminal) {
        return new ReportText((part, text) -> style(part).paint(text, terminal));
    }

    private static Style style(ReportText.Part part) {
        return switch (part) {
            case ERROR -> Style.ERROR;
            case WARNING -> Style.WARNING;
            case GOOD -> Style.GOOD;
            case CODE -> Style.NAME;
            case CARET -> Style.PLACE;
        };
    }
}
