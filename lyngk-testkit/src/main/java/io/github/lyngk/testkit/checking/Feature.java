package io.github.lyngk.testkit.checking;

import io.github.lyngk.core.Rule;
import io.github.lyngk.testkit.Fault.Kind;
import java.util.Optional;

/**
 * A property that a wrong answer may share with others, for example "missing move (F2): the move goes over a LYNGK point". A
 * wrong answer often has several; {@link Tally} decides which one names the fault.
 *
 * @param kind the kind of fault
 * @param rule the rule; empty if no rule is involved, for example in a crash
 * @param text the common property of these cases, as a clause; without a rule, a text that distinguishes faults of a kind
 * @param ofPlay whether it is about the effect of a played move
 */
record Feature(Kind kind, Optional<Rule> rule, String text, boolean ofPlay) {

    static Feature of(Kind kind, Rule rule, String text) {
        return new Feature(kind, Optional.of(rule), text, false);
    }

    static Feature of(Kind kind, Rule rule) {
        return of(kind, rule, "");
    }

    static Feature ofPlay(Kind kind, Rule rule, String text) {
        return new Feature(kind, Optional.of(rule), text, true);
    }

    static Feature withoutRule(Kind kind, String detail) {
        return new Feature(kind, Optional.empty(), detail, false);
    }

    /** The name of the fault: cases with the same name are one fault. */
    String fault() {
        return kind + rule.map(broken -> " (" + broken + ")").orElse(" " + text);
    }
}
