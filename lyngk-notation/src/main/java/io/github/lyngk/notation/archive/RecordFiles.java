package io.github.lyngk.notation.archive;

import static java.util.Objects.requireNonNull;

import io.github.lyngk.notation.Diagnostic;
import io.github.lyngk.notation.DiagnosticCode;
import io.github.lyngk.notation.RecordFormat;
import io.github.lyngk.notation.text.Failures;
import java.io.BufferedInputStream;
import java.io.FilterInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.util.Arrays;
import java.util.HexFormat;
import java.util.Optional;
import java.util.stream.Collectors;

/**
 * The files of an archive, as they are stored: finds the text in them, compressed by gzip or not, whatever they are
 * named, and refuses what is no text. What there is to say about whole files is said here too, so that all who read
 * archives say the same.
 */
public final class RecordFiles {
    /** So much of a file is looked at to tell what it is. */
    private static final int LOOK = 4096;

    /** The longest beginning that must be waited for; more is looked at only if it is there. */
    private static final int LEAST = 6;

    /** In data that is no text, one byte of nine is a control character; a few, and one of so many, are forgiven. */
    private static final int CONTROLS = 20;

    private static final int FEW = 3;

    /**
     * A file read from its start to its end. How much is left, Java asks by seeking, and pipes cannot seek; and who hopes
     * for more than is at hand loses what comes before a broken place.
     */
    private static final class Sequential extends FilterInputStream {
        Sequential(InputStream in) {
            super(in);
        }

        @Override
        public int available() {
            return 0;
        }
    }

    private RecordFiles() {}

    /**
     * {@return whether a file in a folder is one to read: whether its name, without what compression adds to it, is that
     * of a format}
     *
     * @param name a name or a path
     */
    public static boolean isRecordName(String name) {
        return RecordFormat.findByName(ForeignContent.unpackedName(name)).isPresent();
    }

    /**
     * Finds the text of a file: what is compressed by gzip is decompressed.
     *
     * @param name the name of the file, {@code -} for standard input
     * @param stored what is stored in it, from its start
     * @return the text, as a stream that supports {@link InputStream#mark}; closing it closes what is stored
     * @throws IOException if the file cannot be read, or holds no text; the message says what it holds and what to do
     */
    public static InputStream text(String name, InputStream stored) throws IOException {
        requireNonNull(name, "name");
        InputStream text = buffered(stored);
        byte[] start = start(text);
        boolean compressed = isGzip(start);
        if (compressed) {
            text = buffered(new GzipInput(text));
            start = start(text);
        }
        check(start, name, compressed);
        return text;
    }

    /**
     * Tells how the records of a file are written: by its name without what compression adds to it, else by how its text
     * begins.
     *
     * @param name the name of the file
     * @param text its {@link #text}; nothing is taken from it
     * @return the format, {@link RecordFormat#LYNGK} if neither tells
     * @throws IOException if the text cannot be read
     */
    public static RecordFormat format(String name, InputStream text) throws IOException {
        return RecordFormat.find(ForeignContent.unpackedName(name), text).orElse(RecordFormat.LYNGK);
    }

    /**
     * Tells whether several threads or machines can share a file by {@linkplain io.github.lyngk.notation.RecordRange
     * ranges} of its bytes.
     *
     * @param name the name of the file
     * @param stored what is stored in it, from its start; some of it is taken
     * @return whether it holds records of {@link RecordFormat#LYNGK} that are not compressed
     * @throws IOException if the file cannot be read, or holds no text
     */
    public static boolean isDivisible(String name, InputStream stored) throws IOException {
        requireNonNull(name, "name");
        InputStream plain = buffered(stored);
        return !isGzip(start(plain)) && format(name, text(name, plain)) == RecordFormat.LYNGK;
    }

    /**
     * {@return what there is to say of a file that cannot be read, or not to its end}
     *
     * @param name the name of the file
     * @param failure what became of reading it
     */
    public static Diagnostic unreadable(String name, IOException failure) {
        requireNonNull(failure, "failure");
        return Diagnostic.error(DiagnosticCode.UNREADABLE, Failures.ofStream(failure))
                .withFile(name);
    }

    /**
     * {@return what there is to say of a folder in which no file {@linkplain #isRecordName is one to read}}
     *
     * @param name the name of the folder
     */
    public static Diagnostic emptyFolder(String name) {
        String extensions = Arrays.stream(RecordFormat.values())
                .map(RecordFormat::extension)
                .collect(Collectors.joining(" or "));
        return Diagnostic.error(DiagnosticCode.NO_RECORD, "no " + extensions + " file in this folder")
                .withFile(name);
    }

    private static InputStream buffered(InputStream stream) {
        requireNonNull(stream, "stored");
        return new BufferedInputStream(new Sequential(stream), 1 << 16);
    }

    private static byte[] start(InputStream stream) throws IOException {
        byte[] start = new byte[LOOK];
        stream.mark(LOOK);
        int count = stream.readNBytes(start, 0, LEAST);
        int ready = Math.min(stream.available(), LOOK - count);
        count += ready > 0 ? stream.readNBytes(start, count, ready) : 0;
        stream.reset();
        return Arrays.copyOf(start, count);
    }

    private static boolean isGzip(byte[] start) {
        return ForeignContent.of(start).equals(Optional.of(ForeignContent.GZIP));
    }

    private static void check(byte[] start, String name, boolean inGzip) throws IOException {
        Optional<ForeignContent> foreign = ForeignContent.of(start);
        if (foreign.isPresent()) {
            throw new IOException(foreign.get().refusal(name, inGzip));
        }
        int control = noText(start);
        if (control >= 0) {
            throw new IOException("this is no text: at byte " + control + " stands "
                    + HexFormat.of().toHexDigits(start[control])
                    + ", and more of the kind follows");
        }
    }

    /**
     * {@return where the first control character stands if there are too many of them for a text, else -1}
     *
     * <p>A few cost the record they stand in, and bytes beyond ASCII are left to the reader, which tells where they are no
     * UTF-8: old text has many of them.
     */
    private static int noText(byte[] start) {
        int controls = 0;
        int first = -1;
        for (int i = 0; i < start.length; i++) {
            byte b = start[i];
            if (b >= 0 && b < ' ' && b != '\t' && b != '\n' && b != '\r' && b != '\f') {
                controls++;
                first = first < 0 ? i : first;
            }
        }
        return controls > FEW + start.length / CONTROLS ? first : -1;
    }
}
