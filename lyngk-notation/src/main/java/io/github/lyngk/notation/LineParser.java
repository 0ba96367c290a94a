package io.github.lyngk.notation;

import com.google.common.collect.ImmutableList;
import io.github.lyngk.core.Effect;
import io.github.lyngk.core.IllegalMoveException;
import io.github.lyngk.core.Point;
import io.github.lyngk.core.Position;
import io.github.lyngk.core.Rule;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Reads one line, the main line or a variation, and replays it as it goes. Stops at the token that is no part of it: a
 * result, a closing parenthesis or the end.
 */
final class LineParser {
    private final Lexer lexer;
    private final Findings findings;
    private final Set<Leniency> leniencies;
    private final LineReplay replay;
    private final int depth;

    private final ImmutableList.Builder<Comment> comments = ImmutableList.builder();
    private final ImmutableList.Builder<Turn> turns;

    /** The turn that is being read, null before the first one, and what stands after it. */
    private @Nullable Turn last;

    private final List<Annotation> annotations = new ArrayList<>();

    LineParser(Lexer lexer, Findings findings, Set<Leniency> leniencies, LineReplay replay, int depth) {
        this.lexer = lexer;
        this.findings = findings;
        this.leniencies = leniencies;
        this.replay = replay;
        this.depth = depth;
        turns = depth == 0 ? ImmutableList.builderWithExpectedSize(Point.COUNT) : ImmutableList.builder();
    }

    /**
     * Reads turns from the current token on.
     *
     * @throws RecordFault if a turn is malformed or illegal; the turns before it stay
     */
    void read() {
        while (true) {
            switch (lexer.kind()) {
                case COMMENT -> comment();
                case OPEN -> variation();
                case WORD -> {
                    if (Words.isResult(lexer)) {
                        return;
                    }
                    word();
                }
                case CLOSE, END -> {
                    return;
                }
            }
            lexer.next();
        }
    }

    private void comment() {
        if (last == null) {
            comments.add(lexer.comment());
        } else {
            annotations.add(lexer.comment());
        }
    }

    private void word() {
        if (Words.isNag(lexer)) {
            annotate(Words.nag(lexer));
            return;
        }
        int from = lexer.start();
        TurnNumber number = TurnNumber.read(lexer);
        if (number != null && lexer.next() != Lexer.Kind.WORD) {
            throw RecordFault.expected(lexer.start(), "a turn after its number");
        }
        if (Words.isPass(lexer)) {
            pass(number, from);
        } else {
            move(number, from);
        }
    }

    private void annotate(Nag nag) {
        if (last == null || last.isPass()) {
            throw RecordFault.expected(lexer.start(), "a move before an annotation");
        }
        annotations.add(nag);
    }

    /** Takes a pass; one that is not due is wrong whatever its number. */
    private void pass(@Nullable TurnNumber number, int from) {
        if (!replay.isPassDue()) {
            Position position = replay.position();
            throw new RecordFault(
                    DiagnosticCode.WRONG_PASS,
                    lexer.start(),
                    position.isOver() ? Rule.G1 : Rule.R6,
                    position.isOver()
                            ? "the game is over, so nobody passes"
                            : "the player to move has a move, so must not pass");
        }
        checkNumber(number, from);
        replay.pass();
        begin(new Turn.Pass(ImmutableList.of()));
    }

    private void move(@Nullable TurnNumber number, int from) {
        MoveText text = MoveText.read(lexer.text(), lexer.start(), lexer.end());
        if (text.comma() && !leniencies.contains(Leniency.COMMA_AFTER_CLAIM)) {
            throw RecordFault.expected(lexer.start() + 1, "a colon after the claim");
        }
        Nag sign = text.end() == lexer.end() ? null : Words.gluedSign(lexer, text.end());
        if (replay.isPassDue()) {
            passMissing(from);
        }
        checkNumber(number, from);
        // Only now: findings are cheap in the order of the text, and the number stands before the claim.
        if (text.comma()) {
            warn(
                    DiagnosticCode.COMMA_AFTER_CLAIM,
                    lexer.start() + 1,
                    null,
                    "a comma follows the claim, read as a colon");
        }
        Position before = replay.position();
        Effect effect;
        try {
            effect = before.effect(text.move());
        } catch (IllegalMoveException e) {
            MoveCheck.checkRoute(before, text, e.violation());
            String sentence = before.check(text.move()).sentence();
            throw new RecordFault(DiagnosticCode.ILLEGAL_MOVE, lexer.start(), e.rule(), sentence);
        }
        MoveCheck.check(text, effect);
        replay.advance(effect);
        begin(new Turn.Played(text.move(), ImmutableList.of()));
        if (sign != null) {
            annotations.add(sign);
        }
    }

