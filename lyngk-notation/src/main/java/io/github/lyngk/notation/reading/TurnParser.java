package io.github.lyngk.notation.reading;

import io.github.lyngk.core.Effect;
import io.github.lyngk.core.IllegalMoveException;
import io.github.lyngk.core.Position;
import io.github.lyngk.notation.DiagnosticCode;
import io.github.lyngk.notation.Limits;
import io.github.lyngk.notation.text.Fault;
import io.github.lyngk.notation.text.Faults;
import org.jspecify.annotations.Nullable;

/**
 * Reads the turns of the main line or of a variation, and replays them as it goes. Stops at the token that is no part of
 * it: a result, a closing parenthesis or the end.
 */
final class TurnParser {
    /** What the last turn was: only a move can be annotated and varied. */
    private enum Last {
        NONE,
        MOVE,
        PASS
    }

    private final Lexer lexer;
    private final Faults faults;
    private final Replay replay;
    private final TurnSink turns;
    private final Parts parts;
    private final int depth;
    private Last last = Last.NONE;

    TurnParser(Lexer lexer, Faults faults, Replay replay, TurnSink turns, Parts parts, int depth) {
        this.lexer = lexer;
        this.faults = faults;
        this.replay = replay;
        this.turns = turns;
        this.parts = parts;
        this.depth = depth;
    }

    /**
     * Reads turns from the current token on.
     *
     * @throws Fault if a turn is malformed or illegal; the turns before it stay
     */
    void read() {
        while (true) {
            switch (lexer.kind()) {
                case COMMENT -> {
                    parts.add(1, lexer.start());
                    turns.comment(lexer.comment());
                }
                case OPEN -> variation();
                case WORD -> {
                    if (Vocabulary.result(lexer).isPresent()) {
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

    private void word() {
        if (NagSigns.areBegunBy(lexer.first())) {
            int nag = NagSigns.read(lexer.text(), lexer.start(), lexer.end());
            requireMove("an annotation");
            parts.add(1, lexer.start());
            turns.nag(nag);
            return;
        }
        int from = lexer.start();
        TurnNumber number = TurnNumber.read(lexer);
        if (number != null && lexer.next() != Lexer.Kind.WORD) {
            throw Fault.expected(lexer.start(), "a turn after its number");
        }
        if (lexer.is(Vocabulary.PASS)) {
            pass(number, from);
        } else {
            move(number, from);
        }
    }

    private void requireMove(String what) {
        if (last != Last.MOVE) {
            throw Fault.expected(lexer.start(), "a move before " + what);
        }
    }

    /** Takes a pass; one that is not due is wrong whatever its number. */
    private void pass(@Nullable TurnNumber number, int from) {
        if (!replay.isPassDue()) {
            throw TurnFaults.wrongPass(replay, lexer.start());
        }
        checkNumber(number, from);
        addPass();
    }

    private void move(@Nullable TurnNumber number, int from) {
        WrittenMove text = WrittenMove.read(lexer.text(), lexer.start(), lexer.end());
        if (text.comma() && !faults.accepts(DiagnosticCode.COMMA_AFTER_CLAIM)) {
            throw text.colonExpected();
        }
        boolean signed = text.end() < lexer.end();
        int sign = signed ? NagSigns.readSign(lexer.text(), text.end(), lexer.end()) : 0;
        if (replay.isPassDue()) {
            passMissing(from);
        }
        checkNumber(number, from);
        // Only now: places are cheap in the order of the text, and the number stands before the claim.
        if (text.comma()) {
            String sentence = "a comma follows the claim, read as a colon";
            faults.errorUnlessAccepted(Fault.of(DiagnosticCode.COMMA_AFTER_CLAIM, lexer.start() + 1, sentence)
                    .atPly(replay.nextPly()));
        }
        Effect effect = effect(text);
        // A pass that is due comes with the move, so that there is always room to add it.
        parts.add(effect.skipsOpponent() ? 2 : 1, lexer.start());
        replay.advance(effect);
        turns.move(text.move());
        last = Last.MOVE;
        if (signed) {
            parts.add(1, text.end());
            turns.nag(sign);
        }
    }

    /** What a written move does, if it is legal and what is written around it is right, or accepted. */
    private Effect effect(WrittenMove text) {
        Position before = replay.position();
        Effect effect;
        try {
            effect = before.effect(text.move());
        } catch (IllegalMoveException e) {
            WrittenMoveCheck.checkRoute(before, text, e.violation());
            throw TurnFaults.illegalMove(replay, text.move(), lexer.start());
        }
        WrittenMoveCheck.checkRoute(text, effect);
        WrittenMoveCheck.wrongMark(text, effect)
                .ifPresent(fault -> faults.errorUnlessAccepted(fault.atPly(replay.nextPly())));
        return effect;
    }

    private void checkNumber(@Nullable TurnNumber number, int at) {
        boolean right = number == null ? !replay.isNumbered() : number.fits(replay);
        if (!right) {
            String expected = replay.isNumbered() ? "expected the number " + replay.number() : "expected no number";
            faults.errorUnlessAccepted(Fault.of(DiagnosticCode.MOVE_NUMBER, at, expected + " before this turn")
                    .atPly(replay.nextPly()));
        }
    }

    private void passMissing(int at) {
        faults.errorUnlessAccepted(TurnFaults.missingPass(replay, Vocabulary.PASS, at));
        addPass();
    }

    private void variation() {
        requireMove("a variation");
        if (depth == Limits.NESTING) {
            throw Fault.of(DiagnosticCode.LIMIT, lexer.start(), "variations are nested deeper than " + Limits.NESTING);
        }
        parts.add(1, lexer.start());
        turns.openVariation(replay.before());
        try {
            new TurnParser(lexer, faults, replay.variation(), turns, parts, depth + 1).readVariation();
        } finally {
            turns.closeVariation();
        }
    }

    /** Reads a variation from behind its opening parenthesis; notes its fault here, so that the line around it goes on. */
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
        } catch (Fault fault) {
            complete();
            if (lexer.kind() == Lexer.Kind.END
                    || parts.areTooMany()
                    || fault.code() == DiagnosticCode.LIMIT && faults.isFull()) {
                throw fault;
            }
            faults.checkRoom(fault.index());
            faults.error(atItsPly(fault));
            skipVariation();
        }
    }

    /** Notes a result in this variation; if nothing closes the variation, only that is to be said. */
    private void resultInside(int at) {
        skipVariation();
        complete();
        faults.checkRoom(at);
        faults.error(Fault.expected(at, "\")\": only the main line ends with a result"));
    }

    private Fault stillOpen() {
        return Fault.expected(lexer.start(), "\")\": a variation is open");
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

    /** Ends where the text ends: a pass that is due must have been written. */
    void end() {
        if (replay.isPassDue()) {
            passMissing(lexer.start());
        }
    }

    /** Adds the pass that is due after the last turn, as R6 has it. */
    void complete() {
        if (replay.isPassDue()) {
            addPass();
        }
    }

    private void addPass() {
        replay.pass();
        turns.pass();
        last = Last.PASS;
    }

    /** {@return the fault with the number of the move that was being read, if it is about that} */
    Fault atItsPly(Fault fault) {
        return isAboutTurn(fault.code()) ? fault.atPly(replay.nextPly()) : fault;
    }

    Position position() {
        return replay.position();
    }

    private static boolean isAboutTurn(DiagnosticCode code) {
        return switch (code) {
            case ILLEGAL_MOVE, WRONG_ROUTE, WRONG_MARK, WRONG_PASS, MISSING_PASS, MOVE_NUMBER -> true;
            default -> false;
        };
    }
}
