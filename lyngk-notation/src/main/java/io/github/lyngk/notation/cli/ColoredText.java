package io.github.lyngk.notation.cli;

import io.github.lyngk.notation.Diagnostic;
import io.github.lyngk.notation.ValidationSummary;
import io.github.lyngk.notation.shell.Style;
import io.github.lyngk.notation.shell.Terminal;
import io.github.lyngk.notation.text.Excerpt;

/** What is told to people, with colours on a terminal that shows them; the text is the same with and without. */
final class ColoredText {
    private ColoredText() {}

    /** A diagnostic and its excerpt: how grave it is, its code and the caret stand out. */
    static String of(Diagnostic diagnostic, Terminal terminal) {
        String text = diagnostic.toText();
        String word = diagnostic.isError() ? "error" : "warning";
        String code = diagnostic.code().name();
        String plain = word + ": " + code;
        // Between the name of the file, which may hold anything, and these words there are numbers only.
        int at = text.indexOf(
                plain, Excerpt.printable(diagnostic.file().orElse("")).length());
        int caret = diagnostic.excerpt().isEmpty() ? text.length() : text.lastIndexOf('^');
        Style style = diagnostic.isError() ? Style.ERROR : Style.WARNING;
        return text.substring(0, at)
                + style.paint(word, terminal)
                + ": "
                + Style.NAME.paint(code, terminal)
                + text.substring(at + plain.length(), caret)
                + (caret < text.length() ? Style.PLACE.paint(text.substring(caret), terminal) : "");
    }

    /** A summary: numbers of records that are not 0 stand out. */
    static String of(ValidationSummary summary, Terminal terminal) {
        String valid = summary.valid() + " valid";
        String invalid = summary.invalid() + " invalid";
        String text = summary.toText();
        text = text.substring(0, text.length() - (valid + ", " + invalid).length());
        return text
                + (summary.valid() > 0 ? Style.GOOD.paint(valid, terminal) : valid)
                + ", "
                + (summary.invalid() > 0 ? Style.ERROR.paint(invalid, terminal) : invalid);
    }
}
