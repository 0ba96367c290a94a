package io.github.lyngk.notation;

import static com.google.common.base.Preconditions.checkArgument;
import static java.util.Objects.requireNonNull;

import com.fasterxml.jackson.annotation.JsonValue;
import com.google.common.collect.ImmutableList;
import io.github.lyngk.core.Move;
import io.github.lyngk.notation.reading.Replay;
import java.util.Objects;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** One turn of a record: a move with what is said about it, or a forced pass (R6), which takes comments only. */
public final class Turn {
    /** Null for a pass. */
    private final @Nullable Move move;

    private final ImmutableList<Annotation> annotations;

    private Turn(@Nullable Move move, ImmutableList<Annotation> annotations) {
        this.move = move;
        this.annotations = annotations;
    }

    /**
     * Creates a turn with a move.
     *
     * @param move the move
     * @param annotations what stands after it, in order
     * @return a turn
     */
    public static Turn of(Move move, Annotation... annotations) {
        return new Turn(requireNonNull(move, "move"), ImmutableList.copyOf(annotations));
    }

    /**
     * Creates a forced pass.
     *
     * @param comments what stands after it, in order
     * @return a turn
     */
    public static Turn pass(Comment... comments) {
        return new Turn(null, ImmutableList.copyOf(comments));
    }

    /** {@return the move, empty for a pass} */
    public Optional<Move> move() {
        return Optional.ofNullable(move);
    }

    /** {@return the move of a turn that is no pass} */
    Move played() {
        return requireNonNull(move, "a pass has no move");
    }

    /** {@return whether this is a forced pass, {@code --}} */
    public boolean isPass() {
        return move == null;
    }

    /** {@return everything that stands after the move or pass, in the order of the record} */
    public ImmutableList<Annotation> annotations() {
        return annotations;
    }

    /** {@return the comments among the annotations} */
    public ImmutableList<Comment> comments() {
        return only(Comment.class);
    }

    /** {@return the numeric annotations} */
    public ImmutableList<Nag> nags() {
        return only(Nag.class);
    }

    /** {@return the variations among the annotations} */
    public ImmutableList<Variation> variations() {
        return only(Variation.class);
    }

    private <T extends Annotation> ImmutableList<T> only(Class<T> kind) {
        if (annotations.isEmpty()) {
            return ImmutableList.of();
        }
        return annotations.stream().filter(kind::isInstance).map(kind::cast).collect(ImmutableList.toImmutableList());
    }

    /**
     * {@return this turn with another move and the same annotations}
     *
     * @param other the move
     */
    public Turn withMove(Move other) {
        return new Turn(requireNonNull(other, "other"), annotations);
    }

    /**
     * {@return this turn with other annotations}
     *
     * @param others what stands after the move or pass, in order
     * @throws IllegalArgumentException if this is a pass and one of them is no comment
     */
    public Turn withAnnotations(Iterable<? extends Annotation> others) {
        Turn changed = new Turn(move, ImmutableList.copyOf(others));
        changed.annotations.forEach(this::checkTakes);
        return changed;
    }

    /**
     * {@return this turn with more annotations behind those it has}
     *
     * @param more what else to say about it, in order
     * @throws IllegalArgumentException if this is a pass and one of them is no comment
     */
    public Turn annotate(Annotation... more) {
        return withAnnotations(ImmutableList.<Annotation>builder()
                .addAll(annotations)
                .add(more)
                .build());
    }

    /** Makes sure that an annotation can stand after this turn. */
    void checkTakes(Annotation annotation) {
        checkArgument(move != null || annotation instanceof Comment, "a pass takes comments only");
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Turn that && Objects.equals(move, that.move) && annotations.equals(that.annotations);
    }

    @Override
    public int hashCode() {
        return 31 * Objects.hashCode(move) + annotations.hashCode();
    }

    /** {@return the move or {@code --}, and what stands after it, for people} */
    @Override
    @JsonValue
    public String toString() {
        StringBuilder text = new StringBuilder(move == null ? Replay.PASS : move.toString());
        annotations.forEach(annotation -> text.append(' ').append(annotation));
        return text.toString();
    }
}
