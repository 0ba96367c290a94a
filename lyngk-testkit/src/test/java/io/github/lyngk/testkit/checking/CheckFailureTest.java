package io.github.lyngk.testkit.checking;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import io.github.lyngk.core.Position;
import io.github.lyngk.testkit.CheckReport;
import io.github.lyngk.testkit.EngineCheck;
import io.github.lyngk.testkit.EngineResult;
import io.github.lyngk.testkit.broken.CoreEngine;
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
        CheckFailure failure = new CheckFailure("MyTest: ", REPORT, REPORT.faults());
        String summary = "MyTest: Throwing: " + REPORT.faults().get(0).summary();

        assertThat(REPORT.faults()).hasSize(1);
        assertThat(failure).hasMessage(summary);
        assertThat(failure.getCause())
                .isSameAs(REPORT.faults().get(0).exception().orElseThrow());
        assertThat(failure.toString())
                .isEqualTo(CheckFailure.text("MyTest: ", REPORT, REPORT.faults()))
                .startsWith("MyTest: Throwing: " + REPORT.faults().get(0))
                .endsWith("\nMyTest: " + REPORT.summary());
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
