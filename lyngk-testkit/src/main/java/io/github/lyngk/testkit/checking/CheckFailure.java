package io.github.lyngk.testkit.checking;

import static java.util.stream.Collectors.joining;

import io.github.lyngk.testkit.CheckReport;
import io.github.lyngk.testkit.Fault;
import java.util.Arrays;
import java.util.List;

/**
 * The error that a failed check throws in a test. Builds print the message up to three times, so it has only the summaries
 * of the faults. The whole report is printed with the stack trace, which omits the frames of the test runner.
 */
public final class CheckFailure extends AssertionError {

    private static final long serialVersionUID = 1L;

    private final String whole;

    /**
     * Creates the error.
     *
     * @param prefix the start of every message, for example "MyBotTest: "
     * @param report the report
     * @param faults the faults to name; empty if the report has no verdict
     */
    public CheckFailure(String prefix, CheckReport report, List<Fault> faults) {
        super(
                faults.isEmpty()
                        ? prefix + report.summary()
                        : faults.stream()
                                .map(fault -> prefix + report.name() + ": " + fault.summary())
                                .collect(joining("\n")),
                faults.stream()
                        .flatMap(fault -> fault.exception().stream())
                        .findFirst()
                        .orElse(null));
        this.whole = text(prefix, report, faults);
        setStackTrace(Arrays.stream(getStackTrace())
                .takeWhile(frame -> !isRunner(frame.getClassName()))
                .toArray(StackTraceElement[]::new));
    }

    /** Some faults of a report, each with its board, and the summary. */
    public static String text(String prefix, CheckReport report, List<Fault> faults) {
        return faults.stream()
                .map(fault -> prefix + report.name() + ": " + fault + "\n")
                .collect(joining("", "", prefix + report.summary()));
    }

    /** Tests are called by reflection. */
    private static boolean isRunner(String className) {
        return className.startsWith("java.lang.reflect.") || className.startsWith("jdk.internal.reflect.");
    }

    @Override
    public String toString() {
        return whole;
    }
}
