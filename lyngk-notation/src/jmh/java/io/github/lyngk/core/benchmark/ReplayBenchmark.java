package io.github.lyngk.core.benchmark;

import com.google.common.collect.ImmutableList;
import io.github.lyngk.core.Game;
import io.github.lyngk.core.Move;
import io.github.lyngk.core.Outcome;
import io.github.lyngk.core.Position;
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

/** A hundred recorded games in turn, each played again move by move: what reading a record costs beside its text. */
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
@Fork(value = 1, jvmArgsAppend = "-XX:+UseSerialGC")
@Warmup(iterations = 3, time = 1)
@Measurement(iterations = 3, time = 1)
public class ReplayBenchmark {
    private final ImmutableList<Game> games = Samples.games();
    private int next;

    /**
     * Plays one game again.
     *
     * @return its outcome
     */
    @Benchmark
    public Outcome replay() {
        next = next + 1 == games.size() ? 0 : next + 1;
        Game game = games.get(next);
        Position position = game.start();
        for (Move move : game.moves()) {
            position = position.play(move);
        }
        return position.outcome().orElseThrow();
    }
}
