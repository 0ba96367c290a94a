package io.github.lyngk.testkit.judging;

import java.util.Arrays;

/**
 * How a contract fails. Builds print the message up to three times, so it holds only what is needed to replay the fault;
 * the boards are drawn where the trace is printed, and the trace leaves out what runs the tests.
 */
final class ContractFailure extends AssertionError {

    private static final long serialVersionUID = 1L;

    private final String drawn;

    /**
     * Fails.
     *
     * @param message what is wrong, and the play that shows it
     * @param drawn the same with boards
     */
    ContractFailure(String message, String drawn) {
        super(message, null);
        this.drawn = drawn;
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
        return getClass().getName() + ": " + drawn;
    }
}
