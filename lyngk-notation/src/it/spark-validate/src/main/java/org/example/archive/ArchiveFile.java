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
 * A file of the archive, or what an argument names where there is none.
 *
 * @param name what reports call it
 * @param address where it is
 * @param length how many bytes it has
 * @param missing the line to report if there is nothing to read, else null
 * @param unreadable whether that line is about something that cannot be read
 */
record ArchiveFile(String name, String address, long length, String missing, boolean unreadable)
        implements Serializable {
    ArchiveFile(String name, String address, long length) {
        this(name, address, length, null, false);
    }

    /** Something that was named and cannot be read. */
    static ArchiveFile missing(Diagnostic why) {
        boolean unreadable = why.code() == DiagnosticCode.UNREADABLE;
        return new ArchiveFile(why.file().orElseThrow(), null, 0, why.toJson(), unreadable);
    }

    /** Whether it can be read in ranges; whoever reads it will tell if it cannot be read at all. */
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
}
