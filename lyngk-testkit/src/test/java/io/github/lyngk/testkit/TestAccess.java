package io.github.lyngk.testkit;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import io.github.lyngk.testkit.games.RareEvent;
import java.time.Duration;

/** Hands to the tests of the hidden packages what the testkit hands to those packages. */
@SuppressWarnings("exports") // of hidden types, to tests only
public final class TestAccess {
    private TestAccess() {}

    public static ImmutableList<RareEvent> events() {
        return EdgeCase.events();
    }

    public static ImmutableSet<RareEvent> events(EdgeCase first, EdgeCase... more) {
        return EdgeCase.events(first, more);
    }

    /** A check that gives an answer up after so long. */
    public static EngineCheck waiting(EngineCheck check, Duration patience) {
        return check.waiting(patience);
    }
}
