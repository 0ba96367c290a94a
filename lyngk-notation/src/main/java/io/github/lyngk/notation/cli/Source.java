package io.github.lyngk.notation.cli;

import io.github.lyngk.notation.Diagnostic;
import io.github.lyngk.notation.DiagnosticCode;
import io.github.lyngk.notation.archive.RecordFiles;
import io.github.lyngk.notation.shell.StandardInput;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.OptionalLong;

/** A file or standard input, not yet opened. */
final class Source {
    /** Opens a stream. */
    private interface Opener {
        InputStream open() throws IOException;
    }

    private static final OptionalLong NOTHING = OptionalLong.of(0);

    private final String name;
    private final Opener opener;
    private final OptionalLong size;
    private final Diagnostic ifEmpty;

    private Source(String name, Opener opener, OptionalLong size, Diagnostic ifEmpty) {
        this.name = name;
        this.opener = opener;
        this.size = size;
        this.ifEmpty = ifEmpty;
    }

    private Source(String name, Opener opener, OptionalLong size) {
        this(
                name,
                opener,
                size,
                Diagnostic.error(DiagnosticCode.NO_RECORD, DiagnosticCode.NO_RECORD.summary())
                        .withFile(name));
    }

    static Source of(Path path, BasicFileAttributes attributes) {
        return new Source(
                path.toString(),
                () -> Files.newInputStream(path),
                attributes.isRegularFile() ? OptionalLong.of(attributes.size()) : OptionalLong.empty());
    }

    static Source standardInput(InputStream in) {
        return new Source("-", () -> StandardInput.leftOpen(in), OptionalLong.empty());
    }

    /** A folder in which no record was found: a source without records. */
    static Source emptyFolder(Path folder) {
        String name = folder.toString();
        return new Source(name, InputStream::nullInputStream, NOTHING, RecordFiles.emptyFolder(name));
    }

    /** A source that cannot be opened. */
    static Source unreadable(String name, IOException why) {
        return new Source(
                name,
                () -> {
                    throw why;
                },
                NOTHING);
    }

    /** The name for people and reports. */
    String name() {
        return name;
    }

    /** How many bytes there are to read, compressed or not; empty for pipes. */
    OptionalLong size() {
        return size;
    }

    /** What there is to say if no record is found in it. */
    Diagnostic noRecord() {
        return ifEmpty;
    }

    /** Opens the source. */
    InputStream open() throws IOException {
        return opener.open();
    }
}
