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
        if (thrown instanceof Abandoned abandoned) {
            throw abandoned;
        }
        if (thrown instanceof VirtualMachineError error && !(thrown instanceof StackOverflowError)) {
            throw error;
        }
        String cause = thrown.getClass().getName();
        return Finding.ofNoRule(game, Difference.EXCEPTION, cause, call + " threw " + thrown)
                .thrownBy(thrown);
    }

    /** Closes what can be closed; whoever cannot even do that has no say any more. */
    static void close(Object object) {
        if (object instanceof AutoCloseable closeable) {
            try {
                closeable.close();
            } catch (Exception ignored) {
                // The verdict is in.
            }
        }
    }
}
