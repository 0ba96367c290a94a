package io.github.lyngk.notation.text;

import com.google.common.base.Ascii;
import io.github.lyngk.core.Player;
import io.github.lyngk.notation.Diagnostic;
import io.github.lyngk.notation.ValidationSummary;

/** What people are told about records. The parts that may stand out can be painted; the text is the same with and without. */
public final class ReportText {
    /** What may stand out. */
    public enum Part {
        /** What is wrong. */
        ERROR,
        /** What may be wrong. */
        WARNING,
        /** What is right. */
        GOOD,
        /** A code to look for. */
        CODE,
        /** The caret below a place. */
        CARET
    }

    /** Makes a part stand out. */
    public interface Paint {
        /** {@return the text, painted} */
        String on(Part part, String text);
    }

    private static final String INDENT = "\n    ";

    /** Tells without paint. */
    public static final ReportText PLAIN = new ReportText((part, text) -> text);

    private final Paint paint;

    /** Tells with some paint. */
    public ReportText(Paint paint) {
        this.paint = paint;
    }

    /** {@return a line about a diagnostic} */
    public String line(Diagnostic diagnostic) {
        String file = diagnostic.file().isPresent() ? diagnostic.file().get() + ":" : "";
        String rule = diagnostic.rule().isPresent() ? " (" + diagnostic.rule().get() + ")" : "";
        return Excerpt.printable(file + diagnostic.line() + ":" + diagnostic.column() + ": ")
                + (diagnostic.isError() ? paint.on(Part.ERROR, "error") : paint.on(Part.WARNING, "warning"))
                + ": " + paint.on(Part.CODE, diagnostic.code().name()) + ": "
                + Excerpt.printable(diagnostic.sentence() + rule);
    }

    /** {@return the lines of an excerpt, indented, below another line; the caret is the last character of all} */
    public String below(String excerpt) {
        if (excerpt.isEmpty()) {
            return "";
        }
        int caret = excerpt.length() - 1;
        return INDENT
                + excerpt.substring(0, caret).replace("\n", INDENT)
                + paint.on(Part.CARET, excerpt.substring(caret));
    }

    /** {@return a line with the numbers of a validation; those that are good or bad news stand out if they are not 0} */
    public String line(ValidationSummary summary) {
        return count(summary.records(), "record") + ", " + count(summary.moves(), "move") + ": "
                + news(Part.GOOD, summary.valid(), " valid") + ", " + news(Part.ERROR, summary.invalid(), " invalid");
    }

    /** {@return how many files could not be read, behind a summary; nothing if all could} */
    public String unreadable(long files) {
        return files == 0 ? "" : ", " + paint.on(Part.ERROR, count(files, "file") + " unreadable");
    }

    private String news(Part part, long number, String what) {
        return number > 0 ? paint.on(part, number + what) : number + what;
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
