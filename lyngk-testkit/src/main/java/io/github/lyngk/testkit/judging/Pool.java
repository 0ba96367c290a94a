package io.github.lyngk.testkit.judging;

import static java.util.Objects.requireNonNull;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.Sets;
import io.github.lyngk.testkit.remote.RemoteFailure;
import io.github.lyngk.testkit.remote.RemoteProgram;
import java.util.Collections;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.function.Supplier;

/**
 * The engines or bots of one check: the main one, which is asked all the time, fresh ones, and, where making them is costly,
 * one that is kept for trying again. Whoever is left is closed in the end.
 *
 * @param <T> what is handed out
 */
final class Pool<T> {

    private static final int CHANCES = 3;

    private final Supplier<T> maker;
    private final Function<T, Object> owner;
    private final boolean renewable;
    private final Watch watch;
    private final Settings settings;
    private final Set<Object> alive = Collections.synchronizedSet(Sets.newIdentityHashSet());
    private Optional<T> main = Optional.empty();
    private Optional<T> spare = Optional.empty();
    private Optional<String> name = Optional.empty();
    private boolean costly;

    /**
     * A pool in which nobody is yet.
     *
     * @param maker makes one, or hands out the only one there is
     * @param owner the engine or bot itself
     * @param renewable whether another one is made every time
     */
    Pool(Supplier<T> maker, Function<T, Object> owner, boolean renewable, Watch watch, Settings settings) {
        this.maker = maker;
        this.owner = owner;
        this.renewable = renewable;
        this.watch = watch;
        this.settings = settings;
    }

    boolean isRenewable() {
        return renewable;
    }

    /** Whether another one is made only where it must be: a program that runs elsewhere takes time to start. */
    boolean isCostly() {
        return costly;
    }

    /** What to call it in reports, where it has a name. */
    Optional<String> name() {
        return name;
    }

    /** The one that is asked all the time, made when it is first needed. */
    T main() {
        T used = main.orElseGet(this::fresh);
        main = Optional.of(used);
        return used;
    }

    /** The main one itself, if there is one. */
    Optional<Object> inUse() {
        return main.map(owner);
    }

    /** One that was asked nothing yet. */
    T fresh() {
        T made = watch.watching("constructor", () -> {
            T one = requireNonNull(made(), "what was to be checked is null");
            alive.add(owner.apply(one));
            return one;
        });
        Object object = owner.apply(made);
        name = Optional.of(
                        object instanceof RemoteProgram remote
                                ? remote.name()
                                : object.getClass().getSimpleName())
                .filter(some -> !some.isEmpty() && !some.contains("$$")); // a lambda has no name worth showing
        if (object instanceof RemoteProgram remote) {
            costly = true;
            remote.patience(settings.patience());
            settings.limit().ifPresent(remote::limit);
            watch.trust();
        }
        return made;
    }

    /** Who could be started once is given another chance, since programs that crash now and then do so at the start too. */
    private T made() {
        for (int chance = name.isPresent() ? CHANCES : 1; chance > 1; chance--) {
            try {
                return maker.get();
            } catch (RemoteFailure notStarted) {
                continue;
            }
        }
        return maker.get();
    }

    /** One to try something again with; give it back. */
    T forTrial(boolean mustBeFresh) {
        if (!costly || mustBeFresh) {
            return fresh();
        }
        T kept = spare.orElseGet(this::fresh);
        spare = Optional.of(kept);
        return kept;
    }

    /** Takes one back that was handed out as fresh or for a trial. */
    void giveBack(T used) {
        boolean kept = spare.filter(other -> other == used).isPresent();
        if (renewable && !kept) {
            alive.remove(owner.apply(used));
            Foreign.close(owner.apply(used), watch);
        }
    }

    /** Closes the main one and goes on with another. */
    void renew() {
        main.ifPresent(this::giveBack);
        main = Optional.empty();
    }

    /** Leaves those who do not answer as they are, never to be asked again; programs that run elsewhere are ended. */
    void abandon() {
        main = Optional.empty();
        spare = Optional.empty();
        for (Object left : takeAll()) {
            if (left instanceof RemoteProgram remote) {
                Foreign.close(remote);
            }
        }
    }

    /** Closes whoever is left, and tells how the main one failed to end, if it did. */
    Optional<RemoteFailure> close() {
        Optional<RemoteFailure> failure = Optional.empty();
        for (Object left : takeAll()) {
            Optional<RemoteFailure> end = Foreign.close(left, watch);
            failure = inUse().filter(used -> used == left).isPresent() ? end : failure;
        }
        return failure;
    }

    private ImmutableList<Object> takeAll() {
        synchronized (alive) {
            ImmutableList<Object> all = ImmutableList.copyOf(alive);
            alive.clear();
            return all;
        }
    }
}
