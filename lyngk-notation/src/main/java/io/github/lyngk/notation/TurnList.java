package io.github.lyngk.notation;

import com.google.common.collect.ImmutableList;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Collects the turns of a main line or a variation, each with what stands after it. */
final class TurnList {
    /** Most games are shorter, so that the list of their turns need not grow. */
    private static final int USUAL = 48;

    private final ImmutableList.Builder<Comment> comments = ImmutableList.builder();
    private final List<Turn> turns = new ArrayList<>(USUAL);

    /** The last turn while more may be said about it, and what has been said. */
    private @Nullable Turn last;

    private final List<Annotation> annotations = new ArrayList<>();

    /** Adds a turn, without any annotation. */
    void add(Turn turn) {
        endTurn();
        last = turn;
    }

    /** Adds a comment on the last turn, or before the first one. */
    void comment(Comment comment) {
        if (last == null) {
            comments.add(comment);
        } else {
            annotations.add(comment);
        }
    }

    /** Adds to what stands after the last turn. */
    void annotate(Annotation annotation) {
        checkTakes(annotation);
        annotations.add(annotation);
    }

    /** Makes sure that an annotation can stand after the last turn. */
    void checkTakes(Annotation annotation) {
        if (last == null) {
            throw new IllegalStateException("there is no turn to annotate yet");
        }
        if (last.isPass() && !(annotation instanceof Comment)) {
            throw new IllegalArgumentException("a pass takes comments only");
        }
    }

    /** {@return the comments before the first turn} */
    ImmutableList<Comment> comments() {
        return comments.build();
    }

    /** {@return all turns; more may be added afterwards} */
    ImmutableList<Turn> turns() {
        ImmutableList.Builder<Turn> all = ImmutableList.builderWithExpectedSize(turns.size() + 1);
        all.addAll(turns);
        return (last == null ? all : all.add(annotated(last))).build();
    }

    private void endTurn() {
        if (last != null) {
            turns.add(annotated(last));
            annotations.clear();
        }
    }

    private Turn annotated(Turn turn) {
        return annotations.isEmpty() ? turn : turn.withAnnotations(annotations);
    }
}
