package io.github.lyngk.testkit;

import static java.util.stream.Collectors.joining;

import com.google.common.base.Supplier;
import com.google.common.base.Suppliers;
import com.google.common.collect.ImmutableList;
import io.github.lyngk.core.Rule;
import io.github.lyngk.testkit.checking.Settings;
import java.lang.reflect.Constructor;
import java.lang.reflect.Modifier;
import java.time.Duration;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;
import org.opentest4j.TestAbortedException;

/**
 * The one check behind all tests of a contract: it is made when the first test asks, and every test reads its
 * part of the reports.
 */
final class ContractReports {

    /** A class in a run of tests. */
    private record Key(Class<?> contract, int run) {}

    private static final Map<Key, Supplier<ContractReports>> KEPT = new ConcurrentHashMap<>();

    private final ImmutableList<CheckReport> reports;
    private final Optional<RuntimeException> failure;

    private ContractReports(ImmutableList<CheckReport> reports, Optional<RuntimeException> failure) {
        this.reports = reports;
        this.failure = failure;
    }

    /** What came of the check of a class, made now or before in the same run of tests. */
    static ContractReports of(Object contract, java.util.function.Supplier<? extends Iterable<CheckReport>> check) {
        int run = ContractParameters.run();
        KEPT.keySet().removeIf(key -> key.run() != run);
        ContractReports kept = KEPT.computeIfAbsent(
                        new Key(contract.getClass(), run), key -> Suppliers.memoize(() -> of(check)))
                .get();
        kept.failure.ifPresent(failure -> {
            throw failure;
        });
        return kept;
    }

    /** A check that could not be made is not tried again for every test. */
    private static ContractReports of(java.util.function.Supplier<? extends Iterable<CheckReport>> check) {
        try {
            return new ContractReports(ImmutableList.copyOf(check.get()), Optional.empty());
        } catch (RuntimeException failure) {
            return new ContractReports(ImmutableList.of(), Optional.of(failure));
        }
    }

    /** The settings of the class, and those of the run in their place; the usual budget stretches, so it is not set. */
    static <C extends Check<C>> C settings(
            Check<C> check, int games, Duration budget, Optional<Duration> limit, Set<Rule> violations) {
        C known = check.knownViolations(violations);
        C counted =
                known.games(ContractParameters.number(ContractParameters.GAMES).orElse(games));
        C wished = ContractParameters.duration(ContractParameters.BUDGET)
                .or(() -> Optional.of(budget).filter(time -> !time.equals(Settings.USUAL_BUDGET)))
                .map(counted::budget)
                .orElse(counted);
        C limited = ContractParameters.duration(ContractParameters.LIMIT)
                .or(() -> limit)
                .map(wished::limit)
                .orElse(wished);
        return ContractParameters.seed().map(limited::seed).orElse(limited);
    }

    /** Whether speed is to be judged at all. */
    static boolean isLimited(Optional<Duration> limit) {
        return limit.isPresent()
                || ContractParameters.duration(ContractParameters.LIMIT).isPresent();
    }

    /** Fails with the faults of some kind, if there are any; without a verdict the test is aborted. */
    void check(Predicate<Fault> wanted) {
        ImmutableList<CheckReport> failing = reports.stream()
                .filter(report -> report.faults().stream().anyMatch(wanted))
                .collect(ImmutableList.toImmutableList());
        if (!failing.isEmpty()) {
            throw CheckReport.failure(failing, wanted);
        }
        reports.stream()
                .filter(report -> !report.isConclusive())
                .findFirst()
                .ifPresent(report -> skipUnless(false, report.brokenOff().orElseThrow()));
    }

    /** Fails if there was no verdict. */
    void checkVerdict() {
        ImmutableList<CheckReport> failing =
                reports.stream().filter(report -> !report.isConclusive()).collect(ImmutableList.toImmutableList());
        if (!failing.isEmpty()) {
            String reasons = failing.stream().map(CheckReport::summary).collect(joining("\n"));
            throw new ContractFailure(reasons, reasons, Optional.empty());
        }
    }

    /** Whether something is true of one of the reports at least. */
    boolean any(Predicate<CheckReport> question) {
        return reports.stream().anyMatch(question);
    }

    /** Shows a test as skipped, with the reason. */
    static void skipUnless(boolean asked, String reason) {
        if (!asked) {
            throw new TestAbortedException(reason);
        }
    }

    /** Hands out what is there already, and then others. */
    static <T> java.util.function.Supplier<T> startingWith(T first, java.util.function.Supplier<? extends T> others) {
        AtomicReference<@Nullable T> ready = new AtomicReference<>(first);
        return () -> {
            T made = ready.getAndSet(null);
            return made == null ? others.get() : made;
        };
    }

    /** Closes what is not asked any more, if it can be closed; exceptions are ignored. */
    static void close(Object unused) {
        try {
            if (unused instanceof AutoCloseable closeable) {
                closeable.close();
            }
        } catch (Exception ignored) {
            return;
        }
    }

    /** Another instance of a test class, if one can be made without the test framework. */
    @SuppressWarnings("unchecked") // it is of the same class
    static <T> Optional<T> another(T test) {
        try {
            return Optional.of((T) newInstance(test.getClass()));
        } catch (ReflectiveOperationException | RuntimeException unavailable) {
            return Optional.empty();
        }
    }

    private static Object newInstance(Class<?> type) throws ReflectiveOperationException {
        boolean inner = type.isMemberClass() && !Modifier.isStatic(type.getModifiers());
        Constructor<?> constructor =
                inner ? type.getDeclaredConstructor(type.getEnclosingClass()) : type.getDeclaredConstructor();
        constructor.setAccessible(true);
        return inner ? constructor.newInstance(newInstance(type.getEnclosingClass())) : constructor.newInstance();
    }
}
