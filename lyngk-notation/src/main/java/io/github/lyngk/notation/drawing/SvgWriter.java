package io.github.lyngk.notation.drawing;

import com.google.common.xml.XmlEscapers;
import java.util.Arrays;
import java.util.Locale;

/** Builds the text of an SVG document: escapes texts, and writes numbers as short as possible. */
final class SvgWriter {
    private final StringBuilder out = new StringBuilder(1 << 14);

    /** Adds a line, replacing each {@code %s} with a value. */
    void line(String template, Object... values) {
        add(template, values);
        out.append('\n');
    }

    /** Adds part of a line. */
    void add(String template, Object... values) {
        out.append(String.format(
                Locale.ROOT,
                template,
                Arrays.stream(values).map(SvgWriter::written).toArray()));
    }

    /** Rounds to tenths, far less than a pixel. */
    static String written(Object value) {
        if (value instanceof Double number) {
            long tenths = Math.round(number * 10);
            return tenths % 10 == 0 ? String.valueOf(tenths / 10) : String.valueOf(tenths / 10.0);
        }
        return XmlEscapers.xmlAttributeEscaper().escape(value.toString());
    }

    @Override
    public String toString() {
        return out.toString();
    }
}