    private void checkNumber(@Nullable TurnNumber number, int at) {
        boolean right = number == null ? !replay.isNumbered() : number.fits(replay);
        if (right) {
            return;
        }
        String expected = replay.isNumbered() ? "expected the number " + replay.number() : "expected no number";
        RecordFault fault = new RecordFault(DiagnosticCode.MOVE_NUMBER, at, null, expected + " before this turn");
        if (!leniencies.contains(Leniency.MOVE_NUMBERS)) {
            throw fault;
        }
        findings.warning(fault, replay.nextPly());
    }

    private void passMissing(int at) {
        String sentence = "the player whose turn it would be has no move, so \"--\" belongs here";
        if (!leniencies.contains(Leniency.MISSING_PASS)) {
            throw new RecordFault(DiagnosticCode.MISSING_PASS, at, Rule.R6, sentence);
        }
        warn(DiagnosticCode.MISSING_PASS, at, Rule.R6, sentence);
        complete();
    }

    private void warn(DiagnosticCode code, int at, @Nullable Rule rule, String sentence) {
        findings.warning(new RecordFault(code, at, rule, sentence), replay.nextPly());
    }

    private void variation() {
        if (last == null || last.isPass()) {
            throw RecordFault.expected(lexer.start(), "a move before a variation");
        }
        if (depth == Limits.NESTING) {
            throw new RecordFault(
                    DiagnosticCode.LIMIT, lexer.start(), null, "variations are nested deeper than " + Limits.NESTING);
        }
        LineParser inner = new LineParser(lexer, findings, leniencies, replay.variation(), depth + 1);
        try {
            inner.readVariation();
        } finally {
            annotations.add(new Variation(inner.comments(), inner.turns()));
        }
    }

    /** Reads a variation from behind its opening parenthesis; reports its fault here, so that the line around it goes on. */
    private void readVariation() {
        try {
            lexer.next();
            read();
            if (lexer.kind() == Lexer.Kind.WORD) {
                resultInside(lexer.start());
            } else if (lexer.kind() == Lexer.Kind.END) {
                throw stillOpen();
            } else {
                end();
            }
        } catch (RecordFault fault) {
            complete();
            if (lexer.kind() == Lexer.Kind.END || fault.code() == DiagnosticCode.LIMIT && findings.isFull()) {
                throw fault;
            }
            findings.checkRoom(fault.index());
            findings.error(fault, plyOf(fault));
            skipVariation();
        }
    }

    /** Reports a result in this variation; if nothing closes the variation, only that is to be said. */
    private void resultInside(int at) {
        skipVariation();
        complete();
        findings.checkRoom(at);
        findings.error(RecordFault.expected(at, "\")\": only the main line ends with a result"), Findings.NO_PLY);
    }

    private RecordFault stillOpen() {
        return RecordFault.expected(lexer.start(), "\")\": a variation is open");
    }

    /** Goes to the closing parenthesis of this variation, whatever stands before it. */
    private void skipVariation() {
        int open = 1;
        while (true) {
            switch (lexer.kind()) {
                case OPEN -> open++;
                case CLOSE -> {
                    if (--open == 0) {
                        return;
                    }
                }
                case END -> {
                    lexer.checkCutOff();
                    throw stillOpen();
                }
                case WORD, COMMENT -> {}
            }
            lexer.skip();
        }
    }

    /** Ends the line where the text ends it: a pass that is due must have been written. */
    void end() {
        if (replay.isPassDue()) {
            passMissing(lexer.start());
        }
    }

    /** Adds the pass that is due after the last turn, as every legal line has it. */
    void complete() {
        if (replay.isPassDue()) {
            replay.pass();
            begin(new Turn.Pass(ImmutableList.of()));
        }
    }

    /** Returns the number of the move that a fault is about, {@link Findings#NO_PLY} if it is about none. */
    int plyOf(RecordFault fault) {
        return switch (fault.code()) {
            case ILLEGAL_MOVE, WRONG_ROUTE, WRONG_MARK, WRONG_PASS, MISSING_PASS, MOVE_NUMBER -> replay.nextPly();
            default -> Findings.NO_PLY;
        };
    }

    Position position() {
        return replay.position();
    }

    ImmutableList<Comment> comments() {
        return comments.build();
    }

    /** Returns the turns; to be called once, at the end. */
    ImmutableList<Turn> turns() {
        endTurn();
        last = null;
        return turns.build();
    }

    private void begin(Turn turn) {
        endTurn();
        last = turn;
    }

    private void endTurn() {
        if (last != null) {
            turns.add(annotations.isEmpty() ? last : last.withAnnotations(annotations));
            annotations.clear();
        }
    }
}
