package io.github.lyngk.core.streams;

import static java.util.Objects.requireNonNull;

import com.google.common.collect.ImmutableList;
import java.util.Arrays;
import java.util.Iterator;
import org.jspecify.annotations.Nullable;

/** The parts of a value that came in a stream, handed out one after the other, each if it is what it should be. */
public final class SerialParts {
    private final Iterator<@Nullable Object> left;

    SerialParts(@Nullable Object[] parts) {
        left = Arrays.asList(parts).iterator();
    }

    /**
     * {@return the next part}
     *
     * @param type what it has to be
     * @param <T> what it has to be
     * @throws RuntimeException if it is missing, null or something else
     */
    public <T> T next(Class<T> type) {
        return requireNonNull(nextOrNull(type), type.getSimpleName());
    }

    /**
     * {@return the next part, null if it is absent}
     *
     * @param type what it has to be
     * @param <T> what it has to be
     * @throws RuntimeException if it is missing or something else
     */
    public <T> @Nullable T nextOrNull(Class<T> type) {
        return type.cast(left.next());
    }

    /** {@return the next part, a text} */
    public String text() {
        return next(String.class);
    }

    /**
     * {@return the next part, a list}
     *
     * @param type what each element has to be
     * @param <T> what each element has to be
     * @throws RuntimeException if it is missing or something else, or an element is null or something else
     */
    public <T> ImmutableList<T> list(Class<T> type) {
        return Arrays.stream(next(Object[].class)).map(type::cast).collect(ImmutableList.toImmutableList());
    }

    void checkAllTaken() {
        if (left.hasNext()) {
            throw new IllegalArgumentException("there are more parts than the value has");
        }
    }
}
