package io.github.lyngk.core;

import com.fasterxml.jackson.annotation.JsonValue;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** The result of {@link Position#check}: the move is legal, or it is not, with the first rule it breaks and how. */
public final class Legality {
    static final Legality LEGAL = new Legality(null, "legal");

    private final @Nullable Violation violation;
    private final String message;

    private Legality(@Nullable Violation violation, String message) {
        this.violation = violation;
        this.message = message;
    }

    static Legality illegal(Violation violation, String message) {
        return new Legality(violation, message);
    }

    /** {@return whether the move is legal: whether it breaks no rule} */
    public boolean isLegal() {
        return violation == null;
    }

    /** {@return what is wrong with the move, or empty if it is legal} */
    public Optional<Violation> violation() {
        return Optional.ofNullable(violation);
    }

    /** {@return the first rule that the move breaks, or empty if it is legal} */
    public Optional<Rule> rule() {
        return violation().map(Violation::rule);
    }

    /** {@return what is wrong with the move, naming it and its points; for a legal one just {@code legal}} */
    public String message() {
        return message;
    }

    /**
     * {@return the result as a JSON object: {@code legal}, {@code violation}, {@code rule} and {@code message}, which
     * is the {@link #message()}; the last three are null for a legal move}
     */
    @JsonValue
    @SuppressWarnings("exports") // an annotation that users of this class do not need
    public Map<String, @Nullable Object> toMap() {
        return new Fields()
                .add("legal", isLegal())
                .add("violation", violation == null ? null : violation.name())
                .add("rule", violation == null ? null : violation.rule().name())
                .add("message", violation == null ? null : message)
                .map();
    }

    /** Results are equal when violation and message are. */
    @Override
    public boolean equals(Object object) {
        return object instanceof Legality other && violation == other.violation && message.equals(other.message);
    }

    /** Returns a hash code that is the same in every JVM. */
    @Override
    public int hashCode() {
        return message.hashCode();
    }

    /**
     * {@return the result in words: the message with its rule, such as
     * {@code b1-c3: a neutral single may not land on a stack of 2 (E6)}; for a legal move just {@code legal}}
     */
    @Override
    public String toString() {
        return violation == null ? message : message + " (" + violation.rule() + ")";
    }
}
