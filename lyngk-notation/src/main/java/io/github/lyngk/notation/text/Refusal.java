package io.github.lyngk.notation.text;

import static java.util.Objects.requireNonNull;

/** What was asked in a line of input is refused; the message says why. */
public final class Refusal extends RuntimeException {
    private static final long serialVersionUID = 1;

    /** Refuses for a reason in words. */
    public Refusal(String sentence) {
        super(sentence);
    }

    @Override
    public String getMessage() {
        return requireNonNull(super.getMessage());
    }
}
