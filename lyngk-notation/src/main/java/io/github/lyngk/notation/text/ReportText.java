package io.github.lyngk.notation.text;

import com.google.common.base.Ascii;
import io.github.lyngk.core.Player;
import io.github.lyngk.notation.Diagnostic;
import io.github.lyngk.notation.ValidationSummary;

/** Formats reports about records as text, plain or with colours for a terminal; the text is the same. */
public final class ReportText {
    /** Formats without colours. */
    public static final ReportText PLAIN = new ReportText(false);

    /** Formats with colours. */
    public static final ReportText COLORED = new ReportText(true);

    /** The parameters of the ANSI escape sequences that set colours. */
    private static final String ERROR = "1;31";

    private static final String WARNING = "1;33";
    private static final String VALID = "32";
    private static final String CODE = "1";
    private static final String CARET = "1;32";

    private static final String INDENT = "\n    ";

    private final boolean colored;

    private ReportText(boolean colored) {
        this.colored = colored;
    }

    /** {@return a diagnostic on one line} */
    public String line(Diagnostic diagnostic) {
        String file = diagnostic.file().isPresent() ? diagnostic.file().get() + ":" : "";
        String rule = diagnostic.rule().isPresent() ? " (" + diagnostic.rule().get() + ")" : "";
        return Excerpt.printable(file + diagnostic.line() + ":" + diagnostic.column() + ": ")
                + (diagnostic.isError() ? color(ERROR, "error") : color(WARNING, "warning"))
                + ": " + color(CODE, diagnostic.code().name()) + ": "
                + Excerpt.printable(diagnostic.message() + rule);
    }

    /** {@return a diagnostic on one line, and its excerpt, if any, on indented lines; without a line end at the end} */
    public String lines(Diagnostic diagnostic) {
        String excerpt = diagnostic.excerpt();
        if (excerpt.isEmpty()) {
            return line(diagnostic);
        }
        int end = excerpt.indexOf('\n');
        int caret = excerpt.length() - 1;
        return line(diagnostic)
                + INDENT
                + Excerpt.drawable(excerpt.substring(0, end))
                + INDENT
                + excerpt.substring(end + 1, caret)
                + color(CARET, excerpt.substring(caret));
    }

    /**
     * {@return the numbers of a validation on one line; those of valid and invalid records and of unreadable files are
     * coloured if they are not 0}
     *
     * @param unreadable how many files could not be read; 0 is left out
     */
    public String line(ValidationSummary summary, long unreadable) {
        return count(summary.records(), "record") + ", " + count(summary.moves(), "move") + ": "
                + number(VALID, summary.valid(), " valid") + ", " + number(ERROR, summary.invalid(), " invalid")
                + (unreadable == 0 ? "" : ", " + color(ERROR, count(unreadable, "file") + " unreadable"));
    }

    private String number(String color, long number, String what) {
        return number > 0 ? color(color, number + what) : number + what;
    }

    private String color(String color, String text) {
        return colored ? "\33[" + color + "m" + text + "\33[0m" : text;
    }

    /** {@return "first player" or "second player"} */
    public static String name(Player player) {
        return Ascii.toLowerCase(player.name()) + " player";
    }

    /** {@return a number of things, in the singular if it is one} */
    public static String count(long number, String what) {
        return number + " " + what + (number == 1 ? "" : "s");
    }
}
