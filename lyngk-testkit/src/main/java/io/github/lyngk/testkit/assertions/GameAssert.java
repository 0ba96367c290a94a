package io.github.lyngk.testkit.assertions;

import io.github.lyngk.core.Game;
import io.github.lyngk.core.Position;
import io.github.lyngk.notation.GameEvent;
import java.util.OptionalInt;
import org.jspecify.annotations.Nullable;

/** Assertions about a game; every failure message shows its record and the board at its end. */
public final class GameAssert extends PlayAssert<GameAssert, Game> {
    GameAssert(@Nullable Game actual) {
        super(actual, GameAssert.class);
    }

    /**
     * Checks the number of moves.
     *
     * @param count how many there should be
     * @return this
     */
    public GameAssert hasSize(int count) {
        return verify(game().size() == count, "expected %s moves, but there are %s", count, game().size());
    }

    /**
     * Checks that an event happens in the game.
     *
     * @param event what should happen
     * @return this
     */
    public GameAssert shows(GameEvent event) {
        return verify(event.happensIn(game()), "expected %s, but there is none", event.title());
    }

    /**
     * Checks that an event does not happen in the game.
     *
     * @param event what should not happen
     * @return this
     */
    public GameAssert doesNotShow(GameEvent event) {
        OptionalInt ply = event.firstPly(game());
        return verify(ply.isEmpty(), "expected no such thing as %s, but see move %s", event.title(), ply.orElse(0));
    }

    /** {@return assertions about the position at the end of the moves} */
    public PositionAssert position() {
        return new PositionAssert(game().position());
    }

    @Override
    Position current() {
        return actual.position();
    }

    @Override
    String drawing() {
        return BoardReport.of(actual);
    }

    private Game game() {
        isNotNull();
        return actual;
    }
}
