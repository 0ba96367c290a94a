package io.github.lyngk.testkit.judging;

import com.google.common.base.Splitter;
import com.google.common.collect.ImmutableList;
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

/** What comes of foreign code besides answers: what it throws, what it says, what it knows, how it ends. */
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
            Difference difference = difference(failure.kind());
            String question = Splitter.on(' ').split(call).iterator().next();
            return Finding.ofNoRule(game, difference, question, who + " " + failure.sentence())
                    .hearing(Overheard.NOTHING.withErrorOutput(failure.errorOutput()));
        }
        String cause = thrown.getClass().getName();
        return Finding.ofNoRule(game, Difference.EXCEPTION, cause, who + "'s " + call + " threw " + words(thrown))
                .thrownBy(thrown);
    }

    private static Difference difference(RemoteFailure.Kind kind) {
        return switch (kind) {
            case NO_START -> Difference.NO_START;
            case REFUSAL -> Difference.REFUSAL;
            case GARBLED_ANSWER -> Difference.GARBLED_ANSWER;
            case HANG -> Difference.HANG;
            case UNEXPECTED_END -> Difference.UNEXPECTED_END;
            case CRASH -> Difference.CRASH;
        };
    }

    /** The variants to try: those asked for, and all that it knows where none are, as far as it knows them. */
    static ImmutableSet<Variant> variants(Object object, Set<Variant> known, Settings settings) {
        ImmutableSet<Variant> wished = settings.variants();
        ImmutableSet<Variant> both = wished.isEmpty()
                ? ImmutableSet.copyOf(known)
                : Sets.intersection(wished, known).immutableCopy();
        if (both.isEmpty()) {
            String sentence = "knows the variants " + known + ", and was to be checked in " + wished;
            throw object instanceof RemoteProgram
                    ? new RemoteFailure(RemoteFailure.Kind.NO_START, sentence, ImmutableList.of())
                    : new IllegalArgumentException("the engine " + sentence);
        }
        return both;
    }

    /** Has a program that runs elsewhere started again where it has failed, apart from the questions put to it. */
    static void ready(Object object, Watch watch) {
        if (object instanceof RemoteProgram remote) {
            watch.watching("start", () -> {
                remote.ready();
                return true;
            });
        }
    }

    /** A finding with what was said last. */
    static Finding hearing(Object object, Finding finding) {
        return object instanceof RemoteProgram remote
                ? finding.hearing(finding.overheard().withExchanges(remote.exchanges()))
                : finding;
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

    /** Closes without a watch, for those whose end takes a short time at most. */
    static void close(RemoteProgram program) {
        closed(program);
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
