package io.github.lyngk.testkit;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.lyngk.core.Move;
import io.github.lyngk.core.Position;
import io.github.lyngk.testkit.Fault.Kind;
import java.util.Collection;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Supplier;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** States that an engine declares as values must not change while others are set up or played on. */
@Tag("slow")
class ChangedStateTest {

    private static EngineCheck check(Supplier<? extends Engine<?>> engines) {
        return EngineCheck.of(engines).seed(1).games(150);
    }

    /** A board for all set-ups, and another one for every move: only two set-ups at the same time show it. */
    private static class SharedBoard implements Engine<AtomicReference<Position>> {
        private final AtomicReference<Position> board = new AtomicReference<>();
        private final boolean values;

        SharedBoard(boolean values) {
            this.values = values;
        }

        @Override
        public AtomicReference<Position> setUp(Position position) {
            board.set(position);
            return board;
        }

        @Override
        public Collection<Move> moves(AtomicReference<Position> state) {
            return state.get().legalMoves();
        }

        @Override
        public AtomicReference<Position> play(AtomicReference<Position> state, Move move) {
            return new AtomicReference<>(state.get().play(move));
        }

        @Override
        public EngineResult result(AtomicReference<Position> state) {
            return EngineResult.of(state.get());
        }

        @Override
        public boolean statesAreImmutable() {
            return values;
        }
    }

    @Test
    @Tag("not-for-mutation")
    void setUpsThatShareABoardAreFoundIfStatesAreDeclaredAsValues() {
        CheckReport report = check(() -> new SharedBoard(true)).run();

        assertThat(report.faults().stream().map(Fault::kind)).containsExactly(Kind.CHANGED_STATE);
        assertThat(report.faults().get(0).rule()).isEmpty();
        assertThat(report.faults().get(0).isNotReproduced()).isFalse();
    }

    /** The same, of an engine that can only start games. */
    @Test
    @Tag("not-for-mutation")
    void startsThatShareABoardAreFoundIfStatesAreDeclaredAsValues() {
        CheckReport report = check(() -> new SharedBoard(true) {
                    @Override
                    public boolean setsUpAnyPosition() {
                        return false;
                    }
                })
                .run();

        assertThat(report.faults().stream().map(Fault::kind)).containsExactly(Kind.CHANGED_STATE);
    }

    @Test
    void setUpsMayShareABoardIfStatesAreNotDeclaredAsValues() {
        assertThat(check(() -> new SharedBoard(false)).run().isSound()).isTrue();
    }

    @Test
    void movesThatChangeTheirBoardAreFoundIfStatesAreDeclaredAsValues() {
        CheckReport report = check(() -> new SharedBoard(true) {
                    @Override
                    public AtomicReference<Position> setUp(Position position) {
                        return new AtomicReference<>(position);
                    }

                    @Override
                    public AtomicReference<Position> play(AtomicReference<Position> state, Move move) {
                        state.set(state.get().play(move));
                        return state;
                    }
                })
                .run();

        assertThat(report.faults().stream().map(Fault::kind)).containsExactly(Kind.CHANGED_STATE);
        assertThat(report.faults().get(0).message()).startsWith("a state changed after others");
    }
}
