package io.github.lyngk.testkit;

import java.util.Arrays;
import java.util.Optional;

/**
 * How a contract fails. Builds print the message up to three times, so it holds only the headlines; all the rest is printed
 * where the trace is printed, and the trace leaves out what runs the tests.
 */
final class ContractFailure extends AssertionError {

    private static final long serialVersionUID = 1L;

    private final String whole;

    /**
     * Fails.
     *
     * @param message what is wrong, in a few lines
     * @param whole the whole report
     * @param cause what was thrown, if anything
     */
    ContractFailure(String message, String whole, Optional<Throwable> cause) {
        super(message, cause.orElse(null));
        this.whole = whole;
        setStackTrace(Arrays.stream(getStackTrace())
                .takeWhile(frame -> !isRunner(frame.getClassName()))
                .toArray(StackTraceElement[]::new));
    }

    /** Properties are called by reflection. */
    private static boolean isRunner(String className) {
        return className.startsWith("java.lang.reflect.") || className.startsWith("jdk.internal.reflect.");
    }

    @Override
    public String toString() {
        return whole;
    }
}
