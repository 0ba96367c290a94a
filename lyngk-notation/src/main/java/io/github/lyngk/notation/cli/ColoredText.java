package io.github.lyngk.notation.cli;

import io.github.lyngk.notation.Diagnostic;
import io.github.lyngk.notation.ValidationSummary;
import io.github.lyngk.notation.shell.Style;
import io.github.lyngk.notation.shell.Terminal;
import io.github.lyngk.notation.text.Excerpt;

/** What is told to people, with colours on a terminal that shows them; the text is the same with and without. */
final class ColoredText {
    private ColoredText() {}

    /** What {@link Diagnostic#toText} says: how grave it is, its code and the caret stand out. */
    static String of(Diagnostic diagnostic, Terminal terminal) {
        String place = diagnostic.file().map(file -> file + ":").orElse("") + diagnostic.line() + ":"
                + diagnostic.column() + ": ";
        String rule = diagnostic.rule().map(broken -> " (" + broken + ")").orElse("");
        return Excerpt.printable(place)
                + (diagnostic.isError()
                        ? Style.ERROR.paint("error", terminal)
                        : Style.WARNING.paint("warning", terminal))
                + ": " + Style.NAME.paint(diagnostic.code().name(), terminal) + ": "
                + Excerpt.printable(diagnostic.sentence()) + rule + excerpt(diagnostic.excerpt(), terminal);
    }

    /** The lines of an excerpt, indented; the caret is the last character of all. */
    private static String excerpt(String lines, Terminal terminal) {
        if (lines.isEmpty()) {
            return "";
        }
        int caret = lines.length() - 1;
        return "\n    " + lines.substring(0, caret).replace("\n", "\n    ")
                + Style.PLACE.paint(lines.substring(caret), terminal);
    }

    /** What {@link ValidationSummary#toText} says, and how many files could not be read; numbers that are not 0 stand out. */
    static String of(ValidationSummary summary, long unreadable, Terminal terminal) {
        return count(summary.records(), "record") + ", " + count(summary.moves(), "move") + ": "
                + painted(summary.valid(), " valid", Style.GOOD, terminal) + ", "
                + painted(summary.invalid(), " invalid", Style.ERROR, terminal)
                + (unreadable == 0
                        ? ""
                        : ", " + Style.ERROR.paint(count(unreadable, "file") + " unreadable", terminal));
    }

    private static String painted(long number, String what, Style style, Terminal terminal) {
        return number > 0 ? style.paint(number + what, terminal) : number + what;
    }

    private static String count(long number, String what) {
        return number + " " + what + (number == 1 ? "" : "s");
    }
}
