package io.github.lyngk.core;

import static java.util.Objects.requireNonNull;

import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonValue;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import com.google.common.collect.ImmutableSet;
import io.github.lyngk.core.engine.Board;
import io.github.lyngk.core.engine.Canonical;
import io.github.lyngk.core.engine.Claims;
import io.github.lyngk.core.engine.ColorSet;
import io.github.lyngk.core.engine.Geometry;
import io.github.lyngk.core.engine.Hash;
import io.github.lyngk.core.engine.NextTurn;
import io.github.lyngk.core.engine.Routes;
import io.github.lyngk.core.engine.Ruleset;
import io.github.lyngk.core.engine.Side;
import io.github.lyngk.core.engine.StackCode;
import io.github.lyngk.core.engine.Successor;
import io.github.lyngk.core.engine.Turns;
import java.io.InvalidObjectException;
import java.io.ObjectInputStream;
import java.io.Serializable;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.random.RandomGenerator;
import org.jspecify.annotations.Nullable;

/**
 * A position that can be played: the stacks on the board, the claims, the scored stacks and the player to move.
 *
 * <p>Positions are immutable and safe to share between threads; {@link #play} returns a new one. A position that is not
 * over always has a legal move, since players without one are skipped at once (R6).
 */
public final class Position implements Serializable {
    private static final long serialVersionUID = 1;

    private final transient Board board;
    private final transient Variant variant;

    /** The player who moves next, unless skipped. */
    private final transient Player next;

    /** The winner by a stack of six, or null. */
    private final transient @Nullable Player suddenDeathWinner;

    private final transient int claims;
    private final transient int fivesOfFirst;
    private final transient int fivesOfSecond;

    /**
     * What happens to the turn of the next player, computed when first needed; null until then. Racing threads all set
     * the same constant.
     */
    private transient @Nullable NextTurn nextTurn;

    /** Creates a position from possible parts; the next player is skipped only after a move (R11). */
    Position(
            Board board,
            Variant variant,
            Player next,
            @Nullable Player suddenDeathWinner,
            int claims,
            int fivesOfFirst,
            int fivesOfSecond) {
        this.board = board;
        this.variant = variant;
        this.next = next;
        this.suddenDeathWinner = suddenDeathWinner;
        this.claims = claims;
        this.fivesOfFirst = fivesOfFirst;
        this.fivesOfSecond = fivesOfSecond;
    }

    /**
     * {@return the position of a set-up}
     *
     * @param setup the set-up
     * @throws IllegalSetupException if the set-up is impossible; one that is merely unreachable is accepted
     */
    public static Position of(Setup setup) {
        SetupInspector inspector = new SetupInspector(setup);
        if (inspector.isImpossible()) {
            throw new IllegalSetupException(setup);
        }
        return new Position(
                inspector.board(),
                setup.variant(),
                setup.playerToMove(),
                setup.suddenDeathWinner().orElse(null),
                inspector.claims(),
                setup.fives(Player.FIRST),
                setup.fives(Player.SECOND));
    }

    /**
     * Reads a position line.
     *
     * @param text a position line
     * @return the position
     * @throws NotationException if the text is not exactly a position line
     * @throws IllegalSetupException if it describes an impossible set-up
     */
    @JsonCreator
    public static Position parse(String text) {
        Position plain = PlainPositionText.parse(text);
        return plain == null ? of(Setup.parse(text)) : plain;
    }

    /**
     * {@return the position whose {@link #toBytes} are given}
     *
     * @param bytes the bytes of a position
     * @throws IllegalArgumentException if no position has these bytes
     */
    public static Position ofBytes(byte[] bytes) {
        Game game = Game.ofBytes(bytes);
        if (game.size() > 0) {
            throw new IllegalArgumentException("the bytes are those of a game with moves, not of a position");
        }
        return game.position();
    }

    /**
     * {@return the position whose {@link #toBase64} is given}
     *
     * @param text the bytes of a position in base64url
     * @throws IllegalArgumentException if no position has this text; if it is not base64url, a {@link NotationException}
     */
    public static Position ofBase64(String text) {
        return ofBytes(GameCode.ofBase64(text));
    }

