package io.github.lyngk.notation.text;

import com.google.common.base.Ascii;
import io.github.lyngk.core.Player;
import io.github.lyngk.notation.Diagnostic;
import io.github.lyngk.notation.ValidationSummary;

/**
 * Formats reports about records as text. Parts such as errors and codes can be painted, in colour for example; the text
 * is the same.
 */
public final class ReportText {
    /** A part of a report that can be painted. */
    public enum Part {
        /** An error. */
        ERROR("1;31"),
        /** A warning. */
        WARNING("1;33"),
        /** Good news, such as a number of valid records. */
        GOOD("32"),
        /** The code of a diagnostic. */
        CODE("1"),
        /** The caret below the place of a fault. */
        CARET("1;32");

        private final String code;

        Part(String code) {
            this.code = code;
        }

        /** {@return the parameters of the ANSI escape sequence that sets the colour of this part} */
        public String code() {
            return code;
        }
    }

    /** Paints a part, for example with a colour. */
    public interface Paint {
        /** {@return the text, painted} */
        String on(Part part, String text);
    }

    private static final String INDENT = "\n    ";

    /** Formats without paint. */
    public static final ReportText PLAIN = new ReportText((part, text) -> text);

    private final Paint paint;

    /** Formats with some paint. */
    public ReportText(Paint paint) {
        this.paint = paint;
    }

    /** {@return a diagnostic on one line} */
    public String line(Diagnostic diagnostic) {
        String file = diagnostic.file().isPresent() ? diagnostic.file().get() + ":" : "";
        String rule = diagnostic.rule().isPresent() ? " (" + diagnostic.rule().get() + ")" : "";
        return Excerpt.printable(file + diagnostic.line() + ":" + diagnostic.column() + ": ")
                + (diagnostic.isError() ? paint.on(Part.ERROR, "error") : paint.on(Part.WARNING, "warning"))
                + ": " + paint.on(Part.CODE, diagnostic.code().name()) + ": "
                + Excerpt.printable(diagnostic.message() + rule);
    }

    /** {@return the lines of an excerpt, indented, to follow another line; the caret is the last character} */
    public String below(String excerpt) {
        if (excerpt.isEmpty()) {
            return "";
        }
        int end = excerpt.indexOf('\n');
        int caret = excerpt.length() - 1;
        return INDENT
                + Excerpt.drawable(excerpt.substring(0, end))
                + INDENT
                + excerpt.substring(end + 1, caret)
                + paint.on(Part.CARET, excerpt.substring(caret));
    }

    /** {@return the numbers of a validation on one line; good and bad ones are painted if they are not 0} */
    public String line(ValidationSummary summary) {
        return count(summary.records(), "record") + ", " + count(summary.moves(), "move") + ": "
                + news(Part.GOOD, summary.valid(), " valid") + ", " + news(Part.ERROR, summary.invalid(), " invalid");
    }

    /** {@return how many files could not be read, to append to a summary; empty if there are none} */
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
