package io.github.lyngk.notation.reading;

import static java.nio.charset.StandardCharsets.ISO_8859_1;

import io.github.lyngk.core.IllegalMoveException;
import io.github.lyngk.core.Legality;
import io.github.lyngk.core.NotationException;
import io.github.lyngk.core.Position;
import io.github.lyngk.core.Rule;
import io.github.lyngk.core.Travel;
import io.github.lyngk.notation.Diagnostic;
import io.github.lyngk.notation.DiagnosticCode;
import io.github.lyngk.notation.Limits;
import io.github.lyngk.notation.Nag;
import io.github.lyngk.notation.text.DiagnosticList;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Reads and plays the turns of the main line or of a variation. */
final class LineReader {
    /** How many digits a number may have. */
    static final int MAX_DIGITS = 4;

    private static final int NO_NUMBER = -1;
    private static final String NUMBER = "a number such as 12. or 12... and a blank after it";

    private final MovetextReader moves;
    private final Lexer lexer;
    private final DiagnosticList found;
    private final Parts parts;
    private final Replay replay;
    private final int depth;
    private final WrittenMove move = new WrittenMove();

    private boolean atResult;

    /** Whether the line ends at a word that cannot be read. */
    private boolean unreadable;

    /** Whether the last turn is a move: only moves can be annotated and varied. */
    private boolean afterMove;

    /** The number before the turn that is being read, and its dots; negative if it is written with leading zeros. */
    private int number;

    private int dots;

    /** Whether a number was read and its turn was not; something else may be between them. */
    private boolean numberPending;

    /**
     * How much the numbers are off after a wrong one, so that the numbers that continue from it are not reported again.
     * While they are off, rounds seem to be missing.
     */
    private int numberOffset;

    /** Whether turns and numbers no longer match, after a missing or misplaced number. */
    private boolean numbersLost;

    /** Whether a turn seems to be missing, since a number is another player's. */
    private boolean turnsLost;

    /** The diagnostics about the turns of this line, without those of its variations that surely belong to it. */
    private final List<Diagnostic> reported = new ArrayList<>(0);

    LineReader(MovetextReader moves, Lexer lexer, DiagnosticList found, Replay replay, int depth) {
        this.moves = moves;
        this.lexer = lexer;
        this.found = found;
        this.parts = moves.parts();
        this.replay = replay;
        this.depth = depth;
    }

    /** {@return whether no turn seems to be missing, so that the end of the line can be checked} */
    boolean hasAllTurns() {
        return !turnsLost;
    }

    /** Reads the main line; {@return whether it was played up to the result, or to the end of the text} */
    boolean readMain() {
        boolean played = read();
        while (played && lexer.kind() == Lexer.Kind.CLOSE) {
            moves.closesNothing();
            lexer.next();
            played = read();
        }
        return played;
    }

    /**
     * Reads turns from the current token on, up to a result, a closing parenthesis or the end.
     *
     * @return false if the line cannot be played any further
     */
    private boolean read() {
        while (!found.isFull()) {
            switch (lexer.kind()) {
                case COMMENT -> {
                    moves.comment();
                    lexer.next();
                }
                case OPEN -> {
                    variation();
                    lexer.next();
                }
                case WORD -> {
                    if (!word()) {
                        return atResult;
                    }
                }
                case CLOSE -> {
                    return true;
                }
                case END -> {
                    if (numberPending) {
                        lexer.stop(); // A turn missing after a number has been reported.
                    }
                    return true;
                }
            }
        }
        lexer.stop();
        return false;
    }

    /**
     * Reads an annotation or a turn, with its number.
     *
     * @return whether the line continues: false at a result, or if it cannot be played any further
     */
    private boolean word() {
        int from = lexer.start();
        boolean numbered = readNumber();
        if (numbered && lexer.next() != Lexer.Kind.WORD) {
            if (lexer.isBroken()) {
                return false;
            }
            moves.expected(lexer.start(), "a turn after its number");
            numberPending = true;
            numbersLost = true;
            turnsLost = true;
            return true;
        }
        atResult = !numbered && moves.result() != null;
        return !atResult && (lexer.checkWord() ? readableWord(from, numbered) : unreadable());
    }

