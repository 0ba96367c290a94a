package io.github.lyngk.testkit.scenarios;

import io.github.lyngk.core.Game;
import io.github.lyngk.core.Move;
import io.github.lyngk.core.Position;
import java.util.Optional;

/**
 * A start and moves to go through with an engine.
 *
 * @param game the start and the moves
 * @param manner when the engine is asked
 * @param illegal an illegal move to play in the end, which the engine has to refuse
 */
public record Scenario(Game game, Manner manner, Optional<Move> illegal) {

    /** When an engine is asked. */
    public enum Manner {
        /** In every position. */
        ONCE,
        /** Twice in every position: a question must not change the next answer. */
        TWICE,
        /** In every position, and for the moves before the result. */
        MOVES_FIRST,
        /** In the last position only. */
        AT_THE_END,
        /** In every position, and again in earlier states after others were set up and played on. */
        RETURNING
    }

    public static Scenario of(Game game) {
        return new Scenario(game, Manner.ONCE, Optional.empty());
    }

    public static Scenario of(Position position) {
        return of(Game.of(position));
    }

    /** A part of a game, set up after some of its moves. */
    public static Scenario part(Game game, int from, int to) {
        return of(Game.replay(game.positions().get(from), game.moves().subList(from, to)));
    }

    public Scenario in(Manner other) {
        return new Scenario(game, other, illegal);
    }

    /** The same questions in another game. */
    public Scenario with(Game other) {
        return new Scenario(other, manner, illegal);
    }

    public Scenario trying(Move move) {
        return new Scenario(game, Manner.AT_THE_END, Optional.of(move));
    }
}
