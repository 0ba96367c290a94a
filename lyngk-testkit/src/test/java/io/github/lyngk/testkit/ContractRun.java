package io.github.lyngk.testkit;

import static org.junit.platform.engine.discovery.DiscoverySelectors.selectClass;
import static org.junit.platform.launcher.EngineFilter.includeEngines;

import com.google.common.collect.ImmutableSortedMap;
import java.io.OutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.concurrent.ConcurrentHashMap;
import org.junit.platform.engine.TestExecutionResult;
import org.junit.platform.launcher.LauncherDiscoveryRequest;
import org.junit.platform.launcher.TestExecutionListener;
import org.junit.platform.launcher.TestIdentifier;
import org.junit.platform.launcher.core.LauncherDiscoveryRequestBuilder;
import org.junit.platform.launcher.core.LauncherFactory;

/** Runs a test class on the JUnit platform, as a build does, and keeps what came of each property. */
final class ContractRun {

    /** Enough for faults that are not rare; {@link EngineContractPowerTest} tries as many as users do. */
    private static final int TRIES = 150;

    private static final Map<Class<?>, ContractRun> RUNS = new ConcurrentHashMap<>();

    private final SortedMap<String, TestExecutionResult> results;

    private ContractRun(Map<String, TestExecutionResult> results) {
        this.results = ImmutableSortedMap.copyOf(results);
    }

    /** Runs a class once, however often it is asked for. */
    static ContractRun of(Class<?> testClass) {
        return RUNS.computeIfAbsent(testClass, key -> of(testClass, TRIES));
    }

    static ContractRun of(Class<?> testClass, int tries) {
        LauncherDiscoveryRequest request = LauncherDiscoveryRequestBuilder.request()
                .selectors(selectClass(testClass))
                .filters(includeEngines("jqwik"))
                .configurationParameter("jqwik.database", "target/contract-runs.jqwik")
                .configurationParameter("jqwik.failures.after.default", "RANDOM_SEED")
                .configurationParameter("jqwik.tries.default", String.valueOf(tries))
                .build();
        Map<String, TestExecutionResult> results = new TreeMap<>();
        TestExecutionListener listener = new TestExecutionListener() {
            @Override
            public void executionFinished(TestIdentifier test, TestExecutionResult result) {
                if (test.isTest()) {
                    results.put(test.getDisplayName(), result);
                }
            }
        };
        silently(() -> LauncherFactory.create().execute(request, listener));
        return new ContractRun(results);
    }

    /** The names of all properties that ran. */
    Iterable<String> names() {
        return results.keySet();
    }

    /** The names and messages of the properties that failed. */
    SortedMap<String, String> failures() {
        SortedMap<String, String> failures = new TreeMap<>();
        results.forEach((name, result) ->
                result.getThrowable().ifPresent(thrown -> failures.put(name, String.valueOf(thrown.getMessage()))));
        return failures;
    }

    /** jqwik tells failures on standard output; here they are wanted and nobody needs to see them. */
    private static void silently(Runnable run) {
        PrintStream out = System.out;
        System.setOut(new PrintStream(OutputStream.nullOutputStream(), true, StandardCharsets.UTF_8));
        try {
            run.run();
        } finally {
            System.setOut(out);
        }
    }
}
