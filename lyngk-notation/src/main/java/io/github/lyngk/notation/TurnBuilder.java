package io.github.lyngk.notation;

import static com.google.common.base.Preconditions.checkArgument;

import io.github.lyngk.core.Effect;
import io.github.lyngk.core.IllegalMoveException;
import io.github.lyngk.core.Position;
import io.github.lyngk.notation.reading.Replay;
import java.util.ArrayList;
import java.util.List;

/**
 * Checks the turns of a line as a program adds them, and adds the forced passes (R6) nobody wrote. What is refused
 * changes nothing.
 */
final class TurnBuilder {
    static final String OTHER_START = "a variation starts from another position than the turn it stands after";

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

    /**
     * Goes on with turns as they stand in a record, whose variations may start from elsewhere; only a bare pass at the
     * end comes and goes as R6 demands.
     *
     * @param first where the first of them stands
     */
    void goOn(List<Turn> more, TurnPath first) {
        boolean passAtEnd = !more.isEmpty() && more.get(more.size() - 1).equals(Turn.pass());
        int count = more.size() - (passAtEnd ? 1 : 0);
        for (int i = 0; i < count; i++) {
            TurnPath here = first.withTurn(first.turn() + i);
            put(rebound(more.get(i), position(), here), here);
        }
    }

    /** Adds a turn as it stands: no pass may be missing before it. What is refused tells where. */
    void put(Turn turn, TurnPath here) {
        try {
            turn.move().ifPresent(replay::checkTakes);
            add(turn);
        } catch (IllegalMoveException refusal) {
            throw refusal.at("turn " + here);
        } catch (IllegalArgumentException refusal) {
            throw new IllegalArgumentException("turn " + here + ": " + refusal.getMessage(), refusal);
        }
    }

    /** {@return a turn whose variations start from another position, if they are legal there} */
    private static Turn rebound(Turn turn, Position before, TurnPath here) {
        if (turn.variations().stream().allMatch(variation -> variation.start().equals(before))) {
            return turn;
        }
        List<Annotation> annotations = new ArrayList<>();
        int number = 0;
        for (Annotation annotation : turn.annotations()) {
            annotations.add(
                    annotation instanceof Variation variation
                            ? rebound(variation, before, here.into(++number, 1))
                            : annotation);
        }
        return turn.withAnnotations(annotations);
    }

    private static Variation rebound(Variation variation, Position start, TurnPath first) {
        TurnBuilder line = new TurnBuilder(start);
        variation.comments().forEach(line::comment);
        line.goOn(variation.turns(), first);
        return line.line();
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
            checkArgument(variation.start().equals(before), OTHER_START);
        }
    }
}
