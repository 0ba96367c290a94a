package io.github.lyngk.testkit.texts;

import com.google.common.collect.ImmutableList;
import io.github.lyngk.core.IllegalMoveException;
import io.github.lyngk.core.IllegalSetupException;
import io.github.lyngk.core.NotationException;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * What a printer or parser gives, or how it fails to.
 *
 * @param given its answer, or null
 * @param thrown what it throws instead, or null
 */
record Attempt<T>(@Nullable T given, @Nullable Throwable thrown) {

    /** Malformed text, an impossible set-up, an illegal move. */
    private static final ImmutableList<Class<?>> LIBRARY =
            ImmutableList.of(NotationException.class, IllegalSetupException.class, IllegalMoveException.class);

    /** Asks. An error of the machine is not caught, but for a stack that deep nesting has used up. */
    static <T> Attempt<T> of(Supplier<T> question) {
        try {
            return new Attempt<>(question.get(), null);
        } catch (RuntimeException | StackOverflowError | LinkageError | AssertionError thrown) {
            return new Attempt<>(null, thrown);
        }
    }

    /** Whether a text is refused: with an exception that is not an error. */
    boolean isRefusal() {
        return thrown instanceof RuntimeException;
    }

    /** Whether a text is refused as the library refuses it: with the same one of its exceptions, or with none of them. */
    boolean isRefusalLike(Attempt<?> library) {
        return isRefusal()
                && LIBRARY.stream().allMatch(type -> !type.isInstance(thrown) || type.isInstance(library.thrown));
    }

    /** Where in the text something is wrong, if the exception tells. */
    int place() {
        return thrown instanceof NotationException refusal ? refusal.index() : 0;
    }

    /** What it does instead of an answer, after "it". */
    String instead() {
        if (thrown == null) {
            return "returns null";
        }
        if (thrown instanceof NotationException refusal) {
            return "throws a NotationException, and expects " + Visible.line(refusal.expected()) + " at index "
                    + refusal.index();
        }
        return "throws " + Visible.line(thrown.toString()) + where(thrown);
    }

    private static String where(Throwable thrown) {
        StackTraceElement[] frames = thrown.getStackTrace();
        return frames.length == 0
                ? ""
                : " at " + frames[0].getClassName() + "." + frames[0].getMethodName() + " (" + frames[0].getFileName()
                        + ":" + frames[0].getLineNumber() + ")";
    }
}
