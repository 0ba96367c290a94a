package io.github.lyngk.testkit.house;

import com.google.common.collect.ImmutableList;
import io.github.lyngk.core.Claim;
import io.github.lyngk.core.Color;
import io.github.lyngk.core.Move;
import io.github.lyngk.core.Position;
import io.github.lyngk.testkit.ClaimingEngine;
import io.github.lyngk.testkit.EngineResult;
import java.util.Collection;
import java.util.List;
import java.util.Optional;

/** Engines that take a claim as an action of its own and do not keep track of it. */
final class ForgetfulClaims {

    private ForgetfulClaims() {}

    static ImmutableList<ForgetfulEngine> all() {
        return ImmutableList.of(
                ForgetfulEngine.of("lists the same moves after a claim as before", SameMovesAfterClaim::new)
                        .wrongAtFirst(),
                ForgetfulEngine.of("keeps a claim without a move for the next game", PendingClaim::new),
                ForgetfulEngine.of("offers the claims of its first turn", FirstOffer::new)
                        .wrongAtFirst(),
                ForgetfulEngine.of("offers claims only once", OffersOnce::new),
                ForgetfulEngine.of("counts the claims of all games", ClaimsOfAllGames::new),
                ForgetfulEngine.of("passes the turn with a claim when asked for the result", ClaimPassesTurn::new)
                        .wrongAtFirst());
    }

    /** A position, and the colour claimed in the turn that is being made. */
    private static class State {
        private Position position;
        private Optional<Color> claimed = Optional.empty();
        private Optional<Collection<Move>> listed = Optional.empty();
        private int offers;

        State(Position position) {
            this.position = position;
        }
    }

    /** Core with claims as actions of their own. */
    private abstract static class ClaimByClaim implements ClaimingEngine<State> {
        @Override
        public State setUp(Position position) {
            return new State(position);
        }

        @Override
        public Collection<Move> moves(State state) {
            return state.position.legalMoves().stream()
                    .filter(move -> move.claim().equals(state.claimed))
                    .map(Move::withoutClaim)
                    .toList();
        }

        @Override
        public Collection<Color> claims(State state) {
            return state.claimed.isPresent()
                    ? List.of()
                    : state.position.legalClaims().stream().map(Claim::color).toList();
        }

        @Override
        public State claim(State state, Color color) {
            state.claimed = Optional.of(color);
            return state;
        }

        @Override
        public State play(State state, Move move) {
            return new State(
                    state.position.play(state.claimed.map(move::claiming).orElse(move)));
        }

        @Override
        public EngineResult result(State state) {
            return EngineResult.of(state.position);
        }
    }

    /** A list made when it is first asked for, and made anew only after a move. */
    private static final class SameMovesAfterClaim extends ClaimByClaim {
        @Override
        public Collection<Move> moves(State state) {
            state.listed = Optional.of(state.listed.orElseGet(() -> super.moves(state)));
            return state.listed.get();
        }
    }

    /** The colour just claimed is noted in the engine, and crossed out by a move alone. */
    private static final class PendingClaim extends ClaimByClaim {
        private Optional<Color> pending = Optional.empty();

        @Override
        public State setUp(Position position) {
            State state = super.setUp(position);
            state.claimed = pending;
            return state;
        }

        @Override
        public State claim(State state, Color color) {
            pending = Optional.of(color);
            return super.claim(state, color);
        }

        @Override
        public State play(State state, Move move) {
            pending = Optional.empty();
            return super.play(state, move);
        }
    }

    private static final class FirstOffer extends ClaimByClaim {
        private Optional<Collection<Color>> offered = Optional.empty();

        @Override
        public Collection<Color> claims(State state) {
            Collection<Color> open = super.claims(state);
            if (open.isEmpty()) {
                return open;
            }
            offered = Optional.of(offered.orElse(open));
            return offered.get();
        }
    }

    private static final class OffersOnce extends ClaimByClaim {
        @Override
        public Collection<Color> claims(State state) {
            return state.offers++ == 0 ? super.claims(state) : List.of();
        }

        @Override
        public State claim(State state, Color color) {
            state.offers = 0;
            return super.claim(state, color);
        }
    }

    /** Once four colours have been claimed, in whatever games, there is none left. */
    private static final class ClaimsOfAllGames extends ClaimByClaim {
        private int claims;

        @Override
        public Collection<Color> claims(State state) {
            return claims < 4 ? super.claims(state) : List.of();
        }

        @Override
        public State claim(State state, Color color) {
            claims++;
            return super.claim(state, color);
        }
    }

    /** Takes a claim for a turn if asked right after it. */
    private static final class ClaimPassesTurn extends ClaimByClaim {
        @Override
        public EngineResult result(State state) {
            EngineResult result = super.result(state);
            return state.claimed.isPresent()
                    ? EngineResult.ongoing(state.position.playerToMove().opponent())
                    : result;
        }
    }
}
