package io.github.lyngk.testkit.assertions;

import static java.util.Objects.requireNonNull;

import com.google.common.base.Strings;
import io.github.lyngk.core.Outcome;
import io.github.lyngk.core.Player;
import java.util.Optional;
import org.assertj.core.api.AbstractAssert;
import org.jspecify.annotations.Nullable;

/** Assertions about the {@link Outcome} of a game. */
public final class OutcomeAssert extends AbstractAssert<OutcomeAssert, Outcome> {
    private final String drawing;

    OutcomeAssert(@Nullable Outcome actual) {
        this(actual, "");
    }

    OutcomeAssert(@Nullable Outcome actual, String drawing) {
        super(actual, OutcomeAssert.class);
        this.drawing = drawing;
    }

    /**
     * Checks that a player has won.
     *
     * @param winner the expected winner
     * @return this assertion
     */
    public OutcomeAssert isWonBy(Player winner) {
        return verify(outcome().winner().equals(Optional.of(winner)), "expected %s to win, but: %s", winner, outcome());
    }

    /**
     * Checks that the game is a draw.
     *
     * @return this assertion
     */
    public OutcomeAssert isDraw() {
        return verify(outcome().isDraw(), "expected a draw, but: %s", outcome());
    }

    /**
     * Checks the reason that decided the game.
     *
     * @param reason the expected reason
     * @return this assertion
     */
    public OutcomeAssert isDecidedBy(Outcome.Reason reason) {
        requireNonNull(reason, "reason");
        return verify(outcome().reason() == reason, "expected %s to decide, but: %s", reason, outcome());
    }

    /**
     * Checks the number of stacks of a height that count for a player, as {@link Outcome#tally} returns it.
     *
     * @param player the player
     * @param height the height of the stacks, from 1 to 6
     * @param count the expected number
     * @return this assertion
     * @throws IllegalArgumentException if the height is not from 1 to 6
     */
    public OutcomeAssert hasTally(Player player, int height, int count) {
        int tally = outcome().tally(player, height);
        return verify(tally == count, "expected %s stacks of %s for %s, but found %s", count, height, player, tally);
    }

    private Outcome outcome() {
        isNotNull();
        return actual;
    }

    private OutcomeAssert verify(boolean fulfilled, String message, Object... arguments) {
        if (!fulfilled) {
            String where = drawing.isEmpty() ? "" : "\nin\n" + drawing;
            throw failure("%s%s", Strings.lenientFormat(message, arguments), where);
        }
        return this;
    }
}
