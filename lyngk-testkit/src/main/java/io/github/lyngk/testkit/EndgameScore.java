package io.github.lyngk.testkit;

import static com.google.common.base.Preconditions.checkArgument;
import static java.util.Objects.requireNonNull;

import io.github.lyngk.notation.GameRecord;
import java.util.Optional;

/**
 * The score of a bot in endgames: the number of solved positions in which its move kept a win or a draw. In each of them, at
 * least one legal move keeps the result and at least one gives it up.
 *
 * @param positions the number of positions in which the bot was asked for a move
 * @param kept the number of answers that kept the result
 * @param worst the worst answer, as a record of the position and the move with a comment: an answer that loses is worse than
 *     one that draws, giving up a win is worse than giving up a draw, and giving up a shorter win is worse than giving up a
 *     longer one; empty if no legal answer gave up a result
 */
public record EndgameScore(int positions, int kept, Optional<GameRecord> worst) {

    /**
     * Creates a score.
     *
     * @param positions the number of positions in which the bot was asked for a move
     * @param kept the number of answers that kept the result, from 0 to {@code positions}
     * @param worst the worst answer; empty if no legal answer gave up a result
     * @throws IllegalArgumentException if {@code kept} is negative or more than {@code positions}
     */
    public EndgameScore {
        checkArgument(0 <= kept && kept <= positions, "%s of %s results cannot be kept", kept, positions);
        requireNonNull(worst, "worst");
    }

    /** {@return the score, and the record of the worst answer} */
    @Override
    public String toString() {
        String score = "Endgames: the win or draw was kept in " + kept + " of " + positions + " positions";
        return worst.map(record -> score + "; the worst answer:\n"
                        + record.toString().strip().indent(4).stripTrailing())
                .orElse(score);
    }
}
