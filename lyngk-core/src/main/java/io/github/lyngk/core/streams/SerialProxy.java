package io.github.lyngk.core.streams;

import static java.util.Objects.requireNonNull;

import java.io.IOException;
import java.io.InvalidObjectException;
import java.io.ObjectInputStream;
import java.io.Serializable;
import java.util.Arrays;
import java.util.Collection;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * What travels in a stream in place of a value. Whatever is wrong with it makes the stream invalid.
 *
 * @param form how the value is made of its parts
 * @param parts strings, numbers, other values, nulls for what is absent, and arrays for lists of them
 */
@SuppressWarnings("ArrayRecordComponent") // never compared, and nobody else has the array
public record SerialProxy(Form form, @Nullable Object... parts) implements Serializable {
    private static final long serialVersionUID = 1;

    /** Makes values of a type from their parts. Those who implement it are enums, which travel as their names. */
    public interface Form extends Serializable {
        /**
         * {@return a value, made as anybody would make it}
         *
         * @param parts its parts, to be taken in the order in which they were written
         */
        Object read(SerialParts parts);
    }

    /**
     * {@return what travels in place of a value}
     *
     * @param form how the value is made of its parts
     * @param parts the parts; collections may be among them, optional ones are null if absent
     */
    public static SerialProxy of(Form form, @Nullable Object... parts) {
        return new SerialProxy(
                form,
                Arrays.stream(parts)
                        .map(part -> part instanceof Collection<?> list ? list.toArray() : part)
                        .toArray());
    }

    /** {@return what to throw if a stream holds a value itself: such a value was never checked} */
    public static InvalidObjectException required() {
        return new InvalidObjectException("values travel as their parts, not as they are");
    }

    /**
     * Reads the fields of an exception, which travels as it is, and refuses what its constructor would not have made.
     *
     * @param in the stream, in the middle of the exception
     * @param exception what is being read
     * @param same makes an exception with the same message from its fields, once they have been read
     * @throws IOException if the stream cannot be read or is invalid
     * @throws ClassNotFoundException if it holds something unknown
     */
    public static void readFields(ObjectInputStream in, Throwable exception, Supplier<? extends Throwable> same)
            throws IOException, ClassNotFoundException {
        try {
            in.defaultReadObject();
            if (!requireNonNull(same.get().getMessage()).equals(exception.getMessage())) {
                throw new IllegalArgumentException("this would have another message: " + exception);
            }
        } catch (RuntimeException e) {
            throw invalid(e);
        }
    }

    /** {@return the value} */
    private Object readResolve() throws InvalidObjectException {
        try {
            SerialParts left = new SerialParts(parts);
            Object value = requireNonNull(form.read(left));
            left.checkAllTaken();
            return value;
        } catch (RuntimeException e) {
            throw invalid(e);
        }
    }

    private static InvalidObjectException invalid(RuntimeException cause) {
        InvalidObjectException invalid = new InvalidObjectException(cause.getMessage());
        invalid.initCause(cause);
        return invalid;
    }
}
