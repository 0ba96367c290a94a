package io.github.lyngk.testkit.texts;

import io.github.lyngk.core.Move;
import io.github.lyngk.core.Position;
import io.github.lyngk.notation.GameRecord;
import io.github.lyngk.notation.MoveNotation;
import java.util.Collection;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.BiFunction;
import java.util.function.Function;
import java.util.function.Supplier;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * Compares a printer or a parser of one format with the library's: a printer writes the canonical text to the character; a
 * parser reads whatever the library reads as the same value, and refuses the rest with an exception: one of its own, or the
 * library's that says what is wrong.
 *
 * @param <T> what is printed and read
 */
public final class NotationTrial<T> {

    public static final NotationTrial<Position> POSITIONS =
            new NotationTrial<>("position lines", "", Position::toString, Position::parse);
    public static final NotationTrial<Move> MOVES = new NotationTrial<>("moves", "", Move::toString, Move::parse);
    public static final NotationTrial<GameRecord> RECORDS =
            new NotationTrial<>("records", "", GameRecord::toString, GameRecord::parse);

    private static final String DESCRIBED_MOVES = "described moves";
    private static final String INDENT = "\n    ";

    private final String what;
    private final String where;
    private final Function<T, String> canonical;
    private final Function<String, T> library;

    /**
     * Compares with the library.
     *
     * @param what what is printed and read, for reports
     * @param where a line that tells the position it is about, if there is one
     * @param canonical the library's printer
     * @param library the library's parser
     */
    private NotationTrial(String what, String where, Function<T, String> canonical, Function<String, T> library) {
        this.what = what;
        this.where = where;
        this.canonical = canonical;
        this.library = library;
    }

    private static NotationTrial<Move> describedMoves(Position position) {
        return new NotationTrial<>(
                DESCRIBED_MOVES,
                INDENT + "in the position " + position,
                move -> MoveNotation.describe(position, move),
                text -> MoveNotation.parse(position, text));
    }

    /** Prints the values of all texts that stand for any, each once. */
    public void checkPrinting(Stream<Probe> probes, Function<T, String> printer) {
        NotationReport report = new NotationReport("The printer of " + what);
        Set<T> printed = new HashSet<>();
        probes.forEach(probe -> {
            T value = Attempt.of(() -> library.apply(probe.text())).given();
            if (value != null && printed.add(value)) {
                print(probe.sort(), value, printer, report);
            }
        });
        report.check();
    }

    /** Reads all texts, each once. */
    public void checkReading(Stream<Probe> probes, Function<String, T> parser) {
        NotationReport report = new NotationReport("The parser of " + what);
        read(probes, parser, report);
        report.check();
    }

    /** Describes all legal moves of some positions. */
    public static void checkDescribing(Collection<Position> positions, BiFunction<Position, Move, String> printer) {
        NotationReport report = new NotationReport("The printer of " + DESCRIBED_MOVES);
        for (Position position : positions) {
            NotationTrial<Move> trial = describedMoves(position);
            for (Move move : position.legalMoves()) {
                trial.print("a legal move", move, given -> printer.apply(position, given), report);
            }
        }
        report.check();
    }

    /** Reads described moves of some positions. */
    public static void checkReadingDescribed(
            Collection<Position> positions,
            Function<Position, Stream<Probe>> probes,
            BiFunction<Position, String, Move> parser) {
        NotationReport report = new NotationReport("The parser of " + DESCRIBED_MOVES);
        for (Position position : positions) {
            describedMoves(position).read(probes.apply(position), text -> parser.apply(position, text), report);
        }
        report.check();
    }

    private void print(String sort, T value, Function<T, String> printer, NotationReport report) {
        String expected = canonical.apply(value);
        Attempt<String> printed = Attempt.of(() -> printer.apply(value));
        String text = printed.given();
        if (expected.equals(text)) {
            report.right();
        } else if (text == null) {
            wrong(report, "does not write", new Probe(sort, expected), 0, () -> List.of("it " + printed.instead()));
        } else {
            int place = Visible.difference(expected, text);
            wrong(
                    report,
                    "writes",
                    new Probe(sort, text),
                    place,
                    () -> List.of("the canonical text is " + Visible.quote(expected, place)));
        }
    }

    private void read(Stream<Probe> probes, Function<String, T> parser, NotationReport report) {
        Set<String> known = new HashSet<>();
        probes.filter(probe -> known.add(probe.text())).forEach(probe -> {
            Attempt<T> expected = Attempt.of(() -> library.apply(probe.text()));
            Attempt<T> read = Attempt.of(() -> parser.apply(probe.text()));
            T value = expected.given();
            if (value == null ? read.isRefusalLike(expected) : value.equals(read.given())) {
                report.right();
            } else {
                wrong(report, deed(value, read), probe, expected.place(), () -> answers(expected, read));
            }
        });
    }

    private static String deed(@Nullable Object right, Attempt<?> read) {
        if (right == null) {
            return read.given() != null
                    ? "accepts"
                    : read.isRefusal() ? "refuses as something else" : "does not refuse";
        }
        return read.given() == null ? "does not read" : "misreads";
    }

    /** What the parser says and what the library says, cut where they begin to differ. */
    private static <T> List<String> answers(Attempt<T> expected, Attempt<T> read) {
        String right = String.valueOf(expected.given());
        String given = String.valueOf(read.given());
        int place = Visible.difference(right, given);
        return List.of(
                read.given() == null ? "it " + read.instead() : "as " + Visible.quote(given, place),
                expected.given() == null
                        ? "the library " + expected.instead()
                        : "the library reads " + Visible.quote(right, place));
    }

    private void wrong(NotationReport report, String deed, Probe probe, int place, Supplier<List<String>> lines) {
        report.wrong(
                deed + " " + probe.sort(),
                () -> "It " + deed + " " + Visible.quote(probe.text(), place) + " (" + probe.sort() + ")" + where
                        + INDENT + String.join(INDENT, lines.get()));
    }
}
