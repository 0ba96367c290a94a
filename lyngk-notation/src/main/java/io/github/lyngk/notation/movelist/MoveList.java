package io.github.lyngk.notation.movelist;

import com.google.common.collect.ImmutableMap;
import io.github.lyngk.core.IllegalSetupException;
import io.github.lyngk.core.Legality;
import io.github.lyngk.core.Move;
import io.github.lyngk.core.NotationException;
import io.github.lyngk.core.Position;
import io.github.lyngk.core.Setup;
import io.github.lyngk.notation.DiagnosticCode;
import io.github.lyngk.notation.GameRecord;
import io.github.lyngk.notation.Limits;
import io.github.lyngk.notation.RecordBuilder;
import io.github.lyngk.notation.reading.Tags;
import io.github.lyngk.notation.text.DiagnosticList;
import io.github.lyngk.notation.text.FreeText;
import io.github.lyngk.notation.text.GameDiagnostics;
import io.github.lyngk.notation.text.TextCut;
import io.github.lyngk.notation.text.Utf8;
import java.util.Optional;
import java.util.Set;

/** Reads a game that is written as a list of moves. Such a text may end anywhere, also where a pass is due. */
public final class MoveList {
    private final Dialect dialect;
    private final Words words;
    private final DiagnosticList diagnostics;

    private MoveList(TextCut cut, Dialect dialect, DiagnosticList diagnostics) {
        this.dialect = dialect;
        this.words = new Words(cut, diagnostics);
        this.diagnostics = diagnostics;
    }

    /** Reads a game; {@return it, or its legal prefix, empty if there is no start} */
    public static Optional<GameRecord> read(TextCut cut, Dialect dialect, DiagnosticList diagnostics) {
        MoveList list = new MoveList(cut, dialect, diagnostics);
        return list.readStart().map(list::readTurns);
    }

    /** {@return the tags of a game that need no replay: where it starts, nothing if there is no start} */
    public static ImmutableMap<String, String> tags(TextCut cut, Dialect dialect) {
        return new MoveList(cut, dialect, new DiagnosticList(cut, 1, Set.of()))
                .readStart()
                .map(start -> ImmutableMap.of(Tags.POSITION, start.toString()))
                .orElseGet(ImmutableMap::of);
    }

    /** Reads the first line. */
    private Optional<Position> readStart() {
        if (!words.nextLine() || !checkStart(words.word(), words.start())) {
            return Optional.empty();
        }
        int from = words.start();
        try {
            Setup setup = dialect.start(words.word());
            Position start = Position.of(setup);
            if (!setup.isInitial()) {
                diagnostics.add(from, GameDiagnostics.notInitial());
            }
            return Optional.of(start);
        } catch (NotationException e) {
            diagnostics.add(from + e.index(), GameDiagnostics.malformed(e));
        } catch (IllegalSetupException e) {
            e.impossibilities().forEach(problem -> diagnostics.add(from, GameDiagnostics.impossible(problem)));
        }
        return Optional.empty();
    }

    /** {@return whether the line at an index is worth reading} */
    private boolean checkStart(String line, int from) {
        byte[] bytes = Utf8.bytes(line);
        if (!MoveListCutter.isStart(bytes, 0, bytes.length)) {
            String sentence = "the start is missing: the first line must be " + dialect.startForm();
            return words.fail(from, DiagnosticCode.TAG_MISSING, sentence);
        }
        int bad = FreeText.indexOfFault(line);
        if (bad >= 0) {
            return words.badCharacter(from + bad, "the start");
        }
        return FreeText.fits(line, Limits.TAG_VALUE)
                || words.fail(
                        from, DiagnosticCode.LIMIT, "the start has more than " + Limits.TAG_VALUE + " characters");
    }

    private GameRecord readTurns(Position start) {
        RecordBuilder record = GameRecord.builder(start);
        int ply = 1;
        while (words.next()) {
            if (dialect.hasTurnsInLines() && !words.isFirst()) {
                words.expected(words.start(), "the end of the line: one turn a line");
                break;
            }
            if (dialect.pass().filter(words.word()::equals).isPresent()) {
                if (!record.isPassDue()) {
                    words.fail(words.start(), GameDiagnostics.wrongPass(record.position(), ply));
                    break;
                }
                record.pass();
            } else if (readMove(record, ply)) {
                ply++;
            } else {
                break;
            }
        }
        return record.build();
    }

    /** Reads a move and plays it, after the pass that may be due (R6); {@return false after a fault} */
    private boolean readMove(RecordBuilder record, int ply) {
        int at = words.start();
        Optional<Move> move = words.isMove() ? dialect.move(words) : words.expected(at, "a move");
        if (move.isEmpty()) {
            return false;
        }
        if (record.isPassDue() && dialect.pass().isPresent()) {
            diagnostics.add(at, GameDiagnostics.missingPass(dialect.pass().get(), ply));
            if (!diagnostics.accepts(DiagnosticCode.MISSING_PASS)) {
                return false;
            }
        }
        Legality legality = record.position().check(move.get());
        if (!legality.isLegal()) {
            return words.fail(at, GameDiagnostics.illegalMove(legality, ply));
        }
        record.play(move.get());
        return true;
    }
}
