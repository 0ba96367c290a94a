package io.github.lyngk.testkit.broken;

import com.google.common.collect.ImmutableList;
import io.github.lyngk.testkit.Engine;

/** An engine with a fault that a check must find. */
public interface FaultyEngine {

    /** What it does wrong, as a sentence without its subject. */
    String name();

    /** A new engine, independent of earlier ones. */
    Engine<?> engine();

    /** Every faulty engine with a single fault: those that break a rule, then those that leak state. */
    static ImmutableList<FaultyEngine> all() {
        return ImmutableList.<FaultyEngine>builder()
                .addAll(BrokenEngine.all())
                .addAll(ForgetfulEngine.all())
                .build();
    }
}
