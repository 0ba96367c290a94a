package io.github.lyngk.testkit.comparing;

import com.google.common.collect.ImmutableSet;
import io.github.lyngk.core.Effect;
import io.github.lyngk.core.Game;
import io.github.lyngk.core.Move;
import io.github.lyngk.core.Player;
import io.github.lyngk.core.Point;
import io.github.lyngk.core.Position;
import io.github.lyngk.core.Rule;
import io.github.lyngk.core.Setup;
import io.github.lyngk.core.Stack;
import io.github.lyngk.testkit.games.LeadCounter;
import java.util.Arrays;
import java.util.Optional;

/**
 * Compares the arrangement an engine believes in, possible or not, with core's position, and names the rule behind a
 * difference.
 */
public final class BoardComparison {

    private final Game game;
    private final Position expected;
    private final Setup seen;

    private BoardComparison(Game game, Setup seen) {
        this.game = game;
        this.expected = game.position();
        this.seen = seen;
    }

    public static Optional<Finding> compare(Game game, Setup seen) {
        return new BoardComparison(game, seen).finding();
    }

    private Optional<Finding> finding() {
        if (expected.variant() != seen.variant()) {
            return found(Difference.WRONG_BOARD, Rule.C1, "plays the variant " + seen.variant());
        }
        ImmutableSet<Point> points = differentPoints();
        if (!points.isEmpty()) {
            return wrongBoard(points);
        }
        for (Player player : Player.values()) {
            if (expected.fives(player) != seen.fives(player)) {
                String sentence = "counts " + seen.fives(player) + " scored stacks for player " + player.number()
                        + ", not " + expected.fives(player);
                return found(Difference.WRONG_CAPTURE, captureRule().orElse(Rule.E9), sentence);
            }
            if (!expected.claims(player).equals(seen.claims(player))) {
                String sentence = "gives player " + player.number() + " the colours " + seen.claims(player) + ", not "
                        + expected.claims(player);
                return found(Difference.WRONG_CLAIMS, Rule.D3, sentence);
            }
        }
        return wrongTurn();
    }

    /** An engine need not tell who won by a stack of six, and R7 is not held against it. */
    private Optional<Finding> wrongTurn() {
        if (seen.suddenDeathWinner().isPresent()
                && !expected.suddenDeathWinner().equals(seen.suddenDeathWinner())) {
            return found(Difference.WRONG_WINNER, Rule.H4, "names another winner by a stack of six");
        }
        if (expected.isOver() || expected.playerToMove() == seen.playerToMove()) {
            return Optional.empty();
        }
        String sentence = "has player " + seen.playerToMove().number() + " to move";
        return found(Difference.WRONG_SIDE_TO_MOVE, ResultComparison.turnRule(game), sentence);
    }

    private Optional<Finding> wrongBoard(ImmutableSet<Point> points) {
        Point point = points.iterator().next();
        String sentence =
                "has " + name(seen.stackAt(point)) + " on " + point + ", not " + name(expected.stackAt(point));
        if (game.size() == 0) {
            return found(Difference.WRONG_BOARD, Rule.C1, sentence);
        }
        boolean removal =
                expected.stackAt(point).isEmpty() || seen.stackAt(point).isEmpty();
        Optional<Rule> capture = removal ? captureRule() : Optional.empty();
        return capture.isPresent()
                ? found(Difference.WRONG_CAPTURE, capture.get(), sentence)
                : found(Difference.WRONG_BOARD, Rule.E1, sentence);
    }

    /** The rule by which the last move removes, or does not remove, a stack of five. */
    private Optional<Rule> captureRule() {
        if (game.size() == 0) {
            return Optional.empty();
        }
        Position before = game.undo().position();
        Move move = game.lastMove().orElseThrow();
        Effect effect = before.effect(move);
        if (effect.scored()) {
            return Optional.of(Rule.E9);
        }
        if (effect.formed().height() == 5) {
            return Optional.of(before.variant().fivesScored() ? Rule.E10 : Rule.H1);
        }
        return move.claim()
                .filter(color -> LeadCounter.standing(before, 5, color.piece()) > 0)
                .map(color -> Rule.R4);
    }

    private ImmutableSet<Point> differentPoints() {
        return Arrays.stream(Point.values())
                .filter(point -> !expected.stackAt(point).equals(seen.stackAt(point)))
                .collect(ImmutableSet.toImmutableSet());
    }

    private Optional<Finding> found(Difference difference, Rule rule, String sentence) {
        return Optional.of(Finding.of(game, difference, rule, "the engine " + sentence));
    }

    private static String name(Optional<Stack> stack) {
        return stack.map(Stack::toString).orElse("nothing");
    }
}
