package io.github.lyngk.notation.cli;

import java.io.FileDescriptor;
import java.io.FileInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Path;

/** The standard input of the process. */
final class StandardInput {
    private StandardInput() {}

    /**
     * {@return standard input; reading fails if it was closed} If it was closed, Java opens another file with the same
     * descriptor, which must not be read as input.
     */
    static InputStream open() {
        try {
            Path java = Path.of(System.getProperty("java.home")).toRealPath();
            if (Path.of("/dev/fd/0").toRealPath().startsWith(java)) {
                return new InputStream() {
                    @Override
                    public int read() throws IOException {
                        throw new IOException("standard input is closed");
                    }
                };
            }
        } catch (IOException e) {
            // Standard input is a pipe, or the platform has no such names.
        }
        return new FileInputStream(FileDescriptor.in);
    }
}
