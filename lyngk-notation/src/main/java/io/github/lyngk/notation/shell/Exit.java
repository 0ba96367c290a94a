package io.github.lyngk.notation.shell;

/** The exit code of the command, from best to worst. */
public enum Exit {
    /** Everything is valid. */
    VALID,
    /** Something is invalid, or there is no record at all. */
    INVALID,
    /** The command was called wrongly, or something could not be read or written. */
    FAILED;

    public int code() {
        return ordinal();
    }

    /** {@return the worse of the two} */
    public Exit atLeast(Exit other) {
        return compareTo(other) < 0 ? other : this;
    }
}
