package io.github.lyngk.notation;

import static com.google.common.base.Preconditions.checkArgument;
import static java.util.Objects.requireNonNull;

import com.fasterxml.jackson.annotation.JsonValue;
import com.google.common.collect.ImmutableList;
import io.github.lyngk.core.Move;
import io.github.lyngk.notation.reading.Replay;
import java.time.Duration;
import java.util.Objects;
import java.util.Optional;
import java.util.OptionalDouble;
import org.jspecify.annotations.Nullable;

/** One turn of a record: a move with annotations, or a forced pass (R6) with comments. */
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
     * @param annotations the annotations, in order
     * @return a turn
     */
    public static Turn of(Move move, Annotation... annotations) {
        return new Turn(requireNonNull(move, "move"), ImmutableList.copyOf(annotations));
    }

    /**
     * Creates a forced pass.
     *
     * @param comments the comments, in order
     * @return a turn
     */
    public static Turn pass(Comment... comments) {
        return new Turn(null, ImmutableList.copyOf(comments));
    }

    /** {@return the move, empty for a pass} */
    public Optional<Move> move() {
        return Optional.ofNullable(move);
    }

    /** {@return the move of a turn that is not a pass} */
    Move played() {
        return requireNonNull(move, "a pass has no move");
    }

    /** {@return whether this is a forced pass, written {@code --}} */
    public boolean isPass() {
        return move == null;
    }

    /** {@return the annotations of the move or pass, in the order of the record} */
    public ImmutableList<Annotation> annotations() {
        return annotations;
    }

    /** {@return the comments among the annotations} */
    public ImmutableList<Comment> comments() {
        return only(Comment.class);
    }

    /** {@return the numeric annotations among the annotations} */
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
     * {@return the time that the player has left after the turn, from the first well-formed command such as {@code
     * [%clk 0:03:21]} in its comments; empty if there is none}
     */
    public Optional<Duration> clock() {
        return CommentCommand.CLOCK.time(this);
    }

    /**
     * {@return the time that the player took for the turn, from the first well-formed command such as {@code [%emt
     * 0:00:07.5]} in its comments; empty if there is none}
     */
    public Optional<Duration> elapsed() {
        return CommentCommand.ELAPSED.time(this);
    }

    /**
     * {@return the evaluation of the position after the turn, from the first well-formed command such as {@code [%eval
     * 0.35]} in its comments; empty if there is none} A positive number means that the first player is better,
     * whichever player moved. The unit depends on the program that wrote it.
     */
    public OptionalDouble evaluation() {
        return CommentCommand.EVALUATION.number(this).map(OptionalDouble::of).orElse(OptionalDouble.empty());
    }

    /**
     * {@return this turn with the time that the player has left after it, in a comment} If its comments contain
     * commands of the same kind, the first one is replaced.
     *
     * @param left the time, at least zero and less than 10,000 hours
     * @throws IllegalArgumentException if the time is negative or too long, or the comment would be too long
     */
    public Turn withClock(Duration left) {
        return CommentCommand.CLOCK.put(this, left);
    }

    /**
     * {@return this turn with the time that the player took for it, in a comment} If its comments contain commands of
     * the same kind, the first one is replaced.
     *
     * @param spent the time, at least zero and less than 10,000 hours
     * @throws IllegalArgumentException if the time is negative or too long, or the comment would be too long
     */
    public Turn withElapsed(Duration spent) {
        return CommentCommand.ELAPSED.put(this, spent);
    }

    /**
     * {@return this turn with an evaluation of the position after it, in a comment} If its comments contain commands of
     * the same kind, the first one is replaced.
     *
     * @param value a number, positive if the first player is better; rounded to six decimals
     * @throws IllegalArgumentException if the value is not a number or its absolute value is 10⁹ or more, or if the
     *     comment would be too long
     */
    public Turn withEvaluation(double value) {
        return CommentCommand.EVALUATION.put(this, value);
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
     * {@return this turn with the given annotations in place of the present ones}
     *
     * @param others the annotations, in order
     * @throws IllegalArgumentException if this is a pass and an annotation is not a comment
     */
    public Turn withAnnotations(Iterable<? extends Annotation> others) {
        Turn changed = new Turn(move, ImmutableList.copyOf(others));
        changed.annotations.forEach(this::checkTakes);
        return changed;
    }

    /**
     * {@return this turn with more annotations, which follow the existing ones}
     *
     * @param more the annotations to add, in order
     * @throws IllegalArgumentException if this is a pass and an annotation is not a comment
     */
    public Turn annotate(Annotation... more) {
        return withAnnotations(ImmutableList.<Annotation>builder()
                .addAll(annotations)
                .add(more)
                .build());
    }

    /** Checks that this turn can have an annotation. */
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

    /** {@return the move or {@code --}, and the annotations, human-readable} */
    @Override
    @JsonValue
    public String toString() {
        StringBuilder text = new StringBuilder(move == null ? Replay.PASS : move.toString());
        annotations.forEach(annotation -> text.append(' ').append(annotation));
        return text.toString();
    }
}
