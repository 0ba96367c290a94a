package io.github.lyngk.notation.shell;

import java.io.FileDescriptor;
import java.io.FileInputStream;
import java.io.FilterInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Path;

/**
 * Standard input, which the command reads but leaves open: it belongs to whoever started it. Named twice, it is read to
 * its end the first time and has nothing more to give the second time.
 */
public final class StandardInput extends FilterInputStream {
    private static final Path DESCRIPTOR = Path.of("/dev/fd/0");

    private StandardInput(InputStream in) {
        super(in);
    }

    /**
     * {@return the standard input of this virtual machine; reading it fails if it was closed before the machine began}
     */
    public static InputStream open() {
        return open(DESCRIPTOR, Path.of(System.getProperty("java.home")));
    }

    /** {@return standard input, unless its descriptor is one of the Java that has a home} */
    static InputStream open(Path descriptor, Path home) {
        return isTakenByJava(descriptor, home) ? closed() : new FileInputStream(FileDescriptor.in);
    }

    /** {@return a stream that {@link #close} does not close} */
    public static InputStream leftOpen(InputStream in) {
        return new StandardInput(in);
    }

    /**
     * Tells whether the descriptor of standard input leads to a file of Java itself. The first file that is opened gets
     * the descriptor of a standard input that was closed; to read that, or to close it, would end badly.
     */
    static boolean isTakenByJava(Path descriptor, Path home) {
        try {
            return descriptor.toRealPath().startsWith(home.toRealPath());
        } catch (IOException e) {
            return false; // A pipe, or a platform without such names.
        }
    }

    private static InputStream closed() {
        return new InputStream() {
            @Override
            public int read() throws IOException {
                throw new IOException("standard input is closed");
            }
        };
    }

    @Override
    public void close() {}
}
