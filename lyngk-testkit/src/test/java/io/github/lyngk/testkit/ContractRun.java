package io.github.lyngk.testkit;

import static org.junit.platform.engine.discovery.DiscoverySelectors.selectClass;
import static org.junit.platform.launcher.EngineFilter.includeEngines;

import com.google.common.base.Throwables;
import com.google.common.collect.ImmutableMap;
import com.google.common.collect.ImmutableSet;
import com.google.common.collect.ImmutableSortedMap;
import com.google.common.collect.Maps;
import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.concurrent.ConcurrentHashMap;
import org.junit.platform.engine.TestExecutionResult;
import org.junit.platform.engine.TestExecutionResult.Status;
import org.junit.platform.launcher.TestExecutionListener;
import org.junit.platform.launcher.TestIdentifier;
import org.junit.platform.launcher.core.LauncherDiscoveryRequestBuilder;
import org.junit.platform.launcher.core.LauncherFactory;

/** Runs a test class on the JUnit platform, as a build does, and keeps what came of each test. */
final class ContractRun {

    private static final Map<Class<?>, ContractRun> RUNS = new ConcurrentHashMap<>();

    private final SortedMap<String, TestExecutionResult> results;
    private final String printed;

    private ContractRun(Map<String, TestExecutionResult> results, String printed) {
        this.results = ImmutableSortedMap.copyOf(results);
        this.printed = printed;
    }

    /** Runs a class once, however often it is asked for, always with the same games. */
    static ContractRun of(Class<?> testClass) {
        return RUNS.computeIfAbsent(
                testClass, key -> of(testClass, ImmutableMap.of("lyngk.seed", "1", "lyngk.games", "300")));
    }

    static ContractRun of(Class<?> testClass, Map<String, String> parameters) {
        LauncherDiscoveryRequestBuilder request = LauncherDiscoveryRequestBuilder.request()
                .selectors(selectClass(testClass))
                .filters(includeEngines("jqwik"))
                .configurationParameter(
                        "jqwik.database",
                        "target/contract-runs-" + ProcessHandle.current().pid() + ".jqwik");
        ContractParameters.take(name -> Optional.ofNullable(parameters.get(name)));
        Map<String, TestExecutionResult> results = new TreeMap<>();
        TestExecutionListener listener = new TestExecutionListener() {
            @Override
            public void executionFinished(TestIdentifier test, TestExecutionResult result) {
                if (test.isTest()) {
                    results.put(test.getDisplayName(), result);
                }
            }
        };
        String printed = printedBy(() -> LauncherFactory.create().execute(request.build(), listener));
        ContractParameters.take(name -> Optional.empty()); // other tests of this JVM have contracts too
        return new ContractRun(results, printed);
    }

    /** The names of all tests that ran. */
    Set<String> names() {
        return results.keySet();
    }

    /** The tests that were shown as skipped. */
    Set<String> skipped() {
        return ImmutableSet.copyOf(Maps.filterValues(results, result -> result.getStatus() == Status.ABORTED)
                .keySet());
    }

    /** The names and messages of the tests that failed. */
    SortedMap<String, String> failures() {
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

    /** What is printed on standard output meanwhile. */
    String printed() {
        return printed;
    }

    private static String printedBy(Runnable run) {
        PrintStream out = System.out;
        ByteArrayOutputStream printed = new ByteArrayOutputStream();
        System.setOut(new PrintStream(printed, true, StandardCharsets.UTF_8));
        try {
            run.run();
        } finally {
            System.setOut(out);
        }
        return printed.toString(StandardCharsets.UTF_8);
    }
}
