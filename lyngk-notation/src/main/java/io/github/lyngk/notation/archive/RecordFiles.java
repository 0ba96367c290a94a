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
 * Opens the files of an archive. Files compressed by gzip are decompressed, whatever their name; for files that are not
 * text, an {@link IOException} is thrown. This class also creates the diagnostics about whole files, so that all
 * programs report them in the same way.
 */
public final class RecordFiles {
    /** The number of bytes that are examined to recognise content. */
    private static final int LOOK = 4096;

    /** The number of bytes to wait for; more are examined only if they are available. */
    private static final int LEAST = 6;

    /** In binary data, about one byte in nine is a control character; a few, and one in this many, are tolerated. */
    private static final int CONTROLS = 20;

    private static final int FEW = 3;

    /**
     * A file read from its start to its end, which always reports that no bytes are available. Java would find out how
     * many are left by seeking, which pipes cannot do, and a buffer that tried to read them at once would lose the data
     * before a broken place.
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
     * {@return whether a file name has the extension of a record format, such as {@code .lyngk} or {@code .sgf.gz}}
     *
     * @param name a name or a path
     */
    public static boolean isRecordName(String name) {
        return RecordFormat.findByName(ForeignContent.unpackedName(name)).isPresent();
    }

    /**
     * Opens the text of a file, decompressed if it is compressed by gzip.
     *
     * @param name the name of the file, {@code -} for standard input
     * @param stored the stored bytes, from the start of the file
     * @return the text, as a stream that supports {@link InputStream#mark}; closing it closes {@code stored}
     * @throws IOException if the file cannot be read, or is not text; the message names the content and, if possible,
     *     how to convert it
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
     * Returns the format of the records in a file, recognised by its name without an extension for compression or, if
     * that is not possible, by the beginning of its text.
     *
     * @param name the name of the file
     * @param text the text of the file, from {@link #text}; nothing is consumed
     * @return the format, {@link RecordFormat#LYNGK} if it is not recognised
     * @throws IOException if the text cannot be read
     * @throws IllegalArgumentException if the name does not determine the format and the stream does not support mark
     */
    public static RecordFormat format(String name, InputStream text) throws IOException {
        return RecordFormat.find(ForeignContent.unpackedName(name), text).orElse(RecordFormat.LYNGK);
    }

    /**
     * Returns whether a file can be divided into {@linkplain io.github.lyngk.notation.RecordRange ranges} for several
     * threads or machines.
     *
     * @param name the name of the file
     * @param stored the stored bytes, from the start of the file; some of them are consumed
     * @return whether the format is {@link RecordFormat#LYNGK} and the file is not compressed
     * @throws IOException if the file cannot be read, or is not text
     */
    public static boolean isDivisible(String name, InputStream stored) throws IOException {
        requireNonNull(name, "name");
        InputStream plain = buffered(stored);
        return !isGzip(start(plain)) && format(name, text(name, plain)) == RecordFormat.LYNGK;
    }

    /**
     * {@return the diagnostic for a file that cannot be read completely}
     *
     * @param name the name of the file
     * @param failure the exception thrown when reading it
     */
    public static Diagnostic unreadable(String name, IOException failure) {
        requireNonNull(failure, "failure");
        return Diagnostic.error(DiagnosticCode.UNREADABLE, Failures.ofStream(failure))
                .withFile(name);
    }

    /**
     * {@return the diagnostic for a folder without {@linkplain #isRecordName record files}}
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
            throw new IOException("this is not text: byte " + control + " is "
                    + HexFormat.of().toHexDigits(start[control])
                    + ", and more control characters follow");
        }
    }

    /**
     * {@return the index of the first control character if there are too many of them for a text, else -1}
     *
     * <p>With only a few, just the records that contain them are invalid. Bytes beyond ASCII are left to the reader,
     * which reports where they are not UTF-8: old text has many of them.
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
