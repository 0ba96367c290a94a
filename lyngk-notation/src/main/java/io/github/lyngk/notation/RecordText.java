package io.github.lyngk.notation;

import static com.google.common.base.Preconditions.checkArgument;
import static com.google.common.base.Preconditions.checkState;
import static java.util.Objects.requireNonNull;

import com.fasterxml.jackson.annotation.JsonValue;
import com.google.common.base.CharMatcher;
import com.google.common.collect.ImmutableMap;
import io.github.lyngk.core.streams.SerialParts;
import io.github.lyngk.core.streams.SerialProxy;
import io.github.lyngk.notation.text.DiagnosticList;
import io.github.lyngk.notation.text.JsonLine;
import io.github.lyngk.notation.text.TextCut;
import io.github.lyngk.notation.text.Utf8;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.InvalidObjectException;
import java.io.ObjectInputStream;
import java.io.OutputStream;
import java.io.SequenceInputStream;
import java.io.Serializable;
import java.util.Arrays;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * The text of one record, cut out of its source but not yet read. A {@link RecordSplitter} makes them; since they do not
 * depend on each other, several threads, or several machines, can {@link #read} the records of one source.
 */
public final class RecordText implements Serializable {
    private static final long serialVersionUID = 1;

    private final transient RecordFormat format;
    private final transient RecordLocation location;
    private final transient TextCut cut;

    RecordText(RecordFormat format, long number, TextCut cut) {
        this.format = format;
        this.location = RecordLocation.of(number, cut.line(), cut.lastLine());
        this.cut = cut;
    }

    /**
     * Reads and validates the record.
     *
     * @param leniencies the faults to accept, none to be strict; they are about {@link RecordFormat#LYNGK}
     * @return the record, or its legal prefix, and what there is to say about it
     */
    public RecordResult read(Set<Leniency> leniencies) {
        DiagnosticList found = new DiagnosticList(cut, location.number(), Leniency.codes(leniencies));
        RecordResult.Read read = format.read(cut, found);
        return new RecordResult(read, found.inOrder(), location);
    }

    /**
     * Reads the tags of the record and not its moves, which is many times as fast as {@link #read}.
     *
     * <p>They are the tags as they are written, whatever is wrong with what they say; a line that is malformed, or no
     * UTF-8, costs only itself, and of a tag that is given twice the first counts. For {@link RecordFormat#BOARDSPACE} they
     * are the tags that the {@link GameRecord} will have, except {@code Result}, {@code Termination} and
     * {@code ServerResult}, which need a replay.
     *
     * @return names and values in the order of the record
     */
    public ImmutableMap<String, String> tags() {
        return format.tags(cut);
    }

    /**
     * Writes the record as it stands in its source, byte by byte: with its own line ends, and with what is no UTF-8. The
     * blank lines around it are no part of it.
     *
     * @param target takes the bytes; it is not closed
     * @throws IOException if the bytes cannot be written
     * @throws IllegalStateException if not all of the record was kept
     */
    public void writeTo(OutputStream target) throws IOException {
        requireNonNull(target, "target");
        checkState(isWhole(), "of %s only the start was kept", this);
        target.write(cut.written());
    }

    /**
     * {@return whether all of the record was kept: whether it is no longer than {@link Limits#RECORD}, nor so much longer
     * in its source, by blank lines that hold blanks, that these were dropped}
     */
    public boolean isWhole() {
        return !cut.tooLong();
    }

    /** {@return how many bytes the text has in UTF-8, with one byte a line end} */
    public int size() {
        return cut.bytes().length;
    }

    /** {@return how the record is written} */
    public RecordFormat format() {
        return format;
    }

    /** {@return where the record stands: its number and lines} */
    public RecordLocation location() {
        return location;
    }

    /**
     * {@return the text with LF as the only line end; bytes that are no UTF-8 have become lone low surrogates}
     *
     * <p>Of a record longer than {@link Limits#RECORD} only the start is kept.
     */
    public String text() {
        return cut.text();
    }

    /**
     * {@return the text as a JSON object has it: {@code record}, {@code line} and {@code lastLine} of the location,
     * {@code format}, {@code whole} and {@code text}}
     */
    @JsonValue
    @SuppressWarnings("exports") // of an annotation that nobody needs
    public Map<String, @Nullable Object> toMap() {
        return new JsonLine()
                .addAll(location.toMap())
                .add("format", format.name())
                .add("whole", isWhole())
                .add("text", text())
                .map();
    }

    /** Texts are equal when they read the same in the same place; line ends of the source do not count. */
    @Override
    public boolean equals(Object other) {
        return other instanceof RecordText that
                && format == that.format
                && location.equals(that.location)
                && Arrays.equals(cut.bytes(), that.cut.bytes())
                && cut.column() == that.cut.column()
                && cut.tooLong() == that.cut.tooLong()
                && cut.joined() == that.cut.joined();
    }

    @Override
    public int hashCode() {
        return 31 * Arrays.hashCode(cut.bytes()) + location.hashCode();
    }

    /** {@return where the record stands, for people} */
    @Override
    public String toString() {
        return location.toString();
    }

    private Object writeReplace() {
        return SerialProxy.of(
                SerialForm.TEXT,
                format,
                location.number(),
                cut.text(),
                cut.line(),
                cut.column(),
                cut.lastLine(),
                cut.tooLong(),
                cut.joined(),
                cut.written() == cut.bytes() ? null : Utf8.decode(cut.written(), 0, cut.written().length));
    }

    private void readObject(ObjectInputStream in) throws InvalidObjectException {
        throw SerialProxy.required();
    }

    /** {@return the text that a stream tells of, if some source would have been cut so} */
    static RecordText ofParts(SerialParts parts) {
        RecordFormat format = parts.next(RecordFormat.class);
        long number = parts.next(Long.class);
        TextCut cut = new TextCut(
                Utf8.bytes(parts.text()),
                parts.next(Long.class),
                parts.next(Long.class),
                parts.next(Long.class),
                parts.next(Boolean.class),
                parts.next(Boolean.class),
                written(parts.nextOrNull(String.class)));
        checkArgument(
                Math.max(cut.column(), cut.lastLine()) <= Long.MAX_VALUE - cut.bytes().length
                        && (cut.column() == 1 || format == RecordFormat.BOARDSPACE)
                        && (!cut.joined() || number > 1 && cut.line() > 1),
                "no record can stand there");
        checkArgument(isCutFromSource(format, cut), "no source reads like that");
        return new RecordText(format, number, cut);
    }

    private static byte @Nullable [] written(@Nullable String text) {
        return text == null ? null : Utf8.bytes(text);
    }

    /** Cuts a text out again; a byte order mark at the start is skipped, so that one of its own is not. */
    private static boolean isCutFromSource(RecordFormat format, TextCut cut) {
        String before = Utf8.BYTE_ORDER_MARK + (cut.joined() ? Result.NONE.text() + "\n" : "");
        String after = cut.tooLong() ? "x".repeat(Limits.RECORD + 1) : "";
        InputStream source = new SequenceInputStream(
                new SequenceInputStream(
                        new ByteArrayInputStream(Utf8.bytes(before)), new ByteArrayInputStream(cut.written())),
                new ByteArrayInputStream(Utf8.bytes(after)));
        RecordSplitter texts = format.split(source, cut.joined() ? Set.of(Leniency.JOINED_RECORDS) : Set.of());
        if (cut.joined() && texts.hasNext()) {
            texts.next();
        }
        TextCut again = texts.hasNext() ? texts.next().cut : null;
        return again != null
                && !texts.hasNext()
                && (cut.tooLong()
                        ? isStart(cut) && again.text().startsWith(cut.text())
                        : Arrays.equals(again.bytes(), cut.bytes()))
                && again.tooLong() == cut.tooLong()
                && again.joined() == cut.joined()
                && (cut.tooLong() ? hasRoom(cut) : again.lastLine() - again.line() == cut.lastLine() - cut.line());
    }

    /** {@return whether so much is kept of a text that is too long: less only if blanks were dropped from blank lines} */
    private static boolean isStart(TextCut cut) {
        return cut.bytes().length > Limits.RECORD || cut.text().contains("\n\n");
    }

    /** {@return whether the start of a text that was too long has no more lines than that} */
    private static boolean hasRoom(TextCut cut) {
        long lineEnds = CharMatcher.is('\n').countIn(CharMatcher.is('\n').trimTrailingFrom(cut.text()));
        return lineEnds <= cut.lastLine() - cut.line();
    }
}
