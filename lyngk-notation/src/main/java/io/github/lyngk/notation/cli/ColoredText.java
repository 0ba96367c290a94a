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
        return text.fault(
                        diagnostic.file().orElse(null),
                        diagnostic.line(),
                        diagnostic.column(),
                        diagnostic.isError(),
                        diagnostic.code().name(),
                        diagnostic.sentence(),
                        diagnostic.rule().orElse(null))
                + text.below(excerpt(diagnostic.excerpt(), terminal));
    }

    /** Where what stands before the caret takes more room than it should, the caret moves on. */
    private static String excerpt(String excerpt, Terminal terminal) {
        if (terminal.shows(excerpt)) {
            return excerpt;
        }
        int end = excerpt.indexOf('\n');
        String line = excerpt.substring(0, end);
        String caret = excerpt.substring(end + 1);
        String before = line.substring(0, line.offsetByCodePoints(0, caret.length() - 1));
        return line + "\n" + " ".repeat(columns(terminal.shown(before)) - columns(before)) + caret;
    }

    private static int columns(String text) {
        return text.codePointCount(0, text.length());
    }

    /** What {@link ValidationSummary#toText} says, and how many files could not be read; numbers that are not 0 stand out. */
    static String of(ValidationSummary summary, long unreadable, Terminal terminal) {
        ReportText text = painted(terminal);
        return text.summary(summary.records(), summary.moves(), summary.valid(), summary.invalid())
                + text.unreadable(unreadable);
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
