package io.github.lyngk.testkit;

/**
 * The test of a rules engine: a class implements four methods with its engine and inherits the tests of
 * {@link EngineValueContract}, which describes them.
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
 * <p>Override the other methods of {@link Engine} to declare what the engine can do. If a claim is an action of its own,
 * implement {@link ClaimingEngine} as well. Tests that need a declaration are skipped without it. If the class has a
 * constructor without parameters, new objects are made and asked: after a hang, and to see whether a fresh one shows the
 * same fault. Otherwise only the test's own object is asked.
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
