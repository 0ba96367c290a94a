package io.github.lyngk.notation.cli;

import io.github.lyngk.notation.Diagnostic;
import io.github.lyngk.notation.RecordValidator;
import io.github.lyngk.notation.archive.RecordFiles;
import java.io.FilterInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.Optional;
import java.util.OptionalLong;
import org.jspecify.annotations.Nullable;

/** A file or standard input, not yet opened. */
final class Source {
    /** Opens a stream. */
    private interface Opener {
        InputStream open() throws IOException;
    }

    private static final OptionalLong NOTHING = OptionalLong.of(0);

    private final String name;
    private final @Nullable Object key;
    private final Opener opener;
    private final OptionalLong size;
    private final boolean folder;

    private Source(String name, @Nullable Object key, Opener opener, OptionalLong size, boolean folder) {
        this.name = name;
        this.key = key;
        this.opener = opener;
        this.size = size;
        this.folder = folder;
    }

    private Source(String name, @Nullable Object key, Opener opener, OptionalLong size) {
        this(name, key, opener, size, false);
    }

    /**
     * Creates the source of a file; the name is the one to print, which may have slashes on Windows where the path does
     * not.
     */
    static Source of(String name, Path path, BasicFileAttributes attributes) throws IOException {
        return new Source(
                name,
                key(path, attributes),
                () -> attributes.isRegularFile() ? openFile(path) : Files.newInputStream(path),
                attributes.isRegularFile() ? OptionalLong.of(attributes.size()) : OptionalLong.empty());
    }

    /** Opens a file only if it is still a regular file: opening a pipe in its place could block. */
    private static InputStream openFile(Path path) throws IOException {
        if (Files.exists(path) && !Files.isRegularFile(path)) {
            throw new IOException("it is no longer a file");
        }
        return Files.newInputStream(path);
    }

    /** Standard input, which is not closed after it was read; if it is named twice, it is empty the second time. */
    static Source standardInput(InputStream in) {
        InputStream open = new FilterInputStream(in) {
            @Override
            public void close() {}
        };
        return new Source("-", null, () -> open, OptionalLong.empty());
    }

    /** A folder in which no record was found: a source without records. */
    static Source emptyFolder(Path folder) {
        return new Source(folder.toString(), null, InputStream::nullInputStream, NOTHING, true);
    }

    /** A source that cannot be opened. */
    static Source unreadable(String name, IOException why) {
        return new Source(
                name,
                null,
                () -> {
                    throw why;
                },
                NOTHING);
    }

    /** {@return a key that identifies a file or folder, whatever path or link leads to it} */
    static Object key(Path path, BasicFileAttributes attributes) throws IOException {
        Object key = attributes.fileKey();
        return key == null ? path.toRealPath() : key;
    }

    /** Returns the key that identifies the file, whatever path or link leads to it; empty if there is none. */
    Optional<Object> key() {
        return Optional.ofNullable(key);
    }

    /** Returns the name for messages and reports. */
    String name() {
        return name;
    }

    /** Returns the number of bytes to read, as stored, compressed or not; empty for pipes. */
    OptionalLong size() {
        return size;
    }

    /** Returns the error to report at the end if the source has no record. */
    Optional<Diagnostic> noRecord(long records) {
        return folder
                ? Optional.of(RecordFiles.emptyFolder(name))
                : RecordValidator.strict().withFile(name).noRecord(records);
    }

    /** Opens the source. */
    InputStream open() throws IOException {
        return opener.open();
    }
}
