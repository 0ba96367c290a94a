package io.github.lyngk.notation.protocol;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.function.BooleanSupplier;
import org.junit.jupiter.api.extension.AfterEachCallback;
import org.junit.jupiter.api.extension.BeforeEachCallback;
import org.junit.jupiter.api.extension.ExtensionContext;

/** Sees to it that a test leaves no process behind, nor any that its processes have started. */
final class Children implements BeforeEachCallback, AfterEachCallback {

    private List<ProcessHandle> before = List.of();

    /** The processes that descend from this one and live. */
    static List<ProcessHandle> all() {
        return ProcessHandle.current()
                .descendants()
                .filter(ProcessHandle::isAlive)
                .toList();
    }

    /** Waits until something happens that is normally quick. */
    static void await(BooleanSupplier condition) throws InterruptedException {
        for (int n = 0; n < 600 && !condition.getAsBoolean(); n++) {
            Thread.sleep(50);
        }
        assertThat(condition.getAsBoolean()).isTrue();
    }

    @Override
    public void beforeEach(ExtensionContext test) {
        before = all();
    }

    @Override
    public void afterEach(ExtensionContext test) throws InterruptedException {
        await(() -> before.containsAll(all()));
    }
}
