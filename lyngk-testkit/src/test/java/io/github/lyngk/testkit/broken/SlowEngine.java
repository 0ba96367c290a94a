package io.github.lyngk.testkit.broken;

import io.github.lyngk.core.Move;
import io.github.lyngk.core.Position;
import io.github.lyngk.testkit.Engine;
import io.github.lyngk.testkit.EngineResult;
import java.util.Collection;

/** The slow engine, right or broken, adapted to the checks. */
public class SlowEngine implements Engine<Table> {

    private final Rules rules;

    /** The slow engine with the right rules. */
    public SlowEngine() {
        this(new Rules());
    }

    SlowEngine(Rules rules) {
        this.rules = rules;
    }

    @Override
    public Table setUp(Position position) {
        return rules.setUp.apply(position);
    }

    @Override
    public Collection<Move> moves(Table table) {
        return rules.moves.of(table);
    }

    @Override
    public Table play(Table table, Move move) {
        return rules.play.of(table, move);
    }

    @Override
    public EngineResult result(Table table) {
        return rules.result.of(table);
    }
}
