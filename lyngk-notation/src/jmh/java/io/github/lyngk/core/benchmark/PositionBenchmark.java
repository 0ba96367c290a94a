package io.github.lyngk.core.benchmark;

import io.github.lyngk.core.Move;
import io.github.lyngk.core.Position;
import io.github.lyngk.core.Symmetry;
import java.util.List;
import java.util.SplittableRandom;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;

/** The single calls of a position, at the start, in the middle and near the end of a hundred games in turn. */
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
@Fork(value = 1, jvmArgsAppend = "-XX:+UseSerialGC")
@Warmup(iterations = 2, time = 1)
@Measurement(iterations = 3, time = 1)
public class PositionBenchmark {
    /** After how many plies: the start, the middle, the end. */
    @Param({"0", "15", "26"})
    public int plies;

    private List<Position> positions = List.of();
    private List<Move> legal = List.of();
    private List<Move> others = List.of();
    private List<String> lines = List.of();
    private List<Integer> numbers = List.of();
    private final SplittableRandom random = new SplittableRandom(2);
    private int next;

    /** Draws the positions, a legal move in each, and a move that is mostly illegal. */
    @Setup
    public void draw() {
        positions = Samples.positionsAfter(plies);
        legal = positions.stream().map(position -> position.randomMove(random)).toList();
        numbers = positions.stream()
                .map(position -> random.nextInt(position.legalMoveCount()))
                .toList();
        others = positions.stream()
                .map(position -> Move.ofIndex(random.nextInt(Move.COUNT)))
                .toList();
        lines = positions.stream().map(Position::toString).toList();
    }

    private int turn() {
        next = next + 1 == positions.size() ? 0 : next + 1;
        return next;
    }

    /**
     * Lists the legal moves.
     *
     * @return the moves
     */
    @Benchmark
    public Object legalMoves() {
        return positions.get(turn()).legalMoves();
    }

    /**
     * Finds a legal move by its number.
     *
     * @return the move
     */
    @Benchmark
    public Object legalMove() {
        int turn = turn();
        return positions.get(turn).legalMove(numbers.get(turn));
    }

    /**
     * Draws a legal move.
     *
     * @return the move
     */
    @Benchmark
    public Object randomMove() {
        return positions.get(turn()).randomMove(random);
    }

    /**
     * Finds the canonical form.
     *
     * @return the first image
     */
    @Benchmark
    public Object canonical() {
        return Symmetry.canonical(positions.get(turn()));
    }

    /**
     * Finds the canonical form up to colours.
     *
     * @return the first image
     */
    @Benchmark
    public Object canonicalUpToColors() {
        return Symmetry.canonicalUpToColors(positions.get(turn()));
    }

    /**
     * Counts the legal moves.
     *
     * @return their number
     */
    @Benchmark
    public int legalMoveCount() {
        return positions.get(turn()).legalMoveCount();
    }

    /**
     * Plays a legal move.
     *
     * @return the position after it
     */
    @Benchmark
    public Object play() {
        int i = turn();
        return positions.get(i).play(legal.get(i));
    }

    /**
     * Checks a legal move.
     *
     * @return the answer
     */
    @Benchmark
    public Object checkLegal() {
        int i = turn();
        return positions.get(i).check(legal.get(i));
    }

    /**
     * Checks a random move, which is mostly illegal.
     *
     * @return the answer
     */
    @Benchmark
    public Object checkAny() {
        int i = turn();
        return positions.get(i).check(others.get(i));
    }

    /**
     * Asks for the hash.
     *
     * @return the hash
     */
    @Benchmark
    public long hash64() {
        return positions.get(turn()).hash64();
    }

    /**
     * Reads a position line.
     *
     * @return the position
     */
    @Benchmark
    public Object parse() {
        return Position.parse(lines.get(turn()));
    }

    /**
     * Prints a position line.
     *
     * @return the line
     */
    @Benchmark
    public Object print() {
        return positions.get(turn()).toString();
    }
}
