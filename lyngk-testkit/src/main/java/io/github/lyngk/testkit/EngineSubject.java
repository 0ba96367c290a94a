package io.github.lyngk.testkit;

import io.github.lyngk.core.Color;
import io.github.lyngk.core.Move;
import io.github.lyngk.core.Position;
import io.github.lyngk.testkit.judging.Standing;
import io.github.lyngk.testkit.judging.Subject;
import java.util.Collection;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * An engine handed to the judge. Whether it claims by actions of their own is decided here and nowhere else.
 *
 * @param <S> the engine's state
 */
record EngineSubject<S>(Engine<S> engine) implements Subject<S> {

    @Override
    public S setUp(Position position) {
        return engine.setUp(position);
    }

    @Override
    public Collection<Move> moves(S state) {
        return engine.moves(state);
    }

    @Override
    public S play(S state, Move move) {
        return engine.play(state, move);
    }

    @Override
    public @Nullable Standing standing(S state) {
        EngineResult result = engine.result(state);
        return result == null ? null : result.standing();
    }

    @Override
    public Optional<Position> position(S state) {
        return engine.position(state);
    }

    @Override
    public Optional<Claiming<S>> claiming() {
        return engine instanceof ClaimingEngine<S> claiming
                ? Optional.of(new EngineClaims<>(claiming))
                : Optional.empty();
    }

    @Override
    public boolean setsUpAnyPosition() {
        return engine.setsUpAnyPosition();
    }

    @Override
    public boolean listsDuplicates() {
        return engine.listsDuplicates();
    }

    private record EngineClaims<S>(ClaimingEngine<S> engine) implements Claiming<S> {

        @Override
        public Collection<Color> claims(S state) {
            return engine.claims(state);
        }

        @Override
        public S claim(S state, Color color) {
            return engine.claim(state, color);
        }
    }
}
