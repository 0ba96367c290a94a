package io.github.lyngk.core;

import java.lang.reflect.Method;
import java.util.function.Supplier;

/**
 * How many bytes a call allocates. The JVM's counter is asked by reflection, since the library's module does not read
 * the module it lives in.
 */
final class Allocations {
    private static final int WARM_UP = 5_000;
    private static final int ROUNDS = 1_000;
    private static final int ATTEMPTS = 5;

    /** Where results go, so that no call is optimised away. */
    private static volatile Object sink = "";

    private Allocations() {}

    /** The average number of bytes that one call allocates after warming up; the least of several attempts. */
    static double perCall(Supplier<?> call) throws ReflectiveOperationException {
        allocatedBy(call, WARM_UP);
        long least = Long.MAX_VALUE;
        for (int attempt = 0; attempt < ATTEMPTS; attempt++) {
            least = Math.min(least, allocatedBy(call, ROUNDS) - allocatedBy(call, 0));
        }
        return (double) least / ROUNDS;
    }

    private static long allocatedBy(Supplier<?> call, int times) throws ReflectiveOperationException {
        long before = allocated();
        for (int i = 0; i < times; i++) {
            sink = call.get();
        }
        return allocated() - before;
    }

    private static long allocated() throws ReflectiveOperationException {
        Method factory = Class.forName("java.lang.management.ManagementFactory").getMethod("getThreadMXBean");
        Method counter =
                Class.forName("com.sun.management.ThreadMXBean").getMethod("getThreadAllocatedBytes", long.class);
        return (Long)
                counter.invoke(factory.invoke(null), Thread.currentThread().getId());
    }
}
