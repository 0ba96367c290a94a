package io.github.lyngk.testkit.comparing;

import io.github.lyngk.core.Outcome;
import io.github.lyngk.core.Player;
import io.github.lyngk.core.Position;
import java.util.Optional;

/**
 * How a game stands: somebody is to move, or it is over, with a winner or without one.
 *
 * @param playerToMove whose turn it is; empty when the game is over
 * @param winner who won; empty while the game goes on and when it was drawn
 */
public record Standing(Optional<Player> playerToMove, Optional<Player> winner) {

    public static Standing ongoing(Player playerToMove) {
        return new Standing(Optional.of(playerToMove), Optional.empty());
    }

    public static Standing over(Optional<Player> winner) {
        return new Standing(Optional.empty(), winner);
    }

    /** What core says. */
    public static Standing of(Position position) {
        return position.outcome()
                .map(Outcome::winner)
                .map(Standing::over)
                .orElseGet(() -> ongoing(position.playerToMove()));
    }

    public boolean isOver() {
        return playerToMove.isEmpty();
    }

    /** The same in every run, unlike that of an enum. */
    @Override
    public int hashCode() {
        return 3 * number(playerToMove) + number(winner);
    }

    private static int number(Optional<Player> player) {
        return player.map(Player::number).orElse(0);
    }

    @Override
    public String toString() {
        if (!isOver()) {
            return "ongoing, player " + number(playerToMove) + " to move";
        }
        return winner.isEmpty() ? "a draw" : "won by player " + number(winner);
    }
}
