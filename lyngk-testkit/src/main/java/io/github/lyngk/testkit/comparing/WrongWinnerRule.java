package io.github.lyngk.testkit.comparing;

import io.github.lyngk.core.Game;
import io.github.lyngk.core.Outcome;
import io.github.lyngk.core.Position;
import io.github.lyngk.core.Rule;
import io.github.lyngk.testkit.games.CountingMistake;
import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;

/** Finds the {@link CountingMistake}s that give an engine's winner, and with them the rules to look at. */
public final class WrongWinnerRule {
    private WrongWinnerRule() {}

    /** The mistakes, in words, that name the winner an engine names. */
    static Map<String, Rule> suspects(Game game, Standing said) {
        Map<String, Rule> suspects = new LinkedHashMap<>();
        Position position = game.position();
        if (position.suddenDeathWinner().isEmpty()) {
            for (CountingMistake mistake : CountingMistake.values()) {
                if (mistake.isPossibleIn(position.variant())
                        && mistake.winner(game).equals(said.winner())) {
                    suspects.put(words(mistake), rule(mistake, position));
                }
            }
        }
        return suspects;
    }

    public static String words(CountingMistake mistake) {
        return mistake.name().toLowerCase(Locale.ROOT).replace('_', ' ');
    }

    private static Rule rule(CountingMistake mistake, Position position) {
        return switch (mistake) {
            case STANDING_FIVES, STANDING_FIVES_FOR_TIE_BREAK, CAPTURES_FOR_NOTHING, CAPTURES_FOR_OPPONENT -> Rule.R4;
            case NEUTRAL_FIVES_SCORED -> Rule.E10;
            case OWN_FIVES_FOR_NOTHING -> Rule.E9;
            case NO_FIVES_ON_BOARD, NO_FIVES_MADE_NEUTRAL -> Rule.R9;
            case SIXES_FIRST, SIXES_AS_FIVES -> Rule.R8;
            case DRAW_FOR_FIRST, DRAW_FOR_SECOND -> position.variant().fivesScored() ? Rule.G3 : Rule.H6;
            default -> position.variant().fivesScored() ? Rule.G2 : Rule.H6;
        };
    }

    /** By what decides the game, where no mistake explains the winner. */
    static Rule general(Position position) {
        Outcome.Reason reason = position.outcome().orElseThrow().reason();
        if (reason == Outcome.Reason.SUDDEN_DEATH) {
            return Rule.H4;
        }
        if (!position.variant().fivesScored()) {
            return reason == Outcome.Reason.FIVES ? Rule.R9 : Rule.H6;
        }
        return switch (reason) {
            case FIVES -> Rule.G1;
            case ALL_EQUAL -> Rule.G3;
            default -> Rule.G2;
        };
    }
}
