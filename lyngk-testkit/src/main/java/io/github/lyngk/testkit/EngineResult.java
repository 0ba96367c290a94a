package io.github.lyngk.testkit;

import io.github.lyngk.core.Player;
import io.github.lyngk.core.Position;
import java.util.Optional;

/**
 * The result of a game as an {@link Engine} reports it: ongoing with a player to move, won, or drawn.
 *
 * <p>Immutable and thread-safe; results with the same content are equal.
 */
public final class EngineResult {

    private static final EngineResult DRAW = new EngineResult(Optional.empty(), Optional.empty());

    private final Optional<Player> playerToMove;
    private final Optional<Player> winner;

    private EngineResult(Optional<Player> playerToMove, Optional<Player> winner) {
        this.playerToMove = playerToMove;
        this.winner = winner;
    }

    /**
     * Returns the result of a game that is not over.
     *
     * @param playerToMove the player to move
     * @return the result
     */
    public static EngineResult ongoing(Player playerToMove) {
        return new EngineResult(Optional.of(playerToMove), Optional.empty());
    }

    /**
     * Returns the result of a game that a player has won.
     *
     * @param winner the winner
     * @return the result
     */
    public static EngineResult won(Player winner) {
        return new EngineResult(Optional.empty(), Optional.of(winner));
    }

    /** {@return the result of a drawn game} */
    public static EngineResult draw() {
        return DRAW;
    }

    /**
     * Returns the result that lyngk-core computes for a position.
     *
     * @param position any position
     * @return its result
     */
    public static EngineResult of(Position position) {
        return position.outcome()
                .map(outcome -> new EngineResult(Optional.empty(), outcome.winner()))
                .orElseGet(() -> ongoing(position.playerToMove()));
    }

    /** {@return whether the game was won or drawn} */
    public boolean isOver() {
        return playerToMove.isEmpty();
    }

    /** {@return the player to move; empty if the game is over} */
    public Optional<Player> playerToMove() {
        return playerToMove;
    }

    /** {@return the winner; empty if the game is drawn or not over} */
    public Optional<Player> winner() {
        return winner;
    }

    /** {@return whether the game ended without a winner} */
    public boolean isDraw() {
        return isOver() && winner.isEmpty();
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof EngineResult that
                && playerToMove.equals(that.playerToMove)
                && winner.equals(that.winner);
    }

    /** Returns a hash code that is the same in every JVM. */
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
        return isDraw() ? "a draw" : "won by player " + number(winner);
    }
}
