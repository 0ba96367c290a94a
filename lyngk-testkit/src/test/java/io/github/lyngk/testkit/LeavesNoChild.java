package io.github.lyngk.testkit;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;

/** Tests that start processes. When a test is over, none of them and none of their descendants may be left. */
public abstract class LeavesNoChild {

    private long before;

    protected LeavesNoChild() {}

    /** How many processes descend from this one. */
    protected static long children() {
        return ProcessHandle.current()
                .descendants()
                .filter(ProcessHandle::isAlive)
                .count();
    }

    @BeforeEach
    public final void countChildren() {
        before = children();
    }

    @AfterEach
    public final void noChildIsLeft() throws InterruptedException {
        for (int n = 0; n < 600 && children() > before; n++) {
            Thread.sleep(50);
        }
        assertThat(children()).isEqualTo(before);
    }
}
