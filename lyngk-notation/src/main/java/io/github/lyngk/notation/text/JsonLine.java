package io.github.lyngk.notation.text;

import static com.google.common.base.Preconditions.checkArgument;

import com.google.common.collect.ImmutableList;
import java.math.BigDecimal;
import java.util.Collection;
import java.util.Collections;
import java.util.HexFormat;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * Builds one JSON object, members in order, as a map of plain values or on one line. Plain values are strings, whole
 * and decimal numbers, booleans, null, lists of plain values, and maps from names to plain values. Text beyond ASCII is
 * written as it is, except surrogates and line ends, which are escaped.
 */
public final class JsonLine {
    private final Map<String, @Nullable Object> members = new LinkedHashMap<>();

    /** {@return an object with the members of a map, on one line} */
    public static String of(Map<String, ? extends @Nullable Object> object) {
        StringBuilder json = new StringBuilder();
        print(object, json);
        return json.toString();
    }

    /** Adds a member: a plain value, null if there is none. */
    public JsonLine add(String name, @Nullable Object value) {
        checkArgument(!members.containsKey(name), "an object has %s once", name);
        members.put(name, value);
        return this;
    }

    /** Adds a member: a list with the plain form of each value. */
    public <T> JsonLine addEach(String name, Collection<T> values, Function<? super T, ?> plain) {
        return add(name, values.stream().map(plain).collect(ImmutableList.toImmutableList()));
    }

    /** Adds all members of another object. */
    public JsonLine addAll(Map<String, ? extends @Nullable Object> object) {
        object.forEach(this::add);
        return this;
    }

    /** {@return an unchanging map of the members} */
    public Map<String, @Nullable Object> map() {
        return Collections.unmodifiableMap(members);
    }

    /** {@return the whole line} */
    public String end() {
        return of(members);
    }

    private static void print(@Nullable Object value, StringBuilder json) {
        if (value instanceof String text) {
            quote(text, json);
        } else if (value instanceof Map<?, ?> object) {
            char before = '{';
            for (Map.Entry<?, ?> member : object.entrySet()) {
                json.append(before);
                quote((String) member.getKey(), json);
                json.append(':');
                print(member.getValue(), json);
                before = ',';
            }
            json.append(object.isEmpty() ? "{}" : "}");
        } else if (value instanceof List<?> list) {
            char before = '[';
            for (Object element : list) {
                json.append(before);
                print(element, json);
                before = ',';
            }
            json.append(list.isEmpty() ? "[]" : "]");
        } else if (value instanceof BigDecimal number) {
            json.append(number.toPlainString());
        } else {
            checkArgument(
                    value == null || value instanceof Boolean || value instanceof Integer || value instanceof Long,
                    "no plain value: %s",
                    value);
            json.append(value);
        }
    }

    private static void quote(String text, StringBuilder json) {
        json.append('"');
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            if (c == '"' || c == '\\') {
                json.append('\\').append(c);
            } else if (needsEscape(c)) {
                json.append("\\u").append(HexFormat.of().toHexDigits(c));
            } else {
                json.append(c);
            }
        }
        json.append('"');
    }

    /** Control characters, all surrogates, and U+2028 and U+2029, the two line ends that are no control characters. */
    private static boolean needsEscape(char c) {
        return FreeText.isControl(c) || Character.isSurrogate(c) || c == '\u2028' || c == '\u2029';
    }
}
