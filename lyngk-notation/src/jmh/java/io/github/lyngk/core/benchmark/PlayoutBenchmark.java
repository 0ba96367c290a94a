package io.github.lyngk.core.benchmark;

import io.github.lyngk.core.Move;
import io.github.lyngk.core.Outcome;
import io.github.lyngk.core.Position;
import java.util.List;
import java.util.SplittableRandom;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;

/** Whole random games, the outcome read: the two ways to come by a random move. */
@State(Scope.Thread)
@BenchmarkMode(Mode.Throughput)
@OutputTimeUnit(TimeUnit.SECONDS)
@Fork(value = 1, jvmArgsAppend = "-XX:+UseSerialGC")
@Warmup(iterations = 3, time = 3)
@Measurement(iterations = 5, time = 3)
public class PlayoutBenchmark {
    private final SplittableRandom random = new SplittableRandom(1);

    /**
     * Plays one game from the published start, drawing each move.
     *
     * @return its outcome
     */
    @Benchmark
    public Outcome drawing() {
        Position position = Samples.START;
        while (!position.isOver()) {
            position = position.play(position.randomMove(random));
        }
        return position.outcome().orElseThrow();
    }

    /**
     * Plays one game from the published start, choosing from the list of all moves at every ply.
     *
     * @return its outcome
     */
    @Benchmark
    public Outcome listing() {
        Position position = Samples.START;
        while (!position.isOver()) {
            List<Move> moves = position.legalMoves();
            position = position.play(moves.get(random.nextInt(moves.size())));
        }
        return position.outcome().orElseThrow();
    }
}
