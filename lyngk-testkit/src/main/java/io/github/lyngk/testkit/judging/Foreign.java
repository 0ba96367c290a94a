package io.github.lyngk.testkit.judging;

import static com.google.common.base.Preconditions.checkArgument;

import com.google.common.base.Splitter;
import com.google.common.collect.ImmutableSet;
import com.google.common.collect.Sets;
import io.github.lyngk.core.Game;
import io.github.lyngk.core.Variant;
import io.github.lyngk.testkit.comparing.Difference;
import io.github.lyngk.testkit.comparing.Finding;
import io.github.lyngk.testkit.comparing.Overheard;
import io.github.lyngk.testkit.judging.Watch.Abandoned;
import io.github.lyngk.testkit.remote.RemoteFailure;
import io.github.lyngk.testkit.remote.RemoteProgram;
import java.util.Optional;
import java.util.Set;

/** What comes out of foreign code besides answers. */
final class Foreign {
    private Foreign() {}

    /**
     * An exception as a finding; what is the machine's fault, or ends an abandoned thread, goes on its way.
     *
     * @param who as in "the engine"
     * @param call as in "play b1-c2"
     */
    static Finding finding(String who, String call, Game game, Throwable thrown) {
        rethrowIfNotTheirs(thrown);
        if (thrown instanceof RemoteFailure failure) {
            Difference difference = Difference.valueOf(failure.kind().name());
            String question = Splitter.on(' ').split(call).iterator().next();
            return Finding.ofNoRule(game, difference, question, who + " " + failure.sentence())
                    .hearing(Overheard.NOTHING.withErrorOutput(failure.errorOutput()));
        }
        String cause = thrown.getClass().getName();
        return Finding.ofNoRule(game, Difference.EXCEPTION, cause, who + "'s " + call + " threw " + words(thrown))
                .thrownBy(thrown);
    }

    /** Whether another one is made only where it must be. */
    static boolean isCostly(Object object) {
        return object instanceof RemoteProgram;
    }

    /** What to call it in reports; a lambda has no name worth showing. */
    static Optional<String> name(Object object) {
        String name = object instanceof RemoteProgram remote
                ? remote.name()
                : object.getClass().getSimpleName();
        return Optional.of(name).filter(some -> !some.isEmpty() && !some.contains("$$"));
    }

    /** The variants to try: those asked for, and all that it knows where none are, as far as it knows them. */
    static ImmutableSet<Variant> variants(Set<Variant> known, Settings settings) {
        ImmutableSet<Variant> wished = settings.variants();
        ImmutableSet<Variant> both = wished.isEmpty()
                ? ImmutableSet.copyOf(known)
                : Sets.intersection(wished, known).immutableCopy();
        checkArgument(!both.isEmpty(), "it knows the variants %s, and was to be checked in %s", known, wished);
        return both;
    }

    /** A finding with what was said last. */
    static Finding hearing(Object object, Finding finding) {
        return object instanceof RemoteProgram remote
                ? finding.hearing(finding.overheard().withExchanges(remote.exchanges()))
                : finding;
    }

    /** Tells it how long an answer may take, if it wants to know. */
    static <T> T timed(T object, Settings settings) {
        if (object instanceof RemoteProgram remote) {
            remote.answerWithin(settings.limit(), settings.patience());
        }
        return object;
    }

    /** Lets through what is no answer of foreign code. */
    static void rethrowIfNotTheirs(Throwable thrown) {
        if (thrown instanceof Abandoned abandoned) {
            throw abandoned;
        }
        if (thrown instanceof VirtualMachineError error && !(thrown instanceof StackOverflowError)) {
            throw error;
        }
    }

    /** Some exceptions cannot even say what they are. */
    private static String words(Throwable thrown) {
        try {
            return thrown.toString();
        } catch (RuntimeException | Error speechless) {
            return thrown.getClass().getName();
        }
    }

    /**
     * Closes what can be closed; whoever cannot even do that has no say any more.
     *
     * @return how a program that runs elsewhere failed to end, if it did
     */
    static Optional<RemoteFailure> close(Object object, Watch watch) {
        return object instanceof AutoCloseable closeable
                ? watch.watching("close", () -> closed(closeable))
                : Optional.empty();
    }

    private static Optional<RemoteFailure> closed(AutoCloseable closeable) {
        try {
            closeable.close();
        } catch (RemoteFailure failure) {
            return Optional.of(failure);
        } catch (Throwable ignored) {
            rethrowIfNotTheirs(ignored); // whatever else it is, the verdict is in
        }
        return Optional.empty();
    }
}
