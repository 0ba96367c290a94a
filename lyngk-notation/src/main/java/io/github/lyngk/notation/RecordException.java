package io.github.lyngk.notation;

import com.google.common.collect.ImmutableList;
import io.github.lyngk.core.NotationException;
import io.github.lyngk.notation.text.Excerpt;
import io.github.lyngk.notation.text.Utf8;
import org.jspecify.annotations.Nullable;

/**
 * Thrown when a text is not exactly one valid record. Contains the index of the first error in the text, and all
 * diagnostics.
 *
 * <p>An illegal move is also reported by this exception, as a {@link Diagnostic} with its {@linkplain Diagnostic#ply()
 * ply} and {@linkplain Diagnostic#rule() rule}.
 */
public final class RecordException extends NotationException {
    private static final long serialVersionUID = 1;

    /** The diagnostics of the text; null after deserialization. */
    private final transient @Nullable ImmutableList<Diagnostic> diagnostics;

    private RecordException(String text, int index, String expected, ImmutableList<Diagnostic> diagnostics) {
        super(text, index, expected);
        this.diagnostics = diagnostics;
    }

    /** Creates an exception for a text with errors. */
    static RecordException of(String text, ImmutableList<Diagnostic> diagnostics) {
        Diagnostic error =
                diagnostics.stream().filter(Diagnostic::isError).findFirst().orElseThrow();
        int index = index(text, error.line(), error.column());
        return new RecordException(text, index, "a valid record (" + error + ")", diagnostics);
    }

    /** Creates an exception for a text without a record. */
    static RecordException ofNone(String text) {
        Diagnostic none = RecordValidator.strict().noRecord(0).orElseThrow();
        return new RecordException(text, text.length(), "a record", ImmutableList.of(none));
    }

    /** Creates an exception for a text with several records. */
    static RecordException ofSeveral(String text, RecordResult first, RecordText second) {
        String expected = "the end of the text after one record";
        Diagnostic surplus = Diagnostic.error(DiagnosticCode.SYNTAX, "expected " + expected)
                .at(second.location().number(), second.location().firstLine(), 1)
                .withExcerpt(Excerpt.around(second.text(), 0));
        ImmutableList<Diagnostic> all = ImmutableList.<Diagnostic>builder()
                .addAll(first.diagnostics())
                .add(surplus)
                .build();
        return first.isValid()
                ? new RecordException(text, index(text, surplus.line(), 1), expected, all)
                : of(text, all);
    }

    /**
     * {@return the index of a place in chars; a byte order mark and the second char of a line end are not counted in
     * columns}
     */
    private static int index(String text, long line, long column) {
        int at = text.startsWith(Utf8.BYTE_ORDER_MARK) ? 1 : 0;
        for (long left = line; left > 1 && at < text.length(); at++) {
            char c = text.charAt(at);
            left -= c == '\n' || c == '\r' && !text.startsWith("\n", at + 1) ? 1 : 0;
        }
        for (long left = column; left > 1 && at < text.length(); left--) {
            at += Character.charCount(text.codePointAt(at));
        }
        return at;
    }

    /**
     * {@return the errors and warnings about the text, in its order; at least one error}
     *
     * <p>Diagnostics are not serialized: the list of a deserialized exception is empty.
     */
    public ImmutableList<Diagnostic> diagnostics() {
        return diagnostics == null ? ImmutableList.of() : diagnostics;
    }
}
