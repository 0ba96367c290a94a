package io.github.lyngk.core;

import static java.util.Objects.requireNonNull;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import com.google.common.collect.ImmutableSet;
import java.io.InvalidObjectException;
import java.io.ObjectInputStream;
import java.io.Serializable;
import java.util.Optional;
import java.util.random.RandomGenerator;
import org.jspecify.annotations.Nullable;

/**
 * A position that can be played: what stands where, who owns which colours, what is scored and whose turn it is.
 *
 * <p>Positions are immutable and safe to share between threads; {@link #play} returns a new one. A position that is not
 * over always has a legal move, since players without one are skipped at once (R6).
 */
public final class Position implements Serializable {
    private static final long serialVersionUID = 1;

    private final transient Board board;
    private final transient Variant variant;
    private final transient Player playerToMove;
    private final transient @Nullable Player winner;
    private final transient int claims;
    private final transient int fivesOfFirst;
    private final transient int fivesOfSecond;
    private final transient boolean over;

    /** Puts a position together; it is over when neither player can move or there is a winner by a stack of six. */
    Position(
            Board board,
            Variant variant,
            Player playerToMove,
            @Nullable Player winner,
            int claims,
            int fivesOfFirst,
            int fivesOfSecond,
            boolean over) {
        this.board = board;
        this.variant = variant;
        this.playerToMove = playerToMove;
        this.winner = winner;
        this.claims = claims;
        this.fivesOfFirst = fivesOfFirst;
        this.fivesOfSecond = fivesOfSecond;
        this.over = over;
    }

    /**
     * Returns the position of a set-up.
     *
     * @param setup what stands where
     * @return the position
     * @throws IllegalSetupException if the set-up is impossible; one that is merely unreachable is accepted
     */
    public static Position of(Setup setup) {
        Inspection inspection = new Inspection(setup);
        if (inspection.isImpossible()) {
            throw new IllegalSetupException(setup);
        }
        return Positions.of(setup, inspection.board());
    }

    /**
     * Reads a position line.
     *
     * @param text a position line
     * @return the position
     * @throws NotationException if the text is not exactly a position line
     * @throws IllegalSetupException if it tells of an impossible set-up
     */
    public static Position parse(String text) {
        return of(Setup.parse(text));
    }

    /**
     * Returns a random start (C1): 43 single pieces, nothing claimed, the first player to move.
     *
     * <p>The same numbers always give the same start: a bag of I×8 B×8 R×8 G×8 K×8 J×3 is shuffled by swapping, for i
     * from 42 down to 1, the entries i and {@code nextInt(i + 1)}, and fills the points in notation order.
     *
     * @param variant the rules to play by
     * @param random where the numbers come from
     * @return the start
     */
    public static Position initial(Variant variant, RandomGenerator random) {
        return Positions.shuffled(variant, random);
    }

    /** {@return this position as a set-up with the same position line, to look at or to change} */
    public Setup toSetup() {
        return Positions.toSetup(this);
    }

    /** {@return the rules of the game} */
    public Variant variant() {
        return variant;
    }

    /** {@return whose turn it is; once the game is over, the opponent of whoever moved last, or whom the set-up named (R7)} */
    public Player playerToMove() {
        return playerToMove;
    }

    /**
     * {@return what stands on a point, or empty if nothing does}
     *
     * @param point the point
     */
    public Optional<Stack> stackAt(Point point) {
        int code = board.code(point.ordinal());
        return code == StackCode.EMPTY ? Optional.empty() : Optional.of(StackCode.stack(code));
    }

    /**
     * {@return the height of the stack on a point, 0 if it is empty}
     *
     * @param point the point
     */
    public int heightAt(Point point) {
        return StackCode.height(board.code(point.ordinal()));
    }

    /**
     * {@return the piece on top of the stack on a point, which decides whose it is (E1), or empty if nothing is there}
     *
     * @param point the point
     */
    public Optional<Piece> topAt(Point point) {
        int code = board.code(point.ordinal());
        return code == StackCode.EMPTY ? Optional.empty() : Optional.of(Piece.at(StackCode.top(code)));
    }

