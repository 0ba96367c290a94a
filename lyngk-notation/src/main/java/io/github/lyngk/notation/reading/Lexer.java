package io.github.lyngk.notation.reading;

import io.github.lyngk.notation.Diagnostic;
import io.github.lyngk.notation.DiagnosticCode;
import io.github.lyngk.notation.Limits;
import io.github.lyngk.notation.text.DiagnosticList;
import io.github.lyngk.notation.text.FreeText;
import io.github.lyngk.notation.text.TextCut;
import io.github.lyngk.notation.text.Utf8;

/**
 * Splits the moves of a record into tokens. After {@link #next}, {@link #kind}, {@link #start} and {@link #end}
 * describe the token. Faults of comments are reported here, those of words only by {@link #checkWord}.
 */
final class Lexer {
    /** The kind of a token. */
    enum Kind {
        /** A number, move, pass, annotation or result: anything without blanks. */
        WORD,
        /** A comment in either form, well-formed or not. */
        COMMENT,
        /** The start of a variation. */
        OPEN,
        /** The end of a variation. */
        CLOSE,
        /** The end of the text. */
        END
    }

    /** The role of each byte in a word: part of it, a fault, or its end (a blank or the start of another token). */
    private static final byte[] ROLES = new byte[0x100];

    private static final int PART = 0;
    private static final int FAULT = 1;
    private static final int END_OF_WORD = 2;

    static {
        for (int b = 0; b < ROLES.length; b++) {
            boolean ends = " \t\n(){;".indexOf(b) >= 0;
            ROLES[b] = (byte) (ends ? END_OF_WORD : b > ' ' && b < 0x7f ? PART : FAULT);
        }
    }

    private final byte[] text;
    private final boolean cutOff;
    private final DiagnosticList found;
    private Kind kind = Kind.END;
    private int start;
    private int end;

    /** Whether all bytes of the word may be part of a word. */
    private boolean plain;

    /** Where the text inside the comment begins; negative if the comment is malformed. */
    private int insideFrom;

    private int insideTo;
    private boolean broken;

    /** Begins at an index of a text. */
    Lexer(TextCut cut, int at, DiagnosticList found) {
        this.text = cut.bytes();
        this.cutOff = cut.tooLong();
        this.found = found;
        this.end = at;
    }

    byte[] text() {
        return text;
    }

    Kind kind() {
        return kind;
    }

    /** {@return the index of the first byte of the token} */
    int start() {
        return start;
    }

    /** {@return the index after the last byte of the token} */
    int end() {
        return end;
    }

    /** {@return whether the text is cut off, which has been reported: then nothing else is reported as missing} */
    boolean isBroken() {
        return broken;
    }

    /** Stops reading; nothing after this is reported as missing. */
    Kind stop() {
        broken = true;
        start = text.length;
        end = text.length;
        kind = Kind.END;
        return kind;
    }

    /** Reads the next token. */
    Kind next() {
        int at = end;
        while (at < text.length && isBlank(text[at])) {
            at++;
        }
        start = at;
        end = at;
        if (at == text.length) {
            kind = Kind.END;
        } else {
            switch (text[at]) {
                case '(' -> single(Kind.OPEN);
                case ')' -> single(Kind.CLOSE);
                case '{', ';' -> comment();
                default -> word();
            }
        }
        if (cutOff && end == text.length && !broken) {
            report(end, DiagnosticCode.LIMIT, TextCut.TOO_LONG);
            stop();
        }
        return kind;
    }

    private void single(Kind one) {
        kind = one;
        end = start + 1;
    }

    /** {@return whether a byte ends the word before it: whether it is a blank or begins another token} */
    static boolean endsWord(byte b) {
        return ROLES[b & 0xff] == END_OF_WORD;
    }

    /** Ends the word early, so that the next one begins there. */
    void splitAt(int index) {
        end = index;
    }

    private void word() {
        kind = Kind.WORD;
        plain = true;
        while (end < text.length && !endsWord(text[end])) {
            plain &= ROLES[text[end++] & 0xff] == PART;
        }
    }

