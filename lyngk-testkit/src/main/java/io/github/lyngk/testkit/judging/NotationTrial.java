package io.github.lyngk.testkit.judging;

import io.github.lyngk.core.Move;
import io.github.lyngk.core.Position;
import io.github.lyngk.notation.GameRecord;
import io.github.lyngk.notation.MoveNotation;
import java.util.function.Function;
import java.util.function.Supplier;
import java.util.function.UnaryOperator;

/**
 * Compares a printer and a parser of one format with the library's.
 *
 * @param <T> what is printed and read
 */
public final class NotationTrial<T> {

    public static final NotationTrial<Position> POSITIONS =
            new NotationTrial<>("position line", Position::toString, Position::parse);
    public static final NotationTrial<Move> MOVES = new NotationTrial<>("move", Move::toString, Move::parse);
    public static final NotationTrial<GameRecord> RECORDS =
            new NotationTrial<>("record", GameRecord::toString, GameRecord::parse);

    private final String what;
    private final Function<T, String> canonical;
    private final Function<String, T> library;

    /**
     * Compares with the library.
     *
     * @param what what is printed and read, for reports
     * @param canonical the library's printer
     * @param library the library's parser
     */
    NotationTrial(String what, Function<T, String> canonical, Function<String, T> library) {
        this.what = what;
        this.canonical = canonical;
        this.library = library;
    }

    /** Described moves of one position. */
    public static NotationTrial<Move> describedMoves(Position position) {
        return new NotationTrial<>(
                "described move in the position " + position,
                move -> MoveNotation.describe(position, move),
                text -> MoveNotation.parse(position, text));
    }

    /** A printed text is the canonical one, to the character. */
    public void checkPrinting(T value, Function<T, String> printer) {
        String expected = canonical.apply(value);
        String printed = answer("printer", expected, () -> printer.apply(value));
        if (!printed.equals(expected)) {
            throw failure("The printer writes", printed, "The canonical text is\n\n" + expected);
        }
    }

    /** The canonical text is read as the value it stands for. */
    public void checkReading(T value, Function<String, T> parser) {
        checkRead(value, canonical.apply(value), parser);
    }

    /** A text that the library reads is read alike; one that it refuses is refused with an exception. */
    public void checkDamaged(T value, UnaryOperator<String> damage, Function<String, T> parser) {
        String text = damage.apply(canonical.apply(value));
        T expected;
        try {
            expected = library.apply(text);
        } catch (IllegalArgumentException refusal) {
            checkRefused(text, parser, refusal);
            return;
        }
        checkRead(expected, text, parser);
    }

    private void checkRead(T expected, String text, Function<String, T> parser) {
        T read = answer("parser", text, () -> parser.apply(text));
        if (!read.equals(expected)) {
            throw failure("The parser reads", text, "as " + read + "\n\nand not as " + expected);
        }
    }

    private void checkRefused(String text, Function<String, T> parser, IllegalArgumentException refusal) {
        T read;
        try {
            read = parser.apply(text);
        } catch (RuntimeException refused) {
            return;
        }
        throw failure("The parser accepts", text, "as " + read + "\n\nIt has to refuse it: " + refusal.getMessage());
    }

    private <R> R answer(String who, String text, Supplier<R> method) {
        R answer;
        try {
            answer = method.get();
        } catch (RuntimeException thrown) {
            throw failure("The " + who + " fails at", text, "with " + thrown);
        }
        if (answer == null) {
            throw failure("The " + who + " returns null for", text, "");
        }
        return answer;
    }

    private AssertionError failure(String deed, String text, String rest) {
        String report = deed + " the " + what + "\n\n" + text + "\n\n" + rest;
        return new ContractFailure(report, report);
    }
}
