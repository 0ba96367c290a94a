package io.github.lyngk.notation.shell;

import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.InputStream;

/**
 * Where the command reads and writes.
 *
 * @param in standard input
 * @param out for what was asked
 * @param err for complaints and progress
 * @param interactive whether somebody watches, so that progress is worth showing
 */
public record Streams(InputStream in, Output out, Output err, boolean interactive) {
    /** {@return the same, but reading from another stream} */
    public Streams reading(InputStream other) {
        return new Streams(other, out, err, interactive);
    }

    /**
     * {@return those of this virtual machine, straight to the descriptors: {@code System.out} and {@code System.err} print
     * in the platform's charset, terminal or not}
     */
    public static Streams ofThisMachine() {
        return new Streams(
                StandardInput.open(),
                Output.ofResults(new FileOutputStream(FileDescriptor.out), StandardTerminals.ofResults()),
                Output.ofComplaints(new FileOutputStream(FileDescriptor.err), StandardTerminals.ofComplaints()),
                StandardTerminals.isWatched());
    }
}
