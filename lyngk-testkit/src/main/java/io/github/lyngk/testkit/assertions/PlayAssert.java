package io.github.lyngk.testkit.assertions;

import com.google.common.base.Strings;
import io.github.lyngk.core.Move;
import io.github.lyngk.core.Player;
import io.github.lyngk.core.Position;
import org.assertj.core.api.AbstractAssert;
import org.jspecify.annotations.Nullable;

/**
 * The common assertions of games and positions: whether the game is over, and its outcome.
 *
 * @param <S> the type of the assertions
 * @param <A> the type of the value under test
 */
abstract class PlayAssert<S extends PlayAssert<S, A>, A> extends AbstractAssert<S, A> {
    PlayAssert(@Nullable A actual, Class<S> type) {
        super(actual, type);
    }

    /** The current position. */
    abstract Position current();

    /** The text of the value and its board, for failure messages. */
    abstract String drawing();

    /**
     * Checks that the game is over.
     *
     * @return this assertion
     */
    public S isOver() {
        isNotNull();
        String move =
                current().legalMoves().stream().findFirst().map(Move::toString).orElse("no move");
        return verify(current().isOver(), "expected the game to be over (G1), but %s is legal", move);
    }

    /**
     * Checks that the game is not over.
     *
     * @return this assertion
     */
    public S isOngoing() {
        isNotNull();
        return verify(!current().isOver(), "expected the game to go on, but it is over (G1)");
    }

    /**
     * Checks that a player has won the game.
     *
     * @param winner the expected winner
     * @return this assertion
     */
    public S isWonBy(Player winner) {
        outcome().isWonBy(winner);
        return myself;
    }

    /**
     * Checks that the game is over and drawn.
     *
     * @return this assertion
     */
    public S isDrawn() {
        outcome().isDraw();
        return myself;
    }

    /**
     * Checks that the game is over, and returns assertions about its outcome.
     *
     * @return assertions about the outcome
     */
    public OutcomeAssert outcome() {
        isOver();
        return new OutcomeAssert(current().outcome().orElseThrow(), drawing());
    }

    S verify(boolean fulfilled, String message, @Nullable Object... arguments) {
        if (!fulfilled) {
            throw failure("%s\nin\n%s", Strings.lenientFormat(message, arguments), drawing());
        }
        return myself;
    }
}
