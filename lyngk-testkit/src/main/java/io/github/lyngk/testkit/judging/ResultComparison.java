package io.github.lyngk.testkit.judging;

import io.github.lyngk.core.Game;
import io.github.lyngk.core.Outcome;
import io.github.lyngk.core.Position;
import io.github.lyngk.core.Rule;
import java.util.Optional;
import java.util.Set;

/** Compares what an engine says of the turn, the end and the winner with core. */
final class ResultComparison {

    private final Game game;
    private final Position position;
    private final Standing said;

    private ResultComparison(Game game, Standing said) {
        this.game = game;
        this.position = game.position();
        this.said = said;
    }

    static Optional<Finding> compare(Game game, Standing said, Set<Question> questions) {
        if (said.equals(Standing.of(game.position()))) {
            return Optional.empty();
        }
        return new ResultComparison(game, said).finding().filter(finding -> questions.contains(question(finding)));
    }

    private static Question question(Finding finding) {
        return switch (finding.difference()) {
            case WRONG_SIDE_TO_MOVE -> Question.TURN;
            case WRONG_WINNER -> Question.WINNER;
            default -> Question.END;
        };
    }

    private Optional<Finding> finding() {
        if (position.isOver()) {
            return said.isOver()
                    ? found(Difference.WRONG_WINNER, WrongWinnerRule.suspect(game, said))
                    : found(Difference.LATE_END, lateRule(position));
        }
        return said.isOver()
                ? found(Difference.EARLY_END, endRule(game))
                : found(Difference.WRONG_SIDE_TO_MOVE, turnRule(game));
    }

    private Optional<Finding> found(Difference difference, Rule rule) {
        String sentence = "the engine says " + said + ", core says " + Standing.of(position) + reason();
        return Optional.of(new Finding(difference, rule, sentence, game));
    }

    private String reason() {
        return position.outcome()
                .map(outcome -> " by " + words(outcome.reason()))
                .orElse("");
    }

    private static String words(Outcome.Reason reason) {
        return switch (reason) {
            case SUDDEN_DEATH -> "a stack of six";
            case FIVES -> "stacks of five";
            case FOURS -> "stacks of four";
            case THREES -> "stacks of three";
            case TWOS -> "stacks of two";
            case SINGLES -> "single pieces";
            case ALL_EQUAL -> "equality of everything";
        };
    }

    /** C3 before the first move; R6 when somebody was skipped; R5 when only a claim gives a move; else turns alternate. */
    static Rule turnRule(Game game) {
        if (game.size() == 0) {
            return Rule.C3;
        }
        if (game.wasSkipped(game.size())) {
            return Rule.R6;
        }
        return game.position().mustClaim() ? Rule.R5 : Rule.E11;
    }

    /** Why the game goes on: a claim gives a move, a neutral six wins nothing, the opponent plays on, or G1. */
    static Rule endRule(Game game) {
        Position position = game.position();
        if (position.mustClaim()) {
            return Rule.R5;
        }
        if (game.lastMove().filter(move -> position.heightAt(move.to()) == 6).isPresent()) {
            return Rule.H5;
        }
        if (game.size() > 0 && game.wasSkipped(game.size())) {
            return Rule.E12;
        }
        boolean ownedSix = position.stacks().keySet().stream()
                .anyMatch(point ->
                        position.heightAt(point) == 6 && position.owner(point).isPresent());
        return ownedSix ? Rule.R8 : Rule.G1;
    }

    /** Why a game is over that the engine plays on. */
    static Rule lateRule(Position position) {
        return position.suddenDeathWinner().isPresent() ? Rule.H4 : Rule.G1;
    }
}
