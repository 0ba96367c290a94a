package io.github.lyngk.testkit.broken;

import io.github.lyngk.core.Move;
import io.github.lyngk.core.Position;
import io.github.lyngk.testkit.Engine;
import io.github.lyngk.testkit.EngineResult;
import java.util.Collection;
import java.util.Optional;

/** Core as an engine: right in everything, and the base of engines with one fault. */
public class CoreEngine implements Engine<Position> {

    @Override
    public Position setUp(Position position) {
        return position;
    }

    @Override
    public Collection<Move> moves(Position position) {
        return position.legalMoves();
    }

    @Override
    public Position play(Position position, Move move) {
        return position.play(move);
    }

    @Override
    public EngineResult result(Position position) {
        return EngineResult.of(position);
    }

    @Override
    public Optional<Position> position(Position position) {
        return Optional.of(position);
    }
}
