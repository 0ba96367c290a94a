package io.github.lyngk.testkit.junit;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSortedMap;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.util.Arrays;
import java.util.Comparator;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.opentest4j.TestAbortedException;

/**
 * What came of the tests of a notation: the contract's own methods, called one after the other.
 *
 * @param failures the names and messages of those that failed
 * @param passed the names of those that passed
 */
record NotationRun(ImmutableSortedMap<String, String> failures, Set<String> passed) {
    private static final ImmutableList<Method> TESTS = Arrays.stream(NotationContract.class.getMethods())
            .filter(method -> method.isAnnotationPresent(Test.class))
            .collect(ImmutableList.toImmutableList());

    /** Runs all tests. */
    static NotationRun of(NotationContract notation) {
        return run(notation, TESTS.size(), Comparator.comparing(Method::getName));
    }

    /**
     * Runs tests until one fails, as there are many notations to try.
     *
     * @param last the tests to run after all others, in order
     */
    static NotationRun untilOneFails(NotationContract notation, ImmutableList<String> last) {
        return run(notation, 1, Comparator.comparing(test -> last.indexOf(test.getName())));
    }

    private static NotationRun run(NotationContract notation, int mostFailures, Comparator<Method> order) {
        Map<String, String> failures = new TreeMap<>();
        Set<String> passed = new TreeSet<>();
        for (Method test : ImmutableList.sortedCopyOf(order, TESTS)) {
            if (failures.size() < mostFailures) {
                try {
                    test.invoke(notation);
                    passed.add(test.getName());
                } catch (InvocationTargetException e) {
                    if (!(e.getCause() instanceof TestAbortedException)) {
                        failures.put(test.getName(), String.valueOf(e.getCause().getMessage()));
                    }
                } catch (IllegalAccessException e) {
                    throw new AssertionError(e);
                }
            }
        }
        return new NotationRun(ImmutableSortedMap.copyOf(failures), passed);
    }

    /** The names of all tests there are. */
    static ImmutableList<String> names() {
        return TESTS.stream().map(Method::getName).collect(ImmutableList.toImmutableList());
    }

    /** The message of the only test that fails. */
    String message() {
        return failures.values().stream().findFirst().orElse("");
    }
}
