package io.github.lyngk.notation.protocol;

import com.google.common.collect.ImmutableList;
import io.github.lyngk.core.Variant;
import java.time.Duration;
import java.util.Set;

/**
 * A bot or engine that runs in another process, or at the other end of a connection. {@link ProgramBot} implements
 * this; implement it too if your program speaks another protocol, so that a check treats it as a program.
 *
 * <p>Such a program is costly to start: one serves a whole check, and others are started only to repeat a fault. Its
 * methods throw a {@link ProgramFailure} when it fails. After a failure, a fresh program is started when it is next given a
 * position.
 */
public interface RemoteProgram extends AutoCloseable {

    /** {@return the name of the program, for people} */
    String name();

    /** {@return the variants that the program supports, at least one} */
    Set<Variant> variants();

    /** {@return whether a bot declares that it always gives the same answer in the same position} */
    default boolean deterministic() {
        return false;
    }

    /**
     * Sets how long an answer is waited for before it is a failure of kind {@code HANG}.
     *
     * @param time the time, for each answer, more than zero
     */
    void answerTimeout(Duration time);

    /**
     * Starts the program again if it has failed. It is called before the program is given a position, so that the start
     * does not count as time of an answer.
     *
     * @throws ProgramFailure if the program cannot be started
     */
    void ready();

    /** {@return the last commands, each in one line with its answer, the oldest first; at most ten} */
    ImmutableList<String> exchanges();

    /**
     * Ends the program within a few seconds, for good. Unlike the other methods, this one may be called while another thread
     * waits for an answer.
     *
     * @throws ProgramFailure if the program does not end as it should; it is ended all the same
     */
    @Override
    void close();
}
