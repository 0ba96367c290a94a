package io.github.lyngk.testkit.remote;

import com.google.common.collect.ImmutableList;
import io.github.lyngk.core.Variant;
import java.time.Duration;
import java.util.Optional;
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
     * Tells how long answers may take from now on.
     *
     * @param limit after how long an answer is late, if speed is judged: a bot may be told
     * @param patience after how long to give up and throw a {@link RemoteFailure} of kind {@code HANG}
     */
    void answerWithin(Optional<Duration> limit, Duration patience);

    /** {@return what was said last, the oldest first, a line for each command with its answer; at most ten} */
    ImmutableList<String> exchanges();

    /**
     * Ends the program.
     *
     * @throws RemoteFailure if it does not end as it should; it is ended all the same
     */
    @Override
    void close();
}
