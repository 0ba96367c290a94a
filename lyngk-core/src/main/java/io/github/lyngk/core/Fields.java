package io.github.lyngk.core;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** The fields of a JSON object, in the order in which they are added. */
final class Fields {
    private final Map<String, @Nullable Object> map = new LinkedHashMap<>();

    /** Adds a field: a string, a number, a boolean, an immutable list or map of these, or null if it is absent. */
    Fields add(String name, @Nullable Object value) {
        map.put(name, value);
        return this;
    }

    /** Returns all fields. No field may be added afterwards. */
    Map<String, @Nullable Object> map() {
        return Collections.unmodifiableMap(map);
    }
}
