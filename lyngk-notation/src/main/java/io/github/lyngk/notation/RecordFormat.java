package io.github.lyngk.notation;

import static com.google.common.base.Preconditions.checkArgument;

import com.google.common.base.Ascii;
import com.google.common.collect.ImmutableMap;
import com.google.common.collect.ImmutableSet;
import io.github.lyngk.notation.boardspace.ServerGame;
import io.github.lyngk.notation.boardspace.SgfCutter;
import io.github.lyngk.notation.movelist.Dialect;
import io.github.lyngk.notation.movelist.Langk;
import io.github.lyngk.notation.movelist.MoveList;
import io.github.lyngk.notation.movelist.MoveListCutter;
import io.github.lyngk.notation.movelist.Pbmserv;
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
import java.util.function.BiFunction;
import java.util.function.Function;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/**
 * A way to write games down. A format knows the files that are written in it, cuts a source into the texts of its records
 * and reads them; all formats give the same {@link RecordResult}s.
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
    /** Our own records, {@code .lyngk}: tags, then moves. */
    LYNGK(".lyngk", line -> line.startsWith("["), LyngkCutter::new, RecordAssembly::tags, RecordAssembly::read),

    /** Records of Boardspace.net, a dialect of SGF, {@code .sgf}; {@link BoardspaceReader} says how they are taken. */
    BOARDSPACE(
            ".sgf",
            line -> line.startsWith("("),
            (source, mayBeJoined) -> new SgfCutter(source),
            ServerGame::tags,
            (text, found) -> read(ServerGame.read(text, found))),

    /**
     * Moves of the play-by-mail server PBMServ, such as {@code b1-b2} or {@code R,b1-b2}, one after the other between
     * blanks or line ends. That text does not tell where it starts, so that a position line, of any variant, must be its
     * first line, else {@link DiagnosticCode#TAG_MISSING}; each further one begins the next record. Passes are not
     * written: a player without a move is skipped (R6) and nothing is said about it. The result is {@code *} unless the
     * game is over.
     */
    PBMSERV(new Pbmserv()),

    /**
     * The replay text of {@code langk}: first the start, nine columns of single pieces such as {@code g/rrbr/wgzbwkg/…}
     * in which {@code w} is ivory, {@code z} a joker and the other letters are ours; then one turn a line: {@code f3d4},
     * {@code ^w g6f6} with a claim, or {@code -} for a forced pass (R6), which may be missing at the end only. Letters
     * are read in either case. A line with a start begins the next record. The text tells no variant: games are
     * {@link io.github.lyngk.core.Variant#STANDARD} ones, begun by the first player. The result is {@code *} unless the
     * game is over.
     */
    LANGK(new Langk());

    /** How many bytes of a source {@link #findByBeginning} looks at. */
    private static final int LOOK = 4096;

    private final @Nullable String extension;
    private final Predicate<String> beginning;
    /** Cuts a source; told whether records may be joined. */
    private final BiFunction<InputStream, Boolean, Cutter> cutter;

    private final Function<TextCut, ImmutableMap<String, String>> tags;
    private final BiFunction<TextCut, DiagnosticList, RecordResult.@Nullable Read> reading;

    RecordFormat(
            @Nullable String extension,
            Predicate<String> beginning,
            BiFunction<InputStream, Boolean, Cutter> cutter,
            Function<TextCut, ImmutableMap<String, String>> tags,
            BiFunction<TextCut, DiagnosticList, RecordResult.@Nullable Read> reading) {
        this.extension = extension;
        this.beginning = beginning;
        this.cutter = cutter;
        this.tags = tags;
        this.reading = reading;
    }

    RecordFormat(Dialect dialect) {
        this(
                null,
                dialect::isBegunBy,
                (source, mayBeJoined) -> new MoveListCutter(source),
                text -> MoveList.tags(text, dialect),
                (text, found) -> read(MoveList.read(text, dialect, found)));
    }

    /** {@return how the names of files in this format end, such as {@code .lyngk}; empty if they have no ending} */
    public Optional<String> extension() {
        return Optional.ofNullable(extension);
    }

    /**
     * Recognises the format of a file, by its name and else by how it begins.
     *
     * @param file a name or a path
     * @param source what is in it, as {@link #findByBeginning} takes it
     * @return the format, empty if neither tells
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
     * @return the format, empty if the name does not tell
     */
    public static Optional<RecordFormat> findByName(String file) {
        String name = Ascii.toLowerCase(file);
        for (RecordFormat format : values()) {
            if (format.extension != null && name.endsWith(format.extension)) {
                return Optional.of(format);
            }
        }
        return Optional.empty();
    }

    /**
     * Recognises a format by the first line of a source that is not blank, after a byte order mark: ours begins with
     * {@code [} and SGF with <code>(</code>; {@link #LANGK} has nine columns of letters there and nothing else,
     * {@link #PBMSERV} nine columns and the player to move, or a move if the position line is missing.
     *
     * @param source a stream that supports {@link InputStream#mark}; nothing is taken from it
     * @return the format, empty if the beginning, 4096 bytes at most, does not tell
     * @throws IOException if the source cannot be read
     * @throws IllegalArgumentException if the stream cannot be marked
     */
    public static Optional<RecordFormat> findByBeginning(InputStream source) throws IOException {
        checkArgument(source.markSupported(), "the stream must support mark");
        source.mark(LOOK);
        String line = firstLine(source);
        source.reset();
        for (RecordFormat format : values()) {
            if (format.beginning.test(line)) {
                return Optional.of(format);
            }
        }
        return Optional.empty();
    }

    /** Reads the first line that is not blank, from its first byte that is not, a char a byte. */
    private static String firstLine(InputStream source) throws IOException {
        StringBuilder line = new StringBuilder();
        for (int i = 0; i < LOOK; i++) {
            int next = source.read();
            if (next < 0 || line.length() > 0 && (next == '\n' || next == '\r')) {
                break;
            }
            if (line.length() > 0 || next > ' ' && !isByteOrderMark(next)) {
                line.append((char) next);
            }
        }
        return line.toString();
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
        return new RecordSplitter(this, cutter.apply(source, leniencies.contains(Leniency.JOINED_RECORDS)));
    }

    private static RecordResult.@Nullable Read read(Optional<GameRecord> record) {
        return record.map(RecordResult.Read::of).orElse(null);
    }

    /** Reads the tags of a record without replaying it. */
    ImmutableMap<String, String> tags(TextCut text) {
        return tags.apply(text);
    }

    /** Reads a record, or its legal prefix; {@return null if there is not even a start} */
    RecordResult.@Nullable Read read(TextCut text, DiagnosticList found) {
        return reading.apply(text, found);
    }
}
