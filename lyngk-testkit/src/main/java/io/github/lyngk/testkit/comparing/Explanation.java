package io.github.lyngk.testkit.comparing;

import io.github.lyngk.core.Rule;
import java.util.Optional;

/**
 * One way to account for something wrong: what kind of fault it would be, and what is behind it.
 *
 * <p>The same explanation may fit what is seen in many games; that is how one fault is told from several.
 *
 * @param rule the rule that seems to be wrong; empty where no rule is to blame
 * @param cause what tells it from other explanations with the same rule, such as a feature of moves
 * @param remembered whether it shows only after other questions
 */
public record Explanation(Difference difference, Optional<Rule> rule, String cause, boolean remembered) {

    public static Explanation of(Difference difference, Rule rule, String cause) {
        return new Explanation(difference, Optional.of(rule), cause, false);
    }

    /** A fault that breaks no rule, such as an exception. */
    public static Explanation ofNoRule(Difference difference, String cause) {
        return new Explanation(difference, Optional.empty(), cause, false);
    }

    /** The same, showing only after other questions. */
    public Explanation afterOthers() {
        return new Explanation(difference, rule, cause, true);
    }

    /** The head of a report, as in "missing move (F2)". */
    public String title() {
        return difference + rule.map(broken -> " (" + broken + ")").orElse("");
    }
}
