package io.github.lyngk.testkit.checking;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.Iterables;
import io.github.lyngk.core.Position;
import io.github.lyngk.testkit.CheckReport;
import io.github.lyngk.testkit.EngineCheck;
import io.github.lyngk.testkit.EngineResult;
import io.github.lyngk.testkit.Fault;
import io.github.lyngk.testkit.broken.CoreEngine;
import java.util.List;
import org.junit.jupiter.api.Test;

/** The error of a failed check: what builds print of it, and what its stack trace shows. */
class CheckFailureTest {

    /** Throws an exception instead of a result. */
    private static final class Throwing extends CoreEngine {
        @Override
        public EngineResult result(Position position) {
            throw new IllegalStateException("no result");
        }
    }

    private static final CheckReport REPORT =
            EngineCheck.of(Throwing::new).seed(1).games(1).run();

    @Test
    void messageHasASummaryOfEachFaultAndTheTextAllOfThem() {
        Fault fault = Iterables.getOnlyElement(REPORT.faults());
        List<Fault> twice = List.of(fault, fault);
        CheckFailure failure = new CheckFailure("MyTest: ", REPORT, twice);
        String summary = "MyTest: Throwing: " + fault.summary();

        assertThat(failure).hasMessage(summary + "\n" + summary);
        assertThat(failure.getCause()).isSameAs(fault.exception().orElseThrow());
        assertThat(failure.toString())
                .isEqualTo(CheckFailure.text("MyTest: ", REPORT, twice))
                .isEqualTo(("MyTest: Throwing: " + fault + "\n").repeat(2) + "MyTest: " + REPORT.summary());
    }

    @Test
    void withoutFaultsTheMessageIsTheSummaryOfTheReport() {
        CheckFailure failure = new CheckFailure("MyTest: ", REPORT, ImmutableList.of());

        assertThat(failure).hasMessage("MyTest: " + REPORT.summary()).hasNoCause();
        assertThat(failure.toString()).isEqualTo("MyTest: " + REPORT.summary());
    }

    @Test
    void stackTraceEndsBeforeTheTestRunner() {
        assertThat(new CheckFailure("", REPORT, REPORT.faults()).getStackTrace())
                .hasSize(1)
                .allMatch(frame -> frame.getMethodName().equals("stackTraceEndsBeforeTheTestRunner"));
    }
}
