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
 * A file format of game records. It recognises files of the format and splits a source into the texts of its records.
 * In all formats, {@link RecordText#read} returns a {@link RecordResult}.
 *
 * <pre>{@code
 * RecordFormat format = RecordFormat.findByName(path.toString()).orElse(RecordFormat.LYNGK);
 * try (RecordSplitter texts = format.split(Files.newInputStream(path))) {
 *     texts.forEachRemaining(text -> text.read(Set.of()).diagnostics().forEach(System.out::println));
 * }
 * }</pre>
 *
 * <p>Constants may be added in a minor version: use a default branch in a switch.
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
     * Returns the format of a file, recognised by its name or, if that is not possible, by its beginning.
     *
     * @param file a name or a path; the case of letters does not matter
     * @param source the content of the file, a stream that supports {@link InputStream#mark}; nothing is consumed
     * @return the format, empty if it is not recognised
     * @throws IOException if the source cannot be read
     * @throws IllegalArgumentException if the name does not determine the format and the stream does not support mark
     */
    public static Optional<RecordFormat> find(String file, InputStream source) throws IOException {
        Optional<RecordFormat> named = findByName(file);
        return named.isPresent() ? named : findByBeginning(source);
    }

    /**
     * Returns the format of a file, recognised by the extension of its name.
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
     * Returns the format of a source, recognised by its first character after whitespace and a byte order mark: {@code
     * [} for {@link #LYNGK}, <code>(</code> for SGF.
     *
     * @param source a stream that supports {@link InputStream#mark}; nothing is consumed
     * @return the format, empty if it cannot be recognised in the first 4096 bytes
     * @throws IOException if the source cannot be read
     * @throws IllegalArgumentException if the stream does not support mark
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
     * Splits a source of characters into the texts of its records, without leniencies.
     *
     * @param source any number of records; a byte order mark at the start is skipped
     * @return the splitter, which returns one text at a time; closing it closes the source
     */
    public RecordSplitter split(Reader source) {
        return split(source, ImmutableSet.of());
    }

    /**
     * Splits a source of bytes into the texts of its records, without leniencies.
     *
     * @param source any number of records, in UTF-8; a byte order mark at the start is skipped
     * @return the splitter, which returns one text at a time; closing it closes the source
     */
    public RecordSplitter split(InputStream source) {
        return split(source, ImmutableSet.of());
    }

    /**
     * Splits a source of characters into the texts of its records.
     *
     * @param source any number of records; a byte order mark at the start is skipped
     * @param leniencies the faults to accept, none to be strict; {@link Leniency#JOINED_RECORDS} changes where records
     *     of {@link #LYNGK} begin; pass the same leniencies to {@link RecordText#read}
     * @return the splitter, which returns one text at a time; closing it closes the source
     */
    public RecordSplitter split(Reader source, Set<Leniency> leniencies) {
        return split(Utf8.encode(source), leniencies);
    }

    /**
     * Splits a source of bytes into the texts of its records.
     *
     * @param source any number of records, in UTF-8; a byte order mark at the start is skipped
     * @param leniencies the faults to accept, as in {@link #split(Reader, Set)}
     * @return the splitter, which returns one text at a time; closing it closes the source
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
