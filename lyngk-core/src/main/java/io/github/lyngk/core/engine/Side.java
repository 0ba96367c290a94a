package io.github.lyngk.core.engine;

/**
 * A player about to move, on the board after the claim of the turn, with the colours owned then. This class alone
 * decides which stack may move where. Listing, counting, checking, explaining and playing all use its sets.
 */
public final class Side {
    private final Ruleset rules;
    private final int claims;
    private final int captured;
    private final Board board;
    private final int mine;
    private final int playable;

    /**
     * Makes the claim of a turn.
     *
     * @param claim a colour's claim, or {@link Claims#NONE}; whether it is open (D3) is not checked
     */
    public Side(Board board, Ruleset rules, int claims, int player, int claim) {
        long capturedPoints = rules.captured(board, claim);
        this.rules = rules;
        this.claims = Claims.with(claims, player, claim);
        this.captured = Long.bitCount(capturedPoints);
        this.board = board.without(capturedPoints);
        this.mine = Claims.of(this.claims, player);
        this.playable = ColorSet.ALL & ~Claims.of(claims, Claims.opponent(player));
    }

    Ruleset rules() {
        return rules;
    }

    /** Returns the claims of both players, including that of this turn. */
    int claims() {
        return claims;
    }

    /** Returns how many stacks the claim has captured. */
    int captured() {
        return captured;
    }

    /** Returns the board after the claim. */
    public Board board() {
        return board;
    }

    /** Returns the colours whose stacks may move: all except the opponent's (E2). */
    int playable() {
        return playable;
    }

    /** Returns the stacks that may move: all except the opponent's (E2) and single jokers (D1). */
    public long movable() {
        return board.toppedByAny(playable);
    }

    /** Returns whether the player owns a stack, by its top piece (E1). */
    public boolean owns(int code) {
        return ColorSet.has(mine, StackCode.top(code));
    }

    /** Returns the stacks that are too high for this one to land on (E5, H2). */
    public long tooHigh(int code) {
        return board.higherThan(rules.maxHeight() - StackCode.height(code));
    }

    /** Returns the stacks that have a colour in common with this one; jokers do not count (E5). */
    public long clashing(int code) {
        int colors = StackCode.colors(code);
        long clashing = 0;
        // all colours alike: a branch for each would cost more than it saves
        for (int color = 0; color < ColorSet.COLORS; color++) {
            clashing |= board.holding(color) & -(long) (colors >>> color & 1);
        }
        return clashing;
    }

    /**
     * Returns the stacks that are too high for a neutral stack to land on (E6, E7); none for the player's own stack
     * (E8).
     */
    public long unclimbable(int code) {
        return unclimbable(code, owns(code));
    }

    private long unclimbable(int code, boolean own) {
        return own ? 0 : board.higherThan(StackCode.height(code));
    }

    /**
     * Returns the points that the stack on a point can reach, straight (E3) or by the LYNGK rule (F2); never its own
     * (R2).
     */
    public long reached(int point) {
        return board.reach(point, links(board.code(point)), Board.ANY) & ~Geometry.bit(point);
    }

    /**
     * Returns the LYNGK points of a stack: for the player's own stack (F1), all stacks with the same top colour (F3),
     * otherwise none. A joker is never one (F4), and the pieces below do not matter (R3).
     */
    public long links(int code) {
        return owns(code) ? board.topped(StackCode.top(code)) : 0;
    }

    /**
     * Returns the stacks on which a stack may land, whether or not it can reach them. The caller has already computed
     * whether the player owns it.
     */
    private long landing(int code, boolean own) {
        return board.occupied() & ~(tooHigh(code) | clashing(code) | unclimbable(code, own));
    }

    /**
     * Returns the points to which the stack on a point can move; none if the point is empty or the stack may not move.
     */
    public long destinations(int point) {
        int code = board.code(point);
        return Geometry.has(movable(), point) ? landing(code, owns(code)) & reached(point) : 0;
    }

    /** Returns whether the stack on a point, if there is one, can move to another point. */
    public boolean allows(int from, int to) {
        return mayGo(board.code(from)) && goesToAny(Geometry.bit(to), from);
    }

    /** Returns whether the stack on a point, if there is one, may land on another, whether or not it can reach it. */
    public boolean mayLand(int from, int to) {
        int code = board.code(from);
        return mayGo(code) && Geometry.has(landing(code, owns(code)), to);
    }

    /** Returns whether a stack may move, as in {@link #movable}. */
    private boolean mayGo(int code) {
        return code != StackCode.EMPTY && ColorSet.has(playable, StackCode.top(code));
    }

    /** Returns whether any stack can move. */
    public boolean canMove() {
        for (long rest = movable(); rest != 0; rest &= rest - 1) {
            if (goesToAny(board.occupied(), Geometry.first(rest))) {
                return true;
            }
        }
        return false;
    }

    /** Returns whether the stack on a point, which may move, can move to one of these points. */
    private boolean goesToAny(long points, int from) {
        int code = board.code(from);
        long landing = landing(code, owns(code)) & points & ~Geometry.bit(from);
        return landing != 0 && board.reachesAny(landing, from, links(code));
    }

    /** Stores the destinations of all stacks by point, and returns the number of moves. */
    int noteAll(long[] destinations) {
        int count = 0;
        for (int rest = playable; rest != 0; rest &= rest - 1) {
            count += note(ColorSet.first(rest), destinations);
        }
        return count;
    }

    /**
     * Stores the destinations of the stacks of a colour by point, and returns the number of moves. Single pieces of a
     * colour may all land on the same stacks, so these are computed once: while there are colours to claim, most stacks
     * are single pieces.
     */
    int note(int color, long[] destinations) {
        int single = StackCode.single(color);
        return owns(single) ? noteOwn(single, destinations) : noteNeutral(single, destinations);
    }

    private int noteNeutral(int single, long[] destinations) {
        long landingOfSingle = landing(single, false);
        int count = 0;
        for (long rest = board.topped(StackCode.top(single)); rest != 0; rest &= rest - 1) {
            int point = Geometry.first(rest);
            int code = board.code(point);
            long landing = code == single ? landingOfSingle : landing(code, false);
            long to = board.sight(point) & landing;
            destinations[point] = to;
            count += Long.bitCount(to);
        }
        return count;
    }

    /** Linked stacks reach the same points (F2), so each network is searched once. */
    private int noteOwn(int single, long[] destinations) {
        long landingOfSingle = landing(single, true);
        long links = links(single);
        int count = 0;
        for (long left = board.topped(StackCode.top(single)); left != 0; ) {
            int first = Geometry.first(left);
            long reached = board.reach(first, links, Board.ANY);
            long network = reached & links & left | Geometry.bit(first);
            left &= ~network;
            for (; network != 0; network &= network - 1) {
                int point = Geometry.first(network);
                int code = board.code(point);
                long landing = code == single ? landingOfSingle : landing(code, true);
                long to = reached & landing & ~Geometry.bit(point);
                destinations[point] = to;
                count += Long.bitCount(to);
            }
        }
        return count;
    }
}