    /** {@return the stacks by point, in notation order; empty points are missing} */
    public ImmutableMap<Point, Stack> stacks() {
        ImmutableMap.Builder<Point, Stack> stacks =
                ImmutableMap.builderWithExpectedSize(Long.bitCount(board.occupied()));
        for (long rest = board.occupied(); rest != 0; rest &= rest - 1) {
            int point = Long.numberOfTrailingZeros(rest);
            stacks.put(Lines.point(point), StackCode.stack(board.code(point)));
        }
        return stacks.buildOrThrow();
    }

    /**
     * {@return who has claimed a colour, or empty while it is neutral}
     *
     * @param color the colour
     */
    public Optional<Player> owner(Color color) {
        return owner(color.ordinal());
    }

    private Optional<Player> owner(int color) {
        if (ColorSet.has(Claims.of(claims, Player.FIRST), color)) {
            return Optional.of(Player.FIRST);
        }
        return ColorSet.has(Claims.of(claims, Player.SECOND), color) ? Optional.of(Player.SECOND) : Optional.empty();
    }

    /**
     * {@return who owns the stack on a point by its top piece (E1); empty if it is neutral, a lone joker, or not there}
     *
     * @param point the point
     */
    public Optional<Player> owner(Point point) {
        int code = board.code(point.ordinal());
        return code == StackCode.EMPTY ? Optional.empty() : owner(StackCode.top(code));
    }

    /** {@return all claims: those of the first player, then those of the second, each in the order claimed} */
    public ImmutableList<Claim> claims() {
        return Claims.list(claims(Player.FIRST), claims(Player.SECOND));
    }

    /**
     * {@return the colours that a player has claimed, at most two, in the order claimed}
     *
     * @param player the player
     */
    public ImmutableList<Color> claims(Player player) {
        return Claims.list(claims, player);
    }

    /** {@return the neutral colours, which nobody has claimed, in the order of {@link Color}} */
    public ImmutableSet<Color> unclaimed() {
        return ColorSet.colors(Claims.unclaimed(claims));
    }

    /**
     * {@return how many stacks of five a player has scored (E9); always 0 in the six-stack variant}
     *
     * @param player the player
     */
    public int fives(Player player) {
        return requireNonNull(player, "player") == Player.FIRST ? fivesOfFirst : fivesOfSecond;
    }

    /** {@return who has won by completing a stack of six (H4), or empty if nobody has won that way} */
    public Optional<Player> suddenDeathWinner() {
        return Optional.ofNullable(winner);
    }

    /** {@return all legal moves, ascending by {@link Move#index()}, each once (R1); none just when the game is over} */
    public ImmutableList<Move> legalMoves() {
        return over ? ImmutableList.of() : TurnList.of(board, variant, claims, playerToMove);
    }

    /**
     * {@return the legal moves of one stack, with and without claims, in ascending order; perhaps none}
     *
     * @param from the point it stands on
     */
    public ImmutableList<Move> legalMoves(Point from) {
        requireNonNull(from, "from");
        return legalMoves().stream().filter(move -> move.from() == from).collect(ImmutableList.toImmutableList());
    }

    /** {@return the claims that occur in at least one legal move (R5), in the order of {@link Color}} */
    public ImmutableList<Claim> legalClaims() {
        ImmutableList.Builder<Claim> legal = ImmutableList.builder();
        int open = over ? 0 : Claims.open(claims, playerToMove);
        for (Color color : ColorSet.colors(open)) {
            if (Turns.anyWithClaim(board, variant, claims, playerToMove, color.ordinal())) {
                legal.add(new Claim(playerToMove, color));
            }
        }
        return legal.build();
    }

    /** {@return the size of {@link #legalMoves()}, counted without listing them} */
    public int legalMoveCount() {
        return over ? 0 : TurnCount.of(board, variant, claims, playerToMove);
    }

    /**
     * {@return whether a move is legal: whether {@link #legalMoves()} contains it}
     *
     * @param move the move
     */
    public boolean isLegal(Move move) {
        requireNonNull(move, "move");
        return !over && Turns.allows(board, variant, claims, playerToMove, move);
    }

    /**
     * Tells whether a move is legal, and if not, why.
     *
     * @param move the move
     * @return legal, or the first rule broken in the order of {@link Violation}
     */
    public Legality check(Move move) {
        return isLegal(move) ? Legality.LEGAL : new Refusal(this, move).explain();
    }

