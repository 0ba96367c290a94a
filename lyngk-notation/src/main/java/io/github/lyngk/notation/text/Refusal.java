package io.github.lyngk.notation.text;

import static java.util.Objects.requireNonNull;

import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** Thrown if a request in a line of input is refused; the message says why. */
public final class Refusal extends RuntimeException {
    private static final long serialVersionUID = 1;

    private final transient @Nullable Map<String, @Nullable Object> object;

    /** Creates a refusal with its reason as a message. */
    public Refusal(String message) {
        super(message);
        object = null;
    }

    /**
     * Creates a refusal with its reason as a message and as JSON.
     *
     * @param object the members of a JSON object
     */
    public Refusal(String message, Map<String, @Nullable Object> object) {
        super(message);
        this.object = object;
    }

    /** {@return the members of a JSON object for programs, if there is more than the message} */
    public Optional<Map<String, @Nullable Object>> object() {
        return Optional.ofNullable(object);
    }

    @Override
    public String getMessage() {
        return requireNonNull(super.getMessage());
    }
}
