package io.github.lyngk.testkit;

import static java.util.Objects.requireNonNull;

import io.github.lyngk.core.Outcome;
import io.github.lyngk.core.Player;
import io.github.lyngk.core.Position;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * How a game stands, as an engine under test reports it: ongoing with a player to move, won, or drawn.
 *
 * <p>Immutable and thread-safe; two results are equal when they say the same.
 */
public final class EngineResult {

    private static final EngineResult DRAW = new EngineResult(null, null);

    private final @Nullable Player playerToMove;
    private final @Nullable Player winner;

    private EngineResult(@Nullable Player playerToMove, @Nullable Player winner) {
        this.playerToMove = playerToMove;
        this.winner = winner;
    }

    /**
     * The game goes on.
     *
     * @param playerToMove whose turn it is
     * @return the result
     */
    public static EngineResult ongoing(Player playerToMove) {
        return new EngineResult(requireNonNull(playerToMove), null);
    }

    /**
     * The game is over and somebody won.
     *
     * @param winner who won
     * @return the result
     */
    public static EngineResult won(Player winner) {
        return new EngineResult(null, requireNonNull(winner));
    }

    /**
     * The game is over and nobody won.
     *
     * @return the result
     */
    public static EngineResult draw() {
        return DRAW;
    }

    /**
     * The game is over.
     *
     * @param winner who won, or empty for a draw
     * @return the result
     */
    public static EngineResult finished(Optional<Player> winner) {
        return winner.map(EngineResult::won).orElse(DRAW);
    }

    /**
     * What core says of a position; handy for engines that wrap it.
     *
     * @param position any position
     * @return its result
     */
    public static EngineResult of(Position position) {
        return position.outcome()
                .map(Outcome::winner)
                .map(EngineResult::finished)
                .orElseGet(() -> ongoing(position.playerToMove()));
    }

    /**
     * Tells whether the game has ended.
     *
     * @return true when it was won or drawn
     */
    public boolean isOver() {
        return playerToMove == null;
    }

    /**
     * Tells whose turn it is.
     *
     * @return the player to move, empty when the game is over
     */
    public Optional<Player> playerToMove() {
        return Optional.ofNullable(playerToMove);
    }

    /**
     * Tells who won.
     *
     * @return the winner, empty while the game goes on and when it was drawn
     */
    public Optional<Player> winner() {
        return Optional.ofNullable(winner);
    }

    /**
     * Tells whether the game ended without a winner.
     *
     * @return true for a draw
     */
    public boolean isDraw() {
        return isOver() && winner == null;
    }

    @Override
    public boolean equals(@Nullable Object other) {
        return other instanceof EngineResult that && playerToMove == that.playerToMove && winner == that.winner;
    }

    @Override
    public int hashCode() {
        return 3 * ordinal(playerToMove) + ordinal(winner);
    }

    private static int ordinal(@Nullable Player player) {
        return player == null ? 0 : 1 + player.ordinal();
    }

    @Override
    public String toString() {
        if (playerToMove != null) {
            return "ongoing, player " + playerToMove.number() + " to move";
        }
        return winner == null ? "a draw" : "won by player " + winner.number();
    }
}