    private boolean readableWord(int from, boolean numbered) {
        if (!numbered && "$!?".indexOf(lexer.first()) >= 0) {
            annotation();
            lexer.next();
            return true;
        }
        if (!numbered && Tags.isDigit((char) lexer.first())) {
            moves.expected(from, NUMBER);
            return unreadable();
        }
        if (lexer.is(Replay.PASS)) {
            return pass(from);
        }
        if (!move.read(lexer.text(), lexer.start(), lexer.end())) {
            moves.expected(move.expectedAt(), move.expected());
            return unreadable();
        }
        if (move.end() == lexer.end()) {
            return move(from, 0);
        }
        boolean goesOn = "!?+#".indexOf(lexer.text()[move.end()]) >= 0;
        int sign = nag(move.end());
        return sign >= 0 || goesOn ? move(from, sign) : unreadable();
    }

    /**
     * Ends the line at a word that cannot be read. If it is the last word, it may be the result: no missing result is
     * reported.
     */
    private boolean unreadable() {
        unreadable = true;
        while (lexer.next() == Lexer.Kind.COMMENT) {
            // Faults of comments have been reported.
        }
        if (lexer.kind() == Lexer.Kind.END) {
            lexer.stop();
        }
        return false;
    }

    private void annotation() {
        int nag = nag(lexer.start());
        if (nag >= 0 && !afterMove) {
            moveMissing("an annotation");
        } else if (nag >= 0 && moves.room(1, lexer.start())) {
            parts.add(Parts.NAG - nag);
        }
    }

    /** {@return the annotation or the sign up to the end of the token, or a negative number if there is none} */
    private int nag(int from) {
        String written = new String(lexer.text(), from, lexer.end() - from, ISO_8859_1);
        boolean numeric = from == lexer.start() && written.startsWith("$");
        try {
            if (numeric || !written.startsWith("$")) {
                return Nag.parse(written).number();
            }
        } catch (NotationException e) {
            // Reported below: what is expected depends on the place.
        }
        moves.expected(from, numeric ? "an annotation from $0 to $" + Nag.MAX : "a sign (! ? !! ?? !? ?!) or a blank");
        return -1;
    }

    /** Reads the word if it is a number; {@return whether it is} */
    private boolean readNumber() {
        byte[] text = lexer.text();
        int start = lexer.start();
        int at = start;
        int value = 0;
        while (at < text.length && at - start < MAX_DIGITS && Tags.isDigit((char) text[at])) {
            value = value * 10 + text[at++] - '0';
        }
        number = numberPending ? number : NO_NUMBER;
        numberPending = false;
        if (at == start) {
            return false;
        }
        int first = at;
        while (at < text.length && text[at] == '.') {
            at++;
        }
        if (at - first != 1 && at - first != 3) {
            return false;
        }
        if (at != lexer.end()) {
            if (!move.read(text, at, text.length)) {
                return false;
            }
            moves.expected(start, NUMBER);
        }
        number = value;
        dots = text[start] == '0' ? -1 : at - first;
        lexer.splitAt(at);
        return true;
    }

