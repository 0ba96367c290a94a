package io.github.lyngk.notation.reading;

import com.google.common.collect.Iterables;
import com.google.common.primitives.Ints;
import io.github.lyngk.notation.DiagnosticCode;
import io.github.lyngk.notation.Limits;
import io.github.lyngk.notation.text.Fault;
import io.github.lyngk.notation.text.Faults;
import io.github.lyngk.notation.text.FreeText;
import io.github.lyngk.notation.text.Utf8;
import java.util.LinkedHashMap;
import java.util.Map;

/** Reads the tags of a record and the blank line after them. */
public final class TagParser {
    private final Lexer lexer;
    private final Faults faults;
    private final String text;
    private final Map<String, String> tags = new LinkedHashMap<>();

    /** Where in the text the value of each tag begins, in their order; cheaper than a second map, and seldom asked. */
    private int[] valueAt = new int[8];

    private int at;

    /** Where the tag begins that is being read. */
    private int tagAt;

    /** Begins where the lexer is: at the start of the text. */
    public TagParser(Lexer lexer, Faults faults) {
        this.lexer = lexer;
        this.faults = faults;
        this.text = lexer.text();
    }

    /** {@return the tags read so far, in order} */
    public Map<String, String> tags() {
        return tags;
    }

    /**
     * Reads all tags, reports those that are given twice, and leaves the lexer at the moves.
     *
     * @throws Fault if the tags do not follow the grammar
     */
    public void read() {
        readJoint();
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

    /** Takes what joined files and records leave before the first tag. */
    private void readJoint() {
        boolean marked = isAt(Utf8.BYTE_ORDER_MARK);
        if (marked || lexer.isJoined()) {
            String sentence = marked
                    ? "a byte order mark belongs nowhere but at the start of a file"
                    : "a blank line belongs between the record before and this one";
            faults.note(Fault.of(DiagnosticCode.JOINED_RECORDS, 0, sentence));
        }
        at += marked ? 1 : 0;
    }

    /**
     * Passes over a tag that cannot be read.
     *
     * @return whether a further line before the moves begins like a tag; if so, {@link #read} goes on with it
     */
    public boolean skip() {
        int next = text.indexOf('\n', tagAt) + 1;
        while (next > 0 && next < text.length() && text.charAt(next) != '\n') {
            if (text.charAt(next) == '[') {
                at = next;
                return true;
            }
            next = text.indexOf('\n', next) + 1;
        }
        return false;
    }

    private void tag() {
        tagAt = at;
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
            faults.checkRoom(nameAt);
            faults.error(Fault.of(DiagnosticCode.TAG_DUPLICATE, nameAt, "the tag " + name + " is given twice"));
            return;
        }
        if (Tags.areTooMany(tags.keySet())) {
            tags.remove(name);
            throw Fault.of(DiagnosticCode.LIMIT, nameAt, Tags.TOO_MANY);
        }
        valueAt = Ints.ensureCapacity(valueAt, tags.size(), tags.size());
        valueAt[tags.size() - 1] = quote + 1;
    }

    private String name() {
        int from = at;
        while (at < text.length() && Tags.isNameChar(text.charAt(at), at == from)) {
            at++;
        }
        if (at == from) {
            throw expected("the name of a tag: a letter, then letters, digits and \"_\"");
        }
        if (at - from > Limits.TOKEN) {
            throw Fault.of(
                    DiagnosticCode.LIMIT, from, "the name of a tag has more than " + Limits.TOKEN + " characters");
        }
        return text.substring(from, at);
    }

    private String value(int quote) {
        int from = at;
        int end = from;
        boolean plain = true;
        while (end < text.length() && text.charAt(end) != '"' && text.charAt(end) != '\n') {
            char c = text.charAt(end);
            plain &= c >= ' ' && c < 0x7f && c != '\\';
            end += c == '\\' ? 2 : 1;
        }
        end = Math.min(end, text.length());
        String raw = text.substring(from, end);
        // Most values are plain, and need not be looked through twice.
        int fault = plain ? -1 : FreeText.indexOfFault(raw);
        if (fault >= 0 && text.charAt(from + fault) != '\n') {
            throw lexer.badCharacter(from + fault, "the value of a tag");
        }
        String value = plain || raw.indexOf('\\') < 0 ? raw : unescape(raw, from);
        if (!FreeText.fits(value, Limits.TAG_VALUE)) {
            throw Fault.of(
                    DiagnosticCode.LIMIT,
                    quote,
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
                    throw Fault.expected(from + i, "a quote or a backslash after a backslash");
                }
                c = raw.charAt(i);
            }
            value.append(c);
        }
        return value.toString();
    }

    /**
     * Finds something in the value of a tag.
     *
     * @param index an index in the value, escapes resolved
     * @return its index in the text; the start of the text for a tag that is missing
     */
    public int indexOf(String tag, int index) {
        if (!tags.containsKey(tag)) {
            return 0;
        }
        int place = valueAt[Iterables.indexOf(tags.keySet(), tag::equals)];
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

    private Fault expected(String what) {
        lexer.moveTo(at);
        lexer.checkCutOff();
        return at < text.length() && FreeText.isUnpaired(text, at)
                ? lexer.badCharacter(at, "a tag")
                : Fault.expected(at, what);
    }
}
