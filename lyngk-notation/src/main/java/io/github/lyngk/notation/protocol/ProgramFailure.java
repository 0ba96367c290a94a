package io.github.lyngk.notation.protocol;

import static java.util.Objects.requireNonNull;

import com.google.common.collect.ImmutableList;
import java.util.List;

/** Thrown when a program in a child process gives no proper answer. In a check, this is a fault of the same kind. */
public final class ProgramFailure extends RuntimeException {

    private static final long serialVersionUID = 1L;

    /** The ways in which a program fails to answer; more may be added. */
    public enum Kind {
        /** It cannot be started, or does not declare what it can do. */
        NO_START,
        /** It refuses a command. */
        REFUSAL,
        /** It prints something that is not an answer to the command. */
        GARBLED_ANSWER,
        /** It does not answer in time. */
        HANG,
        /** It ended with exit code 0, or closed its output. */
        UNEXPECTED_END,
        /** It ended with an error. */
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
     * Describes a failure.
     *
     * @param kind the kind of failure
     * @param program the name of the program, for the message
     * @param detail what happened, to follow the name of the program, as in "answered …"
     * @param errorOutput the last lines that the program printed to standard error
     * @param exchanges the last commands, each with its answer, the oldest first
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

    /** {@return what happened, without the name of the program, as in "answered …"} */
    public String detail() {
        return detail;
    }

    /** {@return the last lines that the program printed to standard error, the oldest first; at most eight} */
    public ImmutableList<String> errorOutput() {
        return errorOutput;
    }

    /** {@return the last commands, each in one line with its answer, the oldest first; at most ten} */
    public ImmutableList<String> exchanges() {
        return exchanges;
    }
}