    /** Reports a wrong number; {@return whether that is an error, so that an illegal move may follow from it} */
    private boolean checkNumber(int from) {
        boolean due = replay.isNumbered();
        boolean shaped = number != NO_NUMBER && due && dots == (replay.isSeconds() ? 3 : 1);
        if (shaped ? number == replay.round() : number == NO_NUMBER && !due) {
            numbersLost &= !shaped || turnsLost;
            numberOffset = shaped ? 0 : numberOffset;
            return false;
        }
        // The right number before the second player's turn is not needed, but shows that no turn is missing.
        boolean repeated = !due && !numbersLost && number == replay.round() && dots == 3;
        boolean strict = !found.accepts(DiagnosticCode.MOVE_NUMBER);
        if (strict && !repeated) {
            boolean ahead = number > replay.round();
            turnsLost |= numbersLost ? ahead : !shaped && number != NO_NUMBER;
            if (numbersLost || shaped && number == replay.round() + numberOffset) {
                return false;
            }
            numberOffset = shaped ? number - replay.round() : 0;
            numbersLost = !shaped;
        }
        String expected = due ? "expected the number " + replay.number() : "expected no number";
        report(
                from,
                Diagnostic.error(DiagnosticCode.MOVE_NUMBER, expected + " before this turn")
                        .withPly(replay.nextPly()));
        return strict && !repeated;
    }

    /** {@return whether turns seem to be missing before this one: then it may be wrong because of that} */
    private boolean followsGap() {
        return turnsLost || numberOffset != 0;
    }

    /** Reads a pass. A pass that is not due is an error whatever its number. */
    private boolean pass(int from) {
        if (!replay.isPassDue()) {
            if (!followsGap()) {
                wrongPass();
            }
            return false;
        }
        checkNumber(from);
        addPass();
        lexer.next();
        return true;
    }

    private void wrongPass() {
        boolean over = replay.position().isOver();
        String message = over
                ? "the game is over, so there is no pass"
                : "the player to move has a legal move and cannot be skipped";
        report(lexer.start(), DiagnosticCode.WRONG_PASS, over ? Rule.G1 : Rule.R6, message);
    }

    /**
     * Plays the move that was read.
     *
     * @param from where the turn begins, with its number
     * @param sign the annotation glued to the move, 0 if there is none, negative if the annotation is wrong
     */
    private boolean move(int from, int sign) {
        // Playing the move first shows whether a player was skipped before it.
        Position before = replay.position();
        // Following the written route, without a search and without a Move, saves 5 to 10 %.
        Position along = Travel.findAfter(before, move.claim(), move.route()).orElse(null);
        Position after = along == null ? play(before) : along;
        if (replay.isPassDue()) {
            passMissing(from);
        }
        boolean mayFollow = checkNumber(from) || turnsLost; // What is wrong may follow from a missing turn.
        if (move.hasComma()) {
            comma();
        }
        if (after == null) {
            if (!mayFollow && !followsGap()) {
                illegal(before);
            }
            return false;
        }
        if (along == null && !mayFollow) {
            wrongRoute(before);
        }
        if (sign >= 0 && !mayFollow) {
            checkMark(after);
        }
        boolean skips = moves.counts() && after.playerToMove() == before.playerToMove() && !after.isOver();
        if (!moves.room(skips ? 2 : 1, lexer.start())) {
            return false;
        }
        replay.advance(after);
        parts.add(move.index());
        afterMove = true;
        if (sign > 0 && moves.room(1, move.end())) {
            parts.add(Parts.NAG - sign);
        }
        lexer.next();
        return true;
    }

    /** {@return the position after the move, null if it is illegal} */
    private @Nullable Position play(Position before) {
        try {
            return before.play(move.move());
        } catch (IllegalMoveException e) {
            return null;
        }
    }

    private void comma() {
        if (found.accepts(DiagnosticCode.COMMA_AFTER_CLAIM)) {
            report(
                    move.commaAt(),
                    Diagnostic.error(DiagnosticCode.COMMA_AFTER_CLAIM, "a comma follows the claim, read as a colon")
                            .withPly(replay.nextPly()));
        } else {
            moves.expected(move.commaAt(), "a colon after the claim");
        }
    }

    private void illegal(Position before) {
        if (!wrongRoute(before)) {
            Legality legality = before.check(move.move());
            report(lexer.start(), DiagnosticCode.ILLEGAL_MOVE, legality.rule().orElseThrow(), legality.message());
        }
    }

