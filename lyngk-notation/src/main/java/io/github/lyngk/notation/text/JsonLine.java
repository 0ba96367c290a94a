package io.github.lyngk.notation.text;

import java.util.List;
import org.jspecify.annotations.Nullable;

/** Writes one JSON object on one line, in ASCII but for text that is plain beyond it. */
public final class JsonLine {
    private static final String HEX = "0123456789abcdef";

    private final StringBuilder json = new StringBuilder("{");

    /** Adds a text, {@code null} if there is none. */
    public JsonLine add(String name, @Nullable String value) {
        name(name);
        if (value == null) {
            json.append("null");
        } else {
            quote(value);
        }
        return this;
    }

    /** Adds a number. */
    public JsonLine add(String name, long value) {
        name(name);
        json.append(value);
        return this;
    }

    /** Adds a yes or no. */
    public JsonLine add(String name, boolean value) {
        name(name);
        json.append(value);
        return this;
    }

    /** Adds an object, which ends here. */
    public JsonLine addObject(String name, JsonLine value) {
        name(name);
        json.append(value.json).append('}');
        return this;
    }

    /** Adds a list of texts. */
    public JsonLine addAll(String name, List<String> values) {
        name(name);
        json.append('[');
        for (int i = 0; i < values.size(); i++) {
            if (i > 0) {
                json.append(',');
            }
            quote(values.get(i));
        }
        json.append(']');
        return this;
    }

    /** {@return the whole line} */
    public String end() {
        return json.append('}').toString();
    }

    private void name(String name) {
        if (json.length() > 1) {
            json.append(',');
        }
        quote(name);
        json.append(':');
    }

    private void quote(String text) {
        json.append('"');
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            if (c == '"' || c == '\\') {
                json.append('\\').append(c);
            } else if (needsEscape(c)) {
                json.append("\\u");
                for (int shift = 12; shift >= 0; shift -= 4) {
                    json.append(HEX.charAt(c >> shift & 0xf));
                }
            } else {
                json.append(c);
            }
        }
        json.append('"');
    }

    /** Control characters, all surrogates and the two line ends that are no control characters. */
    private static boolean needsEscape(char c) {
        return FreeText.isControl(c) || Character.isSurrogate(c) || c == '\u2028' || c == '\u2029';
    }
}
