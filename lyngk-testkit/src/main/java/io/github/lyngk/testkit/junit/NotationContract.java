package io.github.lyngk.testkit.junit;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.github.lyngk.core.IllegalMoveException;
import io.github.lyngk.core.IllegalSetupException;
import io.github.lyngk.core.Move;
import io.github.lyngk.core.NotationException;
import io.github.lyngk.core.Position;
import io.github.lyngk.notation.GameRecord;
import io.github.lyngk.notation.MoveNotation;
import io.github.lyngk.testkit.scenarios.GameGenerator;
import io.github.lyngk.testkit.scenarios.PlaySpec;
import java.util.Random;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.Test;

/**
 * Tests printers and parsers of positions, moves and records with JUnit: override the methods to test, and inherit the
 * tests. Tests of methods that are not overridden are skipped. The expected results are those of the LYNGK corpus.
 *
 * <pre>{@code
 * class MyNotationTest implements NotationContract {
 *     public String printPosition(Position position) { return MyBoard.of(position).toLine(); }
 *     public Position parsePosition(String line) { return MyBoard.parse(line).toPosition(); }
 * }
 * }</pre>
 *
 * <p>A printer must return the canonical text. A parser must accept the texts that the library accepts, and return the same
 * values. For other texts it must throw a {@link RuntimeException}, which is either a type of its own or the one that the
 * library throws: {@link NotationException} for malformed text and invalid records, {@link IllegalSetupException} for
 * impossible positions, and {@link IllegalMoveException} for moves that are illegal in their position.
 */
public interface NotationContract {

    /**
     * {@return the canonical text of a position}
     *
     * @param position a position
     */
    default String printPosition(Position position) {
        return position.toString();
    }

    /**
     * {@return the position with a given text}
     *
     * @param line the text, possibly invalid
     */
    default Position parsePosition(String line) {
        return Position.parse(line);
    }

    /**
     * {@return the canonical text of a move, for example {@code R:b1-c2}}
     *
     * @param move a move
     */
    default String printMove(Move move) {
        return move.toString();
    }

    /**
     * {@return the move with a given text}
     *
     * @param text the text, possibly invalid
     */
    default Move parseMove(String text) {
        return Move.parse(text);
    }

    /**
     * {@return the text of a move in a position with its LYNGK points and marks, for example {@code K:b4-b1-c3-e2+}}
     *
     * @param position a position
     * @param move a legal move
     */
    default String describeMove(Position position, Move move) {
        return MoveNotation.describe(position, move);
    }

    /**
     * {@return the move with a given text, possibly with LYNGK points and marks, in a position}
     *
     * @param position a position
     * @param text the text, possibly invalid
     */
    default Move parseDescribedMove(Position position, String text) {
        return MoveNotation.parse(position, text);
    }

    /**
     * {@return the canonical text of a record}
     *
     * @param record a record
     */
    default String printRecord(GameRecord record) {
        return record.toString();
    }

    /**
     * {@return the record in a text} A text that does not contain exactly one record, or has any defect, is invalid.
     *
     * @param text the text, possibly invalid
     */
    default GameRecord parseRecord(String text) {
        return GameRecord.parse(text);
    }

    /** {@link #printPosition} returns the canonical text of every position. */
    @Test
    default void positionsArePrinted() {
        NotationTable.LINES.print(this, "printPosition", (any, position) -> printPosition(position));
    }

    /** {@link #parsePosition} accepts valid texts of positions and refuses invalid ones. */
    @Test
    default void positionsAreRead() {
        NotationTable.LINES.read(this, "parsePosition", (any, line) -> parsePosition(line));
    }

    /** {@link #printMove} returns the canonical text of every move. */
    @Test
    default void movesArePrinted() {
        NotationTable.MOVES.print(this, "printMove", (any, move) -> printMove(move));
    }

    /** {@link #parseMove} accepts valid texts of moves and refuses invalid ones. */
    @Test
    default void movesAreRead() {
        NotationTable.MOVES.read(this, "parseMove", (any, text) -> parseMove(text));
    }

    /** {@link #describeMove} returns the text of every move with its LYNGK points and marks. */
    @Test
    default void movesAreDescribed() {
        NotationTable.DESCRIBED.print(this, "describeMove", this::describeMove);
    }

    /** {@link #parseDescribedMove} accepts valid texts of moves with LYNGK points and marks and refuses invalid ones. */
    @Test
    default void describedMovesAreRead() {
        NotationTable.DESCRIBED.read(this, "parseDescribedMove", this::parseDescribedMove);
    }

    /** {@link #printRecord} returns the canonical text of every record. */
    @Test
    default void recordsArePrinted() {
        NotationTable.RECORDS.print(this, "printRecord", (any, record) -> printRecord(record));
    }

    /** {@link #parseRecord} accepts valid texts of records and refuses invalid ones. */
    @Test
    default void recordsAreRead() {
        NotationTable.RECORDS.read(this, "parseRecord", (any, text) -> parseRecord(text));
    }

    /**
     * Random games, with their positions and moves, are equal after printing and parsing. For methods that are not
     * overridden, the library's are used. Skipped if none is overridden.
     */
    @Test
    default void drawnGamesAreReadBack() {
        int methods = NotationContract.class.getMethods().length;
        Assumptions.assumeTrue(NotationTable.inherited(this).count() < methods, "nothing is overridden");
        for (int seed = 0; seed < 50; seed++) {
            GameRecord record = GameRecord.of(new GameGenerator(PlaySpec.ANY).drawGame(new Random(seed)));
            assertEquals(record, parseRecord(printRecord(record)), Verdict.name(this));
            Position position = record.start();
            for (Move move : record.moves()) {
                assertEquals(position, parsePosition(printPosition(position)), Verdict.name(this));
                assertEquals(move, parseMove(printMove(move)), Verdict.name(this));
                assertEquals(move, parseDescribedMove(position, describeMove(position, move)), Verdict.name(this));
                position = position.play(move);
            }
        }
    }
}
