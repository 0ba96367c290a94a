package io.github.lyngk.testkit.comparing;

import io.github.lyngk.core.Rule;

/**
 * An explanation as it fits one disagreement.
 *
 * @param sentence what was said and what core says, in the light of the explanation
 */
public record Reading(Explanation explanation, Fit fit, String sentence) {

    /** How well an explanation fits. */
    public enum Fit {
        /** It accounts for all of the disagreement. */
        WHOLE,
        /** It accounts for a part, as when two faults meet. */
        PART,
        /** It says no more than what is seen, and is taken where nothing else is left. */
        GENERAL
    }

    public static Reading whole(Difference difference, Rule rule, String cause, String sentence) {
        return new Reading(Explanation.of(difference, rule, cause), Fit.WHOLE, sentence);
    }

    public static Reading part(Difference difference, Rule rule, String cause, String sentence) {
        return new Reading(Explanation.of(difference, rule, cause), Fit.PART, sentence);
    }

    public static Reading general(Difference difference, Rule rule, String sentence) {
        return new Reading(Explanation.of(difference, rule, ""), Fit.GENERAL, sentence);
    }

    /** For faults that break no rule. */
    public static Reading ofNoRule(Difference difference, String cause, String sentence) {
        return new Reading(Explanation.ofNoRule(difference, cause), Fit.WHOLE, sentence);
    }

    /** As what may be behind another disagreement. */
    public Reading asPart(String other) {
        return new Reading(explanation, Fit.PART, other);
    }
}