    private void require(Move move) {
        if (!isLegal(move)) {
            Legality legality = check(move);
            throw new IllegalMoveException(this, move, legality.violation().orElseThrow(), legality.sentence());
        }
    }

    /**
     * Returns the way that a legal move takes.
     *
     * @param move the move
     * @return origin, LYNGK points and destination: the route with the fewest legs; among equals the one whose points
     *     come first in notation order
     * @throws IllegalMoveException if the move is illegal
     */
    public ImmutableList<Point> route(Move move) {
        require(move);
        return Routes.shortest(board, variant, move);
    }

    /**
     * Returns what a legal move does.
     *
     * @param move the move
     * @return its route, the stack it forms, what it scores or wins, and the position after it
     * @throws IllegalMoveException if the move is illegal
     */
    public Effect effect(Move move) {
        require(move);
        return Effect.of(this, move);
    }

    /**
     * Plays a legal move.
     *
     * @param move the move
     * @return the position after it, with the turn passed on as R6 demands
     * @throws IllegalMoveException if the move is illegal; this position stays as it is either way
     */
    public Position play(Move move) {
        require(move);
        return Progress.after(this, move);
    }

    /** {@return whether neither player can move, or somebody has won by a stack of six (G1, H4)} */
    public boolean isOver() {
        return over;
    }

    /** {@return how the game ended, or empty while it goes on} */
    public Optional<Outcome> outcome() {
        return over ? Optional.of(Outcome.of(this)) : Optional.empty();
    }

    /** Returns what stands where, packed. */
    Board board() {
        return board;
    }

    /** Returns the claims, as {@link Claims} packs them. */
    int packedClaims() {
        return claims;
    }

    /**
     * {@return the mirrored or turned position: every stack on its image}
     *
     * @param symmetry how to turn the board
     */
    public Position transform(Symmetry symmetry) {
        return symmetry.apply(this);
    }

    /**
     * Returns a 64-bit hash that is the same in every JVM and every release: for transposition tables and indexes.
     *
     * <p>Equal positions have equal hashes. Different ones may collide, so compare with {@link #equals} too. The hash is
     * the exclusive or of one key for each stack and one for the rest; a key is {@code k · 9E3779B97F4A7C15}, then twice
     * shifted, combined and multiplied (30, BF58476D1CE4E5B9; 27, 94D049BB133111EB), then combined with itself shifted
     * by 31. For a stack k is its point's ordinal · 2³² plus its pieces' ordinals + 1 in three bits each, the bottom
     * lowest. The rest takes two steps: first k = 63 · 2³² + claims · 64 + variant · 16 + winner · 4 + player to move,
     * by ordinals, the winner's plus 1; then k = that key + the first player's fives · 2³² + the second's. A player's
     * claims are a bit for each colour and a sixth if the later one came first, the second player's eight bits higher.
     *
     * @return the hash
     */
    public long hash64() {
        int winnerNumber = winner == null ? 0 : winner.number();
        return board.hash()
                ^ Hashing.ofState(
                        variant.ordinal(), playerToMove.ordinal(), winnerNumber, claims, fivesOfFirst, fivesOfSecond);
    }

    /** Positions are equal just when their position lines are. */
    @Override
    public boolean equals(Object object) {
        return object instanceof Position other
                && variant == other.variant
                && playerToMove == other.playerToMove
                && winner == other.winner
                && claims == other.claims
                && fivesOfFirst == other.fivesOfFirst
                && fivesOfSecond == other.fivesOfSecond
                && board.equals(other.board);
    }

    /** Returns a hash code that is the same in every JVM, folded from {@link #hash64()}. */
    @Override
    public int hashCode() {
        return Long.hashCode(hash64());
    }

    /** {@return the position line, which {@link #parse} reads back} */
    @Override
    public String toString() {
        return PositionText.print(toSetup());
    }

    /** {@return what travels in a stream in place of this value} */
    private Object writeReplace() {
        return new TextForm(TextForm.Kind.POSITION, toString());
    }

    /**
     * Refuses streams that hold anything but the stand-in.
     *
     * @param in not read
     * @throws InvalidObjectException always
     */
    private void readObject(ObjectInputStream in) throws InvalidObjectException {
        throw new InvalidObjectException("a position travels as its position line");
    }
}
