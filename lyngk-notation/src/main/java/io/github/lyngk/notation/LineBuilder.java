package io.github.lyngk.notation;

import com.google.common.collect.ImmutableList;
import io.github.lyngk.core.Move;
import io.github.lyngk.core.Position;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Collects the turns of a line, checks them as they come and adds the forced passes (R6) nobody wrote. */
final class LineBuilder {
    private final LineReplay replay;
    private final List<Turn> turns = new ArrayList<>();

    /** The last turn while it may still be annotated, and its annotations. */
    private @Nullable Turn last;

    private final List<Annotation> annotations = new ArrayList<>();

    LineBuilder(LineReplay replay) {
        this.replay = replay;
    }

    Position position() {
        return replay.position();
    }

    boolean isPassDue() {
        return replay.isPassDue();
    }

    boolean isEmpty() {
        return last == null;
    }

    void play(Move move) {
        if (replay.isPassDue()) {
            pass();
        }
        replay.move(move);
        begin(Turn.of(move));
    }

    void pass() {
        replay.pass();
        begin(Turn.pass());
    }

    void add(Turn turn) {
        if (turn instanceof Turn.Played played) {
            play(played.played());
        } else {
            pass();
        }
        turn.annotations().forEach(this::annotate);
    }

    /** Adds an annotation to the last turn. */
    void annotate(Annotation annotation) {
        if (last == null) {
            throw new IllegalStateException("there is no turn to annotate yet");
        }
        if (last.isPass() && !(annotation instanceof Comment)) {
            throw new IllegalArgumentException("a pass takes comments only");
        }
        if (annotation instanceof Variation variation) {
            replay.variation().play(variation.turns());
        }
        annotations.add(annotation);
    }

    /** Adds the pass that may be due and returns the turns. */
    ImmutableList<Turn> finish() {
        if (replay.isPassDue()) {
            pass();
        }
        ImmutableList.Builder<Turn> all = ImmutableList.<Turn>builder().addAll(turns);
        if (last != null) {
            all.add(last.withAnnotations(annotations));
        }
        return all.build();
    }

    private void begin(Turn turn) {
        if (last != null) {
            turns.add(last.withAnnotations(annotations));
            annotations.clear();
        }
        last = turn;
    }
}
