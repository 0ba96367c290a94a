package io.github.lyngk.notation.reading;

import com.google.common.collect.ImmutableMap;
import io.github.lyngk.notation.Diagnostic;
import io.github.lyngk.notation.DiagnosticCode;
import io.github.lyngk.notation.Limits;
import io.github.lyngk.notation.text.DiagnosticList;
import io.github.lyngk.notation.text.FreeText;
import io.github.lyngk.notation.text.TextCut;
import io.github.lyngk.notation.text.Utf8;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Reads the tags of a record and the blank line after them. A malformed line does not affect the others. Names and
 * values are decoded only when they are requested.
 */
public final class TagReader {
    /** Where the name of a tag and its value begin and end in the text. */
    private record Tag(int name, int nameEnd, int value, int valueEnd) {}

    /** The ASCII characters that a value may have without an escape. */
    private static final boolean[] PLAIN = new boolean[0x80];

    static {
        for (char c = ' '; c < 0x7f; c++) {
            PLAIN[c] = c != '"' && c != '\\';
        }
    }

    private final byte[] text;
    private final boolean cutOff;
    private final boolean joined;
    private final DiagnosticList found;
    private final List<Tag> tags = new ArrayList<>();
    private int at;

    /** Whether only the tags that every record has are still kept. */
    private boolean tooMany;

    private boolean wellFormed = true;

    /** Begins at the start of a text. */
    public TagReader(TextCut cut, DiagnosticList found) {
        this.text = cut.bytes();
        this.cutOff = cut.tooLong();
        this.joined = cut.joined();
        this.found = found;
    }

    /** Reads all tags; {@return whether the text after them, at {@link #end}, should be read} */
    public boolean read() {
        readJoint();
        boolean any = isAt('[');
        if (!any) {
            expected("a tag: a record begins with \"[\"");
            any = skip(at);
        }
        while (any && at < text.length && !isAt('\n') && !found.isFull()) {
            int line = at;
            if (isAt('[') ? tag() : expected("a blank line between tags and moves")) {
                continue;
            }
            if (cutOff && at == text.length || found.isFull()) {
                return false;
            }
            if (!skip(line)) {
                // Moves may come right after the tags.
                at = isLikeTag(line) ? nextLine(line, "\n") : line;
                return at < text.length;
            }
        }
        return any && !found.isFull();
    }

    /** Reports traces of joined files and records: a byte order mark, or no blank line before the record. */
    private void readJoint() {
        at = Utf8.afterByteOrderMark(text, 0, text.length);
        if (at > 0 || joined) {
            String message = at > 0
                    ? "a byte order mark belongs nowhere but at the start of a file"
                    : "a blank line belongs between the record before and this one";
            report(0, DiagnosticCode.JOINED_RECORDS, message);
        }
    }

    /** {@return where the next line with one of these beginnings begins, or the end of the text} */
    private int nextLine(int from, String beginnings) {
        int i = from;
        do {
            while (i < text.length && text[i] != '\n') {
                i++;
            }
            i = Math.min(text.length, i + 1);
        } while (i < text.length && beginnings.indexOf(text[i]) < 0);
        return i;
    }

    /** Skips to the next line, before a blank one, that begins like a tag; {@return whether there is one} */
    private boolean skip(int from) {
        int next = nextLine(from, "\n[");
        boolean any = next < text.length && text[next] == '[';
        at = any ? next : at;
        return any;
    }

    /** {@return whether a line looks like a tag rather than moves: it has a quote or a bracket outside comments} */
    private boolean isLikeTag(int line) {
        for (int i = line; i < text.length && "\n{;".indexOf(text[i]) < 0; i++) {
            if ("[\"]".indexOf(text[i]) >= 0) {
                return true;
            }
        }
        return false;
    }

    /** Reads a tag; {@return whether it is well-formed} */
    private boolean tag() {
        at++;
        int name = at;
        int nameEnd = nameEnd(name);
        at = nameEnd;
        if (nameEnd == name) {
            return expected("the name of a tag: a letter, then letters, digits and \"_\"");
        }
        if (nameEnd - name > Limits.TOKEN) {
            return report(
                    name, DiagnosticCode.LIMIT, "the name of a tag has more than " + Limits.TOKEN + " characters");
        }
        while (isAt(' ')) {
            at++;
        }
        if (at == nameEnd) {
            return expected("a blank after the name of the tag");
        }
        if (!isAt('"')) {
            return expected("the value of the tag in quotes");
        }
        int value = ++at;
        if (!value()) {
            return false;
        }
        int valueEnd = at++;
        if (!isAt(']')) {
            return expected("\"]\"");
        }
        at++;
        if (at < text.length && !isAt('\n')) {
            return expected("the end of the line after a tag");
        }
        at = Math.min(text.length, at + 1);
        add(new Tag(name, nameEnd, value, valueEnd));
        return true;
    }

    private void add(Tag tag) {
        if (tooMany && !isName(Tags.POSITION, tag) && !isName(Tags.RESULT, tag)) {
            return;
        }
        for (Tag other : tags) {
            if (Arrays.equals(text, other.name, other.nameEnd, text, tag.name, tag.nameEnd)) {
                report(tag.name, DiagnosticCode.TAG_DUPLICATE, "the tag " + name(tag) + " is given twice");
                return;
            }
        }
        tags.add(tag);
        if (tags.size() > Limits.TAGS && Tags.areTooMany(tags().keySet())) {
            tags.remove(tag);
            tooMany = true;
            report(tag.name, DiagnosticCode.LIMIT, Tags.TOO_MANY);
        }
    }

