package io.github.lyngk.testkit.house;

import com.google.common.collect.ImmutableList;
import io.github.lyngk.core.Claim;
import io.github.lyngk.core.Move;
import io.github.lyngk.core.Player;
import io.github.lyngk.core.Position;
import io.github.lyngk.core.Setup;
import io.github.lyngk.core.Variant;
import io.github.lyngk.testkit.Engine;
import io.github.lyngk.testkit.EngineResult;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;

/** Engines that cannot be asked without changing something, or that rely on having been asked. */
final class TouchyEngines {

    private TouchyEngines() {}

    static ImmutableList<ForgetfulEngine> all() {
        return ImmutableList.of(
                touchy("lists moves only once", ListsOnce::new),
                touchy("lists moves again at the end of its list", ListsAgain::new),
                touchy("has the first move of its list taken away", LosesMoves::new),
                touchy("gives the turn away when asked for it", TogglesTurn::new),
                touchy("says a draw when asked again", DrawsAgain::new),
                touchy("lists nothing once asked for the result", ResultClearsMoves::new),
                touchy("forgets the claims once it has shown its position", ShowsOnce::new)
                        .wrongAtFirst(),
                touchy("keeps a claim it tried when asked for the result", KeepsTriedClaim::new)
                        .wrongAtFirst(),
                touchy("scores fives when it tries moves", ScoresTriedFives::new)
                        .wrongAtFirst(),
                touchy("sorts the claims when it lists moves", SortsClaims::new).wrongAtFirst(),
                touchy("skips only when asked for the result", SkipsWhenAsked::new)
                        .wrongAtFirst(),
                ForgetfulEngine.of("plays by the number of a move in its last list", PlaysByNumber::new),
                ForgetfulEngine.of("plays to what it made ready for its last list", PlaysPrepared::new));
    }

    private static ForgetfulEngine touchy(String name, Supplier<? extends Engine<?>> fresh) {
        return ForgetfulEngine.of(name, fresh);
    }

    /** A position that questions can change, and how often it was asked. */
    private static final class State {
        private Position position;
        private int lists;
        private int results;

        State(Position position) {
            this.position = position;
        }
    }

    /** Core with states that questions can change. */
    private abstract static class Changeable implements Engine<State> {
        @Override
        public State setUp(Position position) {
            return new State(position);
        }

        @Override
        public Collection<Move> moves(State state) {
            state.lists++;
            return state.position.legalMoves();
        }

        @Override
        public State play(State state, Move move) {
            return new State(state.position.play(move));
        }

        @Override
        public EngineResult result(State state) {
            state.results++;
            return EngineResult.of(state.position);
        }
    }

    /** As an iterator does. */
    private static final class ListsOnce extends Changeable {
        @Override
        public Collection<Move> moves(State state) {
            Collection<Move> moves = super.moves(state);
            return state.lists == 1 ? moves : List.of();
        }
    }

    /** As a list that is filled at each question and never emptied. */
    private static final class ListsAgain extends Changeable {
        @Override
        public Collection<Move> moves(State state) {
            List<Move> moves = new ArrayList<>(super.moves(state));
            List<Move> once = List.copyOf(moves);
            for (int list = 1; list < state.lists; list++) {
                moves.addAll(once);
            }
            return moves;
        }
    }

    /** As a list from which the best move is taken at each question. */
    private static final class LosesMoves extends Changeable {
        @Override
        public Collection<Move> moves(State state) {
            Collection<Move> moves = super.moves(state);
            return moves.stream().skip(state.lists - 1).toList();
        }
    }

    private static final class TogglesTurn extends Changeable {
        @Override
        public EngineResult result(State state) {
            EngineResult result = super.result(state);
            boolean other = state.results % 2 == 0;
            return result.playerToMove()
                    .filter(player -> other)
                    .map(player -> EngineResult.ongoing(player.opponent()))
                    .orElse(result);
        }
    }

    private static final class DrawsAgain extends Changeable {
        @Override
        public EngineResult result(State state) {
            EngineResult result = super.result(state);
            return result.isOver() && state.results > 1 ? EngineResult.draw() : result;
        }
    }

    private static final class ResultClearsMoves extends Changeable {
        @Override
        public Collection<Move> moves(State state) {
            return state.results == 0 ? super.moves(state) : List.of();
        }
    }

