package io.github.lyngk.notation.cli;

/** How a run of the command ends; the worse end wins. */
enum Exit {
    /** All is valid. */
    VALID,
    /** Something is invalid, or there is no record at all. */
    INVALID,
    /** The command was called wrongly, or something could not be read or written. */
    FAILED;

    int code() {
        return ordinal();
    }

    /** {@return the worse of the two} */
    Exit atLeast(Exit other) {
        return compareTo(other) >= 0 ? this : other;
    }
}
