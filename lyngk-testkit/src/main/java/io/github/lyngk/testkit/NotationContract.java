package io.github.lyngk.testkit;

import io.github.lyngk.core.Move;
import io.github.lyngk.core.Position;
import io.github.lyngk.notation.GameRecord;
import io.github.lyngk.notation.MoveNotation;
import io.github.lyngk.testkit.arbitraries.TextDamage;
import io.github.lyngk.testkit.judging.NotationTrial;
import java.util.function.UnaryOperator;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;

/**
 * The test of printers and parsers of the LYNGK text formats: a class overrides those it has and inherits the
 * properties.
 *
 * <pre>{@code
 * class MyNotationTest implements NotationContract {
 *     public String printPosition(Position position) { return MyBoard.of(position).toLine(); }
 *     public Position parsePosition(String line) { return MyBoard.parse(line).toPosition(); }
 * }
 * }</pre>
 *
 * <p>What is not overridden is the library's own and passes. A printer has to write the canonical text to the character.
 * A parser has to read it, to read whatever else the library reads (letters in either case), and to refuse with a
 * {@link RuntimeException} of its choice whatever the library refuses; the texts for that are canonical ones with a
 * small damage.
 */
public interface NotationContract {

    /**
     * Prints a position line.
     *
     * @param position a position
     * @return its line
     */
    default String printPosition(Position position) {
        return position.toString();
    }

    /**
     * Reads a position line.
     *
     * @param line a text
     * @return the position
     */
    default Position parsePosition(String line) {
        return Position.parse(line);
    }

    /**
     * Prints a move that needs no position, as in {@code R:b1-c2}.
     *
     * @param move a move
     * @return its text
     */
    default String printMove(Move move) {
        return move.toString();
    }

    /**
     * Reads a move that needs no position.
     *
     * @param text a text
     * @return the move
     */
    default Move parseMove(String text) {
        return Move.parse(text);
    }

    /**
     * Describes a legal move with its LYNGK points and marks, as in {@code K:b4-b1-c3-e2+}.
     *
     * @param position a position
     * @param move a legal move of it
     * @return its text
     */
    default String describeMove(Position position, Move move) {
        return MoveNotation.describe(position, move);
    }

    /**
     * Reads a described move.
     *
     * @param position the position it is made in
     * @param text a text
     * @return the move
     */
    default Move parseDescribedMove(Position position, String text) {
        return MoveNotation.parse(position, text);
    }

    /**
     * Prints a record.
     *
     * @param record a record
     * @return its canonical text
     */
    default String printRecord(GameRecord record) {
        return record.toString();
    }

    /**
     * Reads a text that is exactly one record, strictly.
     *
     * @param text a text
     * @return the record
     */
    default GameRecord parseRecord(String text) {
        return GameRecord.parse(text);
    }

    /** {@return the damages done to canonical texts, as functions from text to text} */
    @Provide
    default Arbitrary<UnaryOperator<String>> damages() {
        return TextDamage.arbitrary();
    }

    /**
     * Positions are printed canonically.
     *
     * @param position a position
     */
    @Property
    default void position_isPrintedCanonically(@ForAll Position position) {
        NotationTrial.POSITIONS.checkPrinting(position, this::printPosition);
    }

    /**
     * Canonical texts of positions are read as what they stand for.
     *
     * @param position a position
     */
    @Property
    default void position_isReadBack(@ForAll Position position) {
        NotationTrial.POSITIONS.checkReading(position, this::parsePosition);
    }

    /**
     * Damaged texts of positions are refused, or read as the library reads them.
     *
     * @param position a position
     * @param damage what happens to its text
     */
    @Property
    default void position_isRefusedWhenMalformed(
            @ForAll Position position, @ForAll("damages") UnaryOperator<String> damage) {
        NotationTrial.POSITIONS.checkDamaged(position, damage, this::parsePosition);
    }

    /**
     * Moves are printed canonically.
     *
     * @param move a move, legal or not
     */
    @Property
    default void move_isPrintedCanonically(@ForAll Move move) {
        NotationTrial.MOVES.checkPrinting(move, this::printMove);
    }

    /**
     * Canonical texts of moves are read as what they stand for.
     *
     * @param move a move, legal or not
     */
    @Property
    default void move_isReadBack(@ForAll Move move) {
        NotationTrial.MOVES.checkReading(move, this::parseMove);
    }

    /**
     * Damaged texts of moves are refused, or read as the library reads them.
     *
     * @param move a move, legal or not
     * @param damage what happens to its text
     */
    @Property
    default void move_isRefusedWhenMalformed(@ForAll Move move, @ForAll("damages") UnaryOperator<String> damage) {
        NotationTrial.MOVES.checkDamaged(move, damage, this::parseMove);
    }

    /**
     * Described moves are printed canonically.
     *
     * @param position a position
     * @param choice which legal move of it
     */
    @Property
    default void describedMove_isPrintedCanonically(@ForAll @Ongoing Position position, @ForAll int choice) {
        NotationTrial.describedMoves(position)
                .checkPrinting(legalMove(position, choice), move -> describeMove(position, move));
    }

    /**
     * Canonical texts of described moves are read as what they stand for.
     *
     * @param position a position
     * @param choice which legal move of it
     */
    @Property
    default void describedMove_isReadBack(@ForAll @Ongoing Position position, @ForAll int choice) {
        NotationTrial.describedMoves(position)
                .checkReading(legalMove(position, choice), text -> parseDescribedMove(position, text));
    }

    /**
     * Damaged texts of described moves are refused, or read as the library reads them.
     *
     * @param position a position
     * @param choice which legal move of it
     * @param damage what happens to its text
     */
    @Property
    default void describedMove_isRefusedWhenMalformed(
            @ForAll @Ongoing Position position, @ForAll int choice, @ForAll("damages") UnaryOperator<String> damage) {
        NotationTrial.describedMoves(position)
                .checkDamaged(legalMove(position, choice), damage, text -> parseDescribedMove(position, text));
    }

    /**
     * Records are printed canonically.
     *
     * @param record a record
     */
    @Property
    default void record_isPrintedCanonically(@ForAll GameRecord record) {
        NotationTrial.RECORDS.checkPrinting(record, this::printRecord);
    }

    /**
     * Canonical texts of records are read as what they stand for.
     *
     * @param record a record
     */
    @Property
    default void record_isReadBack(@ForAll GameRecord record) {
        NotationTrial.RECORDS.checkReading(record, this::parseRecord);
    }

    /**
     * Damaged texts of records are refused, or read as the library reads them.
     *
     * @param record a record
     * @param damage what happens to its text
     */
    @Property
    default void record_isRefusedWhenMalformed(
            @ForAll GameRecord record, @ForAll("damages") UnaryOperator<String> damage) {
        NotationTrial.RECORDS.checkDamaged(record, damage, this::parseRecord);
    }

    private static Move legalMove(Position position, int choice) {
        return position.legalMove(Math.floorMod(choice, position.legalMoveCount()));
    }
}
