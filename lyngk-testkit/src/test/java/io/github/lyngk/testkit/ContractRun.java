package io.github.lyngk.testkit;

import static org.junit.platform.engine.discovery.DiscoverySelectors.selectClass;
import static org.junit.platform.engine.discovery.DiscoverySelectors.selectMethod;
import static org.junit.platform.launcher.EngineFilter.includeEngines;

import com.google.common.base.Throwables;
import com.google.common.collect.ImmutableSortedMap;
import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.concurrent.ConcurrentHashMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.platform.engine.DiscoverySelector;
import org.junit.platform.engine.TestExecutionResult;
import org.junit.platform.launcher.TestExecutionListener;
import org.junit.platform.launcher.TestIdentifier;
import org.junit.platform.launcher.core.LauncherDiscoveryRequestBuilder;
import org.junit.platform.launcher.core.LauncherFactory;

/** Runs a test class on the JUnit platform, as a build does, and keeps what came of each property. */
final class ContractRun {

    /** Enough for faults that are not rare; {@link #ofProperty} tries as many as users do. */
    private static final int FEW_TRIES = 150;

    private static final Map<Class<?>, ContractRun> RUNS = new ConcurrentHashMap<>();

    private static final Pattern TRIES = Pattern.compile("tries = (\\d+)");

    private final SortedMap<String, TestExecutionResult> results;
    private final String printed;

    private ContractRun(Map<String, TestExecutionResult> results, String printed) {
        this.results = ImmutableSortedMap.copyOf(results);
        this.printed = printed;
    }

    /** Runs a class once, however often it is asked for. */
    static ContractRun of(Class<?> testClass) {
        return RUNS.computeIfAbsent(testClass, key -> of(testClass, FEW_TRIES));
    }

    static ContractRun of(Class<?> testClass, int tries) {
        return execute(request(selectClass(testClass)).configurationParameter("jqwik.tries.default", "" + tries));
    }

    /** Runs one property, given by its method, as a user does who has configured nothing. */
    static ContractRun ofProperty(Class<?> testClass, String method) {
        return Arrays.stream(testClass.getMethods())
                .filter(property -> property.getName().equals(method))
                .findFirst()
                .map(property -> execute(request(selectMethod(testClass, property))))
                .orElseThrow();
    }

    private static LauncherDiscoveryRequestBuilder request(DiscoverySelector selector) {
        return LauncherDiscoveryRequestBuilder.request()
                .selectors(selector)
                .filters(includeEngines("jqwik"))
                .configurationParameter("jqwik.database", "target/contract-runs.jqwik")
                .configurationParameter("jqwik.failures.after.default", "RANDOM_SEED");
    }

    private static ContractRun execute(LauncherDiscoveryRequestBuilder request) {
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
        return new ContractRun(results, printed);
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

    /** What a build prints of a property that failed, its trace included. */
    String trace(String name) {
        return Throwables.getStackTraceAsString(results.get(name).getThrowable().orElseThrow());
    }

    /** How many games the first property that failed took until then. */
    int tries() {
        Matcher told = TRIES.matcher(printed);
        return told.find() ? Integer.parseInt(told.group(1)) : 0;
    }

    /** Failures are told on standard output; here they are wanted and nobody needs to see them. */
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
