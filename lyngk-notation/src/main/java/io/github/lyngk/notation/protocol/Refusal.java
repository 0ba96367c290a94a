package io.github.lyngk.notation.protocol;

import static java.util.Objects.requireNonNull;

import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** What was asked in a line of input is refused; the message says why. */
public final class Refusal extends RuntimeException {
    private static final long serialVersionUID = 1;

    private final transient @Nullable Map<String, @Nullable Object> object;

    /** Refuses for a reason in words. */
    public Refusal(String sentence) {
        super(sentence);
        object = null;
    }

    /**
     * Refuses for a reason in words, and in others for programs.
     *
     * @param object the members of a JSON object
     */
    public Refusal(String sentence, Map<String, @Nullable Object> object) {
        super(sentence);
        this.object = object;
    }

    /** {@return what programs are told, if it is more than the message} */
    public Optional<Map<String, @Nullable Object>> object() {
        return Optional.ofNullable(object);
    }

    @Override
    public String getMessage() {
        return requireNonNull(super.getMessage());
    }
}
