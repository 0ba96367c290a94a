package io.github.lyngk.testkit;

import java.time.Duration;

/** Settings of a check that only tests change, for those in other packages. */
public final class TestAccess {
    private TestAccess() {}

    /** A check that waits this long for an answer. */
    public static EngineCheck waiting(EngineCheck check, Duration timeout) {
        return check.waiting(timeout);
    }
}
