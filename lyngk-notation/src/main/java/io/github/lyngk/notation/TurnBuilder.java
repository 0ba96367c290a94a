package io.github.lyngk.notation;

import static com.google.common.base.Preconditions.checkArgument;

import io.github.lyngk.core.Effect;
import io.github.lyngk.core.Position;
import io.github.lyngk.notation.reading.Replay;

/**
 * Checks the turns of a line as a program adds them, and adds the forced passes (R6) nobody wrote. What is refused
 * changes nothing.
 */
final class TurnBuilder {
    private final Replay replay;
    private final TurnList turns;

    TurnBuilder(Position start) {
        replay = Replay.from(start);
        turns = new TurnList(start);
    }

    Position position() {
        return replay.position();
    }

    boolean isPassDue() {
        return replay.isPassDue();
    }

    /** Adds a turn and all that stands after it. */
    void add(Turn turn) {
        if (turn.isPass()) {
            replay.pass();
        } else {
            Position before = replay.position();
            turn.annotations().forEach(annotation -> checkStart(annotation, before));
            Effect effect = before.effect(turn.played());
            if (replay.isPassDue()) {
                replay.pass();
                turns.add(Turn.pass());
            }
            replay.advance(effect);
        }
        turns.add(turn);
    }

    /** Adds a comment on the last turn, or before the first one. */
    void comment(Comment comment) {
        turns.comment(comment);
    }

    /** Adds to what stands after the last turn. */
    void annotate(Annotation annotation) {
        turns.checkTakes(annotation);
        checkStart(annotation, replay.before());
        turns.annotate(annotation);
    }

    /** {@return the line so far, with the pass that may be due; more may be added afterwards} */
    Variation line() {
        return turns.line(replay.isPassDue());
    }

    private static void checkStart(Annotation annotation, Position before) {
        if (annotation instanceof Variation variation) {
            checkArgument(
                    variation.start().equals(before),
                    "a variation starts from another position than the turn it stands after");
        }
    }
}
