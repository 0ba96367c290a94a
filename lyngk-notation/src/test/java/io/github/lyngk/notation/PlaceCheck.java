package io.github.lyngk.notation;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.base.Splitter;
import io.github.lyngk.notation.text.Utf8;
import java.util.List;

/**
 * Checks places against a source: every diagnostic is inside its record, and at most one column after the end of a
 * line.
 */
final class PlaceCheck {
    private static final Splitter LINES = Splitter.onPattern("\r\n|\r|\n");

    private final List<String> lines;

    PlaceCheck(byte[] source) {
        String text = Utf8.decode(source, 0, source.length);
        lines = LINES.splitToList(text.startsWith("\ufeff") ? text.substring(1) : text);
    }

    void check(RecordResult result) {
        for (Diagnostic diagnostic : result.diagnostics()) {
            assertThat(diagnostic.record()).isEqualTo(result.location().number());
            assertThat(diagnostic.line())
                    .as("%s in %s", diagnostic, result.location())
                    .isBetween(result.location().firstLine(), result.location().lastLine());
            String line = lines.get((int) diagnostic.line() - 1);
            assertThat(diagnostic.column())
                    .as("%s", diagnostic)
                    .isBetween(1L, 1L + line.codePointCount(0, line.length()));
        }
    }
}