    /**
     * Returns a random start (C1): 43 single pieces, nothing claimed, the first player to move.
     *
     * <p>The same numbers always give the same start: a bag of I×8 B×8 R×8 G×8 K×8 J×3 is shuffled by swapping, for i
     * from 42 down to 1, the entries i and {@code nextInt(i + 1)}, and fills the points in notation order.
     *
     * @param variant the rules to play by
     * @param random the source of the numbers
     * @return the start
     * @throws IllegalArgumentException if one of the numbers is not from 0 to i
     */
    public static Position initial(Variant variant, RandomGenerator random) {
        return of(InitialSetup.shuffled(variant, random));
    }

    /** {@return this position as a set-up with the same position line, to look at or to change} */
    public Setup toSetup() {
        Setup.Builder setup = Setup.builder(variant).playerToMove(playerToMove());
        for (Point point : Point.list(board.occupied())) {
            setup.put(point, Stack.ofCode(board.code(point.ordinal())));
        }
        claims().forEach(claim -> setup.claim(claim.player(), claim.color()));
        setup.fives(Player.FIRST, fivesOfFirst).fives(Player.SECOND, fivesOfSecond);
        suddenDeathWinner().ifPresent(setup::suddenDeathWinner);
        return setup.build();
    }

    /**
     * {@return whether this is how a game starts (C1): 43 single pieces, eight of each colour and three jokers, nothing
     * claimed or scored, the first player to move}
     */
    public boolean isInitial() {
        return Long.bitCount(board.occupied()) == Point.COUNT
                && board.higherThan(1) == 0
                && hasAllPieces()
                && claims == Claims.UNCLAIMED
                && fivesOfFirst == 0
                && fivesOfSecond == 0
                && playerToMove() == Player.FIRST;
    }

    /** Returns whether a full board of single pieces has the right number of each colour; the rest are jokers. */
    private boolean hasAllPieces() {
        for (int color = 0; color < ColorSet.COLORS; color++) {
            if (Long.bitCount(board.topped(color)) != Piece.at(color).inGame()) {
                return false;
            }
        }
        return true;
    }

    /** {@return the rules of the game} */
    public Variant variant() {
        return variant;
    }

    /**
     * {@return the player to move; once the game is over, the opponent of the last mover, or the player named by the
     * set-up (R7)}
     */
    public Player playerToMove() {
        return nextTurn() == NextTurn.SKIPPED ? next.opponent() : next;
    }

    private NextTurn nextTurn() {
        NextTurn known = nextTurn;
        if (known == null) {
            known = NextTurn.of(board, variant.rules(), claims, suddenDeathWinner != null, next.ordinal());
            nextTurn = known;
        }
        return known;
    }

