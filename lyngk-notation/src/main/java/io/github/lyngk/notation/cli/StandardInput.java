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
     * {@return standard input; reading fails if it was closed} Java then opens a file of its own with its descriptor,
     * which must not be taken for input.
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
            // A pipe, or a platform without such names.
        }
        return new FileInputStream(FileDescriptor.in);
    }
}
