package io.github.lyngk.testkit.junit;

import com.google.common.collect.ImmutableList;
import io.github.lyngk.testkit.CheckReport;
import io.github.lyngk.testkit.Fault;
import io.github.lyngk.testkit.checking.CheckFailure;
import java.util.function.Predicate;
import org.junit.jupiter.api.Assumptions;

/**
 * Fails, aborts or passes a test according to the report.
 *
 * @param test the instance of the test class
 * @param report the report of its bot or engine
 */
record Verdict(Object test, CheckReport report) {

    /**
     * Fails with the faults that the test covers. If there are none, aborts the test if the check has no verdict or an
     * answer is missing.
     */
    void check(Predicate<Fault> wanted) {
        ImmutableList<Fault> faults = report.faults().stream().filter(wanted).collect(ImmutableList.toImmutableList());
        if (!faults.isEmpty()) {
            throw failure(faults);
        }
        report.noVerdict().ifPresent(Assumptions::abort);
        boolean answered =
                report.faults().stream().noneMatch(fault -> fault.kind().isUnanswered());
        Assumptions.assumeTrue(answered, "not all questions were answered");
    }

    /** The same for a kind of fault that is tested only under a condition; aborts the test if it was not tested. */
    void check(Fault.Kind kind, Predicate<Fault> wanted, String missing) {
        check(wanted);
        Assumptions.assumeTrue(report.testedKinds().contains(kind), missing);
    }

    /** Fails if there is no verdict. */
    void checkEnough() {
        if (report.noVerdict().isPresent()) {
            throw failure(ImmutableList.of());
        }
    }

    private CheckFailure failure(ImmutableList<Fault> faults) {
        return new CheckFailure(name(test) + ": ", report, faults);
    }

    /** The name of a test class without its package, for example {@code MyBotTest} or {@code MyBotTest.Cautious}. */
    static String name(Object test) {
        String name = test.getClass().getName();
        return name.substring(name.lastIndexOf('.') + 1).replace('$', '.');
    }
}
