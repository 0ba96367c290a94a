package io.github.lyngk.notation.protocol;

import static java.util.Objects.requireNonNull;

import com.google.common.collect.ImmutableList;
import java.util.List;

/**
 * Thrown when a program in a child process does not answer correctly or in time. A check of lyngk-testkit reports it as
 * a fault of the same kind.
 */
public final class ProgramFailure extends RuntimeException {

    private static final long serialVersionUID = 1L;

    /** The kinds of failure. Constants may be added in a minor version: use a default branch in a switch. */
    public enum Kind {
        /** The program cannot be started, or does not declare valid facts. */
        NO_START,
        /** The program refused a command, by an answer that begins with {@code no}. */
        REFUSAL,
        /** The program printed something that is not an answer to the command. */
        GARBLED_ANSWER,
        /** The program did not answer in time. */
        HANG,
        /** The program ended with exit code 0, or closed its output. */
        UNEXPECTED_END,
        /** The program ended with another exit code. */
        CRASH
    }

    /** The kind of failure. */
    private final Kind kind;

    /** What happened. */
    private final String detail;

    /** The last lines of standard error. */
    private final ImmutableList<String> errorOutput;

    /** The last commands with their answers. */
    private final ImmutableList<String> exchanges;

    /**
     * Creates a failure.
     *
     * @param kind the kind of failure
     * @param program the name of the program, for the message
     * @param detail what happened; in the message it follows the name of the program, for example "answered …"
     * @param errorOutput the last lines that the program printed to standard error
     * @param exchanges the last commands, each with its answer, oldest first
     */
    public ProgramFailure(Kind kind, String program, String detail, List<String> errorOutput, List<String> exchanges) {
        super(requireNonNull(program, "program") + " " + requireNonNull(detail, "detail")
                + (errorOutput.isEmpty()
                        ? ""
                        : "; standard error ends with:\n    " + String.join("\n    ", errorOutput)));
        this.kind = requireNonNull(kind, "kind");
        this.detail = detail;
        this.errorOutput = ImmutableList.copyOf(errorOutput);
        this.exchanges = ImmutableList.copyOf(exchanges);
    }

    /** {@return the kind of failure} */
    public Kind kind() {
        return kind;
    }

    /** {@return what happened, without the name of the program, for example "answered …"} */
    public String detail() {
        return detail;
    }

    /** {@return the last lines that the program printed to standard error, at most eight, oldest first} */
    public ImmutableList<String> errorOutput() {
        return errorOutput;
    }

    /** {@return the last commands, at most ten, oldest first; each is one line with its answer} */
    public ImmutableList<String> exchanges() {
        return exchanges;
    }
}
