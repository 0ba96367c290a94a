package io.github.lyngk.notation.reading;

import io.github.lyngk.core.Position;
import io.github.lyngk.notation.Diagnostic;
import io.github.lyngk.notation.DiagnosticCode;
import io.github.lyngk.notation.Limits;
import io.github.lyngk.notation.Result;
import io.github.lyngk.notation.text.DiagnosticList;
import io.github.lyngk.notation.text.TextCut;
import org.jspecify.annotations.Nullable;

/**
 * Reads the moves of a record, well-formed or not, and reports all their faults: the main line with its variations, the
 * result and the comments after it.
 *
 * <p>An illegal move, or a word that cannot be read, ends its line of play; the rest of that line is only searched for
 * its end. After any other fault, reading continues.
 */
final class MovetextReader {
    /** Kept because {@code values()} would copy the array for every word. */
    private static final Result[] ALL_RESULTS = Result.values();

    private static final String RESULTS = "1-0, 0-1, 1/2-1/2 or *";

    private final Lexer lexer;
    private final DiagnosticList found;
    private final Parts parts = new Parts();
    private final @Nullable Replay replay;

    /**
     * Whether there may be too many parts. If not, parts are not counted, and whether a pass is due (R6) is found only
     * when needed, which is cheaper.
     */
    private final boolean counts;

    private final @Nullable LineReader main;

    private int count;
    private boolean complete;
    private @Nullable Result result;
    private int resultAt;

    /**
     * Begins after the tags.
     *
     * @param start the position before the first turn, null if it is not known: then nothing is played
     */
    MovetextReader(TextCut cut, int at, @Nullable Position start, DiagnosticList found) {
        this.lexer = new Lexer(cut, at, found);
        this.found = found;
        this.counts = mayHaveTooManyParts(cut);
        this.replay = start == null ? null : Replay.from(start);
        this.main = replay == null ? null : new LineReader(this, lexer, found, replay, 0);
    }

    /** Reads everything up to the end of the record. */
    Movetext read() {
        lexer.next();
        boolean played = main != null && main.readMain();
        if (!played) {
            skim();
        }
        boolean ended = lexer.kind() != Lexer.Kind.END || found.accepts(DiagnosticCode.MISSING_RESULT);
        complete = played && ended && !lexer.isBroken();
        if (main != null) {
            main.end(complete);
        }
        readResult(played);
        return new Movetext(parts, replay, complete, result, resultAt);
    }

    /** Searches for the result after a main line that cannot be played any further. */
    private void skim() {
        while (lexer.kind() != Lexer.Kind.END && result() == null) {
            if (lexer.kind() == Lexer.Kind.OPEN) {
                lexer.next();
                if (!skipVariation()) {
                    stillOpen();
                }
            }
            lexer.next();
        }
    }

    private void readResult(boolean played) {
        resultAt = lexer.start();
        result = result();
        if (result != null) {
            readClosing(played);
        } else if (!lexer.isBroken() && found.accepts(DiagnosticCode.MISSING_RESULT)) {
            String message = "no result follows the moves: " + RESULTS;
            report(resultAt, Diagnostic.error(DiagnosticCode.MISSING_RESULT, message));
        } else if (!lexer.isBroken()) {
            expected(resultAt, "a turn or the result: " + RESULTS);
        }
    }

    private void readClosing(boolean played) {
        if (played) {
            parts.add(Parts.RESULT);
        }
        while (lexer.next() == Lexer.Kind.COMMENT) {
            if (played) {
                comment();
            }
        }
        if (lexer.kind() != Lexer.Kind.END) {
            if (lexer.kind() != Lexer.Kind.WORD || lexer.checkWord()) {
                expected(lexer.start(), "nothing but comments after the result, then a blank line and the next record");
            }
            complete = false;
            result = null;
        }
        complete &= !lexer.isBroken() && main != null && main.hasAllTurns();
    }

    /** {@return the result that the token is, null if it is none} */
    @Nullable
    Result result() {
        if (lexer.kind() == Lexer.Kind.WORD) {
            for (Result each : ALL_RESULTS) {
                if (lexer.is(each.text())) {
                    return each;
                }
            }
        }
        return null;
    }

    /** Adds the comment that is the token. */
    void comment() {
        if (lexer.insideFrom() >= 0 && room(1, lexer.start())) {
            parts.comment(lexer.insideFrom(), lexer.insideTo());
        }
    }

    /** Skips to the closing parenthesis of a variation; {@return whether there is one} */
    boolean skipVariation() {
        int open = 1;
        while (lexer.kind() != Lexer.Kind.END) {
            open += lexer.kind() == Lexer.Kind.OPEN ? 1 : lexer.kind() == Lexer.Kind.CLOSE ? -1 : 0;
            if (open == 0) {
                return true;
            }
            lexer.next();
        }
        return false;
    }

    /**
     * Reports a closing parenthesis in the main line, unless turns are lost: then the opening parenthesis may be lost
     * too.
     */
    void closesNothing() {
        if (main == null || main.hasAllTurns()) {
            expected(lexer.start(), "no \")\": no variation is open");
        }
    }

    /** Reports that a variation is open at the end, unless the text is cut off; {@return whether it is not} */
    boolean stillOpen() {
        boolean whole = !lexer.isBroken();
        if (whole && (main == null || main.hasAllTurns())) {
            expected(lexer.start(), "\")\": a variation is open");
        }
        lexer.stop();
        return whole;
    }

    /** {@return whether the record has room for more parts; if not, this is reported and reading stops} */
    boolean room(int more, int index) {
        if (counts && count > Limits.PARTS - more) {
            report(index, Diagnostic.error(DiagnosticCode.LIMIT, Parts.TOO_MANY));
            lexer.stop();
            return false;
        }
        count += more;
        return true;
    }

    /** {@return whether parts are counted: then a pass is counted with the move that forces it} */
    boolean counts() {
        return counts;
    }

    /** {@return whether a text is so long that it may have too many parts: a byte never makes more than two} */
    static boolean mayHaveTooManyParts(TextCut cut) {
        return cut.bytes().length > Limits.PARTS / 2;
    }

    void expected(int index, String what) {
        report(index, Diagnostic.error(DiagnosticCode.SYNTAX, "expected " + what));
    }

    private void report(int index, Diagnostic diagnostic) {
        found.addAtByte(index, diagnostic);
    }

    Parts parts() {
        return parts;
    }
}
