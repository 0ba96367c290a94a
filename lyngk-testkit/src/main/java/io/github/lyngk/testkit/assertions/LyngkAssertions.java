package io.github.lyngk.testkit.assertions;

import io.github.lyngk.core.Game;
import io.github.lyngk.core.Move;
import io.github.lyngk.core.Outcome;
import io.github.lyngk.core.Position;
import io.github.lyngk.notation.GameRecord;
import org.assertj.core.api.Assertions;
import org.jspecify.annotations.Nullable;

/**
 * Entry points of the AssertJ assertions for the types of LYNGK. The failure messages contain the board.
 *
 * <pre>{@code
 * import static io.github.lyngk.testkit.assertions.LyngkAssertions.assertThat;
 *
 * assertThat(position).allows("R:b1-c2").forbids("b1-c3", Rule.E6).isOngoing();
 * assertThat(position).after("b1-c2").hasPlayerToMove(Player.SECOND);
 * }</pre>
 *
 * <p>All of AssertJ's own assertions are here as well, so that one static import is enough.
 */
@SuppressWarnings("exports") // the annotation is not needed to call these methods
public final class LyngkAssertions extends Assertions {
    private LyngkAssertions() {}

    /**
     * Creates assertions about a position.
     *
     * @param actual the position
     * @return the assertions
     */
    public static PositionAssert assertThat(@Nullable Position actual) {
        return new PositionAssert(actual);
    }

    /**
     * Creates assertions about a move.
     *
     * @param actual the move
     * @return the assertions
     */
    public static MoveAssert assertThat(@Nullable Move actual) {
        return new MoveAssert(actual);
    }

    /**
     * Creates assertions about a game.
     *
     * @param actual the game
     * @return the assertions
     */
    public static GameAssert assertThat(@Nullable Game actual) {
        return new GameAssert(actual);
    }

    /**
     * Creates assertions about the outcome of a game.
     *
     * @param actual the outcome
     * @return the assertions
     */
    public static OutcomeAssert assertThat(@Nullable Outcome actual) {
        return new OutcomeAssert(actual);
    }

    /**
     * Creates assertions about a game record.
     *
     * @param actual the record
     * @return the assertions
     */
    public static RecordAssert assertThat(@Nullable GameRecord actual) {
        return new RecordAssert(actual);
    }
}
