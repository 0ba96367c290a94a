package io.github.lyngk.core;

import com.fasterxml.jackson.annotation.JsonValue;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * The result of {@link Position#check}: whether a move is legal, and if not, the first rule that it breaks and an
 * explanation.
 */
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

    /** {@return whether the move is legal} */
    public boolean isLegal() {
        return violation == null;
    }

    /** {@return the reason why the move is illegal, or empty if it is legal} */
    public Optional<Violation> violation() {
        return Optional.ofNullable(violation);
    }

    /** {@return the first rule that the move breaks, or empty if it is legal} */
    public Optional<Rule> rule() {
        return violation().map(Violation::rule);
    }

    /** {@return the explanation, which names the move and its points, or {@code legal} for a legal move} */
    public String message() {
        return message;
    }

    /**
     * {@return the result as a JSON object with the fields {@code legal}, {@code violation}, {@code rule} and
     * {@code message}; the last three are null for a legal move}
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

    /** Results are equal if their violations and messages are equal. */
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
     * {@return the message, followed by the rule in parentheses, for example {@code b1-c3: a neutral single piece may not
     * land on a stack of 2 (E6)}; {@code legal} for a legal move}
     */
    @Override
    public String toString() {
        return violation == null ? message : message + " (" + violation.rule() + ")";
    }
}
