package io.github.lyngk.notation.movelist;

import com.google.common.base.CharMatcher;
import io.github.lyngk.core.NotationException;
import io.github.lyngk.core.Point;
import io.github.lyngk.notation.Diagnostic;
import io.github.lyngk.notation.DiagnosticCode;
import io.github.lyngk.notation.Limits;
import io.github.lyngk.notation.text.DiagnosticList;
import io.github.lyngk.notation.text.FreeText;
import io.github.lyngk.notation.text.TextCut;
import java.util.Optional;

/**
 * The words of a list of moves, one at a time. The first fault ends a list, so that only that one is reported.
 *
 * <p>Indexes are those of the text of the record.
 */
public final class Words {
    private static final CharMatcher BLANK = CharMatcher.anyOf(" \t");
    private static final CharMatcher LINE_END = CharMatcher.is('\n');
    private static final CharMatcher BETWEEN = BLANK.or(LINE_END);

    /** What begins a comment or is a parenthesis in other formats: a word of its own, and never a move. */
    private static final CharMatcher BRACKET = CharMatcher.anyOf("(){;");

    private static final int POINT = 2;

    /** The text; of one that is too long, its whole lines. */
    private final String text;

    private final boolean tooLong;
    private final DiagnosticList diagnostics;
    private boolean failed;
    private int start;
    private int end;
    private boolean first;

    Words(TextCut cut, DiagnosticList diagnostics) {
        String all = cut.text();
        text = LINE_END.trimTrailingFrom(cut.tooLong() ? all.substring(0, all.lastIndexOf('\n') + 1) : all);
        tooLong = cut.tooLong();
        this.diagnostics = diagnostics;
    }

    /** Takes the first line, without the blanks around it, as one word; {@return false if the text has none} */
    boolean nextLine() {
        if (text.isEmpty()) {
            return endTooEarly();
        }
        int lineEnd = text.indexOf('\n');
        end = lineEnd < 0 ? text.length() : lineEnd;
        String line = text.substring(0, end);
        start = BLANK.negate().indexIn(line);
        end = start + BLANK.trimFrom(line).length();
        return true;
    }

    /** Goes on to the next word; {@return false if there is none that can be read, be it for a fault or the end} */
    boolean next() {
        int before = end;
        start = BETWEEN.negate().indexIn(text, end);
        if (start < 0) {
            start = text.length();
            end = start;
            return endTooEarly();
        }
        first = LINE_END.indexIn(text.substring(before, start)) >= 0;
        end = start + 1;
        if (isMove()) {
            end = BETWEEN.or(BRACKET).indexIn(text, start);
            end = end < 0 ? text.length() : end;
        }
        int bad = CharMatcher.inRange('!', '~').negate().indexIn(word());
        if (bad >= 0) {
            return badCharacter(start + bad, "a token");
        }
        return end - start <= Limits.TOKEN
                || fail(start, DiagnosticCode.LIMIT, "a token has more than " + Limits.TOKEN + " characters");
    }

    /** Fails if the text was cut off; {@return false} */
    private boolean endTooEarly() {
        return tooLong
                && fail(text.length(), DiagnosticCode.LIMIT, "a record takes more than " + Limits.RECORD + " bytes");
    }

    /** {@return the index of the first char of the word} */
    int start() {
        return start;
    }

    /** {@return the index after the last char of the word} */
    int end() {
        return end;
    }

    /** {@return the word} */
    String word() {
        return text.substring(start, end);
    }

    /** {@return a char of the word by its index in the text, or a blank from its end on} */
    char at(int index) {
        return index < end ? text.charAt(index) : ' ';
    }

    /** {@return whether the word is the first of its line} */
    boolean isFirst() {
        return first;
    }

    /** {@return whether the word may be a move} */
    boolean isMove() {
        return !BRACKET.matches(text.charAt(start));
    }

    /** Reads the point at an index in the word; empty after failing. */
    Optional<Point> point(int index) {
        try {
            return Optional.of(Point.parse(text.substring(index, Math.min(index + POINT, end))));
        } catch (NotationException e) {
            return expected(index, "a point, such as c7");
        }
    }

    /** Fails because of a character: half a surrogate pair is a fault of the encoding. */
    boolean badCharacter(int index, String where) {
        return FreeText.isUnpaired(text, index)
                ? fail(index, DiagnosticCode.ENCODING, "the bytes here are not UTF-8")
                : fail(
                        index,
                        DiagnosticCode.SYNTAX,
                        where + " cannot hold the character " + FreeText.hex(text.codePointAt(index)));
    }

    /** Fails for want of something; {@return empty} */
    <T> Optional<T> expected(int index, String what) {
        fail(index, DiagnosticCode.SYNTAX, "expected " + what);
        return Optional.empty();
    }

    /** Fails with an error; {@return false} */
    boolean fail(int index, DiagnosticCode code, String sentence) {
        return fail(index, Diagnostic.error(code, sentence));
    }

    /** Ends the list with an error, unless it has ended with one; {@return false} */
    boolean fail(int index, Diagnostic error) {
        if (!failed) {
            diagnostics.add(index, error);
        }
        failed = true;
        return false;
    }
}
