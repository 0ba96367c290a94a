package io.github.lyngk.notation;

import static com.google.common.base.Preconditions.checkArgument;

import com.google.common.base.Ascii;
import com.google.common.collect.ImmutableSet;
import io.github.lyngk.notation.boardspace.ServerGame;
import io.github.lyngk.notation.boardspace.SgfCutter;
import io.github.lyngk.notation.reading.LyngkCutter;
import io.github.lyngk.notation.text.Cutter;
import io.github.lyngk.notation.text.Faults;
import io.github.lyngk.notation.text.TextCut;
import io.github.lyngk.notation.text.Utf8Reader;
import java.io.IOException;
import java.io.InputStream;
import java.io.Reader;
import java.util.Optional;
import java.util.Set;
import java.util.function.BiFunction;
import java.util.function.Function;

/**
 * A way to write games down. A format knows the files that are written in it, cuts a source into the texts of its records
 * and reads them; all formats give the same {@link RecordResult}s.
 *
 * <pre>{@code
 * RecordFormat format = RecordFormat.ofName(path.toString()).orElse(RecordFormat.LYNGK);
 * try (RecordSplitter texts = format.split(Files.newInputStream(path))) {
 *     texts.forEachRemaining(text -> text.read(Set.of()).diagnostics().forEach(System.out::println));
 * }
 * }</pre>
 */
public enum RecordFormat {
    /** Our own records, {@code .lyngk}: tags, then moves. */
    LYNGK(".lyngk", '[', LyngkCutter::new, RecordAssembly::read),

    /** Records of Boardspace.net, a dialect of SGF, {@code .sgf}; {@link BoardspaceReader} says how they are taken. */
    BOARDSPACE(
            ".sgf",
            '(',
            SgfCutter::new,
            (text, faults) -> ServerGame.read(text, faults).map(RecordFormat::record));

    /** How far into a source {@link #ofBeginning} looks for its first character. */
    private static final int LOOK = 4096;

    private final String extension;
    private final char beginning;
    private final BiFunction<Reader, Boolean, Cutter> cutter;
    private final BiFunction<TextCut, Faults, Optional<GameRecord>> reading;

    /** A format whose records begin where they begin, whatever is accepted. */
    RecordFormat(
            String extension,
            char beginning,
            Function<Reader, Cutter> cutter,
            BiFunction<TextCut, Faults, Optional<GameRecord>> reading) {
        this(extension, beginning, (source, mayBeJoined) -> cutter.apply(source), reading);
    }

    RecordFormat(
            String extension,
            char beginning,
            BiFunction<Reader, Boolean, Cutter> cutter,
            BiFunction<TextCut, Faults, Optional<GameRecord>> reading) {
        this.extension = extension;
        this.beginning = beginning;
        this.cutter = cutter;
        this.reading = reading;
    }

    /** {@return how the names of files in this format end, such as {@code .lyngk}} */
    public String extension() {
        return extension;
    }

    /**
     * Recognises the format of a file, by its name and else by how it begins.
     *
     * @param file a name or a path
     * @param source what is in it, as {@link #ofBeginning} takes it
     * @return the format, empty if neither tells
     * @throws IOException if the source cannot be read
     */
    public static Optional<RecordFormat> of(String file, InputStream source) throws IOException {
        Optional<RecordFormat> named = ofName(file);
        return named.isPresent() ? named : ofBeginning(source);
    }

    /**
     * Recognises a format by the name of a file.
     *
     * @param file a name or a path; the case of letters does not matter
     * @return the format, empty if the name does not tell
     */
    public static Optional<RecordFormat> ofName(String file) {
        String name = Ascii.toLowerCase(file);
        for (RecordFormat format : values()) {
            if (name.endsWith(format.extension)) {
                return Optional.of(format);
            }
        }
        return Optional.empty();
    }

    /**
     * Recognises a format by how a source begins, after blanks and a byte order mark.
     *
     * @param source a stream that supports {@link InputStream#mark}; nothing is taken from it
     * @return the format, empty if the beginning does not tell
     * @throws IOException if the source cannot be read
     * @throws IllegalArgumentException if the stream cannot be marked
     */
    public static Optional<RecordFormat> ofBeginning(InputStream source) throws IOException {
        checkArgument(source.markSupported(), "the stream must support mark");
        source.mark(LOOK);
        int first = ' ';
        for (int i = 0; i < LOOK && (first <= ' ' && first >= 0 || isByteOrderMark(first)); i++) {
            first = source.read();
        }
        source.reset();
        for (RecordFormat format : values()) {
            if (first == format.beginning) {
                return Optional.of(format);
            }
        }
        return Optional.empty();
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
     * @param leniencies the faults to accept; {@link Leniency#JOINED_RECORDS} decides where records of {@link #LYNGK}
     *     begin, and the same leniencies belong to {@link RecordText#read}
     * @return the texts, one at a time
     */
    public RecordSplitter split(Reader source, Set<Leniency> leniencies) {
        return new RecordSplitter(this, cutter.apply(source, leniencies.contains(Leniency.JOINED_RECORDS)));
    }

    /**
     * Cuts a source of bytes into the texts of its records.
     *
     * @param source any number of records, in UTF-8; a byte order mark at the start is skipped
     * @param leniencies the faults to accept, as for a source of characters
     * @return the texts, one at a time
     */
    public RecordSplitter split(InputStream source, Set<Leniency> leniencies) {
        return split(new Utf8Reader(source), leniencies);
    }

    private static GameRecord record(ServerGame game) {
        RecordBuilder record = GameRecord.builder(game.start()).tags(game.tags());
        game.moves().forEach(record::play);
        return record.build();
    }

    /** Reads a record, or its legal prefix; empty if there is not even a start. */
    Optional<GameRecord> read(TextCut text, Faults faults) {
        return reading.apply(text, faults);
    }
}
