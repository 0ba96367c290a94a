package io.github.lyngk.notation.shell;

import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.InputStream;

/**
 * The streams that the command reads and writes.
 *
 * @param in standard input
 * @param out for results
 * @param err for complaints and progress
 */
public record Streams(InputStream in, Output out, Output err) {
    /**
     * {@return streams with the standard output of this virtual machine, directly to its descriptors: {@code
     * System.out} and {@code System.err} print in the platform's charset, terminal or not}
     */
    public static Streams ofThisMachine(InputStream in) {
        return new Streams(
                in,
                Output.ofResults(new FileOutputStream(FileDescriptor.out), Terminal.ofDescriptor('1')),
                Output.ofComplaints(new FileOutputStream(FileDescriptor.err), Terminal.ofDescriptor('2')));
    }
}
