package io.github.lyngk.notation.protocol;

import com.google.common.collect.ImmutableList;
import io.github.lyngk.core.Variant;
import java.time.Duration;
import java.util.Set;

/**
 * A bot or engine that runs in another process or on another machine. {@link ProgramBot} implements this interface.
 * Implement it also for a program with another protocol, so that a check of lyngk-testkit treats it as a program.
 *
 * <p>Starting such a program is slow, so a check uses one instance, and starts more only to reproduce a fault. Methods
 * throw a {@link ProgramFailure} if the program fails. After a failure, the next position is sent to a new process or
 * connection.
 */
public interface RemoteProgram extends AutoCloseable {

    /** {@return the name of the program, human-readable} */
    String name();

    /** {@return the variants that the program supports, at least one} */
    Set<Variant> variants();

    /** {@return whether a bot declares that it always chooses the same move in the same position} */
    default boolean deterministic() {
        return false;
    }

    /**
     * Sets the maximum time to wait for an answer. If an answer takes longer, the call throws a {@link ProgramFailure}
     * of kind {@code HANG}.
     *
     * @param time the time for each answer, more than zero
     * @throws IllegalArgumentException if the time is not more than zero
     */
    void answerTimeout(Duration time);

    /**
     * Starts the program again if it has failed. Checks call this before they send a position, so that starting does
     * not count towards the time for an answer.
     *
     * @throws ProgramFailure if the program cannot be started
     */
    void ready();

    /** {@return the last commands, at most ten, oldest first; each is one line with its answer} */
    ImmutableList<String> exchanges();

    /**
     * Ends the program permanently, within a few seconds. Unlike the other methods, this one may be called while
     * another thread waits for an answer.
     *
     * @throws ProgramFailure if the program does not end by itself and without error; it is ended in any case
     */
    @Override
    void close();
}
