package io.github.lyngk.notation;

import static com.google.common.base.Preconditions.checkArgument;
import static java.util.Objects.requireNonNull;

import com.fasterxml.jackson.annotation.JsonValue;
import com.google.common.collect.ImmutableList;
import io.github.lyngk.core.Move;
import io.github.lyngk.notation.text.JsonLine;
import java.io.Serializable;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** One turn of a record: a move with what is said about it, or a forced pass (R6), which takes comments only. */
public sealed interface Turn extends Serializable {
    /**
     * Creates a turn with a move.
     *
     * @param move the move
     * @param annotations what stands after it, in order
     * @return a turn
     */
    static Turn of(Move move, Annotation... annotations) {
        return new Played(move, ImmutableList.copyOf(annotations));
    }

    /**
     * Creates a forced pass.
     *
     * @param comments what stands after it, in order
     * @return a turn
     */
    static Turn pass(Comment... comments) {
        return new Pass(ImmutableList.copyOf(comments));
    }

    /** {@return the move, empty for a pass} */
    Optional<Move> move();

    /** {@return everything that stands after the move or pass, in the order of the record} */
    ImmutableList<? extends Annotation> annotations();

    /** {@return whether this is a forced pass, {@code --}} */
    default boolean isPass() {
        return this instanceof Pass;
    }

    /** {@return the comments among the annotations} */
    default ImmutableList<Comment> comments() {
        return only(Comment.class);
    }

    /** {@return the numeric annotations} */
    default ImmutableList<Nag> nags() {
        return only(Nag.class);
    }

    /** {@return the variations among the annotations} */
    default ImmutableList<Variation> variations() {
        return only(Variation.class);
    }

    /**
     * {@return this turn with other annotations}
     *
     * @param annotations what stands after the move or pass, in order
     * @throws IllegalArgumentException if this is a pass and one of them is no comment
     */
    Turn withAnnotations(Iterable<? extends Annotation> annotations);

    /**
     * {@return the turn as a JSON object has it: {@code move}, null for a pass, and in {@code annotations} what stands after
     * it: comments and nags as records print them, variations as objects}
     */
    @JsonValue
    @SuppressWarnings("exports") // of an annotation that nobody needs
    default Map<String, @Nullable Object> toMap() {
        ImmutableList.Builder<Object> after = ImmutableList.builder();
        for (Annotation annotation : annotations()) {
            after.add(annotation instanceof Variation variation ? variation.toMap() : annotation.toString());
        }
        return new JsonLine()
                .add("move", move().map(Move::toString).orElse(null))
                .add("annotations", after.build())
                .map();
    }

    private <T extends Annotation> ImmutableList<T> only(Class<T> kind) {
        return annotations().stream().filter(kind::isInstance).map(kind::cast).collect(ImmutableList.toImmutableList());
    }

    /**
     * A turn with a move.
     *
     * @param played the move
     * @param annotations what stands after it, in order
     */
    record Played(Move played, ImmutableList<Annotation> annotations) implements Turn {
        private static final long serialVersionUID = 1;

        /**
         * Creates a turn with a move.
         *
         * @param played the move
         * @param annotations what stands after it, in order
         */
        public Played {
            requireNonNull(played, "played");
            requireNonNull(annotations, "annotations");
        }

        @Override
        public Optional<Move> move() {
            return Optional.of(played);
        }

        @Override
        public Turn withAnnotations(Iterable<? extends Annotation> annotations) {
            return new Played(played, ImmutableList.copyOf(annotations));
        }

        @Override
        public int hashCode() {
            return 31 * played.hashCode() + annotations.hashCode();
        }
    }

    /**
     * A forced pass (R6).
     *
     * @param comments what stands after it, in order
     */
    record Pass(ImmutableList<Comment> comments) implements Turn {
        private static final long serialVersionUID = 1;

        /**
         * Creates a forced pass.
         *
         * @param comments what stands after it, in order
         */
        public Pass {
            requireNonNull(comments, "comments");
        }

        @Override
        public Optional<Move> move() {
            return Optional.empty();
        }

        @Override
        public ImmutableList<Comment> annotations() {
            return comments;
        }

        @Override
        public Turn withAnnotations(Iterable<? extends Annotation> annotations) {
            ImmutableList.Builder<Comment> kept = ImmutableList.builder();
            for (Annotation annotation : annotations) {
                checkArgument(annotation instanceof Comment, "a pass takes comments only, not %s", annotation);
                kept.add((Comment) annotation);
            }
            return new Pass(kept.build());
        }

        @Override
        public int hashCode() {
            return comments.hashCode();
        }
    }
}
