package io.github.lyngk.notation;

import java.util.LinkedHashMap;
import java.util.Map;

/** Reads the tags of a record and the blank line after them. */
final class TagParser {
    private final Lexer lexer;
    private final Findings findings;
    private final String text;
    private final Map<String, String> tags = new LinkedHashMap<>();

    private int at;

    TagParser(Lexer lexer, Findings findings) {
        this.lexer = lexer;
        this.findings = findings;
        this.text = lexer.text();
    }

    /** Returns the tags read so far, in order. */
    Map<String, String> tags() {
        return tags;
    }

    /**
     * Reads all tags, reports those that are given twice, and leaves the lexer at the moves.
     *
     * @throws RecordFault if the tags do not follow the grammar
     */
    void read() {
        if (!isAt('[')) {
            throw expected("a tag: a record begins with \"[\"");
        }
        while (isAt('[')) {
            tag();
        }
        if (at < text.length() && !isAt('\n')) {
            throw expected("a blank line between tags and moves");
        }
        lexer.moveTo(at);
    }

    private void tag() {
        at++;
        int nameAt = at;
        String name = name();
        int blanks = at;
        while (isAt(' ')) {
            at++;
        }
        if (at == blanks) {
            throw expected("a blank after the name of the tag");
        }
        int quote = at;
        take('"', "the value of the tag in quotes");
        String value = value(quote);
        take(']', "\"]\"");
        if (at < text.length()) {
            take('\n', "the end of the line after a tag");
        }
        if (tags.putIfAbsent(name, value) != null) {
            findings.checkRoom(nameAt);
            String sentence = "the tag " + name + " is given twice";
            findings.error(new RecordFault(DiagnosticCode.TAG_DUPLICATE, nameAt, null, sentence), Findings.NO_PLY);
        }
    }

    private String name() {
        int from = at;
        while (at < text.length() && isNameChar(text.charAt(at), at == from)) {
            at++;
        }
        if (at == from) {
            throw expected("the name of a tag: a letter, then letters, digits and \"_\"");
        }
        if (at - from > Limits.TOKEN) {
            throw new RecordFault(
                    DiagnosticCode.LIMIT,
                    from,
                    null,
                    "the name of a tag has more than " + Limits.TOKEN + " characters");
        }
        return text.substring(from, at);
    }

    private static boolean isNameChar(char c, boolean first) {
        return Tags.isLetter(c) || !first && (Tags.isDigit(c) || c == '_');
    }

    private String value(int quote) {
        int from = at;
        int end = from;
        while (end < text.length() && text.charAt(end) != '"' && text.charAt(end) != '\n') {
            end += text.charAt(end) == '\\' ? 2 : 1;
        }
        end = Math.min(end, text.length());
        String raw = text.substring(from, end);
        int fault = Texts.indexOfFault(raw);
        if (fault >= 0 && text.charAt(from + fault) != '\n') {
            throw lexer.badCharacter(from + fault, "the value of a tag");
        }
        String value = raw.indexOf('\\') < 0 ? raw : unescape(raw, from);
        if (!Texts.fits(value, Limits.TAG_VALUE)) {
            throw new RecordFault(
                    DiagnosticCode.LIMIT,
                    quote,
                    null,
                    "the value of a tag has more than " + Limits.TAG_VALUE + " characters");
        }
        at = end;
        take('"', "the closing quote of the value");
        return value;
    }

    private String unescape(String raw, int from) {
        StringBuilder value = new StringBuilder(raw.length());
        for (int i = 0; i < raw.length(); i++) {
            char c = raw.charAt(i);
            if (c == '\\') {
                i++;
                if (i == raw.length() || raw.charAt(i) != '"' && raw.charAt(i) != '\\') {
                    throw RecordFault.expected(from + i, "a quote or a backslash after a backslash");
                }
                c = raw.charAt(i);
            }
            value.append(c);
        }
        return value.toString();
    }

    /**
     * Returns where in the text something in the value of a tag stands.
     *
     * @param index an index in the value, escapes resolved; -1 for the record as a whole
     */
    int indexOf(String tag, int index) {
        String opening = "[" + tag + " ";
        int line = text.startsWith(opening) ? 0 : text.indexOf("\n" + opening) + 1;
        if (index < 0 || !text.startsWith(opening, line)) {
            return 0;
        }
        int place = text.indexOf('"', line) + 1;
        for (int i = 0; i < index && text.charAt(place) != '"'; i++) {
            place += text.charAt(place) == '\\' ? 2 : 1;
        }
        return place;
    }

    private boolean isAt(char c) {
        return at < text.length() && text.charAt(at) == c;
    }

    private void take(char c, String what) {
        if (!isAt(c)) {
            throw expected(what);
        }
        at++;
    }

    private RecordFault expected(String what) {
        lexer.moveTo(at);
        lexer.checkCutOff();
        return at < text.length() && Texts.isUnpaired(text, at)
                ? lexer.badCharacter(at, "a tag")
                : RecordFault.expected(at, what);
    }
}
