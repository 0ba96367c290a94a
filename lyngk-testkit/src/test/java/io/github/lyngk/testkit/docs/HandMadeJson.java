package io.github.lyngk.testkit.docs;

import static java.util.stream.Collectors.joining;

import java.util.List;
import java.util.Map;

final class HandMadeJson {
    static String of(Object value) {
        if (value instanceof Map<?, ?> map) {
            return map.entrySet().stream()
                    .map(member -> of(member.getKey()) + ":" + of(member.getValue()))
                    .collect(joining(",", "{", "}"));
        }
        if (value instanceof List<?> list) {
            return list.stream().map(HandMadeJson::of).collect(joining(",", "[", "]"));
        }
        return value instanceof String text ? quoted(text) : String.valueOf(value);
    }

    private static String quoted(String text) {
        return text.chars()
                .mapToObj(c -> c == '"' || c == '\\' || c < ' ' ? String.format("\\u%04x", c) : Character.toString(c))
                .collect(joining("", "\"", "\""));
    }
}
