package io.github.lyngk.notation.reading;

import static java.util.Objects.requireNonNull;

import io.github.lyngk.core.Position;
import io.github.lyngk.notation.Diagnostic;
import io.github.lyngk.notation.DiagnosticCode;
import io.github.lyngk.notation.Limits;
import io.github.lyngk.notation.Result;
import io.github.lyngk.notation.text.DiagnosticList;
import io.github.lyngk.notation.text.TextCut;
import org.jspecify.annotations.Nullable;

/**
 * Reads what follows the tags of a record and reports all that is wrong with it: the main line with its variations, the
 * result and the comments after it. What is legal becomes {@link Parts}.
 *
 * <p>At an illegal move, or a word that cannot be read, a line of play ends, and the rest of it is only looked through
 * for its end. Whatever else is wrong is reported, and reading goes on.
 */
public final class MovetextReader {
    /** As {@code values()} would copy them for every word. */
    private static final Result[] ALL_RESULTS = Result.values();

    private static final String RESULTS = "1-0, 0-1, 1/2-1/2 or *";

    private final Lexer lexer;
    private final DiagnosticList found;
    private final Parts parts = new Parts();
    private final @Nullable LineReader main;

    /** Whether there may be too many parts; in a short text there cannot be, and nothing need be counted. */
    private final boolean counts;

    private int count;
    private boolean complete;
    private boolean leftOpen;
    private @Nullable Result result;
    private int resultAt;

    /**
     * Begins behind the tags.
     *
     * @param start the position before the first turn, null if it is not known: then nothing is played
     */
    public MovetextReader(TextCut cut, int at, @Nullable Position start, DiagnosticList found) {
        this.lexer = new Lexer(cut, at, found);
        this.found = found;
        this.counts = cut.bytes().length > Limits.PARTS / 2;
        this.main = start == null ? null : new LineReader(this, lexer, found, Replay.from(start), 0);
    }

    /** Reads everything up to the end of the record. */
    public void read() {
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
    }

    /** Looks for the result behind a line that cannot be played any further. */
    private void skim() {
        while (lexer.kind() != Lexer.Kind.END && result() == null) {
            if (lexer.kind() == Lexer.Kind.OPEN) {
                lexer.next();
                skipVariation();
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
            String sentence = "no result follows the moves: " + RESULTS;
            report(resultAt, Diagnostic.error(DiagnosticCode.MISSING_RESULT, sentence));
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
            lexer.scan();
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
        if (lexer.kind() == Lexer.Kind.WORD && lexer.mayBeResult()) {
            lexer.scan();
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
            parts.add(Parts.COMMENT);
            parts.add(lexer.insideFrom());
            parts.add(lexer.insideTo());
        }
    }

    /**
     * Goes to the closing parenthesis of a variation, whatever is before it; if there is none, this is reported.
     *
     * @return whether there is one
     */
    boolean skipVariation() {
        int open = 1;
        while (lexer.kind() != Lexer.Kind.END) {
            open += lexer.kind() == Lexer.Kind.OPEN ? 1 : lexer.kind() == Lexer.Kind.CLOSE ? -1 : 0;
            if (open == 0) {
                return true;
            }
            lexer.next();
        }
        stillOpen();
        return false;
    }

    /** Reports a closing parenthesis in the main line, unless turns are lost: then the opening one may be. */
    void closesNothing() {
        if (main == null || main.hasAllTurns()) {
            expected(lexer.start(), "no \")\": no variation is open");
        }
    }

    /** Reports that a variation is open at the end, unless it is no wonder. */
    private void stillOpen() {
        if (!lexer.isBroken()) {
            expected(lexer.start(), "\")\": a variation is open");
            lexer.stop();
            leftOpen = true;
        }
    }

    /** {@return whether it was reported that a variation is open at the end} */
    boolean isLeftOpen() {
        return leftOpen;
    }

    /** {@return whether some more parts fit into the record; if not, this is reported and nothing more is read} */
    boolean room(int more, int index) {
        if (counts && count > Limits.PARTS - more) {
            report(index, Diagnostic.error(DiagnosticCode.LIMIT, Parts.TOO_MANY));
            lexer.stop();
            return false;
        }
        count += more;
        return true;
    }

    /** {@return whether parts are counted, so that a pass must be counted with the move that forces it} */
    boolean counts() {
        return counts;
    }

    void expected(int index, String what) {
        report(index, Diagnostic.error(DiagnosticCode.SYNTAX, "expected " + what));
    }

    private void report(int index, Diagnostic diagnostic) {
        found.addAtByte(index, diagnostic);
    }

    /** {@return what was legal} */
    public Parts parts() {
        return parts;
    }

    /** {@return the position after the last legal turn; there must have been a start} */
    public Position end() {
        return requireNonNull(main, "no start").position();
    }

    /** {@return how many moves of the main line were played} */
    public int moves() {
        return main == null ? 0 : main.moves();
    }

    /** {@return whether the main line was played to its end, and nothing but comments follows} */
    public boolean isComplete() {
        return complete;
    }

    /** {@return the result that is written, null if there is none} */
    public @Nullable Result writtenResult() {
        return result;
    }

    /** {@return where in the text it is, or belongs} */
    public int resultAt() {
        return resultAt;
    }
}
