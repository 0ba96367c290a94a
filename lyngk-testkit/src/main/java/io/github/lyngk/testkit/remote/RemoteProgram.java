package io.github.lyngk.testkit.remote;

import com.google.common.collect.ImmutableList;
import io.github.lyngk.core.Variant;
import java.time.Duration;
import java.util.Set;

/**
 * What an engine or a bot implements besides, if the program behind it runs elsewhere: in a process of its own, or at the
 * other end of a connection.
 *
 * <p>Such a program is costly to start, so that one serves a whole check, and another is started only to see whether a
 * fault comes again. It can fail in ways of its own, which it tells by a {@link RemoteFailure}; after one the adapter goes
 * on with a fresh program as soon as it is given a position.
 */
public interface RemoteProgram extends AutoCloseable {

    /** {@return what to call the program in reports} */
    String name();

    /** {@return the variants the program knows, at least one} */
    Set<Variant> variants();

    /** {@return whether a bot says that it always gives the same answer in the same position} */
    default boolean deterministic() {
        return false;
    }

    /**
     * Tells after how long without an answer to give up, with a {@link RemoteFailure} of kind {@code HANG}.
     *
     * @param time the time, for each answer
     */
    void patience(Duration time);

    /**
     * Tells after how long an answer is late, which a bot may want to know; not called if speed is not judged.
     *
     * @param time the time
     */
    default void limit(Duration time) {}

    /**
     * Starts the program again if it has failed; called before it is given a position, so that this takes no time of an
     * answer.
     *
     * @throws RemoteFailure if it cannot be started
     */
    void ready();

    /** {@return what was said last, the oldest first, a line for each command with its answer; at most ten} */
    ImmutableList<String> exchanges();

    /**
     * Ends the program, for good, within a few seconds. Unlike the other methods, this one may be called while another
     * thread waits for an answer.
     *
     * @throws RemoteFailure if it does not end as it should; it is ended all the same
     */
    @Override
    void close();
}
