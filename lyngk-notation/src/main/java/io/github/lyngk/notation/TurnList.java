package io.github.lyngk.notation;

import com.google.common.collect.ImmutableList;
import io.github.lyngk.core.Position;
import java.util.ArrayList;
import java.util.List;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;

/** Collects the turns of a main line or a variation with their annotations; all are known to be legal. */
final class TurnList {
    /** Most games are shorter, so the list of turns rarely has to grow. */
    private static final int USUAL = 48;

    private final Position start;
    private final ImmutableList.Builder<Comment> comments = ImmutableList.builder();
    private final List<Turn> turns = new ArrayList<>(USUAL);

    /** The last turn, kept apart while annotations may be added to it. */
    private @Nullable Turn last;

    private final List<Annotation> annotations = new ArrayList<>();

    TurnList(Position start) {
        this.start = start;
    }

    /** Adds a turn. */
    void add(Turn turn) {
        endTurn();
        last = turn;
        annotations.addAll(turn.annotations());
    }

    /** Adds a comment on the last turn, or before the first one. */
    void comment(Comment comment) {
        if (last == null) {
            comments.add(comment);
        } else {
            annotations.add(comment);
        }
    }

    /** Adds an annotation to the last turn. */
    void annotate(Annotation annotation) {
        annotations.add(annotation);
    }

    /** Checks that the last turn can have some annotations. */
    void checkTakes(List<Annotation> more) {
        more.forEach(last()::checkTakes);
    }

    /** Changes the annotations of the last turn. */
    void change(UnaryOperator<Turn> change) {
        Turn changed = change.apply(annotated(last()));
        last = changed;
        annotations.clear();
        annotations.addAll(changed.annotations());
    }

    private Turn last() {
        if (last == null) {
            throw new IllegalStateException("there is no turn to annotate yet");
        }
        return last;
    }

    /**
     * {@return the line so far; more may be added afterwards}
     *
     * @param passDue whether to add a missing pass at the end
     */
    Variation line(boolean passDue) {
        ImmutableList.Builder<Turn> all = ImmutableList.builderWithExpectedSize(turns.size() + 2);
        all.addAll(turns);
        if (last != null) {
            all.add(annotated(last));
        }
        if (passDue) {
            all.add(Turn.pass());
        }
        return new Variation(start, comments.build(), all.build());
    }

    private void endTurn() {
        if (last != null) {
            turns.add(annotated(last));
            annotations.clear();
        }
    }

    private Turn annotated(Turn turn) {
        return annotations.size() == turn.annotations().size() ? turn : turn.withAnnotations(annotations);
    }
}
