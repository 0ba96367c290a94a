package io.github.lyngk.core.engine;

import org.jspecify.annotations.Nullable;

/**
 * The turns of a player: where each stack can move, without a claim and with each open claim. Made for one query, and
 * then discarded. Storing all destinations makes a random game a fifth faster than finding those of the drawn stack
 * again, which would allocate less.
 */
public final class Turns {
    /**
     * How many turns of a stack are written without checking that there are so many. Most stacks have a few, but the
     * number is hard to predict, and a mispredicted end of the loop costs more than the extra writes. Surplus turns are
     * overwritten by those that follow.
     */
    private static final int AT_ONCE = 6;

    private final Board board;
    private final long stacks;

    /** By point, where stacks can move without a claim. */
    private final long[] plain = new long[Geometry.POINTS];

    /** By point, where stacks can move if their own colour is claimed; all other stacks move as without a claim. */
    private final long[] claimed;

    /**
     * By claim, where stacks can move after one that captures, which may change the moves of every stack; else null.
     */
    private final long[] @Nullable [] captured = new long[Claims.WAYS][];

    /** How many turns there are with each claim. */
    private final int[] counts = new int[Claims.WAYS];

    private int count;

    /** Looks at all stacks. */
    public Turns(Board board, Ruleset rules, int claims, int player) {
        Side side = new Side(board, rules, claims, player, Claims.NONE);
        int open = Claims.open(claims, player);
        this.board = board;
        this.stacks = side.movable();
        this.claimed = open == 0 ? plain : new long[Geometry.POINTS];
        for (int rest = side.playable(); rest != 0; rest &= rest - 1) {
            int color = ColorSet.first(rest);
            int ways = side.note(color, plain);
            count += ways;
            if (ColorSet.has(open, color)) {
                counts[Claims.claim(color)] = -ways; // once it is claimed, its stacks have other moves: see below
            }
        }
        int withoutClaim = count;
        counts[Claims.NONE] = withoutClaim;
        for (int rest = open; rest != 0; rest &= rest - 1) {
            int color = ColorSet.first(rest);
            int claim = Claims.claim(color);
            Side claiming = new Side(board, rules, claims, player, claim);
            if (claiming.board() == board) {
                counts[claim] += withoutClaim + claiming.note(color, claimed);
            } else {
                long[] destinations = new long[Geometry.POINTS];
                counts[claim] = claiming.noteAll(destinations);
                captured[claim] = destinations;
            }
            count += counts[claim];
        }
    }

    /** Returns how many turns there are. */
    public int count() {
        return count;
    }

    /** Returns by point where the stacks can move after a claim. */
    private long[] destinations(int claim) {
        if (claim == Claims.NONE) {
            return plain;
        }
        long[] afterCapture = captured[claim];
        if (afterCapture != null) {
            return afterCapture;
        }
        long[] destinations = plain.clone();
        for (long rest = board.topped(Claims.color(claim)); rest != 0; rest &= rest - 1) {
            int point = Geometry.first(rest);
            destinations[point] = claimed[point];
        }
        return destinations;
    }

    /** Returns the code of the n-th turn, counted from 0. */
    public int nth(int n) {
        int left = n;
        int claim = Claims.NONE;
        while (left >= counts[claim]) {
            left -= counts[claim++];
        }
        long[] destinations = destinations(claim);
        long rest = stacks;
        for (int ways = bitCount(destinations, rest); left >= ways; ways = bitCount(destinations, rest)) {
            left -= ways;
            rest &= rest - 1;
        }
        int from = Geometry.first(rest);
        long to = destinations[from];
        for (; left > 0; left--) {
            to &= to - 1;
        }
        return TurnCode.of(claim, from, Geometry.first(to));
    }

    private static int bitCount(long[] destinations, long stacks) {
        return Long.bitCount(destinations[Geometry.first(stacks)]);
    }

    /** Returns the codes of all turns, ascending; {@link #count()} of them, followed by surplus ones to ignore. */
    public char[] codes() {
        char[] codes = new char[count + AT_ONCE];
        int size = 0;
        for (int claim = Claims.NONE; claim < Claims.WAYS; claim++) {
            if (counts[claim] != 0) {
                size = write(claim, destinations(claim), codes, size);
            }
        }
        return codes;
    }

    private int write(int claim, long[] destinations, char[] codes, int begin) {
        int size = begin;
        for (long rest = stacks; rest != 0; rest &= rest - 1) {
            int from = Geometry.first(rest);
            int first = TurnCode.of(claim, from, 0);
            long to = destinations[from];
            int next = size;
            size += Long.bitCount(to);
            do {
                for (int i = 0; i < AT_ONCE; i++) {
                    codes[next + i] = (char) (first + Geometry.first(to));
                    to &= to - 1;
                }
                next += AT_ONCE;
            } while (to != 0);
        }
        return size;
    }

    /** Returns whether a player has any turn at all, claims included (E11, R5). */
    static boolean any(Board board, Ruleset rules, int claims, int player) {
        for (int rest = Claims.ways(claims, player); rest != 0; rest &= rest - 1) {
            if (new Side(board, rules, claims, player, Integer.numberOfTrailingZeros(rest)).canMove()) {
                return true;
            }
        }
        return false;
    }
}
