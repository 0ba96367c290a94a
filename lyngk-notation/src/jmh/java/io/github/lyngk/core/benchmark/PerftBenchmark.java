package io.github.lyngk.core.benchmark;

import io.github.lyngk.core.Perft;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Warmup;

/** Perft of depth 3 with counted leaves: 528,087,453 of them. */
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MILLISECONDS)
@Fork(value = 1, jvmArgsAppend = "-XX:+UseSerialGC")
@Warmup(iterations = 3, time = 2)
@Measurement(iterations = 5, time = 3)
public class PerftBenchmark {
    /**
     * Counts from the published start.
     *
     * @return the number of leaves
     */
    @Benchmark
    public long depth3() {
        return Perft.count(Samples.START, 3);
    }
}
