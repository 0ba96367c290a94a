package io.github.lyngk.testkit;

import io.github.lyngk.core.Player;
import io.github.lyngk.core.Position;
import io.github.lyngk.testkit.comparing.Standing;
import java.util.Optional;

/**
 * How a game stands, as an engine under test reports it: ongoing with a player to move, won, or drawn.
 *
 * <p>Immutable and thread-safe; two results are equal when they say the same.
 */
public final class EngineResult {

    private final Standing standing;

    private EngineResult(Standing standing) {
        this.standing = standing;
    }

    /**
     * The game goes on.
     *
     * @param playerToMove whose turn it is
     * @return the result
     */
    public static EngineResult ongoing(Player playerToMove) {
        return new EngineResult(Standing.ongoing(playerToMove));
    }

    /**
     * The game is over and somebody won.
     *
     * @param winner who won
     * @return the result
     */
    public static EngineResult won(Player winner) {
        return new EngineResult(Standing.over(Optional.of(winner)));
    }

    /** {@return the result of a game that is over and that nobody won} */
    public static EngineResult draw() {
        return new EngineResult(Standing.over(Optional.empty()));
    }

    /**
     * What core says of a position; handy for engines that wrap it.
     *
     * @param position any position
     * @return its result
     */
    public static EngineResult of(Position position) {
        return new EngineResult(Standing.of(position));
    }

    /** {@return whether the game was won or drawn} */
    public boolean isOver() {
        return standing.isOver();
    }

    /** {@return the player to move, empty when the game is over} */
    public Optional<Player> playerToMove() {
        return standing.playerToMove();
    }

    /** {@return the winner, empty while the game goes on and when it was drawn} */
    public Optional<Player> winner() {
        return standing.winner();
    }

    /** {@return whether the game ended without a winner} */
    public boolean isDraw() {
        return isOver() && winner().isEmpty();
    }

    Standing standing() {
        return standing;
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof EngineResult that && standing.equals(that.standing);
    }

    @Override
    public int hashCode() {
        return standing.hashCode();
    }

    @Override
    public String toString() {
        return standing.toString();
    }
}
