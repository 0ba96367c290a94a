package org.example;

import io.github.lyngk.core.Move;
import io.github.lyngk.core.Player;
import io.github.lyngk.core.Position;
import io.github.lyngk.testkit.Engine;
import io.github.lyngk.testkit.EngineResult;
import io.github.lyngk.testkit.junit.EngineContract;
import java.util.Collection;

class TextEngineTest implements EngineContract<TextEngine> {

    @Override
    public Engine<TextEngine> engine() {
        return new Adapter();
    }

    private static final class Adapter implements Engine<TextEngine> {
        @Override
        public TextEngine setUp(Position position) {
            return new TextEngine(position.toString());
        }

        @Override
        public Collection<Move> moves(TextEngine engine) {
            return engine.moves().stream().map(Move::parse).toList();
        }

        @Override
        public TextEngine play(TextEngine engine, Move move) {
            engine.play(move.toString());
            return engine;
        }

        @Override
        public EngineResult result(TextEngine engine) {
            if (engine.turn() > 0) {
                return EngineResult.ongoing(Player.ofNumber(engine.turn()));
            }
            return engine.winner() == 0 ? EngineResult.draw() : EngineResult.won(Player.ofNumber(engine.winner()));
        }
    }
}
