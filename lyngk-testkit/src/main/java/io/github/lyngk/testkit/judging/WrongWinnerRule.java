package io.github.lyngk.testkit.judging;

import io.github.lyngk.core.Game;
import io.github.lyngk.core.Outcome;
import io.github.lyngk.core.Rule;
import io.github.lyngk.testkit.games.CountingMistake;

/** Finds the {@link CountingMistake} that gives an engine's winner, and with it the rule to look at. */
final class WrongWinnerRule {

    private final Game game;
    private final Standing said;
    private final Outcome.Reason reason;

    private WrongWinnerRule(Game game, Standing said) {
        this.game = game;
        this.said = said;
        this.reason = game.outcome().orElseThrow().reason();
    }

    /** The rule to look at when an engine names another winner than core. */
    static Rule suspect(Game game, Standing said) {
        WrongWinnerRule search = new WrongWinnerRule(game, said);
        if (search.reason == Outcome.Reason.SUDDEN_DEATH) {
            return Rule.H4;
        }
        return game.position().variant().fivesScored() ? search.suspectInFive() : search.suspectInSix();
    }

    private Rule suspectInFive() {
        if (explains(CountingMistake.STANDING_FIVES)) {
            return Rule.R4;
        }
        if (explains(CountingMistake.NEUTRAL_FIVES_SCORED)) {
            return Rule.E10;
        }
        if (explains(CountingMistake.CAPTURES_FOR_NOTHING)) {
            return Rule.R4;
        }
        if (explains(CountingMistake.OWN_FIVES_FOR_NOTHING)) {
            return Rule.E9;
        }
        return switch (reason) {
            case FIVES -> Rule.G1;
            case ALL_EQUAL -> Rule.G3;
            default -> Rule.G2;
        };
    }

    private Rule suspectInSix() {
        if (explains(CountingMistake.SIXES_AS_FIVES)) {
            return Rule.R8;
        }
        return reason == Outcome.Reason.FIVES ? Rule.R9 : Rule.H6;
    }

    private boolean explains(CountingMistake mistake) {
        return mistake.winner(game).equals(said.winner());
    }
}
