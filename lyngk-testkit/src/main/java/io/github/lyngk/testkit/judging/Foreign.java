package io.github.lyngk.testkit.judging;

import io.github.lyngk.core.Game;
import io.github.lyngk.testkit.comparing.Difference;
import io.github.lyngk.testkit.comparing.Finding;
import io.github.lyngk.testkit.judging.Watch.Abandoned;

/** What comes out of foreign code besides answers. */
final class Foreign {
    private Foreign() {}

    /** An exception as a finding; what is the machine's fault, or ends an abandoned thread, goes on its way. */
    static Finding finding(String call, Game game, Throwable thrown) {
        rethrowIfNotTheirs(thrown);
        String cause = thrown.getClass().getName();
        return Finding.ofNoRule(game, Difference.EXCEPTION, cause, call + " threw " + words(thrown))
                .thrownBy(thrown);
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

    /** Closes what can be closed; whoever cannot even do that has no say any more. */
    static void close(Object object, Watch watch) {
        if (object instanceof AutoCloseable closeable) {
            watch.watching("close", () -> {
                try {
                    closeable.close();
                } catch (Throwable ignored) {
                    rethrowIfNotTheirs(ignored); // whatever else it is, the verdict is in
                }
                return true;
            });
        }
    }
}