    /**
     * {@return the stack on a point, or empty if there is none}
     *
     * @param point the point
     */
    public Optional<Stack> stackAt(Point point) {
        int code = board.code(point.ordinal());
        return code == StackCode.EMPTY ? Optional.empty() : Optional.of(Stack.ofCode(code));
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
     * {@return the piece on top of the stack on a point, which decides who owns it (E1), or empty if there is none}
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
            int point = Geometry.first(rest);
            stacks.put(Point.at(point), Stack.ofCode(board.code(point)));
        }
        return stacks.build();
    }

    /**
     * {@return the player who has claimed a colour, or empty while it is neutral}
     *
     * @param color the colour
     */
    public Optional<Player> owner(Color color) {
        return owner(color.ordinal());
    }

    private Optional<Player> owner(int color) {
        for (int player = 0; player < 2; player++) {
            if (ColorSet.has(Claims.of(claims, player), color)) {
                return Optional.of(Player.at(player));
            }
        }
        return Optional.empty();
    }

    /**
     * {@return the owner of the stack on a point, by its top piece (E1); empty if there is no stack, or it is neutral
     * or a lone joker}
     *
     * @param point the point
     */
    public Optional<Player> owner(Point point) {
        int code = board.code(point.ordinal());
        return code == StackCode.EMPTY ? Optional.empty() : owner(StackCode.top(code));
    }

    /** {@return all claims: those of the first player, then those of the second, each in the order claimed} */
    public ImmutableList<Claim> claims() {
        return Claim.list(claims(Player.FIRST), claims(Player.SECOND));
    }

    /**
     * {@return the colours that a player has claimed, at most two, in the order claimed}
     *
     * @param player the player
     */
    public ImmutableList<Color> claims(Player player) {
        ImmutableList<Color> ascending =
                Color.set(Claims.of(claims, player.ordinal())).asList();
        return Claims.isDescending(claims, player.ordinal()) ? ascending.reverse() : ascending;
    }

    /** {@return the neutral colours, which neither player has claimed, in the order of {@link Color}} */
    public ImmutableSet<Color> unclaimed() {
        return Color.set(Claims.unclaimed(claims));
    }

    /**
     * {@return how many stacks of five a player has scored (E9); always 0 in the six-stack variant}
     *
     * @param player the player
     */
    public int fives(Player player) {
        return requireNonNull(player, "player") == Player.FIRST ? fivesOfFirst : fivesOfSecond;
    }

    /** {@return the player who has won by completing a stack of six (H4), or empty if neither has} */
    public Optional<Player> suddenDeathWinner() {
        return Optional.ofNullable(suddenDeathWinner);
    }

    /**
     * Returns how many stacks of one height count for a player, as if the game ended here (G1, G2, H6).
     *
     * @param player the player
     * @param height 1 to 4 for stacks on the board topped by the player's colours; 5 for scored stacks, or in the
     *     six-stack variant for those on the board; 6 is 1 for the winner by sudden death and otherwise 0
     * @return the number of stacks
     * @throws IllegalArgumentException if the height is not from 1 to 6
     */
    public int tally(Player player, int height) {
        requireNonNull(player, "player");
        if (height < 1 || height > Ruleset.SIX) {
            throw new IllegalArgumentException("stacks of " + height + " are never counted");
        }
        int scored = height == Ruleset.SIX
                ? (suddenDeathWinner == player ? 1 : 0)
                : height == Ruleset.FIVE ? fives(player) : 0;
        return scored + variant.rules().counted(board, Claims.of(claims, player.ordinal()), height);
    }

    /**
     * Returns the turns of the player to move, or null once the game is over. If the next player has one, that player
     * is not skipped, which is stored so that it need not be computed again.
     */
    private @Nullable Turns turns() {
        if (nextTurn == null && suddenDeathWinner == null) {
            Turns turns = turnsOf(next);
            if (turns.count() > 0) {
                nextTurn = NextTurn.TAKEN;
                return turns;
            }
        }
        return isOver() ? null : turnsOf(playerToMove());
    }

    private Turns turnsOf(Player player) {
        return new Turns(board, variant.rules(), claims, player.ordinal());
    }

    /** Returns the board after a claim, whether or not the claim is open. */
    Board boardAfter(int claim) {
        return board.without(variant.rules().captured(board, claim));
    }

    /** Returns the player to move after a claim, whether or not the claim is open. */
    Side side(int claim) {
        return side(playerToMove(), claim);
    }

    private Side side(Player player, int claim) {
        return new Side(board, variant.rules(), claims, player.ordinal(), claim);
    }

    /** Returns the colours that the player to move may claim (D3); none once the game is over. */
    private int open() {
        return isOver() ? 0 : Claims.open(claims, playerToMove().ordinal());
    }

    /**
     * {@return all legal moves, sorted by {@link Move#index()}, each once (R1); empty exactly when the game is over}
     */
    public ImmutableList<Move> legalMoves() {
        Turns turns = turns();
        return turns == null ? ImmutableList.of() : MoveTable.list(turns);
    }

    /**
     * {@return the legal moves of one stack, with and without claims, in ascending order; may be empty}
     *
     * @param from the point of the stack
     */
    public ImmutableList<Move> legalMoves(Point from) {
        requireNonNull(from, "from");
        ImmutableList.Builder<Move> moves = ImmutableList.builder();
        if (!isOver()) {
            addMoves(Claims.NONE, Geometry.bit(from.ordinal()), moves);
            for (int rest = open(); rest != 0; rest &= rest - 1) {
                addMoves(Claims.claim(ColorSet.first(rest)), Geometry.bit(from.ordinal()), moves);
            }
        }
        return moves.build();
    }

    /** {@return the legal moves that claim nothing, ascending; none if the player must claim (R5), or the game is over} */
    public ImmutableList<Move> legalMovesWithoutClaim() {
        ImmutableList.Builder<Move> moves = ImmutableList.builder();
        if (!isOver()) {
            addMoves(Claims.NONE, board.occupied(), moves);
        }
        return moves.build();
    }

    /**
     * {@return the legal moves that claim a colour, ascending; none if the player may not claim it (D3), or the game is over}
     *
     * @param color the colour
     */
    public ImmutableList<Move> legalMovesClaiming(Color color) {
        ImmutableList.Builder<Move> moves = ImmutableList.builder();
        if (ColorSet.has(open(), color.ordinal())) {
            addMoves(Claims.claim(color.ordinal()), board.occupied(), moves);
        }
        return moves.build();
    }

    /** Adds the legal moves of the stacks on some points. */
    private void addMoves(int claim, long points, ImmutableList.Builder<Move> moves) {
        Side side = side(claim);
        for (Point from : Point.list(points)) {
            for (Point to : Point.list(side.destinations(from.ordinal()))) {
                moves.add(MoveTable.of(claim, from, to));
            }
        }
    }

    /** {@return the claims that occur in at least one legal move (R5), in the order of {@link Color}} */
    public ImmutableList<Claim> legalClaims() {
        return Color.set(open()).stream()
                .filter(color -> side(Claims.claim(color.ordinal())).canMove())
                .map(color -> new Claim(playerToMove(), color))
                .collect(ImmutableList.toImmutableList());
    }

    /**
     * {@return whether the player to move can move only by claiming a colour, and so must (R5); false once the game is
     * over}
     */
    public boolean mustClaim() {
        return !isOver() && !side(Claims.NONE).canMove();
    }

    /**
     * {@return the points whose stacks the player to move would capture by claiming a colour, in notation order; empty
     * in every variant but {@link Variant#CLAIM_CAPTURES}, and if the player may not claim the colour (D3)}
     *
     * @param color the colour
     */
    public ImmutableList<Point> capturedBy(Color color) {
        int number = color.ordinal();
        return ColorSet.has(open(), number)
                ? Point.list(variant.rules().captured(board, Claims.claim(number)))
                : ImmutableList.of();
    }

    /** {@return the size of {@link #legalMoves()}, counted without listing them} */
    public int legalMoveCount() {
        Turns turns = turns();
        return turns == null ? 0 : turns.count();
    }

    /**
     * {@return a legal move by its place in {@link #legalMoves()}, found without listing them}
     *
     * @param n from 0 to {@link #legalMoveCount()} − 1
     * @throws IndexOutOfBoundsException if there is no such move, as always when the game is over
     */
    public Move legalMove(int n) {
        Turns turns = turns();
        if (turns == null) {
            throw new IndexOutOfBoundsException("there is no move " + n + ": the game is over (G1)");
        }
        return MoveTable.ofCode(turns.nth(Objects.checkIndex(n, turns.count())));
    }

    /**
     * Returns a random legal move, each with the same probability, without listing them: the fast way to play random
     * games.
     *
     * @param random the source of the number; called once, as {@code nextInt(legalMoveCount())}
     * @return the move that has this number in {@link #legalMoves()}
     * @throws IllegalStateException if the game is over
     * @throws IllegalArgumentException if the number is not from 0 to {@code legalMoveCount() - 1}
     */
    public Move randomMove(RandomGenerator random) {
        requireNonNull(random, "random");
        Turns turns = turns();
        if (turns == null) {
            throw new IllegalStateException("there is no move to draw: the game is over (G1)");
        }
        return MoveTable.ofCode(turns.nth(RandomGames.number(random, turns.count())));
    }

    /**
     * {@return whether a move is legal: whether {@link #legalMoves()} contains it}
     *
     * @param move the move
     */
    public boolean isLegal(Move move) {
        return sideThatMay(playerToMove(), move) != null;
    }

    /** Returns a player after the claim of a move, or null if the player may not make that move. */
    private @Nullable Side sideThatMay(Player player, Move move) {
        return sideThatMay(player, move.claimNumber(), move.from(), move.to(), null);
    }

    private @Nullable Side sideThatMay(Player player, int claim, Point from, Point to, @Nullable List<Point> route) {
        if (suddenDeathWinner != null || !Claims.isOpen(claims, player.ordinal(), claim)) {
            return null;
        }
        Side side = side(player, claim);
        boolean allowed = route == null ? side.allows(from.ordinal(), to.ordinal()) : Travel.isAllowed(side, route);
        return allowed ? side : null;
    }

    /**
     * Checks whether a move is legal, and if not, why.
     *
     * @param move the move
     * @return legal, or the first rule broken in the order of {@link Violation}
     */
    public Legality check(Move move) {
        return isLegal(move) ? Legality.LEGAL : new MoveRefusal(this, move).explain();
    }

    /**
     * Returns the route of a legal move.
     *
     * @param move the move
     * @return origin, LYNGK points and destination: the route with the fewest legs; among equals the one whose points
     *     come first in notation order
     * @throws IllegalMoveException if the move is illegal
     */
    public ImmutableList<Point> route(Move move) {
        Side side = sideThatMay(playerToMove(), move);
        if (side == null) {
            throw new IllegalMoveException(this, move);
        }
        int[] route = Routes.shortest(side, move.from().ordinal(), move.to().ordinal());
        return Arrays.stream(route).mapToObj(Point::at).collect(ImmutableList.toImmutableList());
    }

    /**
     * Returns what a legal move does.
     *
     * @param move the move
     * @return its route, the stack it forms, what it scores or wins, and the position after it
     * @throws IllegalMoveException if the move is illegal
     */
    public Effect effect(Move move) {
        return Effect.of(this, move);
    }

    /**
     * Plays a legal move.
     *
     * @param move the move
     * @return the position after it, with the turn already passed on (R6)
     * @throws IllegalMoveException if the move is illegal
     */
    public Position play(Move move) {
        Position after = play(move.claimNumber(), move.from(), move.to(), null);
        if (after == null) {
            throw new IllegalMoveException(this, move);
        }
        return after;
    }

    /**
     * Plays a move by any route, or by a given one; returns null if it is illegal. Whether the next player is skipped
     * is computed only if that player may not make the move.
     */
    @Nullable
    Position play(int claim, Point from, Point to, @Nullable List<Point> route) {
        Player mover = nextTurn == NextTurn.SKIPPED ? next.opponent() : next;
        Side side = sideThatMay(mover, claim, from, to, route);
        if (side == null) {
            return mover == playerToMove() ? null : play(claim, from, to, route);
        }
        if (nextTurn == null) {
            nextTurn = NextTurn.TAKEN; // a player with a legal move is not skipped
        }
        Successor after = new Successor(side, from.ordinal(), to.ordinal());
        return new Position(
                after.board(),
                variant,
                mover.opponent(),
                after.wins() ? mover : null,
                after.claims(),
                fivesOfFirst + (mover == Player.FIRST ? after.scored() : 0),
                fivesOfSecond + (mover == Player.SECOND ? after.scored() : 0));
    }

    /** {@return whether the game is over: neither player can move, or one has won by a stack of six (G1, H4)} */
    public boolean isOver() {
        return nextTurn() == NextTurn.OVER;
    }

    /** {@return how the game ended, or empty if it is not over} */
    public Optional<Outcome> outcome() {
        return isOver() ? Optional.of(Outcome.of(this)) : Optional.empty();
    }

    /** {@return the winner (G2, H4, H6), or empty if the game is not over or is a draw} */
    public Optional<Player> winner() {
        return outcome().flatMap(Outcome::winner);
    }

    /** Returns the claims, as {@link Claims} packs them. */
    int packedClaims() {
        return claims;
    }

    /** Returns this position with other stacks and claims, which must be images of its own. */
    private Position image(Board stacks, int ofBoth) {
        return new Position(stacks, variant, next, suddenDeathWinner, ofBoth, fivesOfFirst, fivesOfSecond);
    }

    /**
     * {@return the mirrored or turned position: every stack on the image of its point}
     *
     * @param symmetry how to turn the board
     */
    public Position transform(Symmetry symmetry) {
        return image(board.image(symmetry.ordinal()), claims);
    }

    /** Returns the number of the symmetry that leads to the canonical form; see {@link Symmetry#toCanonical}. */
    int toCanonical() {
        return Canonical.symmetry(board);
    }

    /** See {@link Symmetry#canonicalUpToColors}. */
    Position canonicalUpToColors() {
        Canonical image = Canonical.upToColors(board, claims);
        return image(image.board(), image.claims());
    }

    /**
     * Returns a 64-bit hash that is the same in every JVM and every release: for transposition tables and indexes.
     *
     * <p>Equal positions have equal hashes. Different ones may collide, so compare with {@link #equals} too. The hash is
     * the exclusive or of one key for each stack and one for the rest; a key is {@code k · 9E3779B97F4A7C15}, then twice
     * shifted, combined and multiplied (30, BF58476D1CE4E5B9; 27, 94D049BB133111EB), then combined with itself shifted
     * by 31. For a stack k is its point's ordinal · 2³² plus its pieces' ordinals + 1 in three bits each, the bottom
     * lowest. The rest takes two steps: first k = 63 · 2³² + variant · 2²⁴ + claims · 2⁸ + winner · 4 + player to move, by
     * ordinals, the winner's plus 1; then k = that key + the first player's fives · 2³² + the second's. A player's claims
     * are a bit for each colour and a sixth if the later one came first, the second player's eight bits higher.
     *
     * @return the hash
     */
    public long hash64() {
        int winner = suddenDeathWinner == null ? 0 : suddenDeathWinner.number();
        return board.hash()
                ^ Hash.ofState(
                        variant.ordinal(), claims, winner, playerToMove().ordinal(), fivesOfFirst, fivesOfSecond);
    }

    /** Positions are equal exactly when their position lines are. */
    @Override
    public boolean equals(Object object) {
        return object instanceof Position other
                && variant == other.variant
                && suddenDeathWinner == other.suddenDeathWinner
                && claims == other.claims
                && fivesOfFirst == other.fivesOfFirst
                && fivesOfSecond == other.fivesOfSecond
                && board.equals(other.board)
                && (next == other.next || playerToMove() == other.playerToMove());
    }

    /** Returns a hash code that is the same in every JVM, folded from {@link #hash64()}. */
    @Override
    public int hashCode() {
        return Long.hashCode(hash64());
    }

    /**
     * {@return the position as bytes that {@link #ofBytes} reads back: the {@link Game#toBytes} of a game without moves}
     */
    public byte[] toBytes() {
        return Game.of(this).toBytes();
    }

    /** {@return {@link #toBytes} as a text for links, which {@link #ofBase64} reads back: in base64url, without padding} */
    public String toBase64() {
        return Game.of(this).toBase64();
    }

    /** {@return the position line, which {@link #parse} reads back} */
    @Override
    @JsonValue
    public String toString() {
        return PositionText.print(toSetup());
    }

    private Object writeReplace() {
        return new TextProxy(TextProxy.Type.POSITION, toString());
    }

    private void readObject(ObjectInputStream in) throws InvalidObjectException {
        throw TextProxy.required();
    }
}
