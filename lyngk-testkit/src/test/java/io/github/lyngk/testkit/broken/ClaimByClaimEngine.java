package io.github.lyngk.testkit.broken;

import com.google.common.collect.ImmutableList;
import io.github.lyngk.core.Claim;
import io.github.lyngk.core.Color;
import io.github.lyngk.core.Move;
import io.github.lyngk.core.Position;
import io.github.lyngk.testkit.ClaimingEngine;
import io.github.lyngk.testkit.EngineResult;
import java.util.Collection;
import java.util.Optional;
import java.util.stream.Stream;

/** A right engine with separate claims, which lists every move twice. */
public class ClaimByClaimEngine implements ClaimingEngine<ClaimByClaimEngine.State> {

    /** A position, and the colour claimed in the turn that is being made. */
    public static final class State {
        private final Position position;
        private Optional<Color> claimed = Optional.empty();

        public State(Position position) {
            this.position = position;
        }

        public Position position() {
            return position;
        }
    }

    @Override
    public State setUp(Position position) {
        return new State(position);
    }

    @Override
    public Collection<Move> moves(State state) {
        return state.position.legalMoves().stream()
                .filter(move -> move.claim().equals(state.claimed))
                .map(Move::withoutClaim)
                .flatMap(move -> Stream.of(move, move))
                .toList();
    }

    @Override
    public Collection<Color> claims(State state) {
        return state.claimed.isPresent()
                ? ImmutableList.of()
                : state.position.legalClaims().stream().map(Claim::color).toList();
    }

    @Override
    public State claim(State state, Color color) {
        state.claimed = Optional.of(color);
        return state;
    }

    @Override
    public State play(State state, Move move) {
        return new State(state.position.play(state.claimed.map(move::claiming).orElse(move)));
    }

    @Override
    public EngineResult result(State state) {
        return EngineResult.of(state.position);
    }

    @Override
    public boolean listsDuplicates() {
        return true;
    }
}
