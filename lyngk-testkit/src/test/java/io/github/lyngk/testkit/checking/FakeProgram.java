package io.github.lyngk.testkit.checking;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import io.github.lyngk.core.Bot;
import io.github.lyngk.core.Move;
import io.github.lyngk.core.Position;
import io.github.lyngk.core.Variant;
import io.github.lyngk.notation.protocol.ProgramFailure;
import io.github.lyngk.notation.protocol.RemoteProgram;
import io.github.lyngk.testkit.broken.CoreEngine;
import java.time.Duration;
import java.util.Collection;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import java.util.stream.IntStream;

/** A right engine and bot that claims to run in another process, and fails as a test wants. */
class FakeProgram extends CoreEngine implements RemoteProgram, Bot {
    /** What it does before each list of moves and each choice. */
    Consumer<Position> fails = position -> {};

    /** How it fails to start again. */
    Optional<ProgramFailure.Kind> start = Optional.empty();

    /** How it fails to end. */
    Optional<ProgramFailure.Kind> end = Optional.empty();

    boolean deterministic;
    Duration timeout = Duration.ZERO;
    int closed;
    int readied;

    static void fail(ProgramFailure.Kind kind) {
        throw new ProgramFailure(kind, "Some program", "failed", ImmutableList.of("oops"), ImmutableList.of("go: ?"));
    }

    @Override
    public String name() {
        return "Some\u0007 program";
    }

    @Override
    public Set<Variant> variants() {
        return ImmutableSet.of(Variant.STANDARD);
    }

    @Override
    public boolean deterministic() {
        return deterministic;
    }

    @Override
    public void answerTimeout(Duration time) {
        timeout = time;
    }

    @Override
    public void ready() {
        readied++;
        start.filter(kind -> readied > 1).ifPresent(FakeProgram::fail);
    }

    @Override
    public ImmutableList<String> exchanges() {
        return IntStream.rangeClosed(1, 5)
                .mapToObj(number -> "line " + number)
                .collect(ImmutableList.toImmutableList());
    }

    @Override
    public Collection<Move> moves(Position position) {
        fails.accept(position);
        return super.moves(position);
    }

    @Override
    public Move choose(Position position) {
        fails.accept(position);
        return position.legalMove(0);
    }

    @Override
    public void close() {
        closed++;
        end.ifPresent(FakeProgram::fail);
    }
}
