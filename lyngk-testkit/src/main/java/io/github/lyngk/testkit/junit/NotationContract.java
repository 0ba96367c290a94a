package io.github.lyngk.testkit.junit;

import io.github.lyngk.core.IllegalMoveException;
import io.github.lyngk.core.IllegalSetupException;
import io.github.lyngk.core.Move;
import io.github.lyngk.core.NotationException;
import io.github.lyngk.core.Position;
import io.github.lyngk.notation.GameRecord;
import io.github.lyngk.notation.MoveNotation;
import io.github.lyngk.testkit.texts.DescribedMoveTexts;
import io.github.lyngk.testkit.texts.MoveTexts;
import io.github.lyngk.testkit.texts.NotationTrial;
import io.github.lyngk.testkit.texts.PositionTexts;
import io.github.lyngk.testkit.texts.RecordTexts;
import java.util.Arrays;
import java.util.stream.Stream;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.Test;

/**
 * The test of printers and parsers of the LYNGK text formats: a class overrides those it has and inherits the tests.
 *
 * <pre>{@code
 * class MyNotationTest implements NotationContract {
 *     public String printPosition(Position position) { return MyBoard.of(position).toLine(); }
 *     public Position parsePosition(String line) { return MyBoard.parse(line).toPosition(); }
 * }
 * }</pre>
 *
 * <p>The tests of what is not overridden are skipped. A printer has to write the canonical text to the character. A parser
 * has to read it, to read whatever else the library reads (letters in either case, any legal route, comments in both
 * forms …) as the same value, and to refuse with a {@link RuntimeException} whatever the library refuses. That may be an
 * exception of its own; one of the library's has to be the right one: {@link NotationException} for malformed text, a
 * wrong route or a wrong mark, and for a record whatever is wrong with it; {@link IllegalSetupException} for a position
 * that is impossible; {@link IllegalMoveException} for a described move that is illegal.
 *
 * <p>The texts are the same in every run: hard cases of every sentence of the formats, all small damages of some short
 * texts, and games drawn at random once. A failure tells the first few that are wrong, each kind once.
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

    /** Positions are printed canonically. */
    @Test
    default void positionsArePrintedCanonically() {
        skipUnlessOverridden("printPosition");
        NotationTrial.POSITIONS.checkPrinting(
                Stream.concat(PositionTexts.drawn(), PositionTexts.hard()), this::printPosition);
    }

    /** Canonical lines of positions are read as what they stand for. */
    @Test
    default void positionsAreReadBack() {
        skipUnlessOverridden("parsePosition");
        NotationTrial.POSITIONS.checkReading(PositionTexts.drawn(), this::parsePosition);
    }

    /** Lines that are hard to read, damaged or impossible are read as the library reads them, or refused. */
    @Test
    default void oddPositionLinesAreReadOrRefused() {
        skipUnlessOverridden("parsePosition");
        NotationTrial.POSITIONS.checkReading(
                Stream.concat(PositionTexts.hard(), PositionTexts.damaged()), this::parsePosition);
    }

    /** Moves are printed canonically. */
    @Test
    default void movesArePrintedCanonically() {
        skipUnlessOverridden("printMove");
        NotationTrial.MOVES.checkPrinting(MoveTexts.all(), this::printMove);
    }

    /** Canonical texts of moves are read as what they stand for. */
    @Test
    default void movesAreReadBack() {
        skipUnlessOverridden("parseMove");
        NotationTrial.MOVES.checkReading(MoveTexts.all(), this::parseMove);
    }

    /** Moves that are hard to read, damaged or none at all are read as the library reads them, or refused. */
    @Test
    default void oddMovesAreReadOrRefused() {
        skipUnlessOverridden("parseMove");
        NotationTrial.MOVES.checkReading(Stream.concat(MoveTexts.hard(), MoveTexts.damaged()), this::parseMove);
    }

    /** Moves are described with their LYNGK points and marks. */
    @Test
    default void describedMovesArePrintedCanonically() {
        skipUnlessOverridden("describeMove");
        NotationTrial.checkDescribing(DescribedMoveTexts.positions(), this::describeMove);
    }

    /** Described moves are read as what they stand for. */
    @Test
    default void describedMovesAreReadBack() {
        skipUnlessOverridden("parseDescribedMove");
        NotationTrial.checkReadingDescribed(
                DescribedMoveTexts.positions(), DescribedMoveTexts::legal, this::parseDescribedMove);
    }

    /** Any legal route is read, also none; routes with an illegal leg are refused (F1 to F5, R2). */
    @Test
    default void routesAreReadOrRefused() {
        skipUnlessOverridden("parseDescribedMove");
        NotationTrial.checkReadingDescribed(
                DescribedMoveTexts.positions(), DescribedMoveTexts::routes, this::parseDescribedMove);
    }

    /** Marks may be missing; wrong ones are refused. */
    @Test
    default void marksAreReadOrRefused() {
        skipUnlessOverridden("parseDescribedMove");
        NotationTrial.checkReadingDescribed(
                DescribedMoveTexts.positions(), DescribedMoveTexts::marks, this::parseDescribedMove);
    }

    /** Moves that break a rule are refused. */
    @Test
    default void illegalMovesAreRefused() {
        skipUnlessOverridden("parseDescribedMove");
        NotationTrial.checkReadingDescribed(
                DescribedMoveTexts.positions(), DescribedMoveTexts::illegal, this::parseDescribedMove);
    }

    /** Described moves that are damaged or too long are read as the library reads them, or refused. */
    @Test
    default void oddDescribedMovesAreReadOrRefused() {
        skipUnlessOverridden("parseDescribedMove");
        NotationTrial.checkReadingDescribed(
                DescribedMoveTexts.positions(), DescribedMoveTexts::odd, this::parseDescribedMove);
    }

    /** Records are printed canonically. */
    @Test
    default void recordsArePrintedCanonically() {
        skipUnlessOverridden("printRecord");
        NotationTrial.RECORDS.checkPrinting(RecordTexts.printable(), this::printRecord);
    }

    /** Canonical texts of records are read as what they stand for. */
    @Test
    default void recordsAreReadBack() {
        skipUnlessOverridden("parseRecord");
        NotationTrial.RECORDS.checkReading(RecordTexts.drawn(), this::parseRecord);
    }

    /** Line ends, blanks, blank lines and byte order marks are read, where they may stand; so is exactly one record. */
    @Test
    default void recordLinesAreReadOrRefused() {
        skipUnlessOverridden("parseRecord");
        NotationTrial.RECORDS.checkReading(RecordTexts.lines(), this::parseRecord);
    }

    /** Tags are read in their order, and refused where they are malformed, given twice or missing. */
    @Test
    default void recordTagsAreReadOrRefused() {
        skipUnlessOverridden("parseRecord");
        NotationTrial.RECORDS.checkReading(RecordTexts.tags(), this::parseRecord);
    }

    /** Numbers, moves, routes, marks and forced passes (R6) of records are read, or refused where they are wrong. */
    @Test
    default void recordTurnsAreReadOrRefused() {
        skipUnlessOverridden("parseRecord");
        NotationTrial.RECORDS.checkReading(RecordTexts.turns(), this::parseRecord);
    }

    /** Annotations, comments and variations are read, or refused where they are malformed or illegal. */
    @Test
    default void recordAnnotationsAreReadOrRefused() {
        skipUnlessOverridden("parseRecord");
        NotationTrial.RECORDS.checkReading(RecordTexts.annotations(), this::parseRecord);
    }

    /** Results, terminations, variants and versions are refused where they do not agree with the record. */
    @Test
    default void recordEndingsAreReadOrRefused() {
        skipUnlessOverridden("parseRecord");
        NotationTrial.RECORDS.checkReading(RecordTexts.endings(), this::parseRecord);
    }

    /** What is just within a limit is read; what is just beyond is refused. */
    @Test
    default void recordLimitsAreKept() {
        skipUnlessOverridden("parseRecord");
        NotationTrial.RECORDS.checkReading(RecordTexts.limits(), this::parseRecord);
    }

    /** Damaged records are read as the library reads them, or refused. */
    @Test
    default void oddRecordsAreReadOrRefused() {
        skipUnlessOverridden("parseRecord");
        NotationTrial.RECORDS.checkReading(RecordTexts.damaged(), this::parseRecord);
    }

    /** Shows a test of the library's own printer or parser as skipped. */
    private void skipUnlessOverridden(String method) {
        boolean overridden = Arrays.stream(getClass().getMethods())
                .anyMatch(own -> own.getName().equals(method) && own.getDeclaringClass() != NotationContract.class);
        Assumptions.assumeTrue(overridden, method + " is not overridden");
    }
}
