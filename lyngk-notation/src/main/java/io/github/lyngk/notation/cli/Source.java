package io.github.lyngk.notation.cli;

import io.github.lyngk.notation.Diagnostic;
import io.github.lyngk.notation.DiagnosticCode;
import io.github.lyngk.notation.RecordFormat;
import io.github.lyngk.notation.shell.StandardInput;
import java.io.FilterInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.Arrays;
import java.util.OptionalLong;
import java.util.stream.Collectors;

/** A file or standard input, not yet opened. */
final class Source {
    /** Opens a stream. */
    private interface Opener {
        InputStream open() throws IOException;
    }

    /** A file read from its start to its end: how much is left, Java asks by seeking, and pipes cannot seek. */
    private static final class Sequential extends FilterInputStream {
        Sequential(InputStream in) {
            super(in);
        }

        @Override
        public int available() {
            return 0;
        }
    }

    private static final OptionalLong NOTHING = OptionalLong.of(0);

    private final String name;
    private final Opener opener;
    private final String ifEmpty;

    private final OptionalLong size;

    private Source(String name, Opener opener, OptionalLong size, String ifEmpty) {
        this.name = name;
        this.opener = opener;
        this.size = size;
        this.ifEmpty = ifEmpty;
    }

    private Source(String name, Opener opener, OptionalLong size) {
        this(name, opener, size, DiagnosticCode.NO_RECORD.summary());
    }

    static Source of(Path path, BasicFileAttributes attributes) {
        return new Source(
                path.toString(),
                () -> new Sequential(Files.newInputStream(path)),
                attributes.isRegularFile() ? OptionalLong.of(attributes.size()) : OptionalLong.empty());
    }

    static Source standardInput(InputStream in) {
        return new Source("-", () -> StandardInput.leftOpen(in), OptionalLong.empty());
    }

    /** A folder in which no record was found: a source without records. */
    static Source emptyFolder(Path folder) {
        return new Source(
                folder.toString(),
                InputStream::nullInputStream,
                NOTHING,
                "no "
                        + Arrays.stream(RecordFormat.values())
                                .flatMap(format -> format.extension().stream())
                                .collect(Collectors.joining(" or "))
                        + " file in this folder");
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
        return Diagnostic.error(DiagnosticCode.NO_RECORD, ifEmpty).withFile(name);
    }

    /** Opens the source. */
    InputStream open() throws IOException {
        return opener.open();
    }

    /** How the records of a source with this text are written; what does not tell is read as our own format. */
    RecordFormat format(InputStream text) throws IOException {
        return RecordFormat.of(ForeignContent.unpackedName(name), text).orElse(RecordFormat.LYNGK);
    }
}
