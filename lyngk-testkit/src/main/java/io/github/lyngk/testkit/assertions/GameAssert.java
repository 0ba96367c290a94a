package io.github.lyngk.testkit.assertions;

import io.github.lyngk.core.Game;
import io.github.lyngk.core.Position;
import io.github.lyngk.notation.GameEvent;
import java.util.OptionalInt;
import org.jspecify.annotations.Nullable;

/** Assertions about a {@link Game}. Every failure message contains its record, and the board after its last move. */
public final class GameAssert extends PlayAssert<GameAssert, Game> {
    GameAssert(@Nullable Game actual) {
        super(actual, GameAssert.class);
    }

    /**
     * Checks the number of moves, {@link Game#size()}.
     *
     * @param count the expected number
     * @return this assertion
     */
    public GameAssert hasSize(int count) {
        return verify(game().size() == count, "expected %s moves, but there are %s", count, game().size());
    }

    /**
     * Checks that an event happens in the game.
     *
     * @param event the expected event
     * @return this assertion
     */
    public GameAssert shows(GameEvent event) {
        return verify(event.happensIn(game()), "expected %s, but there is none", event.title());
    }

    /**
     * Checks that an event does not happen in the game.
     *
     * @param event the event
     * @return this assertion
     */
    public GameAssert doesNotShow(GameEvent event) {
        OptionalInt ply = event.firstPly(game());
        return verify(ply.isEmpty(), "expected no such thing as %s, but see move %s", event.title(), ply.orElse(0));
    }

    /** {@return assertions about the position after the last move} */
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