    /** Reports the fault of the written route, if there is one; {@return whether there is} */
    private boolean wrongRoute(Position before) {
        WrittenMoveCheck.WrongRoute route = WrittenMoveCheck.wrongRoute(before, move);
        if (route != null) {
            report(route.index(), route.diagnostic().withPly(replay.nextPly()));
        }
        return route != null;
    }

    private void checkMark(Position after) {
        Diagnostic mark = WrittenMoveCheck.wrongMark(move, after);
        if (mark != null) {
            report(move.end() - 1, mark.withPly(replay.nextPly()));
        }
    }

    private void variation() {
        int open = lexer.start();
        boolean deep = depth == Limits.NESTING;
        if (!afterMove) {
            moveMissing("a variation");
        } else if (deep) {
            found.addAtByte(
                    open,
                    Diagnostic.error(DiagnosticCode.LIMIT, "variations are nested deeper than " + Limits.NESTING));
        }
        if (!afterMove || deep) {
            lexer.next();
            if (!moves.skipVariation()) {
                lexer.stop(); // What is missing at the end has been reported at the opening parenthesis.
            }
        } else if (moves.room(1, open)) {
            lexer.next();
            parts.open(replay.before());
            LineReader variation = new LineReader(moves, lexer, found, replay.variation(), depth + 1);
            variation.numberOffset = numberOffset;
            variation.numbersLost = numbersLost;
            variation.turnsLost = turnsLost;
            variation.readVariation();
            if (variation.beginsWithWrongNumber()) {
                reported.addAll(variation.reported);
            }
            parts.add(Parts.CLOSE);
        }
    }

    /** Reads a variation up to its closing parenthesis. */
    private void readVariation() {
        boolean played = read();
        if (played && lexer.kind() == Lexer.Kind.CLOSE) {
            end(true);
            return;
        }
        int at = lexer.start();
        boolean atWord = played && lexer.kind() == Lexer.Kind.WORD;
        end(false);
        if (moves.skipVariation()) {
            if (atWord) {
                moves.expected(at, "\")\": only the main line ends with a result");
            }
        } else if (unreadable) {
            lexer.stop(); // The word that cannot be read may have been or held the parenthesis.
        } else if (moves.stillOpen()) {
            // Turns after the missing parenthesis were read as turns of this variation.
            found.remove(reported);
        }
    }

    /** {@return whether this seems to be a variation of an outer line, since a parenthesis before it is missing} */
    private boolean beginsWithWrongNumber() {
        return !reported.isEmpty() && reported.get(0).code() == DiagnosticCode.MOVE_NUMBER;
    }

    /** Adds the pass that is due after the last turn, if any; if the line is complete, it should have been written. */
    void end(boolean complete) {
        if (replay.isPassDue() && complete) {
            passMissing(lexer.start());
        } else if (replay.isPassDue()) {
            addPass();
        }
    }

    private void passMissing(int at) {
        String message = "the player whose turn it would be has no move, so \"" + Replay.PASS + "\" belongs here";
        report(at, DiagnosticCode.MISSING_PASS, Rule.R6, message);
        // Later numbers may or may not count the missing pass, so they cannot be checked.
        numbersLost |= !found.accepts(DiagnosticCode.MISSING_PASS);
        addPass();
    }

    private void addPass() {
        replay.pass();
        parts.add(Parts.PASS);
        afterMove = false;
    }

    private void moveMissing(String what) {
        report(lexer.start(), Diagnostic.error(DiagnosticCode.SYNTAX, "expected a move before " + what));
    }

    private void report(int index, DiagnosticCode code, Rule rule, String message) {
        report(index, Diagnostic.error(code, message).withRule(rule).withPly(replay.nextPly()));
    }

    /** Reports a fault of a turn of this line. */
    private void report(int index, Diagnostic diagnostic) {
        reported.add(found.addAtByte(index, diagnostic));
    }
}
