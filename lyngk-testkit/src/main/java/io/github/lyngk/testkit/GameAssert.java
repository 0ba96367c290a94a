package io.github.lyngk.testkit;

import com.google.common.base.Strings;
import io.github.lyngk.core.Game;
import io.github.lyngk.core.Player;
import java.util.OptionalInt;
import org.assertj.core.api.AbstractAssert;
import org.jspecify.annotations.Nullable;

/** Assertions about a game; every failure message shows its record and the board at its end. */
public final class GameAssert extends AbstractAssert<GameAssert, Game> {
    GameAssert(@Nullable Game actual) {
        super(actual, GameAssert.class);
    }

    /**
     * Checks the number of moves.
     *
     * @param count how many there should be
     * @return this
     */
    public GameAssert hasMoves(int count) {
        return verify(game().size() == count, "expected %s moves, but there are %s", count, game().size());
    }

    /**
     * Checks that the game is over.
     *
     * @return this
     */
    public GameAssert isOver() {
        return verify(game().position().isOver(), "expected the game to be over (G1), but it goes on");
    }

    /**
     * Checks that the game is not over.
     *
     * @return this
     */
    public GameAssert isOngoing() {
        return verify(!game().position().isOver(), "expected the game to go on, but it is over (G1)");
    }

    /**
     * Checks that the game is over and who has won.
     *
     * @param winner the winner
     * @return this
     */
    public GameAssert isWonBy(Player winner) {
        outcome().isWonBy(winner);
        return this;
    }

    /**
     * Checks that the game is over and a draw.
     *
     * @return this
     */
    public GameAssert isDrawn() {
        outcome().isDraw();
        return this;
    }

    /**
     * Checks who made a move.
     *
     * @param ply the index of the move, from 0
     * @param player the player
     * @return this
     */
    public GameAssert hasMover(int ply, Player player) {
        Player mover = game().players().get(ply);
        return verify(mover == player, "expected move %s by %s, but it is by %s", ply, player, mover);
    }

    /**
     * Checks that something rare happens in the game.
     *
     * @param edgeCase what should happen
     * @return this
     */
    public GameAssert shows(EdgeCase edgeCase) {
        return verify(edgeCase.happensIn(game()), "expected %s, but there is none", edgeCase.title());
    }

    /**
     * Checks that something rare does not happen in the game.
     *
     * @param edgeCase what should not happen
     * @return this
     */
    public GameAssert doesNotShow(EdgeCase edgeCase) {
        OptionalInt ply = edgeCase.firstPly(game());
        return verify(ply.isEmpty(), "expected no such thing as %s, but see move %s", edgeCase.title(), ply.orElse(-1));
    }

    /**
     * Goes on with the position at the end of the moves.
     *
     * @return assertions about that position
     */
    public PositionAssert position() {
        return new PositionAssert(game().position());
    }

    /**
     * Goes on with the outcome; the game must be over.
     *
     * @return assertions about the outcome
     */
    public OutcomeAssert outcome() {
        isOver();
        return new OutcomeAssert(game().outcome().orElseThrow(), Drawings.of(actual));
    }

    private Game game() {
        isNotNull();
        return actual;
    }

    private GameAssert verify(boolean fulfilled, String message, Object... arguments) {
        if (!fulfilled) {
            throw failure("%s\nin\n%s", Strings.lenientFormat(message, arguments), Drawings.of(actual));
        }
        return this;
    }
}
