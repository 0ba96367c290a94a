package io.github.lyngk.testkit.providers;

import io.github.lyngk.testkit.judging.Parameters;
import org.junit.platform.launcher.TestExecutionListener;
import org.junit.platform.launcher.TestPlan;

/** Hands the configuration parameters of a test run to the contracts; JUnit finds it on the class path. */
public final class ParameterListener implements TestExecutionListener {

    /** Creates the listener; JUnit does so by itself. */
    public ParameterListener() {}

    @Override
    public void testPlanExecutionStarted(TestPlan plan) {
        Parameters.take(plan.getConfigurationParameters()::get);
    }
}
