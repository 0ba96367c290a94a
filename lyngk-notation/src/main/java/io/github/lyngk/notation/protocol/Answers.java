package io.github.lyngk.notation.protocol;

import com.google.common.base.Ascii;
import com.google.common.base.Joiner;
import io.github.lyngk.core.Effect;
import io.github.lyngk.core.Legality;
import io.github.lyngk.core.Outcome;
import io.github.lyngk.core.Player;
import io.github.lyngk.core.Position;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** Formats the facts about a position, as the words that follow {@code ok}. */
final class Answers {
    private static final int HIGHEST_TOLD = 5;

    private Answers() {}

    /** {@return moves or points, separated by blanks} */
    static String list(Iterable<?> values) {
        return Joiner.on(' ').join(values);
    }

    /** {@return the player to move, or the winner} */
    static String result(Position position) {
        return position.outcome()
                .map(outcome ->
                        outcome.winner().map(winner -> "won " + winner.number()).orElse("draw"))
                .orElseGet(() -> "turn " + position.playerToMove().number());
    }

    /** {@return how a game ended, with the counted stacks; empty before the end} */
    static String outcome(Position position) {
        return position.outcome()
                .map(outcome -> "winner="
                        + outcome.winner()
                                .map(winner -> String.valueOf(winner.number()))
                                .orElse("-")
                        + " reason=" + Ascii.toLowerCase(outcome.reason().name())
                        + " first=" + tallies(outcome, Player.FIRST)
                        + " second=" + tallies(outcome, Player.SECOND))
                .orElse("");
    }

    /** {@return the numbers of stacks counted for a player, stacks of five first} */
    private static String tallies(Outcome outcome, Player player) {
        return IntStream.range(0, HIGHEST_TOLD)
                .mapToObj(i -> String.valueOf(outcome.tally(player, HIGHEST_TOLD - i)))
                .collect(Collectors.joining(","));
    }

    /** {@return what a legal move does, and the position after it} */
    static String effect(Effect effect) {
        Player player = effect.player();
        String captured = Joiner.on(',').join(effect.capturedByClaim());
        return "route=" + Joiner.on(',').join(effect.route())
                + " formed=" + effect.formed()
                + " scored=" + (effect.after().fives(player) - effect.before().fives(player))
                + " captured=" + (captured.isEmpty() ? "-" : captured)
                + " wins=" + (effect.wins() ? "yes" : "no")
                + " skips=" + (effect.skipsOpponent() ? "yes" : "no")
                + " next=" + effect.after();
    }

    /** {@return whether a move is legal, and if not, which rule it breaks and how} */
    static String legality(Legality legality) {
        return legality.rule()
                .map(rule -> "illegal " + rule + " " + legality.message())
                .orElse("legal");
    }
}
