package io.github.lyngk.testkit;

/**
 * The test of a rules engine: a class implements four methods with its engine and inherits the tests of
 * {@link EngineValueContract}, which tells what they do.
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
 * <p>What the engine can and cannot do is declared by overriding the other methods of {@link Engine}; one that takes a
 * claim as an action of its own implements {@link ClaimingEngine} as well. Tests that need a declaration are skipped
 * without it. Where new objects of the class can be made without arguments, such objects are asked, so that there is
 * another after a hang and wrong rules can be told from a wrong memory; otherwise the test's own object is.
 *
 * @param <S> the engine's state
 */
public interface EngineContract<S> extends Engine<S>, EngineValueContract<S> {

    /** {@return another object of this class, if one can be made; else this one} */
    @Override
    default Engine<S> engine() {
        return ContractReports.another(this).orElse(this);
    }
}
