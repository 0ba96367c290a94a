package io.github.lyngk.testkit.scenarios;

import io.github.lyngk.core.Game;
import io.github.lyngk.core.Move;
import io.github.lyngk.core.Position;
import java.util.Optional;

/**
 * A game to play with an engine, and the positions in which to ask it.
 *
 * @param game the start and the moves
 * @param mode when the engine is asked
 * @param illegal an illegal move to play at the end, which the engine must refuse
 */
public record Scenario(Game game, Mode mode, Optional<Move> illegal) {

    /** When an engine is asked. */
    public enum Mode {
        /** In every position. */
        ONCE,
        /** Twice in every position, since a question must not change the next answer. */
        TWICE,
        /** In every position, with the moves asked before the result. */
        MOVES_FIRST,
        /** In the last position only. */
        AT_THE_END,
        /** In every position, and again in earlier states after others were set up and played on. */
        RETURNING,
        /** In the last position, where a bot has a win or a draw to keep. */
        ENDGAME
    }

    public static Scenario of(Game game) {
        return new Scenario(game, Mode.ONCE, Optional.empty());
    }

    public static Scenario of(Position position) {
        return of(Game.of(position));
    }

    /** A part of a game, set up after some of its moves. */
    public static Scenario part(Game game, int from, int to) {
        return of(Game.replay(game.positions().get(from), game.moves().subList(from, to)));
    }

    public Scenario in(Mode other) {
        return new Scenario(game, other, illegal);
    }

    /** The same questions in another game. */
    public Scenario with(Game other) {
        return new Scenario(other, mode, illegal);
    }

    public Scenario trying(Move move) {
        return new Scenario(game, Mode.AT_THE_END, Optional.of(move));
    }
}
