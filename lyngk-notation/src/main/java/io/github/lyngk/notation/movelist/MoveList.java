package io.github.lyngk.notation.movelist;

import com.google.common.base.CharMatcher;
import com.google.common.collect.ImmutableList;
import io.github.lyngk.core.IllegalMoveException;
import io.github.lyngk.core.Move;
import io.github.lyngk.core.Position;
import io.github.lyngk.notation.DiagnosticCode;
import io.github.lyngk.notation.Limits;
import io.github.lyngk.notation.reading.Lexer;
import io.github.lyngk.notation.reading.Replay;
import io.github.lyngk.notation.reading.StartLine;
import io.github.lyngk.notation.reading.TurnFaults;
import io.github.lyngk.notation.text.Fault;
import io.github.lyngk.notation.text.Faults;
import io.github.lyngk.notation.text.FreeText;
import io.github.lyngk.notation.text.TextCut;
import io.github.lyngk.notation.text.Utf8;
import java.util.Optional;

/**
 * A game as a list of moves tells it. Such a text may end anywhere, also where a pass is due.
 *
 * @param start the position before the first move
 * @param moves its legal moves
 */
public record MoveList(Position start, ImmutableList<Move> moves) {
    private static final CharMatcher BLANK = CharMatcher.anyOf(" \t");

    /** Reads a game; {@return it, or its legal prefix, empty if there is not even a start} */
    public static Optional<MoveList> read(TextCut text, Dialect dialect, Faults faults) {
        Lexer lexer = new Lexer(text);
        return readStart(lexer, dialect, faults)
                .map(start -> new MoveList(start, readMoves(lexer, dialect, start, faults)));
    }

    /** {@return where a game starts, without replaying it; empty if it has no possible start} */
    public static Optional<Position> start(TextCut text, Dialect dialect, Faults faults) {
        return readStart(new Lexer(text), dialect, faults);
    }

    /** Reads the first line. */
    private static Optional<Position> readStart(Lexer lexer, Dialect dialect, Faults faults) {
        String text = lexer.text();
        int lineEnd = text.indexOf('\n');
        lexer.moveTo(lineEnd < 0 ? text.length() : lineEnd);
        String line = BLANK.trimFrom(text.substring(0, lexer.end()));
        int from = Math.max(0, BLANK.negate().indexIn(text));
        try {
            lexer.checkCutOff();
            checkStart(line, from, lexer, dialect);
            StartLine start = StartLine.read(line, dialect::start, at -> from + at);
            start.faults().forEach(faults::error);
            start.oddity().ifPresent(faults::warning);
            return start.position();
        } catch (Fault fault) {
            faults.error(fault);
            return Optional.empty();
        }
    }

    /** Checks that a line, which stands at an index of the text, is worth reading. */
    private static void checkStart(String line, int from, Lexer lexer, Dialect dialect) {
        if (!MoveListCutter.isStart(Utf8.bytes(line), 0, Utf8.bytes(line).length)) {
            throw Fault.of(
                    DiagnosticCode.TAG_MISSING,
                    from,
                    "the start is missing: the first line must be " + dialect.startForm());
        }
        int bad = FreeText.indexOfFault(line);
        if (bad >= 0) {
            throw lexer.badCharacter(from + bad, "the start");
        }
        if (!FreeText.fits(line, Limits.TAG_VALUE)) {
            throw Fault.of(DiagnosticCode.LIMIT, from, "the start has more than " + Limits.TAG_VALUE + " characters");
        }
    }

    private static ImmutableList<Move> readMoves(Lexer lexer, Dialect dialect, Position start, Faults faults) {
        Replay replay = Replay.from(start);
        ImmutableList.Builder<Move> moves = ImmutableList.builder();
        try {
            for (int end = lexer.end(); lexer.next() != Lexer.Kind.END; end = lexer.end()) {
                int at = lexer.start();
                if (dialect.hasTurnsInLines() && !isLineEndBetween(lexer.text(), end, at)) {
                    throw Fault.expected(at, "the end of the line: one turn a line");
                }
                if (dialect.pass().filter(lexer::is).isPresent()) {
                    if (!replay.isPassDue()) {
                        throw TurnFaults.wrongPass(replay, at);
                    }
                    replay.pass();
                } else {
                    Move move = readMove(lexer, dialect);
                    skip(replay, dialect, at, faults);
                    play(replay, move, at);
                    moves.add(move);
                }
            }
        } catch (Fault fault) {
            faults.error(fault);
        }
        return moves.build();
    }

    private static Move readMove(Lexer lexer, Dialect dialect) {
        if (lexer.kind() != Lexer.Kind.WORD) {
            throw Fault.expected(lexer.start(), "a move");
        }
        return dialect.move(lexer);
    }

    /** Skips a player who has no move (R6); where passes are written, this one is missing. */
    private static void skip(Replay replay, Dialect dialect, int at, Faults faults) {
        if (replay.isPassDue()) {
            dialect.pass().ifPresent(word -> faults.errorUnlessAccepted(TurnFaults.missingPass(replay, word, at)));
            replay.pass();
        }
    }

    private static void play(Replay replay, Move move, int at) {
        try {
            replay.move(move);
        } catch (IllegalMoveException e) {
            throw TurnFaults.illegalMove(replay, move, at);
        }
    }

    /** {@return whether two places in a text stand in different lines} */
    static boolean isLineEndBetween(String text, int from, int to) {
        int lineEnd = text.indexOf('\n', from);
        return lineEnd >= 0 && lineEnd < to;
    }
}
