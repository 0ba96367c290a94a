package io.github.lyngk.testkit.junit;

import static org.junit.platform.engine.discovery.DiscoverySelectors.selectClass;

import com.google.common.base.Throwables;
import com.google.common.collect.ImmutableMap;
import com.google.common.collect.ImmutableSet;
import com.google.common.collect.ImmutableSortedMap;
import com.google.common.collect.Maps;
import java.util.Map;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import org.junit.platform.engine.DiscoverySelector;
import org.junit.platform.engine.TestExecutionResult;
import org.junit.platform.engine.TestExecutionResult.Status;
import org.junit.platform.engine.support.descriptor.MethodSource;
import org.junit.platform.launcher.TestExecutionListener;
import org.junit.platform.launcher.TestIdentifier;
import org.junit.platform.launcher.core.LauncherDiscoveryRequestBuilder;
import org.junit.platform.launcher.core.LauncherFactory;

/** Runs a test class on the JUnit platform, as a build does, and keeps what came of each test, by the name of its method. */
public final class ContractRun {

    private final SortedMap<String, TestExecutionResult> results;

    private ContractRun(Map<String, TestExecutionResult> results) {
        this.results = ImmutableSortedMap.copyOf(results);
    }

    /** Runs a class, always with the same few games. */
    static ContractRun of(Class<?> testClass) {
        return of(testClass, ImmutableMap.of("lyngk.seed", "1", "lyngk.games", "100"));
    }

    /** Runs a class with some configuration parameters. */
    public static ContractRun of(Class<?> testClass, Map<String, String> parameters) {
        return of(selectClass(testClass), parameters);
    }

    /** Runs what is selected. */
    static ContractRun of(DiscoverySelector selected, Map<String, String> parameters) {
        LauncherDiscoveryRequestBuilder request = LauncherDiscoveryRequestBuilder.request()
                .selectors(selected)
                .enableImplicitConfigurationParameters(false) // the build's own -Dlyngk.games does not count here
                .configurationParameters(parameters)
                .configurationParameter("jqwik.reporting.usejunitplatform", "true") // nothing is printed
                .configurationParameter(
                        "jqwik.database",
                        "target/contract-runs-" + ProcessHandle.current().pid() + ".jqwik");
        Map<String, TestExecutionResult> results = new TreeMap<>();
        TestExecutionListener listener = new TestExecutionListener() {
            @Override
            public void executionFinished(TestIdentifier test, TestExecutionResult result) {
                if (test.isTest() && test.getSource().orElseThrow() instanceof MethodSource method) {
                    results.put(method.getMethodName(), result);
                }
            }
        };
        LauncherFactory.create().execute(request.build(), listener);
        return new ContractRun(results);
    }

    /** The names of all tests that ran. */
    public Set<String> names() {
        return results.keySet();
    }

    /** The tests that were shown as skipped. */
    Set<String> skipped() {
        return ImmutableSet.copyOf(Maps.filterValues(results, result -> result.getStatus() == Status.ABORTED)
                .keySet());
    }

    /** The names and messages of the tests that failed. */
    public SortedMap<String, String> failures() {
        SortedMap<String, String> failures = new TreeMap<>();
        results.forEach((name, result) -> {
            if (result.getStatus() == Status.FAILED) {
                failures.put(name, result.getThrowable().orElseThrow().getMessage());
            }
        });
        return failures;
    }

    /** What a build prints of a test that failed, its trace included. */
    String trace(String name) {
        return Throwables.getStackTraceAsString(results.get(name).getThrowable().orElseThrow());
    }
}
