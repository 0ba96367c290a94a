package io.github.lyngk.notation;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.ObjectOutputStream;
import java.io.OutputStream;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** Writes a value with something else in place of one of the objects that its stream holds. */
final class PartReplacement extends ObjectOutputStream {
    private final List<Object> written = new ArrayList<>();
    private final int part;
    private final Object other;

    private PartReplacement(OutputStream target, int part, Object other) throws IOException {
        super(target);
        this.part = part;
        this.other = other;
        enableReplaceObject(true);
    }

    @Override
    protected Object replaceObject(Object object) {
        written.add(object);
        return written.size() - 1 == part ? other : object;
    }

    /** The stream of a value with another object as the n-th part, the value itself being part 0. */
    static byte[] write(Object value, int part, Object other) throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (PartReplacement out = new PartReplacement(bytes, part, other)) {
            out.writeObject(value);
        }
        return bytes.toByteArray();
    }

    /** All objects in the stream of a value, itself or what travels in its place first. */
    static List<Object> parts(Object value) throws IOException {
        try (PartReplacement out = new PartReplacement(OutputStream.nullOutputStream(), -1, null)) {
            out.writeObject(value);
            return out.written;
        }
    }

    /** What somebody might try in place of a part: nothing, another type, and the same type with another value. */
    static List<Object> others(Object part) {
        List<Object> others = new ArrayList<>(Arrays.asList(null, 1, "x", new Object[0], new Object[] {null, 1}));
        if (part instanceof Long) {
            others.addAll(List.of(0L, -1L, Long.MAX_VALUE));
        } else if (part instanceof Integer) {
            others.addAll(List.of(-1, Integer.MAX_VALUE));
        } else if (part instanceof String text) {
            others.addAll(List.of("", text + "x", text + text, "x".repeat(Limits.COMMENT + 1)));
        } else if (part instanceof Object[] list) {
            others.add(Arrays.copyOf(list, list.length + 1, Object[].class));
            others.add(Arrays.copyOf(list, Math.max(0, list.length - 1), Object[].class));
        } else if (part instanceof Enum<?> constant) {
            others.addAll(Arrays.asList(constant.getDeclaringClass().getEnumConstants()));
        }
        return others;
    }
}
