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
 * Tests printers and parsers of text formats with the LYNGK corpus. Tests of methods that are not overridden are skipped.
 *
 * <pre>{@code
 * class MyNotationTest implements NotationContract {
 *     public String printPosition(Position position) { return MyBoard.of(position).toLine(); }
 *     public Position parsePosition(String line) { return MyBoard.parse(line).toPosition(); }
 * }
 * }</pre>
 *
 * <p>A printer must write the canonical text. A parser must accept the texts that the library accepts, with the same values,
 * and refuse others with a {@link RuntimeException}: its own, or {@link NotationException} for malformed text and invalid
 * records, {@link IllegalSetupException} for impossible positions, {@link IllegalMoveException} for illegal described moves.
 */
public interface NotationContract {

    /**
     * {@return the canonical line of a position}
     * @param position a position
     */
    default String printPosition(Position position) {
        return position.toString();
    }

    /**
     * {@return the position that a line describes}
     * @param line a text
     */
    default Position parsePosition(String line) {
        return Position.parse(line);
    }

    /**
     * {@return the canonical text of a move without its position, such as {@code R:b1-c2}}
     * @param move a move
     */
    default String printMove(Move move) {
        return move.toString();
    }

    /**
     * {@return the move that a text without a position describes}
     * @param text a text
     */
    default Move parseMove(String text) {
        return Move.parse(text);
    }

    /**
     * {@return a move with its LYNGK points and marks, such as {@code K:b4-b1-c3-e2+}}
     * @param position a position
     * @param move a legal move
     */
    default String describeMove(Position position, Move move) {
        return MoveNotation.describe(position, move);
    }

    /**
     * {@return the move that a text describes in a position}
     * @param position a position
     * @param text a text
     */
    default Move parseDescribedMove(Position position, String text) {
        return MoveNotation.parse(position, text);
    }

    /**
     * {@return the canonical text of a record}
     * @param record a record
     */
    default String printRecord(GameRecord record) {
        return record.toString();
    }

    /**
     * {@return the record in a text, which must contain exactly one; read strictly}
     * @param text a text
     */
    default GameRecord parseRecord(String text) {
        return GameRecord.parse(text);
    }

    /** Positions are printed canonically. */
    @Test
    default void positionsArePrinted() {
        NotationTable.LINES.print(this, "printPosition", (any, position) -> printPosition(position));
    }

    /** Position lines are accepted or refused. */
    @Test
    default void positionsAreRead() {
        NotationTable.LINES.read(this, "parsePosition", (any, line) -> parsePosition(line));
    }

    /** Moves are printed canonically. */
    @Test
    default void movesArePrinted() {
        NotationTable.MOVES.print(this, "printMove", (any, move) -> printMove(move));
    }

    /** Moves are accepted or refused. */
    @Test
    default void movesAreRead() {
        NotationTable.MOVES.read(this, "parseMove", (any, text) -> parseMove(text));
    }

    /** Moves are described with their LYNGK points and marks. */
    @Test
    default void movesAreDescribed() {
        NotationTable.DESCRIBED.print(this, "describeMove", this::describeMove);
    }

    /** Described moves are accepted or refused. */
    @Test
    default void describedMovesAreRead() {
        NotationTable.DESCRIBED.read(this, "parseDescribedMove", this::parseDescribedMove);
    }

    /** Records are printed canonically. */
    @Test
    default void recordsArePrinted() {
        NotationTable.RECORDS.print(this, "printRecord", (any, record) -> printRecord(record));
    }

    /** Records are accepted or refused. */
    @Test
    default void recordsAreRead() {
        NotationTable.RECORDS.read(this, "parseRecord", (any, text) -> parseRecord(text));
    }

    /** Randomly drawn games are equal after printing and parsing; methods that are not overridden are the library's. */
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
