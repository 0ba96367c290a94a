package io.github.lyngk.core;

import io.github.lyngk.core.engine.Board;
import io.github.lyngk.core.engine.Claims;
import io.github.lyngk.core.engine.NextTurn;
import io.github.lyngk.core.engine.Ruleset;
import io.github.lyngk.core.engine.StackCode;
import org.jspecify.annotations.Nullable;

/**
 * Parses position lines directly into numbers, without the objects of a {@link Setup}, in half the time. Nearly all
 * lines describe possible positions and need no explanation. The parser returns null for all other lines, and for a few
 * that are possible but rare: those with a winner by a stack of six, and those with ten or more scored stacks. A
 * property test compares it with {@link Setup#parse} and {@link Position#of}.
 */
final class PlainPositionText {
    private final Cursor cursor;
    private boolean refused;

    private PlainPositionText(String text) {
        cursor = new Cursor(text);
    }

    /** Parses a position line, or returns null if {@link Setup#parse} and {@link Position#of} must parse it. */
    static @Nullable Position parse(String text) {
        return new PlainPositionText(text).position();
    }

    private @Nullable Position position() {
        int[] stacks = stacks();
        expect(' ');
        int player = digit() - 1;
        refuseIf(player != 0 && player != 1);
        expect(' ');
        int ofFirst = claims(Claims.UNCLAIMED, 0);
        expect(':');
        int claims = claims(ofFirst, 1);
        expect(' ');
        int fivesOfFirst = digit();
        expect(':');
        int fivesOfSecond = digit();
        Variant variant = cursor.atEnd() ? Variant.STANDARD : PositionText.variant(cursor);
        refuseIf(!cursor.atEnd());
        return refused ? null : position(stacks, variant, player, claims, fivesOfFirst, fivesOfSecond);
    }

    private static @Nullable Position position(
            int[] stacks, Variant variant, int player, int claims, int fivesOfFirst, int fivesOfSecond) {
        Ruleset rules = variant.rules();
        Board board = Board.of(stacks);
        boolean possible = board.higherThan(rules.maxHeight()) == 0
                && (rules.fivesScored() || fivesOfFirst + fivesOfSecond == 0)
                && NextTurn.of(board, rules, claims, false, player) != NextTurn.SKIPPED;
        return possible
                ? new Position(board, variant, Player.at(player), null, claims, fivesOfFirst, fivesOfSecond)
                : null;
    }

    private void refuseIf(boolean odd) {
        refused |= odd;
    }

    private void expect(char c) {
        refuseIf(!cursor.accept(c));
    }

    private int digit() {
        char c = cursor.peek();
        refuseIf(c < '0' || c > '9' || !cursor.accept(c));
        return c - '0';
    }

    private int[] stacks() {
        int[] stacks = new int[Point.COUNT];
        int next = 0;
        for (int end : PositionText.COLUMN_ENDS) {
            if (next > 0) {
                expect('/');
            }
            boolean afterDigit = false;
            while (next < end && !refused) {
                Piece piece = cursor.maybePiece();
                if (piece != null) {
                    stacks[next++] = StackCode.single(piece.ordinal());
                    afterDigit = false;
                } else if (cursor.accept('(')) {
                    stacks[next++] = stack();
                    afterDigit = false;
                } else {
                    int empty = digit();
                    refuseIf(afterDigit || empty == 0 || empty > end - next);
                    next += empty;
                    afterDigit = true;
                }
            }
        }
        return stacks;
    }

    /** Reads a stack after its bracket: at least two pieces, no colour twice (E5), no joker on top (D1). */
    private int stack() {
        int code = StackCode.EMPTY;
        for (Piece piece = cursor.maybePiece(); piece != null && !refused; piece = cursor.maybePiece()) {
            int single = StackCode.single(piece.ordinal());
            refuseIf(StackCode.height(code) == StackCode.MOST_PIECES
                    || (StackCode.colors(code) & StackCode.colors(single)) != 0);
            code = StackCode.under(code, single);
        }
        expect(')');
        refuseIf(StackCode.height(code) < 2 || StackCode.top(code) == Piece.JOKER.ordinal());
        return code;
    }

    private int claims(int before, int player) {
        if (cursor.accept('-')) {
            return before;
        }
        int claims = before;
        for (Piece piece = cursor.maybePiece(); piece != null; piece = cursor.maybePiece()) {
            int claim = Claims.claim(piece.ordinal());
            refuseIf(!Claims.isOpen(claims, player, claim)); // the claim of a joker never is
            claims = Claims.with(claims, player, claim);
        }
        refuseIf(claims == before);
        return claims;
    }
}
