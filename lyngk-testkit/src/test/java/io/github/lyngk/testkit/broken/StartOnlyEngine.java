package io.github.lyngk.testkit.broken;

import io.github.lyngk.core.Color;
import io.github.lyngk.core.Move;
import io.github.lyngk.core.Position;
import io.github.lyngk.core.Variant;
import io.github.lyngk.testkit.ClaimingEngine;
import io.github.lyngk.testkit.EngineResult;
import java.util.Collection;
import java.util.Optional;
import java.util.Set;

/**
 * The slow engine with few capabilities: it supports one variant and only starts of games, has separate claims, and
 * changes its state.
 */
public class StartOnlyEngine implements ClaimingEngine<StartOnlyEngine.State> {

    /** The table, and the colour claimed in the turn that is being made. */
    public static final class State {
        private Table table;
        private Optional<Color> claimed = Optional.empty();

        private State(Table table) {
            this.table = table;
        }
    }

    private final Rules rules;
    private final Variant variant;

    /** Such an engine with the right rules. */
    public StartOnlyEngine() {
        this(new Rules(), Variant.STANDARD);
    }

    /** Such an engine with broken rules. */
    public StartOnlyEngine(BrokenEngine broken) {
        this(broken.rules(), broken.variant());
    }

    StartOnlyEngine(Rules rules, Variant variant) {
        this.rules = rules;
        this.variant = variant;
    }

    @Override
    public State setUp(Position position) {
        return new State(rules.setUp.apply(position));
    }

    @Override
    public Collection<Move> moves(State state) {
        return rules.moves.of(state.table).stream()
                .filter(move -> move.claim().equals(state.claimed))
                .map(Move::withoutClaim)
                .toList();
    }

    @Override
    public Collection<Color> claims(State state) {
        return rules.claims.of(state.table, state.claimed);
    }

    @Override
    public State claim(State state, Color color) {
        state.claimed = Optional.of(color);
        return state;
    }

    @Override
    public State play(State state, Move move) {
        state.table =
                rules.play.of(state.table, state.claimed.map(move::claiming).orElse(move));
        state.claimed = Optional.empty();
        return state;
    }

    @Override
    public EngineResult result(State state) {
        return rules.result.of(state.table);
    }

    @Override
    public Set<Variant> variants() {
        return Set.of(variant);
    }

    @Override
    public boolean setsUpAnyPosition() {
        return false;
    }
}
