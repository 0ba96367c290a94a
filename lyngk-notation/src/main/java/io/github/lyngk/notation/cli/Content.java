package io.github.lyngk.notation.cli;

import com.google.common.io.BaseEncoding;
import java.io.BufferedInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.util.Arrays;
import java.util.Optional;

/** The text in a source, decompressed if need be, whatever the source is named; what is no text is refused. */
final class Content {
    /** So much of a source is looked at to tell what it is. */
    private static final int LOOK = 4096;

    /** The longest beginning that must be waited for; more is looked at only if it is there. */
    private static final int LEAST = 6;

    /** In data that is no text, one byte of nine is a control character; a few, and one of so many, are forgiven. */
    private static final int CONTROLS = 20;

    private static final int FEW = 3;

    private static final int SHOWN = 4;

    private Content() {}

    /** A stream that buffers, so that it can be marked. */
    static BufferedInputStream buffered(InputStream stream) {
        return new BufferedInputStream(stream, 1 << 16);
    }

    /**
     * Finds the text.
     *
     * @param stream a stream that can be marked, at its start
     * @param name the name of the source
     * @return the text, as a stream that can be marked
     * @throws IOException if the stream cannot be read, or holds no text
     */
    static InputStream text(InputStream stream, String name) throws IOException {
        byte[] start = start(stream);
        if (ForeignContent.of(start).equals(Optional.of(ForeignContent.GZIP))) {
            InputStream decompressed = buffered(new GzipInput(stream));
            check(start(decompressed), name, true);
            return decompressed;
        }
        check(start, name, false);
        return stream;
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

    private static void check(byte[] start, String name, boolean inGzip) throws IOException {
        Optional<ForeignContent> foreign = ForeignContent.of(start);
        if (foreign.isPresent()) {
            throw new IOException(foreign.get().refusal(name, inGzip));
        }
        if (!isText(start)) {
            throw new IOException("this is no text: it begins with the bytes "
                    + BaseEncoding.base16()
                            .lowerCase()
                            .withSeparator(" ", 2)
                            .encode(Arrays.copyOf(start, Math.min(SHOWN, start.length))));
        }
    }

    /** Bytes beyond ASCII are left to the reader, which tells where they are no UTF-8: old text has many of them. */
    private static boolean isText(byte[] start) {
        int controls = 0;
        for (byte b : start) {
            if (b == 0) {
                return false;
            }
            controls += b > 0 && b < ' ' && b != '\t' && b != '\n' && b != '\r' && b != '\f' ? 1 : 0;
        }
        return controls <= FEW + start.length / CONTROLS;
    }
}