    private int nameEnd(int from) {
        int end = from;
        while (end < text.length && text[end] >= 0 && Tags.isNameChar((char) text[end], end == from)) {
            end++;
        }
        return end;
    }

    /** Reads up to the closing quote of a value; {@return whether the value is well-formed} */
    private boolean value() {
        int from = at;
        int end = from;
        while (end < text.length && text[end] >= 0 && PLAIN[text[end]]) {
            end++;
        }
        boolean plain = end < text.length && text[end] == '"';
        while (end < text.length && text[end] != '"' && text[end] != '\n') {
            end += text[end] == '\\' ? 2 : 1;
        }
        end = Math.min(end, text.length);
        if (!plain || end - from > Limits.TAG_VALUE) {
            String raw = Utf8.decode(text, from, end);
            int fault = FreeText.indexOfFault(raw);
            if (fault >= 0 && raw.charAt(fault) != '\n') {
                int index = byteIndex(from, raw, fault);
                return report(index, Lexer.badCharacter(text, index, "in the value of a tag"));
            }
            int escape = wrongEscape(raw);
            if (escape >= 0) {
                at = byteIndex(from, raw, escape);
                return report(at, DiagnosticCode.SYNTAX, "expected a quote or a backslash after a backslash");
            }
            if (!FreeText.fits(unescaped(raw), Limits.TAG_VALUE)) {
                return report(
                        from - 1,
                        DiagnosticCode.LIMIT,
                        "the value of a tag has more than " + Limits.TAG_VALUE + " characters");
            }
        }
        at = end;
        return isAt('"') || expected("the closing quote of the value");
    }

    private static int byteIndex(int from, String text, int index) {
        return from + Utf8.bytes(text.substring(0, index)).length;
    }

    /** {@return the index after a backslash that does not begin a valid escape, or a negative number} */
    private static int wrongEscape(String raw) {
        for (int i = raw.indexOf('\\'); i >= 0; i = raw.indexOf('\\', i + 2)) {
            if (i + 1 == raw.length() || raw.charAt(i + 1) != '"' && raw.charAt(i + 1) != '\\') {
                return i + 1;
            }
        }
        return -1;
    }

    private static String unescaped(String raw) {
        if (raw.indexOf('\\') < 0) {
            return raw;
        }
        StringBuilder value = new StringBuilder(raw.length());
        for (int i = 0; i < raw.length(); i++) {
            i += raw.charAt(i) == '\\' ? 1 : 0;
            value.append(raw.charAt(i));
        }
        return value.toString();
    }

    private boolean isAt(char c) {
        return at < text.length && text[at] == c;
    }

    private boolean expected(String what) {
        if (cutOff && at == text.length) {
            return report(at, DiagnosticCode.LIMIT, TextCut.TOO_LONG);
        }
        if (at < text.length && text[at] < 0) {
            Diagnostic bad = Lexer.badCharacter(text, at, "in a tag");
            if (bad.code() == DiagnosticCode.ENCODING) {
                return report(at, bad);
            }
        }
        return report(at, DiagnosticCode.SYNTAX, "expected " + what);
    }

    /** Reports; {@return false} */
    private boolean report(int index, DiagnosticCode code, String message) {
        return report(index, Diagnostic.error(code, message));
    }

    private boolean report(int index, Diagnostic diagnostic) {
        wellFormed &=
                diagnostic.code() == DiagnosticCode.TAG_DUPLICATE || diagnostic.code() == DiagnosticCode.JOINED_RECORDS;
        found.addAtByte(index, diagnostic);
        return false;
    }

    /** {@return where the tags end: at the blank line, or at the end of the text} */
    public int end() {
        return at;
    }

    /** {@return whether all lines are tags; if not, a missing tag may be in a malformed line} */
    public boolean isWellFormed() {
        return wellFormed;
    }

    /** {@return the value of a tag, null if there is none} */
    public @Nullable String value(String name) {
        Tag tag = find(name);
        return tag == null ? null : unescaped(raw(tag));
    }

    private @Nullable Tag find(String name) {
        for (Tag tag : tags) {
            if (isName(name, tag)) {
                return tag;
            }
        }
        return null;
    }

    private boolean isName(String name, Tag tag) {
        boolean same = tag.nameEnd - tag.name == name.length();
        for (int i = 0; same && i < name.length(); i++) {
            same = text[tag.name + i] == name.charAt(i);
        }
        return same;
    }

    private String name(Tag tag) {
        return Utf8.decode(text, tag.name, tag.nameEnd);
    }

    /** {@return the value of a tag as it is written, with its escapes} */
    private String raw(Tag tag) {
        return Utf8.decode(text, tag.value, tag.valueEnd);
    }

    /** {@return the well-formed tags in order; if a tag is repeated, its first value} */
    public ImmutableMap<String, String> tags() {
        ImmutableMap.Builder<String, String> all = ImmutableMap.builderWithExpectedSize(tags.size());
        for (Tag tag : tags) {
            all.put(name(tag), unescaped(raw(tag)));
        }
        return all.build();
    }

    /**
     * Finds where a character of the value of a tag is in the text.
     *
     * @param index an index in the value, escapes resolved
     * @return its index in the bytes; the start of the text for a tag that is missing
     */
    public int indexOf(String name, int index) {
        Tag tag = find(name);
        if (tag == null) {
            return 0;
        }
        String raw = raw(tag);
        int place = 0;
        for (int i = 0; i < index && place < raw.length(); i++) {
            place += raw.charAt(place) == '\\' ? 2 : 1;
        }
        return byteIndex(tag.value, raw, Math.min(place, raw.length()));
    }
}