    /** Gives its own list of claims away, to be emptied by whoever prints it. */
    private static final class ShowsOnce extends Changeable {
        @Override
        public Optional<Position> position(State state) {
            Position shown = state.position;
            Setup bare = shown.toSetup().toBuilder().clearClaims().build();
            state.position = bare.isPossible() ? Position.of(bare) : shown;
            return Optional.of(shown);
        }

        @Override
        public State play(State state, Move move) {
            return new State(state.position.isLegal(move) ? state.position.play(move) : state.position);
        }
    }

    /** Looks whether a claim gives a move, and leaves the claim there. */
    private static final class KeepsTriedClaim extends Changeable {
        @Override
        public EngineResult result(State state) {
            EngineResult result = super.result(state);
            Position position = state.position;
            if (!position.isOver() && position.mustClaim()) {
                Claim tried = position.legalClaims().get(0);
                Setup.Builder claimed = position.toSetup().toBuilder().claim(tried.player(), tried.color());
                position.capturedBy(tried.color()).forEach(claimed::remove);
                state.position = Position.of(claimed.build());
            }
            return result;
        }

        @Override
        public State play(State state, Move move) {
            boolean claimed = move.claim().flatMap(state.position::owner).isPresent();
            Move left = claimed ? move.withoutClaim() : move;
            return new State(state.position.isLegal(left) ? state.position.play(left) : state.position);
        }
    }

    /** Plays every move and takes it back, all but the point it scored. */
    private static final class ScoresTriedFives extends Changeable {
        @Override
        public Collection<Move> moves(State state) {
            Collection<Move> moves = super.moves(state);
            Position position = state.position;
            Player mover = position.playerToMove();
            boolean scores = position.variant() != Variant.SIX_STACK
                    && moves.stream().anyMatch(move -> position.play(move).fives(mover) > position.fives(mover));
            if (scores) {
                state.position = Position.of(position.toSetup().toBuilder()
                        .fives(mover, position.fives(mover) + 1)
                        .build());
            }
            return moves;
        }
    }

    /** Loses the order in which colours were claimed; only its position can tell. */
    private static final class SortsClaims extends Changeable {
        @Override
        public Collection<Move> moves(State state) {
            Setup.Builder sorted = state.position.toSetup().toBuilder().clearClaims();
            state.position.claims().stream()
                    .sorted(Comparator.comparing(Claim::color))
                    .forEach(claim -> sorted.claim(claim.player(), claim.color()));
            state.position = Position.of(sorted.build());
            return super.moves(state);
        }

        @Override
        public Optional<Position> position(State state) {
            return Optional.of(state.position);
        }
    }

    /** A player who cannot move has no moves until somebody asks whose turn it is. */
    private static final class SkipsWhenAsked extends Changeable {
        private boolean skips;

        @Override
        public Collection<Move> moves(State state) {
            return skips ? List.of() : super.moves(state);
        }

        @Override
        public State play(State state, Move move) {
            skips = state.position.effect(move).skipsOpponent();
            return super.play(state, move);
        }

        @Override
        public EngineResult result(State state) {
            skips = false;
            return super.result(state);
        }

        @Override
        public State setUp(Position position) {
            skips = false;
            return super.setUp(position);
        }
    }

    /** As if moves were buttons on a screen that is drawn when the moves are listed. */
    private static final class PlaysByNumber extends CoreEngine {
        private ImmutableList<Move> listed = ImmutableList.of();

        @Override
        public Collection<Move> moves(Position position) {
            listed = position.legalMoves();
            return listed;
        }

        @Override
        public Position play(Position position, Move move) {
            return super.play(position, position.legalMove(listed.indexOf(move)));
        }
    }

    /** Keeps the positions after each move of the list it made last, whichever position that was for. */
    private static final class PlaysPrepared extends CoreEngine {
        private final Map<Move, Position> prepared = new HashMap<>();

        @Override
        public Collection<Move> moves(Position position) {
            prepared.clear();
            position.legalMoves().forEach(move -> prepared.put(move, position.play(move)));
            return super.moves(position);
        }

        @Override
        public Position play(Position position, Move move) {
            return prepared.computeIfAbsent(move, position::play);
        }
    }
}
