package io.github.lyngk.notation;

import static com.google.common.base.Preconditions.checkArgument;

import com.google.common.collect.ImmutableList;
import io.github.lyngk.core.Move;
import io.github.lyngk.core.Position;
import io.github.lyngk.notation.reading.Replay;

/** Checks turns as a program adds them, and adds the forced passes (R6) nobody wrote. */
final class TurnBuilder {
    private final Replay replay;
    private final TurnList turns = new TurnList();

    TurnBuilder(Position start) {
        this.replay = Replay.from(start);
    }

    Position position() {
        return replay.position();
    }

    boolean isPassDue() {
        return replay.isPassDue();
    }

    void play(Move move) {
        passIfDue();
        replay.move(move);
        turns.add(Turn.of(move));
    }

    /** Adds a turn and all that stands after it. */
    void add(Turn turn) {
        if (turn instanceof Turn.Played played) {
            play(played.played());
        } else {
            pass();
        }
        turn.annotations().forEach(this::annotate);
    }

    /** Adds a comment on the last turn, or before the first one. */
    void comment(Comment comment) {
        turns.comment(comment);
    }

    /** Adds to what stands after the last turn. */
    void annotate(Annotation annotation) {
        if (annotation instanceof Variation variation) {
            turns.checkTakes(variation);
            check(replay.variation(), variation.turns());
        }
        turns.annotate(annotation);
    }

    /** Adds the pass that may be due and returns the turns. */
    ImmutableList<Turn> finish() {
        passIfDue();
        return turns.turns();
    }

    /** {@return the comments before the first turn} */
    ImmutableList<Comment> comments() {
        return turns.comments();
    }

    private void passIfDue() {
        if (replay.isPassDue()) {
            pass();
        }
    }

    private void pass() {
        replay.pass();
        turns.add(Turn.pass());
    }

    /** Replays a variation and those within it; throws if a move is illegal, or a pass wrong or missing. */
    private static void check(Replay variation, ImmutableList<Turn> turns) {
        for (Turn turn : turns) {
            if (turn instanceof Turn.Played played) {
                variation.move(played.played());
                played.variations().forEach(inner -> check(variation.variation(), inner.turns()));
            } else {
                variation.pass();
            }
        }
        checkArgument(!variation.isPassDue(), "the pass at the end of the variation is missing (R6)");
    }
}
