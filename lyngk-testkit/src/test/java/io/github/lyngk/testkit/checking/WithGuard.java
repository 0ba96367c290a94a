package io.github.lyngk.testkit.checking;

import org.junit.jupiter.api.AfterEach;

/** A test with a guard that never ends a call, so that no answer depends on how busy the machine is. */
abstract class WithGuard {

    final HangGuard guard =
            new HangGuard(Settings.usual(1, 1).withBudget(Settings.ENDLESS).withTimeout(Settings.ENDLESS), () -> {});

    @AfterEach
    void closeGuard() {
        guard.close();
    }
}
