package io.github.lyngk.testkit.house;

import com.google.common.collect.ImmutableList;
import io.github.lyngk.testkit.Engine;

/** An engine that a check has to find fault with. */
public interface FaultyEngine {

    /** What it does wrong, as a sentence without its subject. */
    String name();

    /** A new engine, which knows nothing of those made before. */
    Engine<?> engine();

    /** Every faulty engine with a single fault: those that break a rule, then those that remember wrongly. */
    static ImmutableList<FaultyEngine> all() {
        return ImmutableList.<FaultyEngine>builder()
                .addAll(BrokenEngine.all())
                .addAll(ForgetfulEngine.all())
                .build();
    }
}