    /** Reports characters that no word may have; {@return whether there are none} */
    boolean checkWord() {
        if (!plain) {
            int bad = start;
            while (ROLES[text[bad] & 0xff] != FAULT) {
                bad++;
            }
            badCharacter(bad, "here");
            return false;
        }
        if (end - start > Limits.TOKEN && signFrom() - start > Limits.TOKEN) {
            tooLong("a token", Limits.TOKEN);
            return false;
        }
        return true;
    }

    /**
     * {@return where a sign such as {@code !?} begins that is glued to the end of the word; it is a token of its own}
     */
    private int signFrom() {
        int from = end;
        while (from > start && end - from < 2 && (text[from - 1] == '!' || text[from - 1] == '?')) {
            from--;
        }
        return from;
    }

    /** {@return the first byte of the token, which must not be the end} */
    byte first() {
        return text[start];
    }

    /** {@return whether the token is exactly this ASCII text} */
    boolean is(String token) {
        if (end - start != token.length() || text[start] != token.charAt(0)) {
            return false;
        }
        for (int i = 1; i < token.length(); i++) {
            if (text[start + i] != token.charAt(i)) {
                return false;
            }
        }
        return true;
    }

    /** {@return where the text inside the current comment begins, negative if the comment is malformed} */
    int insideFrom() {
        return insideFrom;
    }

    /** {@return where the text inside the current comment ends} */
    int insideTo() {
        return insideTo;
    }

    private void comment() {
        kind = Kind.COMMENT;
        byte close = (byte) (text[start] == '{' ? '}' : '\n');
        boolean plain = true;
        int at = start + 1;
        for (; at < text.length && text[at] != close; at++) {
            plain &= text[at] >= ' ' && text[at] != 0x7f || text[at] == '\n';
        }
        insideFrom = start + 1;
        insideTo = at;
        end = close == '}' && at < text.length ? at + 1 : at;
        if (cutOff && end == text.length) {
            return;
        }
        if (at == text.length && close == '}') {
            report(start, DiagnosticCode.SYNTAX, "expected \"}\" at the end of this comment");
            stop();
        } else if (!plain || at - insideFrom > Limits.COMMENT) {
            checkComment();
        }
    }

    private void checkComment() {
        String inside = Utf8.decode(text, insideFrom, insideTo);
        int fault = FreeText.indexOfFault(FreeText.blanked(inside));
        if (fault >= 0) {
            badCharacter(insideFrom + Utf8.bytes(inside.substring(0, fault)).length, "in a comment");
            insideFrom = -1;
        } else if (!FreeText.fits(FreeText.unwrapped(inside).strip(), Limits.COMMENT)) {
            tooLong("a comment", Limits.COMMENT);
            insideFrom = -1;
        }
    }

    private void tooLong(String what, int limit) {
        report(start, DiagnosticCode.LIMIT, what + " has more than " + limit + " characters");
    }

    private void badCharacter(int index, String where) {
        found.addAtByte(index, badCharacter(text, index, where));
    }

    /** {@return the error for a character that is not allowed here: an encoding error if its bytes are malformed} */
    static Diagnostic badCharacter(byte[] text, int index, String where) {
        String rest = Utf8.decode(text, index, Math.min(text.length, index + 4));
        return FreeText.isUnpaired(rest, 0)
                ? Diagnostic.error(DiagnosticCode.ENCODING, "the bytes here are not UTF-8")
                : Diagnostic.error(
                        DiagnosticCode.SYNTAX,
                        rest.startsWith(Utf8.BYTE_ORDER_MARK)
                                ? "a byte order mark (U+FEFF) is allowed only at the start of a file"
                                : "the character " + FreeText.hex(rest.codePointAt(0)) + " is not allowed " + where);
    }

    private void report(int index, DiagnosticCode code, String message) {
        found.addAtByte(index, Diagnostic.error(code, message));
    }

    private static boolean isBlank(byte b) {
        return b == ' ' || b == '\n' || b == '\t';
    }
}
