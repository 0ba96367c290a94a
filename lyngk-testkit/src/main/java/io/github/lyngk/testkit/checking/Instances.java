package io.github.lyngk.testkit.checking;

import static com.google.common.base.Preconditions.checkState;
import static java.util.Objects.requireNonNull;

import com.google.common.base.Throwables;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.Sets;
import io.github.lyngk.notation.text.Excerpt;
import io.github.lyngk.testkit.remote.RemoteFailure;
import io.github.lyngk.testkit.remote.RemoteProgram;
import java.util.Collections;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.function.Supplier;

/**
 * The engines or bots of one check: the main instance, which is asked all the time, fresh ones, and a spare one for trials
 * where starting one takes long. All are closed in the end.
 *
 * @param <T> what is handed out
 */
final class Instances<T> {

    private static final int CHANCES = 3;

    private final Supplier<T> maker;
    private final Function<T, Object> program;
    private final boolean renewable;
    private final HangGuard guard;
    private final Settings settings;
    /** Those that are closed after use, so that none is used again. */
    private final Set<Object> closeable = Collections.synchronizedSet(Sets.newIdentityHashSet());

    private final Set<Object> open = Collections.synchronizedSet(Sets.newIdentityHashSet());
    private Optional<T> main = Optional.empty();
    private Optional<T> spare = Optional.empty();
    private Optional<String> name = Optional.empty();
    private boolean remote;

    /**
     * No instances yet.
     *
     * @param maker makes one, or returns the only one there is
     * @param program the engine or bot itself
     * @param renewable whether the maker makes another one every time
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

    /** Whether the instances are programs that run elsewhere, which take long to start. */
    boolean isRemote() {
        return remote;
    }

    /** The name of the program, if it has one. */
    Optional<String> name() {
        return name;
    }

    /** The instance that is asked all the time. */
    T main() {
        T used = main.orElseGet(this::fresh);
        main = Optional.of(used);
        return used;
    }

    /** An instance that has not been asked anything. */
    T fresh() {
        T made = guard.start("constructor", () -> {
            T instance = requireNonNull(make(), "what was to be checked is null");
            Object created = program.apply(instance);
            checkState(
                    !renewable || !(created instanceof AutoCloseable) || closeable.add(created),
                    "the same %s was returned again, but it is closed after use: return a new one at every call",
                    created.getClass().getSimpleName());
            open.add(created);
            if (Thread.currentThread().isInterrupted() && created instanceof AutoCloseable left) {
                closeNow(left); // it is not waited for any more
            }
            return instance;
        });
        Object object = program.apply(made);
        if (object instanceof RemoteProgram running) {
            remote = true;
            name = Optional.of(Excerpt.printable(running.name()));
            running.patience(settings.patience());
            settings.limit().ifPresent(running::limit);
            guard.trustRemotePrograms();
        } else {
            name = Optional.of(object.getClass().getSimpleName())
                    .filter(some -> !some.isEmpty() && !some.contains("$$")); // a lambda has no name worth showing
        }
        return made;
    }

    /** A program that has started once gets more chances, since one that crashes now and then does so at its start too. */
    private T make() {
        for (int chance = name.isPresent() ? CHANCES : 1; chance > 1; chance--) {
            try {
                return maker.get();
            } catch (RemoteFailure notStarted) {
                if (Thread.currentThread().isInterrupted()) {
                    throw notStarted; // it is not waited for any more
                }
            }
        }
        return maker.get();
    }

    /** An instance that has not been asked anything, if one can be made. */
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

    /** An instance for a trial, the same spare one each time if starting one takes long; give it back. */
    T forTrial() {
        if (!remote) {
            return fresh();
        }
        T kept = spare.orElseGet(this::fresh);
        spare = Optional.of(kept);
        return kept;
    }

    /** Takes back an instance that was handed out as fresh or for a trial. */
    void giveBack(T used) {
        boolean kept = spare.filter(other -> other == used).isPresent();
        if (renewable && !kept) {
            open.remove(program.apply(used));
            close(program.apply(used));
        }
    }

    /** Closes the main instance; another one takes its place. */
    void renew() {
        main.ifPresent(this::giveBack);
        main = Optional.empty();
    }

    /** Gives up on all instances after one hangs; only programs that run elsewhere can be ended. */
    void abandon() {
        main = Optional.empty();
        spare = Optional.empty();
        takeAll().stream().filter(RemoteProgram.class::isInstance).forEach(Instances::closeNow);
    }

    /** Closes all instances; returns how the main one failed to end, if it did. */
    Optional<RemoteFailure> close() {
        Optional<Object> used = main.map(program);
        Optional<RemoteFailure> failure = Optional.empty();
        for (Object left : takeAll()) {
            Optional<RemoteFailure> end = close(left);
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

    private Optional<RemoteFailure> close(Object object) {
        try {
            return object instanceof AutoCloseable ? guard.end("close", () -> closeNow(object)) : Optional.empty();
        } catch (HangGuard.Hang | HangGuard.Stopped unended) {
            return Optional.empty();
        }
    }

    /** Only a remote program can be wrong in how it ends. */
    private static Optional<RemoteFailure> closeNow(Object closeable) {
        try {
            ((AutoCloseable) closeable).close();
        } catch (RemoteFailure failure) {
            return Optional.of(failure);
        } catch (Throwable ignored) {
            Disagreement.rethrowIfNotTheirs(ignored);
        }
        return Optional.empty();
    }
}
