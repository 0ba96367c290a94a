package io.github.lyngk.testkit.comparing;

import io.github.lyngk.core.Game;
import io.github.lyngk.core.Move;
import io.github.lyngk.core.Outcome;
import io.github.lyngk.core.Player;
import io.github.lyngk.core.Position;
import io.github.lyngk.core.Rule;
import io.github.lyngk.testkit.comparing.MissingMoves.Cause;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Compares what an engine says of the turn, the end and the winner with core. */
public final class ResultComparison {

    private static final int MANY_FIVES = 3;

    private final Game game;
    private final Position position;
    private final Standing said;
    private final List<Reading> readings = new ArrayList<>();

    private ResultComparison(Game game, Standing said) {
        this.game = game;
        this.position = game.position();
        this.said = said;
    }

    public static Optional<Finding> compare(Game game, Standing said) {
        if (said.equals(Standing.of(game.position()))) {
            return Optional.empty();
        }
        ResultComparison comparison = new ResultComparison(game, said);
        comparison.read();
        return Optional.of(Finding.of(game, comparison.readings));
    }

    private void read() {
        if (position.isOver()) {
            if (said.isOver()) {
                readWinner();
            } else {
                whole(Difference.LATE_END, lateRule(position), "", "");
            }
        } else if (said.isOver()) {
            readEarlyEnd();
        } else {
            readTurn();
        }
    }

    private void readWinner() {
        WrongWinnerRule.suspects(game, said)
                .forEach((mistake, rule) ->
                        whole(Difference.WRONG_WINNER, rule, mistake, ", as comes of this way to count: " + mistake));
        general(Difference.WRONG_WINNER, WrongWinnerRule.general(position));
    }

    /** Why the game goes on: a claim gives a move, the opponent was skipped, a six wins nothing, or what all moves share. */
    private void readEarlyEnd() {
        Difference end = Difference.EARLY_END;
        if (position.mustClaim()) {
            whole(end, Rule.R5, "claim", "; core would claim and play " + example());
        }
        if (game.lastMove().filter(move -> position.heightAt(move.to()) == 6).isPresent()) {
            whole(end, Rule.H5, "six", "; a neutral six wins nothing, and core would play " + example());
        }
        if (wasSkipped()) {
            whole(end, Rule.E12, "skip", "; the opponent was skipped, and core would play " + example());
        }
        if (hasOwnedSix()) {
            whole(end, Rule.R8, "six", "; a six claimed later wins nothing, and core would play " + example());
        }
        if (fives() >= MANY_FIVES) {
            whole(end, Rule.G1, "fives", "; no number of fives ends a game, and core would play " + example());
        }
        readShared(end, Rule.G1);
        readings.add(Reading.general(end, Rule.G1, sentence("; core would play " + example())));
    }

    /** Somebody was skipped who has a move, or not skipped who has none. */
    private void readTurn() {
        Difference turn = Difference.WRONG_SIDE_TO_MOVE;
        if (game.size() == 0) {
            whole(turn, Rule.C3, "", "");
        } else if (wasSkipped()) {
            whole(turn, Rule.R6, "", ", since the other player has no move");
        } else {
            if (position.mustClaim()) {
                whole(turn, Rule.R5, "claim", "; core would claim and play " + example());
            }
            readShared(turn, Rule.E11);
            if (game.size() > 1 && game.wasSkipped(game.size() - 1)) {
                whole(turn, Rule.E12, "after a skip", ", who can move again and does not stay skipped");
            }
            if (game.undo().position().effect(game.lastMove().orElseThrow()).scored()) {
                whole(turn, Rule.E11, "score", ", since a score brings no further turn");
            }
            readings.add(Reading.general(turn, Rule.E11, sentence(", who would play " + example())));
        }
    }

    /**
     * What all the moves there are have in common: whoever overlooks it sees no move. It may be that such moves are missing
     * from the lists too, and then this comes of that.
     */
    private void readShared(Difference difference, Rule rule) {
        for (Cause cause : MissingMoves.sharedByAll(position)) {
            String sentence = sentence("; every move there is " + cause.text() + ", for instance " + example());
            readings.add(Reading.whole(difference, rule, cause.text(), sentence));
            readings.add(Reading.part(Difference.MISSING_MOVE, cause.rule(), cause.text(), sentence));
        }
    }

    private boolean wasSkipped() {
        return game.size() > 0 && game.wasSkipped(game.size());
    }

    private int fives() {
        return Math.max(position.fives(Player.FIRST), position.fives(Player.SECOND));
    }

    private boolean hasOwnedSix() {
        return position.stacks().keySet().stream()
                .anyMatch(point ->
                        position.heightAt(point) == 6 && position.owner(point).isPresent());
    }

    private Move example() {
        return position.legalMove(0);
    }

    private void whole(Difference difference, Rule rule, String cause, String addition) {
        readings.add(Reading.whole(difference, rule, cause, sentence(addition)));
    }

    private void general(Difference difference, Rule rule) {
        readings.add(Reading.general(difference, rule, sentence("")));
    }

    private String sentence(String addition) {
        return "the engine says " + said + ", core says " + Standing.of(position) + reason() + addition;
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

    /** Why a game is over that the engine plays on. */
    static Rule lateRule(Position position) {
        return position.suddenDeathWinner().isPresent() ? Rule.H4 : Rule.G1;
    }
}
