package io.github.lyngk.notation;

import static com.google.common.base.Preconditions.checkArgument;

import com.google.common.base.Ascii;
import com.google.common.collect.ImmutableMap;
import com.google.common.collect.ImmutableSet;
import io.github.lyngk.notation.boardspace.ServerGame;
import io.github.lyngk.notation.boardspace.SgfCutter;
import io.github.lyngk.notation.reading.LyngkCutter;
import io.github.lyngk.notation.text.Cutter;
import io.github.lyngk.notation.text.DiagnosticList;
import io.github.lyngk.notation.text.TextCut;
import io.github.lyngk.notation.text.Utf8;
import java.io.IOException;
import java.io.InputStream;
import java.io.Reader;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * A file format of game records. It recognises files of the format, cuts a source into the texts of its records and
 * reads them. All formats give {@link RecordResult}s.
 *
 * <pre>{@code
 * RecordFormat format = RecordFormat.findByName(path.toString()).orElse(RecordFormat.LYNGK);
 * try (RecordSplitter texts = format.split(Files.newInputStream(path))) {
 *     texts.forEachRemaining(text -> text.read(Set.of()).diagnostics().forEach(System.out::println));
 * }
 * }</pre>
 *
 * <p>The list may grow in a minor version: have a default branch.
 */
public enum RecordFormat {
    /** The format of this library, {@code .lyngk}: tags, then moves. */
    LYNGK(".lyngk"),

    /**
     * Records of Boardspace.net, a dialect of SGF, {@code .sgf}; {@link BoardspaceReader} describes how they are read.
     */
    BOARDSPACE(".sgf");

    /** The number of bytes that {@link #findByBeginning} examines. */
    private static final int LOOK = 4096;

    private final String extension;

    RecordFormat(String extension) {
        this.extension = extension;
    }

    /** {@return the extension of file names in this format, such as {@code .lyngk}} */
    public String extension() {
        return extension;
    }

    /**
     * Recognises the format of a file by its name, or otherwise by its beginning.
     *
     * @param file a name or a path
     * @param source the content of the file, a stream that supports {@link InputStream#mark}
     * @return the format, empty if it is not recognised
     * @throws IOException if the source cannot be read
     */
    public static Optional<RecordFormat> find(String file, InputStream source) throws IOException {
        Optional<RecordFormat> named = findByName(file);
        return named.isPresent() ? named : findByBeginning(source);
    }

    /**
     * Recognises a format by the name of a file.
     *
     * @param file a name or a path; the case of letters does not matter
     * @return the format, empty if it is not recognised
     */
    public static Optional<RecordFormat> findByName(String file) {
        String name = Ascii.toLowerCase(file);
        for (RecordFormat format : values()) {
            if (name.endsWith(format.extension)) {
                return Optional.of(format);
            }
        }
        return Optional.empty();
    }

    /**
     * Recognises a format by the first character of a source that is neither blank nor a byte order mark: {@code [} for
     * {@link #LYNGK}, <code>(</code> for SGF.
     *
     * @param source a stream that supports {@link InputStream#mark}; nothing is consumed
     * @return the format, empty if the first 4096 bytes do not decide it
     * @throws IOException if the source cannot be read
     * @throws IllegalArgumentException if the stream cannot be marked
     */
    public static Optional<RecordFormat> findByBeginning(InputStream source) throws IOException {
        checkArgument(source.markSupported(), "the stream must support mark");
        source.mark(LOOK);
        int first = firstInk(source);
        source.reset();
        return switch (first) {
            case '[' -> Optional.of(LYNGK);
            case '(' -> Optional.of(BOARDSPACE);
            default -> Optional.empty();
        };
    }

    /** Reads up to the first byte that is neither blank nor part of a byte order mark; {@return it, or -1} */
    private static int firstInk(InputStream source) throws IOException {
        for (int i = 0; i < LOOK; i++) {
            int next = source.read();
            if (next < 0 || next > ' ' && !isByteOrderMark(next)) {
                return next;
            }
        }
        return -1;
    }

    private static boolean isByteOrderMark(int first) {
        return first == 0xEF || first == 0xBB || first == 0xBF;
    }

    /**
     * Cuts a source of characters into the texts of its records, strictly.
     *
     * @param source any number of records; a byte order mark at the start is skipped
     * @return the texts, one at a time
     */
    public RecordSplitter split(Reader source) {
        return split(source, ImmutableSet.of());
    }

    /**
     * Cuts a source of bytes into the texts of its records, strictly.
     *
     * @param source any number of records, in UTF-8; a byte order mark at the start is skipped
     * @return the texts, one at a time
     */
    public RecordSplitter split(InputStream source) {
        return split(source, ImmutableSet.of());
    }

    /**
     * Cuts a source of characters into the texts of its records.
     *
     * @param source any number of records; a byte order mark at the start is skipped
     * @param leniencies the faults to accept; {@link Leniency#JOINED_RECORDS} changes where records of {@link #LYNGK}
     *     begin; pass the same leniencies to {@link RecordText#read}
     * @return the texts, one at a time
     */
    public RecordSplitter split(Reader source, Set<Leniency> leniencies) {
        return split(Utf8.encode(source), leniencies);
    }

    /**
     * Cuts a source of bytes into the texts of its records.
     *
     * @param source any number of records, in UTF-8; a byte order mark at the start is skipped
     * @param leniencies the faults to accept, as for a source of characters
     * @return the texts, one at a time
     */
    public RecordSplitter split(InputStream source, Set<Leniency> leniencies) {
        Cutter cutter = switch (this) {
            case LYNGK -> new LyngkCutter(source, leniencies.contains(Leniency.JOINED_RECORDS));
            case BOARDSPACE -> new SgfCutter(source);
        };
        return new RecordSplitter(this, cutter);
    }

    /** Reads the tags of a record without replaying it. */
    ImmutableMap<String, String> tags(TextCut text) {
        return switch (this) {
            case LYNGK -> RecordAssembly.tags(text);
            case BOARDSPACE -> ServerGame.tags(text);
        };
    }

    /** Reads a record, or its legal prefix; {@return null if it has no possible start} */
    RecordResult.@Nullable Read read(TextCut text, DiagnosticList found) {
        return switch (this) {
            case LYNGK -> RecordAssembly.read(text, found);
            case BOARDSPACE ->
                ServerGame.read(text, found).map(RecordResult.Read::of).orElse(null);
        };
    }
}
