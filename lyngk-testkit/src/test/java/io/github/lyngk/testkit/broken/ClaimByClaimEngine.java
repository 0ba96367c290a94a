package io.github.lyngk.testkit.broken;

import com.google.common.collect.ImmutableList;
import io.github.lyngk.core.Claim;
import io.github.lyngk.core.Color;
import io.github.lyngk.core.Move;
import io.github.lyngk.core.Position;
import io.github.lyngk.core.Variant;
import io.github.lyngk.testkit.ClaimingEngine;
import io.github.lyngk.testkit.EngineResult;
import java.util.Collection;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/**
 * A right engine with few capabilities: one variant, only starts of games, a mutable state, separate claims, and every move
 * listed twice.
 */
public class ClaimByClaimEngine implements ClaimingEngine<ClaimByClaimEngine.State> {

    /** A position, and the colour claimed in the turn that is being made. */
    public static final class State {
        private Position position;
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
        if (!position.claims().isEmpty()) {
            throw new IllegalArgumentException("only starts can be set up");
        }
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
        state.position = state.position.play(state.claimed.map(move::claiming).orElse(move));
        state.claimed = Optional.empty();
        return state;
    }

    @Override
    public EngineResult result(State state) {
        return EngineResult.of(state.position);
    }

    @Override
    public Set<Variant> variants() {
        return Set.of(Variant.STANDARD);
    }

    @Override
    public boolean setsUpAnyPosition() {
        return false;
    }

    @Override
    public boolean listsDuplicates() {
        return true;
    }
}
