package org.example.archive;

import com.google.common.base.Ascii;
import io.github.lyngk.notation.RecordFormat;
import java.io.BufferedInputStream;
import java.io.FilterInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.Serializable;
import org.apache.hadoop.conf.Configuration;
import org.apache.hadoop.fs.FSDataInputStream;
import org.apache.hadoop.fs.Path;
import org.apache.hadoop.io.compress.GzipCodec;

/**
 * A file of the archive.
 *
 * @param name what reports call it
 * @param address where it is, null for a folder in which there is nothing to read
 * @param length how many bytes it has
 */
record ArchiveFile(String name, String address, long length) implements Serializable {
    private static final String GZIP = ".gz";
    private static final int BUFFER = 1 << 16;

    /** A text, decompressed if need be. */
    record Text(InputStream stream, RecordFormat format, boolean divisible) {}

    /** A folder without a file to read. */
    static ArchiveFile emptyFolder(String name) {
        return new ArchiveFile(name, null, 0);
    }

    /** Whether a file in a folder is one to read. */
    static boolean isNamedLikeRecords(String name) {
        return RecordFormat.ofName(unpackedName(name)).isPresent();
    }

    /** Opens the file at its start. */
    Text open(Configuration hadoop) throws IOException {
        InputStream stored = new BufferedInputStream(open(hadoop, 0), BUFFER);
        try {
            boolean packed = isGzip(stored);
            InputStream text = packed ? new BufferedInputStream(unpacked(stored, hadoop), BUFFER) : stored;
            RecordFormat format = RecordFormat.of(unpackedName(name), text).orElse(RecordFormat.LYNGK);
            return new Text(text, format, !packed && format == RecordFormat.LYNGK);
        } catch (IOException e) {
            stored.close();
            throw e;
        }
    }

    /** Opens the file in its midst, as it is stored. */
    InputStream open(Configuration hadoop, long from) throws IOException {
        Path path = new Path(address);
        FSDataInputStream stream = path.getFileSystem(hadoop).open(path);
        try {
            stream.seek(from);
        } catch (IOException e) {
            stream.close();
            throw e;
        }
        return stream;
    }

    private static boolean isGzip(InputStream stream) throws IOException {
        stream.mark(2);
        boolean packed = stream.read() == 0x1f && stream.read() == 0x8b;
        stream.reset();
        return packed;
    }

    private static InputStream unpacked(InputStream stream, Configuration hadoop) throws IOException {
        GzipCodec codec = new GzipCodec();
        codec.setConf(hadoop);
        // Says that nothing is ready, so that what comes before a broken place is handed over first.
        return new FilterInputStream(codec.createInputStream(stream)) {
            @Override
            public int available() {
                return 0;
            }
        };
    }

    private static String unpackedName(String name) {
        return Ascii.toLowerCase(name).endsWith(GZIP) ? name.substring(0, name.length() - GZIP.length()) : name;
    }
}
