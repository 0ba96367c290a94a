package io.github.lyngk.testkit.remote;

import static java.util.Objects.requireNonNull;

import com.google.common.collect.ImmutableList;
import java.util.List;

/**
 * A {@link RemoteProgram} gave no proper answer. In a check this is a fault of its kind, not an exception.
 *
 * <p>There is no trace: what counts happened elsewhere.
 */
public final class RemoteFailure extends RuntimeException {

    private static final long serialVersionUID = 1L;

    /** The ways in which a program fails to answer; more may be added. */
    public enum Kind {
        /** It cannot be started, or does not say what it can do. */
        NO_START,
        /** It refuses something that it should do. */
        REFUSAL,
        /** What it says is no answer to what was asked. */
        GARBLED_ANSWER,
        /** It says nothing. */
        HANG,
        /** It ended by itself, as if all were well. */
        UNEXPECTED_END,
        /** It ended with an error. */
        CRASH
    }

    /** The kind of failure. */
    private final Kind kind;

    /** What else the program said about it. */
    private final ImmutableList<String> errorOutput;

    /**
     * Tells of a failure.
     *
     * @param kind what kind it is
     * @param sentence what happened, to go on after the name of the program, as in "answered …"
     * @param errorOutput the last lines that the program printed for people to read
     */
    public RemoteFailure(Kind kind, String sentence, List<String> errorOutput) {
        super(requireNonNull(sentence, "sentence"), null, false, false);
        this.kind = requireNonNull(kind, "kind");
        this.errorOutput = ImmutableList.copyOf(errorOutput);
    }

    /** {@return what kind of failure it is} */
    public Kind kind() {
        return kind;
    }

    /** {@return what happened, as in "answered …"} */
    public String sentence() {
        return requireNonNull(super.getMessage());
    }

    /** {@return what happened, and the last lines that the program printed for people to read} */
    @Override
    public String getMessage() {
        return errorOutput.isEmpty()
                ? sentence()
                : sentence() + "; standard error ends with:\n    " + String.join("\n    ", errorOutput);
    }

    /** {@return the last lines that the program printed for people to read, the oldest first} */
    public ImmutableList<String> errorOutput() {
        return errorOutput;
    }
}
