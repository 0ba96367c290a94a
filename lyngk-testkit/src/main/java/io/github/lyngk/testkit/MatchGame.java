package io.github.lyngk.testkit;

import static com.google.common.base.Preconditions.checkArgument;
import static java.util.Objects.requireNonNull;

import io.github.lyngk.core.Player;
import io.github.lyngk.notation.GameRecord;
import java.util.Optional;

/**
 * A game of a {@link Match}. In the record of a game lost by a fault, the tag {@code Termination} is {@code time} if the bot
 * did not answer in time, otherwise {@code adjudication}, and a comment after the result describes the fault.
 *
 * @param number the number of the game, from 1; games 1 and 2 are the first pair
 * @param sideOfA the side that the first bot of the match played
 * @param record the game, with the names of the bots as {@code First} and {@code Second}
 * @param fault the kind of fault by which the loser lost; empty if the game was played to its end
 */
public record MatchGame(int number, Player sideOfA, GameRecord record, Optional<Fault.Kind> fault) {

    /**
     * Creates a game.
     *
     * @param number the number of the game, from 1
     * @param sideOfA the side that the first bot of the match played
     * @param record the game, with the names of the bots as {@code First} and {@code Second}
     * @param fault the kind of fault by which the loser lost; empty if the game was played to its end
     * @throws IllegalArgumentException if the number is less than 1
     */
    public MatchGame {
        checkArgument(number > 0, "games are numbered from 1, but the number is %s", number);
        requireNonNull(sideOfA, "sideOfA");
        requireNonNull(record, "record");
        requireNonNull(fault, "fault");
    }

    /** {@return the score of the first bot of the match in half points: 2 for a win, 1 for a draw, 0 for a loss} */
    public int halfPoints() {
        return record.result().winner().map(winner -> winner == sideOfA ? 2 : 0).orElse(1);
    }

    /** {@return a description of the fault, with the name of the bot; empty if the game was played to its end} */
    public Optional<String> message() {
        return fault.flatMap(kind -> record.closingComments().stream().findFirst())
                .map(comment -> comment.text());
    }
}
