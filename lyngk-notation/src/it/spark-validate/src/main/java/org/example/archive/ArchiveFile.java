package org.example.archive;

import io.github.lyngk.notation.Diagnostic;
import io.github.lyngk.notation.DiagnosticCode;
import io.github.lyngk.notation.Leniency;
import io.github.lyngk.notation.RecordSplitter;
import io.github.lyngk.notation.archive.RecordFiles;
import java.io.IOException;
import java.io.InputStream;
import java.io.Serializable;
import java.util.Set;
import org.apache.hadoop.conf.Configuration;
import org.apache.hadoop.fs.FSDataInputStream;
import org.apache.hadoop.fs.Path;

/**
 * A file of the archive, or an argument that names no readable file.
 *
 * @param name its name in reports
 * @param address its path for Hadoop
 * @param length its size in bytes
 * @param missing the diagnostic to report if there is nothing to read, otherwise null
 * @param unreadable whether that diagnostic reports something that cannot be read
 */
record ArchiveFile(String name, String address, long length, String missing, boolean unreadable)
        implements Serializable {
    ArchiveFile(String name, String address, long length) {
        this(name, address, length, null, false);
    }

    /** An argument without a readable file. */
    static ArchiveFile missing(Diagnostic why) {
        boolean unreadable = why.code() == DiagnosticCode.UNREADABLE;
        return new ArchiveFile(why.file().orElseThrow(), null, 0, why.toJson(), unreadable);
    }

    /** Whether it can be read in ranges; false if it cannot be read, which is reported by the task that reads it. */
    boolean isDivisible(Configuration hadoop) {
        try (InputStream stored = open(hadoop, 0)) {
            return RecordFiles.isDivisible(name, stored);
        } catch (IOException e) {
            return false;
        }
    }

    /** Opens the file and cuts it into records. */
    RecordSplitter split(Set<Leniency> leniencies, Configuration hadoop) throws IOException {
        InputStream stored = open(hadoop, 0);
        try {
            InputStream text = RecordFiles.text(name, stored);
            return RecordFiles.format(name, text).split(text, leniencies);
        } catch (IOException e) {
            stored.close();
            throw e;
        }
    }

    /** Opens the file at an offset, without decompressing it. */
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
}
