package io.github.lyngk.testkit.junit;

import com.google.common.collect.ImmutableList;
import io.github.lyngk.testkit.CheckReport;
import io.github.lyngk.testkit.Fault;
import io.github.lyngk.testkit.checking.CheckFailure;
import java.util.function.Predicate;
import org.junit.jupiter.api.Assumptions;

/**
 * Fails, aborts or passes a test, as the report demands.
 *
 * @param test the instance of the test class
 * @param report the report of its bot or engine
 */
record Verdict(Object test, CheckReport report) {

    /** Fails with the faults that the test covers; if there are none, aborts it unless all was answered and compared. */
    void check(Predicate<Fault> wanted) {
        ImmutableList<Fault> faults = report.faults().stream().filter(wanted).collect(ImmutableList.toImmutableList());
        if (!faults.isEmpty()) {
            throw failure(faults);
        }
        report.endedEarly().ifPresent(Assumptions::abort);
        boolean answered =
                report.faults().stream().noneMatch(fault -> fault.kind().isUnanswered());
        Assumptions.assumeTrue(answered, "not all questions were answered");
    }

    /** The same for a kind of fault that is judged only under a condition; skips the test if it was not judged. */
    void check(Fault.Kind kind, Predicate<Fault> wanted, String missing) {
        check(wanted);
        Assumptions.assumeTrue(report.testedKinds().contains(kind), missing);
    }

    /** Fails if there is no verdict. */
    void checkEnough() {
        if (report.endedEarly().isPresent()) {
            throw failure(ImmutableList.of());
        }
    }

    private CheckFailure failure(ImmutableList<Fault> faults) {
        return new CheckFailure(name(test) + ": ", report, faults);
    }

    /** The name of a test class without its package, as in {@code MyBotTest} or {@code MyBotTest.Cautious}. */
    static String name(Object test) {
        String name = test.getClass().getName();
        return name.substring(name.lastIndexOf('.') + 1).replace('$', '.');
    }
}
