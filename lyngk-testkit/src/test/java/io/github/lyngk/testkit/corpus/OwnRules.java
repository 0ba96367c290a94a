package io.github.lyngk.testkit.corpus;

import io.github.lyngk.core.Color;
import io.github.lyngk.core.Move;
import io.github.lyngk.core.Piece;
import io.github.lyngk.core.Player;
import io.github.lyngk.core.Position;
import io.github.lyngk.core.Setup;
import io.github.lyngk.testkit.Engine;
import io.github.lyngk.testkit.house.CoreEngine;
import java.util.Collection;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;

/** Engines that do not know a rule which the kept ones all know, since no wrong answer to a contract names it. */
enum OwnRules implements Supplier<Engine<?>> {
    /** D2: nobody plays what nobody has claimed. */
    D2_NEUTRAL_STAYS {
        @Override
        public Engine<?> get() {
            return new CoreEngine() {
                @Override
                public Collection<Move> moves(Position position) {
                    return position.legalMoves().stream()
                            .filter(move -> isOwn(position, move))
                            .toList();
                }
            };
        }
    },

    /** R7: in a finished game the player stays to move who moved last. */
    R7_LAST_MOVER_STAYS {
        @Override
        public Engine<?> get() {
            return new CoreEngine() {
                private final Map<Position, Player> lastMovers = new HashMap<>();

                @Override
                public Position play(Position position, Move move) {
                    Position after = super.play(position, move);
                    lastMovers.put(after, position.playerToMove());
                    return after;
                }

                @Override
                public Optional<Setup> setup(Position position) {
                    Setup setup = position.toSetup();
                    return Optional.of(
                            position.isOver() && lastMovers.containsKey(position)
                                    ? setup.toBuilder()
                                            .playerToMove(lastMovers.get(position))
                                            .build()
                                    : setup);
                }
            };
        }
    };

    private static boolean isOwn(Position position, Move move) {
        Optional<Color> top = position.topAt(move.from()).flatMap(Piece::color);
        return move.claim().equals(top) || top.flatMap(position::owner).isPresent();
    }
}
