package io.github.lyngk.testkit.judging;

import io.github.lyngk.core.Game;
import io.github.lyngk.core.Rule;

/**
 * One disagreement between an engine and core.
 *
 * @param difference what kind it is
 * @param rule the rule the engine seems to have wrong
 * @param sentence what the engine said and what core says
 * @param game the play up to the position where they disagree
 */
record Finding(Difference difference, Rule rule, String sentence, Game game) {

    /**
     * Tells whether another finding is the same fault, seen in another game. Of a wrong winner the kind is enough: the
     * shorter the game, the surer the rule.
     */
    boolean isLike(Finding other) {
        return difference == other.difference && (rule == other.rule || difference == Difference.WRONG_WINNER);
    }

    /** The first line of a report, as in "missing move (F2): …". */
    String headline() {
        return difference + " (" + rule + "): " + sentence;
    }
}
