package io.github.lyngk.notation.reading;

import io.github.lyngk.notation.DiagnosticCode;
import io.github.lyngk.notation.Limits;
import io.github.lyngk.notation.text.Fault;
import io.github.lyngk.notation.text.FreeText;
import io.github.lyngk.notation.text.TextCut;

/**
 * Cuts the text of a record into tokens. After {@link #next} the token is described by {@link #kind}, {@link #start} and
 * {@link #end}. A faulty token is taken as a whole before the fault is thrown, so that reading can go on behind it.
 */
public final class Lexer {
    /** What a token is. */
    public enum Kind {
        /** A number, move, pass, annotation or result: anything without blanks. */
        WORD,
        /** A comment in either form. */
        COMMENT,
        /** The start of a variation. */
        OPEN,
        /** The end of a variation. */
        CLOSE,
        /** The end of the text. */
        END
    }

    /** The ASCII characters that may stand in a word: neither blanks nor controls, nor the start of another token. */
    private static final boolean[] WORD = new boolean[0x80];

    static {
        for (char c = '!'; c < 0x7f; c++) {
            WORD[c] = !opensToken(c);
        }
    }

    private final String text;
    private final boolean cutOff;
    private final boolean joined;
    private Kind kind = Kind.END;
    private int start;
    private int end;

    /** The comment that is the token, if it is one. */
    private String comment = "";

    /** Begins at the start of a text. */
    public Lexer(TextCut cut) {
        text = cut.text();
        cutOff = cut.tooLong();
        joined = cut.joined();
    }

    /** {@return whether the text follows another without a blank line} */
    boolean isJoined() {
        return joined;
    }

    /** {@return the whole text} */
    public String text() {
        return text;
    }

    /** {@return what the token is} */
    public Kind kind() {
        return kind;
    }

    /** {@return the index of the first char of the token} */
    public int start() {
        return start;
    }

    /** {@return the index after the last char of the token} */
    public int end() {
        return end;
    }

    String comment() {
        return comment;
    }

    /** Goes on reading at an index. */
    public void moveTo(int index) {
        end = index;
    }

    /**
     * Reads the next token.
     *
     * @throws Fault if the next token is malformed or too long
     */
    public Kind next() {
        int at = end;
        while (at < text.length() && isBlank(text.charAt(at))) {
            at++;
        }
        start = at;
        end = at;
        if (start == text.length()) {
            kind = Kind.END;
            checkCutOff();
            return kind;
        }
        switch (text.charAt(start)) {
            case '(' -> single(Kind.OPEN);
            case ')' -> single(Kind.CLOSE);
            case '{' -> bracedComment();
            case ';' -> restOfLineComment();
            default -> word();
        }
        checkCutOff();
        return kind;
    }

    /** Goes on to the next token, faulty or not. */
    void skip() {
        try {
            next();
        } catch (Fault fault) {
            // The fault that made the reader skip has been reported; what it skips is not read.
        }
    }

    /** {@return whether the token is exactly this text} */
    public boolean is(String token) {
        return end - start == token.length() && text.startsWith(token, start);
    }

    /** {@return the first char of the token, which must not be the end} */
    char first() {
        return text.charAt(start);
    }

    private void single(Kind one) {
        kind = one;
        end = start + 1;
    }

    private void bracedComment() {
        kind = Kind.COMMENT;
        // No further than the brace: a line may hold any number of comments.
        int close = start;
        while (close < text.length() && text.charAt(close) != '}' && text.charAt(close) != '\n') {
            close++;
        }
        boolean closed = close < text.length() && text.charAt(close) == '}';
        end = closed ? close + 1 : close;
        checkCutOff();
        comment = comment(start + 1, close);
        if (!closed) {
            throw Fault.expected(close, "\"}\" before the end of the line");
        }
    }

    private void restOfLineComment() {
        kind = Kind.COMMENT;
        int lineEnd = text.indexOf('\n', start);
        end = lineEnd < 0 ? text.length() : lineEnd;
        checkCutOff();
        comment = comment(start + 1, end);
    }

    private String comment(int from, int to) {
        String inside = text.substring(from, to);
        int fault = FreeText.indexOfFault(inside);
        if (fault >= 0) {
            throw badCharacter(from + fault, "a comment");
        }
        if (!FreeText.fits(inside.strip(), Limits.COMMENT)) {
            throw tooLong("a comment", Limits.COMMENT);
        }
        return inside;
    }

    private void word() {
        kind = Kind.WORD;
        int bad = -1;
        int at = start;
        for (; at < text.length(); at++) {
            char c = text.charAt(at);
            if (c < WORD.length && WORD[c]) {
                continue;
            }
            if (isBlank(c) || opensToken(c)) {
                break;
            }
            bad = bad < 0 ? at : bad;
        }
        end = at;
        checkCutOff();
        if (bad >= 0) {
            throw badCharacter(bad, "a token");
        }
        if (NagSigns.gluedFrom(text, start, end) - start > Limits.TOKEN) {
            throw tooLong("a token", Limits.TOKEN);
        }
    }

    /** {@return the fault of a character where it must not stand: half a surrogate pair is a fault of the encoding} */
    public Fault badCharacter(int index, String where) {
        if (FreeText.isUnpaired(text, index)) {
            return Fault.of(DiagnosticCode.ENCODING, index, "the bytes here are not UTF-8");
        }
        int codePoint = text.codePointAt(index);
        return Fault.of(DiagnosticCode.SYNTAX, index, where + " cannot hold the character " + FreeText.hex(codePoint));
    }

    Fault tooLong(String what, int limit) {
        return Fault.of(DiagnosticCode.LIMIT, start, what + " has more than " + limit + " characters");
    }

    /** A token that reaches the end of a text that was cut off is not worth reading. */
    public void checkCutOff() {
        if (cutOff && end == text.length()) {
            throw Fault.of(DiagnosticCode.LIMIT, end, "a record takes more than " + Limits.RECORD + " bytes");
        }
    }

    private static boolean isBlank(char c) {
        return c == '\n' || FreeText.isBlank(c);
    }

    private static boolean opensToken(char c) {
        return c == '(' || c == ')' || c == '{' || c == ';';
    }
}
