package io.github.lyngk.notation;

import static com.google.common.base.Preconditions.checkArgument;

import com.google.common.collect.FluentIterable;
import com.google.common.collect.ImmutableSet;
import io.github.lyngk.core.IllegalMoveException;
import io.github.lyngk.core.Position;
import io.github.lyngk.notation.reading.Replay;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;
import java.util.function.UnaryOperator;

/**
 * Checks the turns of a line as a program adds them, and adds missing forced passes (R6). A call that throws changes
 * nothing.
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

    /** Adds a turn with its annotations. */
    void add(Turn turn) {
        if (turn.isPass()) {
            replay.pass();
        } else {
            checkStarts(turn.annotations(), replay::position);
            Position after = replay.position().play(turn.played());
            if (replay.isPassDue()) {
                replay.pass();
                turns.add(Turn.pass());
            }
            replay.advance(after);
        }
        turns.add(turn);
    }

    /**
     * Adds turns of a record, whose variations may start from another position. Only a pass without comments at the end
     * is added or removed as R6 requires.
     *
     * @param first the path of the first of them
     */
    void addAll(List<Turn> more, TurnPath first) {
        boolean passAtEnd = !more.isEmpty() && more.get(more.size() - 1).equals(Turn.pass());
        int count = more.size() - (passAtEnd ? 1 : 0);
        for (int i = 0; i < count; i++) {
            TurnPath here = first.withTurn(first.turn() + i);
            put(rebound(more.get(i), position(), here), here);
        }
    }

    /** Adds a turn as it is: no pass may be missing before it. Exceptions name the place. */
    void put(Turn turn, TurnPath here) {
        withPath(here, () -> {
            turn.move().ifPresent(replay::checkTakes);
            add(turn);
        });
    }

    /** Runs an action, and adds the path of the turn to the exceptions it throws. */
    static void withPath(TurnPath here, Runnable work) {
        try {
            work.run();
        } catch (IllegalMoveException refusal) {
            throw refusal.at("turn " + here);
        } catch (IllegalArgumentException refusal) {
            throw new IllegalArgumentException("turn " + here + ": " + refusal.getMessage(), refusal);
        }
    }

    /** {@return a turn with its variations moved to another start position, if they are legal there} */
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
        line.addAll(variation.turns(), first);
        return line.line();
    }

    /** Adds a comment on the last turn, or before the first one. */
    void comment(Comment comment) {
        turns.comment(comment);
    }

    /** Adds annotations to the last turn: all or none. */
    void annotate(List<Annotation> more) {
        turns.checkTakes(more);
        checkStarts(more, replay::before);
        more.forEach(turns::annotate);
    }

    /** Changes the annotations of the last turn, but neither its move nor its variations. */
    void change(UnaryOperator<Turn> change) {
        turns.change(change);
    }

    /** {@return the line so far, with the pass that may be due; more may be added afterwards} */
    Variation line() {
        return turns.line(replay.isPassDue());
    }

    /**
     * Checks that all variations start from the position before their turn, which is supplied on demand since it may be
     * costly to find.
     */
    static void checkStarts(List<Annotation> annotations, Supplier<Position> before) {
        ImmutableSet<Position> starts = FluentIterable.from(annotations)
                .filter(Variation.class)
                .transform(Variation::start)
                .toSet();
        checkArgument(
                starts.isEmpty() || starts.equals(ImmutableSet.of(before.get())),
                "a variation starts from another position than the turn before it");
    }
}
