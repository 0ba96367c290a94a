package io.github.lyngk.testkit.checking;

import static com.google.common.base.Preconditions.checkState;
import static java.util.Objects.requireNonNull;

import com.google.common.base.Throwables;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.Sets;
import io.github.lyngk.notation.protocol.ProgramFailure;
import io.github.lyngk.notation.protocol.RemoteProgram;
import io.github.lyngk.notation.text.Excerpt;
import java.util.Collections;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.function.Supplier;

/**
 * The engines or bots of one check: the main instance, which is asked throughout, fresh ones, and a spare one for trials if
 * starting one is slow. All are closed at the end.
 *
 * @param <T> the type of the instances
 */
final class Instances<T> {

    private static final int CHANCES = 3;

    private final Supplier<T> maker;
    private final Function<T, Object> program;
    private final boolean renewable;
    private final HangGuard guard;
    private final Settings settings;
    /** The closeable ones used so far, to detect one that is returned again. */
    private final Set<Object> closeable = Collections.synchronizedSet(Sets.newIdentityHashSet());

    private final Set<Object> open = Collections.synchronizedSet(Sets.newIdentityHashSet());
    private Optional<T> main = Optional.empty();
    private Optional<T> spare = Optional.empty();
    private Optional<String> name = Optional.empty();
    private boolean remote;

    /**
     * Creates no instance yet.
     *
     * @param maker creates one, or returns the only one
     * @param program returns the engine or bot of an instance
     * @param renewable whether the maker creates a new one at every call
     */
    Instances(Supplier<T> maker, Function<T, Object> program, boolean renewable, HangGuard guard, Settings settings) {
        this.maker = maker;
        this.program = program;
        this.renewable = renewable;
        this.guard = guard;
        this.settings = settings;
    }

    boolean isRenewable() {
        return renewable;
    }

    /** Whether the instances are programs in other processes, which are slow to start. */
    boolean isRemote() {
        return remote;
    }

    /** The name of the program, if it has one. */
    Optional<String> name() {
        return name;
    }

    /** The instance that is asked throughout. */
    T main() {
        T used = main.orElseGet(this::fresh);
        main = Optional.of(used);
        return used;
    }

    /** An instance that has not been asked anything. */
    T fresh() {
        T made = guard.start("constructor", () -> {
            T instance = requireNonNull(make(), "the bot or engine to check is null");
            Object created = program.apply(instance);
            checkState(
                    !renewable || !(created instanceof AutoCloseable) || closeable.add(created),
                    "the same %s was returned again, but it is closed after use: return a new one at every call",
                    created.getClass().getSimpleName());
            open.add(created);
            if (Thread.currentThread().isInterrupted() && created instanceof AutoCloseable left) {
                closeNow(left); // its call was abandoned
            }
            return instance;
        });
        Object object = program.apply(made);
        if (object instanceof RemoteProgram running) {
            remote = true;
            name = Optional.of(Excerpt.printable(running.name()));
            running.answerTimeout(settings.timeout());
            guard.trustRemotePrograms();
        } else {
            name = Optional.of(object.getClass().getSimpleName())
                    .filter(some -> !some.isEmpty() && !some.contains("$$")); // a lambda has no name worth showing
        }
        return made;
    }

    /** Retries if a program has started before, since programs that crash sometimes may also crash when they start. */
    private T make() {
        for (int chance = name.isPresent() ? CHANCES : 1; chance > 1; chance--) {
            try {
                return maker.get();
            } catch (ProgramFailure notStarted) {
                if (Thread.currentThread().isInterrupted()) {
                    throw notStarted; // its call was abandoned
                }
            }
        }
        return maker.get();
    }

    /** A fresh instance, if one can be created. */
    Optional<T> freshIfPossible() {
        try {
            return Optional.of(fresh());
        } catch (Exception notMade) { // also a checked exception that was not declared
            if (Thread.currentThread().isInterrupted()) {
                Throwables.throwIfUnchecked(notMade);
            }
            return Optional.empty();
        }
    }

    /** An instance for a trial, the same spare one each time if starting one is slow; return it with {@link #giveBack}. */
    T forTrial() {
        if (!remote) {
            return fresh();
        }
        T kept = spare.orElseGet(this::fresh);
        spare = Optional.of(kept);
        return kept;
    }

    /** Returns an instance from {@link #fresh} or {@link #forTrial}. */
    void giveBack(T used) {
        boolean kept = spare.filter(other -> other == used).isPresent();
        if (renewable && !kept) {
            open.remove(program.apply(used));
            close(program.apply(used));
        }
    }

    /** Closes the main instance and replaces it by another. */
    void renew() {
        main.ifPresent(this::giveBack);
        main = Optional.empty();
    }

    /** Abandons all instances after one hangs; only programs in other processes can be ended. */
    void abandon() {
        main = Optional.empty();
        spare = Optional.empty();
        takeAll().stream().filter(RemoteProgram.class::isInstance).forEach(Instances::closeNow);
    }

    /** Closes all instances; returns the failure of the main one to end, if any. */
    Optional<ProgramFailure> close() {
        Optional<Object> used = main.map(program);
        Optional<ProgramFailure> failure = Optional.empty();
        for (Object left : takeAll()) {
            Optional<ProgramFailure> end = close(left);
            failure = used.filter(object -> object == left).isPresent() ? end : failure;
        }
        return failure;
    }

    private ImmutableList<Object> takeAll() {
        synchronized (open) {
            ImmutableList<Object> all = ImmutableList.copyOf(open);
            open.clear();
            return all;
        }
    }

    private Optional<ProgramFailure> close(Object object) {
        try {
            return object instanceof AutoCloseable ? guard.end("close", () -> closeNow(object)) : Optional.empty();
        } catch (HangGuard.Hang | HangGuard.Stopped unended) {
            return Optional.empty();
        }
    }

    /** Only a program in another process can fail to end properly. */
    private static Optional<ProgramFailure> closeNow(Object closeable) {
        try {
            ((AutoCloseable) closeable).close();
        } catch (ProgramFailure failure) {
            return Optional.of(failure);
        } catch (Throwable ignored) {
            Disagreement.rethrowIfNotTheirs(ignored);
        }
        return Optional.empty();
    }
}
