package io.github.lyngk.testkit;

import static io.github.lyngk.testkit.judging.Question.END;
import static io.github.lyngk.testkit.judging.Question.MOVES;
import static io.github.lyngk.testkit.judging.Question.POSITION;
import static io.github.lyngk.testkit.judging.Question.TURN;
import static io.github.lyngk.testkit.judging.Question.WINNER;

import com.google.common.collect.Sets;
import io.github.lyngk.core.Game;
import io.github.lyngk.testkit.games.ContractGames;
import io.github.lyngk.testkit.judging.EngineTrial;
import io.github.lyngk.testkit.judging.Question;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.ShrinkingMode;
import net.jqwik.api.constraints.IntRange;

/**
 * The test of a rules engine: a class implements four methods with its engine and inherits the properties.
 *
 * <pre>{@code
 * class MyEngineTest implements EngineContract<MyBoard> {
 *     public MyBoard setUp(Position position) { return MyBoard.fromLine(position.toString()); }
 *     public Collection<Move> moves(MyBoard board) { return board.turns().map(turn -> Move.parse(turn.text())).toList(); }
 *     public MyBoard play(MyBoard board, Move move) { return board.after(move.toString()); }
 *     public EngineResult result(MyBoard board) { … }
 * }
 * }</pre>
 *
 * <p>Each property walks the engine through many games beside core, a good part of them steered to the rare cases, and
 * fails at the first disagreement. The report tells its kind (missing or extra move, wrong capture, wrong side to move,
 * early or late end, wrong winner …) and the rule behind it, and shows the shortest play found as a record to replay,
 * with the board.
 *
 * <p>What the engine can and cannot do is declared by overriding the other methods of {@link Engine}; one that takes a
 * claim as an action of its own implements {@link ClaimingEngine} as well. A property takes as many games as jqwik's
 * {@code jqwik.tries.default} says (1000); override it with a {@code @Property(tries = …)} of your own that calls
 * {@code EngineContract.super} to change that for one.
 *
 * @param <S> the engine's state
 */
public interface EngineContract<S> extends Engine<S> {

    /** {@return the games the properties walk through, of the variants declared} */
    @Provide
    default Arbitrary<Game> gamesToCompare() {
        return Arbitraries.randomValue(new ContractGames(variants(), EdgeCase.events())::draw);
    }

    /**
     * {@return the games whose end the properties look at: finished ones of the variants declared, many of them close}
     */
    @Provide
    default Arbitrary<Game> finishesToCompare() {
        return Arbitraries.randomValue(new ContractGames(variants(), EdgeCase.events())::drawFinished);
    }

    /**
     * The engine lists all legal moves, no others, and each once (D, E, F, R1).
     *
     * @param game a game
     */
    @Property(shrinking = ShrinkingMode.OFF)
    default void D_E_F_listsExactlyTheLegalMoves(@ForAll("gamesToCompare") Game game) {
        walk(game, MOVES);
    }

    /**
     * The engine removes and scores stacks, and notes claims, as core does (D3, E9, E10, R4).
     *
     * @param game a game
     */
    @Property(shrinking = ShrinkingMode.OFF)
    default void E9_E10_R4_leavesTheSamePosition(@ForAll("gamesToCompare") Game game) {
        walk(game, POSITION);
    }

    /**
     * The engine gives the turn to the player core names (E11, E12, R5, R6).
     *
     * @param game a game
     */
    @Property(shrinking = ShrinkingMode.OFF)
    default void E11_E12_R6_givesTheTurnToTheRightPlayer(@ForAll("gamesToCompare") Game game) {
        walk(game, TURN);
    }

    /**
     * The engine ends a game when core does, no sooner and no later (G1, H4, H5).
     *
     * @param game a game
     */
    @Property(shrinking = ShrinkingMode.OFF)
    default void G1_H4_H5_endsTheGameInTime(@ForAll("gamesToCompare") Game game) {
        walk(game, END);
    }

    /**
     * The engine names the winner core names (G2, G3, H6, R4, R8, R9).
     *
     * @param game a game
     */
    @Property(shrinking = ShrinkingMode.OFF)
    default void G2_G3_H6_namesTheRightWinner(@ForAll("finishesToCompare") Game game) {
        walk(game, WINNER);
    }

    /**
     * Set up in the middle of a game, the engine goes on as if it had played it (C).
     *
     * @param game a game
     * @param ply the ply after which to start
     */
    @Property(shrinking = ShrinkingMode.OFF)
    default void C_goesOnFromAnyPosition(
            @ForAll("gamesToCompare") Game game, @ForAll @IntRange(min = 1, max = 35) int ply) {
        if (setsUpAnyPosition()) {
            int start = Math.min(ply, game.size());
            Game rest = Game.replay(game.positions().get(start), game.moves().subList(start, game.size()));
            walk(rest, MOVES, POSITION, TURN, END, WINNER);
        }
    }

    private void walk(Game game, Question first, Question... more) {
        new EngineTrial<>(EngineSubject.of(this), Sets.immutableEnumSet(first, more)).check(game);
    }
}
