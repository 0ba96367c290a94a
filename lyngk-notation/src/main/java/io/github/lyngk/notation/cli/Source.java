package io.github.lyngk.notation.cli;

import com.google.common.base.Ascii;
import com.google.common.io.CountingInputStream;
import io.github.lyngk.notation.Diagnostic;
import io.github.lyngk.notation.DiagnosticCode;
import java.io.BufferedInputStream;
import java.io.FileNotFoundException;
import java.io.FilterInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;

/** A file or standard input, not yet opened. */
final class Source {
    /** How far into a stream of unknown kind we look for its first character. */
    private static final int LOOK = 4096;

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

    private final String name;
    private final Opener opener;
    private final String ifEmpty;

    private Source(String name, Opener opener, String ifEmpty) {
        this.name = name;
        this.opener = opener;
        this.ifEmpty = ifEmpty;
    }

    private Source(String name, Opener opener) {
        this(name, opener, DiagnosticCode.NO_RECORD.summary());
    }

    static Source of(Path path) {
        return new Source(path.toString(), () -> new Sequential(Files.newInputStream(path)));
    }

    static Source standardInput(InputStream in) {
        return new Source("-", () -> StandardInput.leftOpen(in));
    }

    /** A folder in which no record was found: a source without records. */
    static Source emptyFolder(Path folder) {
        return new Source(folder.toString(), InputStream::nullInputStream, "no .lyngk or .sgf file in this folder");
    }

    /** A name that no file can have: a source that cannot be opened. */
    static Source impossible(String name) {
        return new Source(name, () -> {
            throw new FileNotFoundException(name);
        });
    }

    /** The name for people and reports. */
    String name() {
        return name;
    }

    /** What there is to say if no record is found in it. */
    Diagnostic noRecord() {
        return Diagnostic.error(DiagnosticCode.NO_RECORD, ifEmpty).withFile(name);
    }

    /** Opens the source; the stream can be marked, and tells how much has been read. */
    CountingInputStream open() throws IOException {
        return new CountingInputStream(new BufferedInputStream(opener.open(), 1 << 16));
    }

    /** Whether an opened source holds Boardspace records: by the name of the file, else by how it begins. */
    boolean isBoardspace(InputStream opened) throws IOException {
        Optional<Boolean> known = isBoardspace(name);
        return known.isPresent() ? known.get() : beginsLikeSgf(opened);
    }

    /** Whether the name of a file tells that it holds records, and of which kind. */
    static Optional<Boolean> isBoardspace(String name) {
        String lower = Ascii.toLowerCase(name);
        return lower.endsWith(".sgf")
                ? Optional.of(true)
                : lower.endsWith(".lyngk") ? Optional.of(false) : Optional.empty();
    }

    private static boolean beginsLikeSgf(InputStream opened) throws IOException {
        opened.mark(LOOK);
        int first = ' ';
        for (int i = 0; i < LOOK && (first <= ' ' && first >= 0 || isByteOrderMark(first)); i++) {
            first = opened.read();
        }
        opened.reset();
        return first == '(';
    }

    private static boolean isByteOrderMark(int first) {
        return first == 0xEF || first == 0xBB || first == 0xBF;
    }
}
