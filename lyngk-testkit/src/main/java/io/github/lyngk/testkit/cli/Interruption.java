package io.github.lyngk.testkit.cli;

import io.github.lyngk.notation.shell.Exit;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.function.Supplier;

/** Lets long work print its results at Ctrl-C or SIGTERM. */
final class Interruption {

    private static final long PRINTING_SECONDS = 10;

    private Interruption() {}

    /**
     * Runs work that prints its results so far when its thread is interrupted. Ctrl-C or SIGTERM interrupts it. After it has
     * printed, or after 10 s, the child processes are killed, and this virtual machine ends with exit code 2.
     */
    static Exit watch(Supplier<Exit> work) {
        Thread worker = Thread.currentThread();
        CountDownLatch printed = new CountDownLatch(1);
        Thread hook = new Thread(
                () -> {
                    worker.interrupt();
                    await(printed);
                    ProcessHandle.current().descendants().forEach(ProcessHandle::destroyForcibly);
                    Runtime.getRuntime().halt(Exit.FAILED.code());
                },
                "lyngk-interruption");
        try {
            Runtime.getRuntime().addShutdownHook(hook);
        } catch (IllegalStateException ending) {
            return Exit.FAILED; // interrupted before the work began
        }
        try {
            return work.get();
        } finally {
            printed.countDown();
            remove(hook);
        }
    }

    private static void await(CountDownLatch printed) {
        try {
            printed.await(PRINTING_SECONDS, TimeUnit.SECONDS);
        } catch (InterruptedException impatient) {
            return; // print no more
        }
    }

    private static void remove(Thread hook) {
        try {
            Runtime.getRuntime().removeShutdownHook(hook);
        } catch (IllegalStateException ending) {
            return; // the hook runs
        }
    }
}
