package io.github.lyngk.notation.reading;

import static java.nio.charset.StandardCharsets.ISO_8859_1;

import io.github.lyngk.core.NotationException;
import io.github.lyngk.core.Position;
import io.github.lyngk.core.Travel;
import io.github.lyngk.notation.Limits;
import io.github.lyngk.notation.Nag;
import io.github.lyngk.notation.Result;
import org.jspecify.annotations.Nullable;

/**
 * Reads moves that need no diagnostic, in one pass over the bytes: turns with their numbers, ASCII comments in
 * braces, annotations and a result, but no variations. It gives up at anything else; then {@link LineReader} reads the
 * moves again and reports diagnostics. Most records are this plain, and validating them is 5 to 15 % faster this way.
 *
 * <p>It accepts only what {@link LineReader} accepts without a diagnostic, with equal {@link Parts}; a property test
 * compares them.
 */
final class PlainMoves {
    private final byte[] text;
    private final Replay replay;
    private final Parts parts = new Parts();
    private final WrittenMove move = new WrittenMove();
    private int at;
    private boolean afterMove;

    private PlainMoves(byte[] text, int at, Position start) {
        this.text = text;
        this.at = at;
        this.replay = Replay.from(start);
    }

    /** Reads the moves after the tags; {@return null if they need {@link LineReader}} */
    static @Nullable Movetext read(byte[] text, int at, Position start) {
        return new PlainMoves(text, at, start).read();
    }

    private @Nullable Movetext read() {
        boolean plain = true;
        int from = at;
        while (plain) {
            skipBlanks();
            from = at;
            plain = switch (byteAt(at)) {
                case '{' -> comment();
                case '!', '?', '$' -> annotation();
                default -> turn();
            };
        }
        at = from;
        return result();
    }

    private byte byteAt(int index) {
        return index < text.length ? text[index] : 0;
    }

    private static boolean isBlank(byte b) {
        return b == ' ' || b == '\n';
    }

    private void skipBlanks() {
        while (isBlank(byteAt(at))) {
            at++;
        }
    }

    private boolean comment() {
        int inside = at + 1;
        int end = inside;
        while (byteAt(end) >= ' ' && text[end] != '}' && text[end] != 0x7f || byteAt(end) == '\n') {
            end++;
        }
        if (byteAt(end) != '}' || end - inside > Limits.COMMENT) {
            return false;
        }
        parts.comment(inside, end);
        at = end + 1;
        return true;
    }

    private boolean annotation() {
        int end = wordEnd();
        try {
            parts.add(Parts.NAG - Nag.parse(word(end)).number());
        } catch (NotationException e) {
            return false;
        }
        at = end;
        return afterMove;
    }

    private boolean turn() {
        return (!replay.isNumbered() || number()) && (byteAt(at) == '-' ? pass() : move());
    }

    /** Reads the number that is due, and everything between it and the turn. */
    private boolean number() {
        int end = at;
        int number = 0;
        while (byteAt(end) >= '0' && text[end] <= '9' && end - at < LineReader.MAX_DIGITS) {
            number = number * 10 + text[end++] - '0';
        }
        int dots = end;
        while (byteAt(end) == '.') {
            end++;
        }
        boolean due = number == replay.round()
                && byteAt(at) != '0'
                && end - dots == (replay.isSeconds() ? 3 : 1)
                && isBlank(byteAt(end));
        at = end;
        skipBlanks();
        return due;
    }

    private boolean pass() {
        int end = at + Replay.PASS.length();
        if (byteAt(at + 1) != '-' || !isBlank(byteAt(end)) || !replay.isPassDue()) {
            return false;
        }
        replay.pass();
        parts.add(Parts.PASS);
        afterMove = false;
        at = end;
        return true;
    }

    private boolean move() {
        if (!move.read(text, at, text.length) || move.hasComma() || !endsMove(move.end())) {
            return false;
        }
        Position after =
                Travel.findAfter(replay.position(), move.claim(), move.route()).orElse(null);
        // Now that the move is played, it is known whether a player was skipped before.
        if (after == null || replay.isPassDue() || WrittenMoveCheck.wrongMark(move, after) != null) {
            return false;
        }
        replay.advance(after);
        parts.add(move.index());
        afterMove = true;
        at = move.end();
        return true;
    }

    /** Returns whether a move may end at an index: before a blank or a sign. */
    private boolean endsMove(int end) {
        byte next = byteAt(end);
        return end - at <= Limits.TOKEN && (isBlank(next) || next == '!' || next == '?');
    }

    private int wordEnd() {
        int end = at;
        while (byteAt(end) > ' ') {
            end++;
        }
        return end;
    }

    private String word(int end) {
        return new String(text, at, end - at, ISO_8859_1);
    }

    private @Nullable Movetext result() {
        int end = wordEnd();
        Result result = Result.find(word(end)).orElse(null);
        parts.add(Parts.RESULT);
        while (isBlank(byteAt(end))) {
            end++;
        }
        boolean isEnd = result != null && end == text.length && !replay.isPassDue();
        return isEnd ? new Movetext(parts, replay, true, result, at) : null;
    }
}
