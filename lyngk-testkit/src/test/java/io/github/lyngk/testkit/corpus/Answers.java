package io.github.lyngk.testkit.corpus;

import com.google.common.base.Ascii;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import com.google.common.collect.Iterables;
import io.github.lyngk.core.IllegalMoveException;
import io.github.lyngk.core.IllegalSetupException;
import io.github.lyngk.core.Move;
import io.github.lyngk.core.NotationException;
import io.github.lyngk.core.Position;
import io.github.lyngk.core.Problem;
import io.github.lyngk.core.Setup;
import io.github.lyngk.core.Violation;
import io.github.lyngk.notation.GameRecord;
import io.github.lyngk.notation.MoveNotation;
import io.github.lyngk.testkit.EngineResult;
import io.github.lyngk.testkit.PerftTable;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import java.util.function.Supplier;
import java.util.stream.Collectors;

/** The tables of the corpus as they should be: the columns that people edit, and the library's answers in the others. */
final class Answers {
    private Answers() {}

    /** The rows of a table. */
    static ImmutableList<List<String>> of(String table) {
        ImmutableList<List<String>> rows = Corpus.rows(table);
        return switch (table) {
            case "positions.tsv" -> each(rows, Answers::position);
            case "refused.tsv" -> each(rows, Answers::refused);
            case "games.tsv" -> games(rows);
            case "setups.tsv" -> each(rows, Answers::setup);
            case "perft.tsv" -> perft();
            case "records.tsv" -> RecordFile.records("records", rows);
            case "boardspace.tsv" -> RecordFile.records("boardspace", rows);
            case "diagnostics.tsv" -> RecordFile.diagnostics(rows);
            case "lines.tsv" -> each(rows, row -> text(row, () -> Position.parse(Tsv.unquote(row.get(0)))));
            case "moves.tsv" -> each(rows, row -> text(row, () -> Move.parse(Tsv.unquote(row.get(0)))));
            case "described.tsv" -> each(rows, Answers::described);
            case "record-texts.tsv" -> each(rows, Answers::recordText);
            default -> throw new IllegalArgumentException("no answers are known for " + table);
        };
    }

    private static ImmutableList<List<String>> each(
            List<List<String>> rows, Function<List<String>, List<String>> answered) {
        return rows.stream().map(answered).collect(ImmutableList.toImmutableList());
    }

    private static List<String> position(List<String> row) {
        Position position = Position.parse(row.get(2));
        return List.of(row.get(0), row.get(1), position.toString(), result(position), Tsv.join(position.legalMoves()));
    }

    private static String result(Position position) {
        return PositionLine.text(EngineResult.of(position));
    }

    private static List<String> refused(List<String> row) {
        Violation violation = Position.parse(row.get(2))
                .check(Move.parse(row.get(3)))
                .violation()
                .orElseThrow(() -> new AssertionError("legal: " + row));
        return List.of(
                row.get(0),
                row.get(1),
                row.get(2),
                row.get(3),
                violation.name(),
                violation.rule().name());
    }

    /** Plays the moves from the position at ply 0. */
    private static ImmutableList<List<String>> games(List<List<String>> rows) {
        List<Position> positions = new ArrayList<>();
        return each(rows, row -> {
            boolean start = row.get(1).equals("0");
            String player = start
                    ? Tsv.NOTHING
                    : "" + Iterables.getLast(positions).playerToMove().number();
            positions.add(
                    start
                            ? Position.parse(row.get(9))
                            : Iterables.getLast(positions).play(Move.parse(row.get(4))));
            return ply(row, player, Iterables.getLast(positions));
        });
    }

    private static List<String> ply(List<String> row, String player, Position position) {
        long plain = position.legalMoves().stream()
                .filter(move -> move.claim().isEmpty())
                .count();
        String claims = position.legalClaims().stream()
                .map(claim -> "" + claim.color().letter())
                .collect(Collectors.joining());
        return List.of(
                row.get(0),
                row.get(1),
                row.get(2),
                player,
                row.get(4),
                result(position),
                "" + position.legalMoveCount(),
                "" + plain,
                claims.isEmpty() ? Tsv.NOTHING : claims,
                position.toString(),
                Tsv.orNothing(position.outcome()
                        .map(end -> Ascii.toLowerCase(end.reason().name()))));
    }

    private static List<String> setup(List<String> row) {
        Setup setup = Setup.parse(row.get(2));
        ImmutableSet<Problem.Kind> kinds =
                setup.problems().stream().map(Problem::kind).collect(ImmutableSet.toImmutableSet());
        String verdict = !setup.isPossible() ? "impossible" : kinds.isEmpty() ? "right" : "unreachable";
        return List.of(row.get(0), row.get(1), setup.toString(), verdict, Tsv.join(kinds));
    }

    /** The table that the testkit publishes. */
    private static ImmutableList<List<String>> perft() {
        return PerftTable.published().entries().stream()
                .map(entry -> List.of(
                        "" + entry.depth(),
                        "" + entry.leaves(),
                        entry.position().toString()))
                .collect(ImmutableList.toImmutableList());
    }

    private static List<String> text(List<String> row, Supplier<?> reading) {
        String canonical = Tsv.NOTHING;
        String verdict = "valid";
        try {
            canonical = reading.get().toString();
        } catch (NotationException malformed) {
            verdict = "malformed";
        } catch (IllegalSetupException impossible) {
            verdict = "impossible";
        } catch (IllegalMoveException illegal) {
            verdict = "illegal";
        }
        return ImmutableList.<String>builder()
                .add(row.get(0), verdict, canonical)
                .addAll(row.subList(3, row.size()))
                .build();
    }

    private static List<String> described(List<String> row) {
        Position position = Position.parse(row.get(4));
        Supplier<Move> reading = () -> MoveNotation.parse(position, Tsv.unquote(row.get(0)));
        List<String> read = text(row, reading);
        String canonical = read.get(1).equals("valid") ? MoveNotation.describe(position, reading.get()) : Tsv.NOTHING;
        return List.of(read.get(0), read.get(1), canonical, read.get(3), read.get(4), read.get(2));
    }

    /** A text may be a file, and a file may be its own canonical text. */
    private static List<String> recordText(List<String> row) {
        boolean inFile = row.get(0).endsWith(".lyngk");
        String text = inFile ? Corpus.text(row.get(0)) : Tsv.unquote(row.get(0));
        try {
            String canonical = GameRecord.parse(text).toString();
            return List.of(
                    row.get(0),
                    "valid",
                    inFile && canonical.equals(text) ? row.get(0) : Tsv.quote(canonical),
                    row.get(3));
        } catch (NotationException invalid) {
            return List.of(row.get(0), "invalid", Tsv.NOTHING, row.get(3));
        }
    }
}
