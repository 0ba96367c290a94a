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
 * A position of a game: the stacks on the board, the claims, the scored stacks and the player to move.
 *
 * <p>Positions are immutable and safe to share between threads; {@link #play} returns a new position. As long as the
 * game is not over, the player to move has a legal move: a player without one is skipped automatically (R6).
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
     * What happens to the turn of the next player; null until it is first needed. Several threads may compute it,
     * always with the same result.
     */
    private transient @Nullable NextTurn nextTurn;

    /**
     * Creates a position from parts that are known to be possible. The next player is skipped only after a move (R11).
     */
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
     * {@return the position that a set-up describes}
     *
     * @param setup the set-up
     * @throws IllegalSetupException if the set-up is impossible; a set-up that is only unreachable is accepted
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
     * Parses a position line.
     *
     * @param text a position line, as {@link #toString} returns it
     * @return the position
     * @throws NotationException if the text is not exactly a position line
     * @throws IllegalSetupException if the text describes an impossible set-up
     */
    @JsonCreator
    public static Position parse(String text) {
        Position plain = PlainPositionText.parse(text);
        return plain == null ? of(Setup.parse(text)) : plain;
    }

    /**
     * Decodes the result of {@link #toBytes()}.
     *
     * @param bytes the encoded position
     * @return the position
     * @throws IllegalArgumentException if the bytes are not the encoding of a position; this is an
     *     {@link IllegalSetupException} if they describe an impossible set-up
     */
    public static Position ofBytes(byte[] bytes) {
        Game game = Game.ofBytes(bytes);
        if (game.size() > 0) {
            throw new IllegalArgumentException("the bytes are those of a game with moves, not of a position");
        }
        return game.position();
    }

    /**
     * Decodes the result of {@link #toBase64()}.
     *
     * @param text the encoded position
     * @return the position
     * @throws IllegalArgumentException if the text is not the encoding of a position; this is a
     *     {@link NotationException} if the text is not base64url without padding
     */
    public static Position ofBase64(String text) {
        return ofBytes(GameCode.ofBase64(text));
    }

    /**
     * Returns a random start position (C1): 43 single pieces, no claims, the first player to move.
     *
     * <p>The result depends only on the numbers that the generator returns. To reproduce it elsewhere:
     *
     * <ol>
     *   <li>Fill an array with 8 ivory, 8 blue, 8 red, 8 green and 8 black pieces and 3 jokers, in this order.
     *   <li>For i from 42 down to 1, swap the entries i and {@code random.nextInt(i + 1)}.
     *   <li>Place the entries on the points in notation order, from a1 to i1.
     * </ol>
     *
     * @param variant the variant of the rules
     * @param random the source of random numbers
     * @return the start position
     * @throws IllegalArgumentException if {@code random.nextInt(i + 1)} returns a number outside 0 to i
     */
    public static Position initial(Variant variant, RandomGenerator random) {
        return of(InitialSetup.shuffled(variant, random));
    }

    /**
     * {@return this position as a set-up, which has the same position line; to change it, use {@link Setup#toBuilder}}
     */
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
     * {@return whether this is a start position (C1): 43 single pieces, eight of each colour and three jokers, no
     * claims, no scored stacks, the first player to move}
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

    /** {@return the variant of the rules} */
    public Variant variant() {
        return variant;
    }

    /**
     * {@return the player to move; in a finished game, the opponent of the player who moved last, or the player given
     * in the set-up (R7)}
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
     * {@return the stack on a point, or empty if the point is empty}
     *
     * @param point the point
     */
    public Optional<Stack> stackAt(Point point) {
        int code = board.code(point.ordinal());
        return code == StackCode.EMPTY ? Optional.empty() : Optional.of(Stack.ofCode(code));
    }

    /**
     * {@return the number of pieces on a point, 0 if the point is empty}
     *
     * @param point the point
     */
    public int heightAt(Point point) {
        return StackCode.height(board.code(point.ordinal()));
    }

    /**
     * {@return the top piece of the stack on a point, which determines its owner (E1), or empty if the point is empty}
     *
     * @param point the point
     */
    public Optional<Piece> topAt(Point point) {
        int code = board.code(point.ordinal());
        return code == StackCode.EMPTY ? Optional.empty() : Optional.of(Piece.at(StackCode.top(code)));
    }

    /** {@return the stacks by point, in notation order, without empty points} */
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
     * {@return the player who has claimed a colour, or empty if it is unclaimed}
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
     * {@return the owner of the stack on a point: the player who has claimed the colour of its top piece (E1); empty if
     * the point is empty, that colour is unclaimed, or the top piece is a joker}
     *
     * @param point the point
     */
    public Optional<Player> owner(Point point) {
        int code = board.code(point.ordinal());
        return code == StackCode.EMPTY ? Optional.empty() : owner(StackCode.top(code));
    }

    /**
     * {@return the claims of both players: those of the first player, then those of the second, each in the order made}
     */
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

    /** {@return the colours that neither player has claimed, in the order of {@link Color}} */
    public ImmutableSet<Color> unclaimed() {
        return Color.set(Claims.unclaimed(claims));
    }

    /**
     * {@return the number of stacks of five that a player has scored (E9); always 0 in the six-stack variant}
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
     * Returns the number of stacks of one height that count for a player, as if the game ended in this position (G1,
     * G2, H6).
     *
     * @param player the player
     * @param height the height, 1 to 6. Heights 1 to 4 count the stacks on the board topped by the player's colours.
     *     Height 5 counts the player's scored stacks, or in the six-stack variant the stacks on the board. For height 6
     *     the result is 1 for the winner by sudden death, otherwise 0.
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
     * Returns the turns of the player to move, or null if the game is over. If the next player has a turn, this also
     * stores that the player is not skipped, so that it need not be computed again.
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
     * {@return all legal moves, sorted by {@link Move#index()}, without duplicates (R1); empty if and only if the game
     * is over}
     */
    public ImmutableList<Move> legalMoves() {
        Turns turns = turns();
        return turns == null ? ImmutableList.of() : MoveTable.list(turns);
    }

    /**
     * {@return the legal moves of the stack on a point, with and without claims, sorted by {@link Move#index()};
     * possibly empty}
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

    /**
     * {@return the legal moves without a claim, sorted by {@link Move#index()}; empty if the player to move must claim
     * (R5), or if the game is over}
     */
    public ImmutableList<Move> legalMovesWithoutClaim() {
        ImmutableList.Builder<Move> moves = ImmutableList.builder();
        if (!isOver()) {
            addMoves(Claims.NONE, board.occupied(), moves);
        }
        return moves.build();
    }

    /**
     * {@return the legal moves that claim a colour, sorted by {@link Move#index()}; empty if the player to move may not
     * claim it (D3), or if the game is over}
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

    /**
     * {@return the claims that are part of at least one legal move (R5), in the order of {@link Color}; empty if the
     * game is over}
     */
    public ImmutableList<Claim> legalClaims() {
        return Color.set(open()).stream()
                .filter(color -> side(Claims.claim(color.ordinal())).canMove())
                .map(color -> new Claim(playerToMove(), color))
                .collect(ImmutableList.toImmutableList());
    }

    /** {@return whether every legal move of the player to move claims a colour (R5); false if the game is over} */
    public boolean mustClaim() {
        return !isOver() && !side(Claims.NONE).canMove();
    }

    /**
     * {@return the points whose stacks of five are removed and scored if the player to move claims a colour, in
     * notation order; empty if the player may not claim it (D3), and always empty in variants other than
     * {@link Variant#CLAIM_CAPTURES}}
     *
     * @param color the colour
     */
    public ImmutableList<Point> capturedBy(Color color) {
        int number = color.ordinal();
        return ColorSet.has(open(), number)
                ? Point.list(variant.rules().captured(board, Claims.claim(number)))
                : ImmutableList.of();
    }

    /** {@return the number of legal moves, without building the list} */
    public int legalMoveCount() {
        Turns turns = turns();
        return turns == null ? 0 : turns.count();
    }

    /**
     * {@return the move at an index of {@link #legalMoves()}, without building the list}
     *
     * @param n the index, from 0 to {@link #legalMoveCount()} − 1
     * @throws IndexOutOfBoundsException if there is no such move, in particular if the game is over
     */
    public Move legalMove(int n) {
        Turns turns = turns();
        if (turns == null) {
            throw new IndexOutOfBoundsException("there is no move " + n + ": the game is over (G1)");
        }
        return MoveTable.ofCode(turns.nth(Objects.checkIndex(n, turns.count())));
    }

    /**
     * Returns a legal move chosen uniformly at random, without building the list of moves. Use this to play random
     * games fast.
     *
     * @param random the source of random numbers, called once as {@code nextInt(legalMoveCount())}
     * @return the move at the index that the generator returned, in {@link #legalMoves()}
     * @throws IllegalStateException if the game is over
     * @throws IllegalArgumentException if the generator returns a number outside 0 to {@code legalMoveCount() - 1}
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
     * {@return whether a move is legal, that is, whether {@link #legalMoves()} contains it}
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
     * Checks whether a move is legal, and explains why if it is not.
     *
     * @param move the move
     * @return the result; for an illegal move, the first violation in the order of {@link Violation}
     */
    public Legality check(Move move) {
        return isLegal(move) ? Legality.LEGAL : new MoveRefusal(this, move).explain();
    }

    /**
     * Returns the route of a legal move: the one with the fewest legs (R1). Of several such routes, it is the one whose
     * points come first in notation order, compared one by one.
     *
     * @param move the move
     * @return the origin, the LYNGK points and the destination
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
     * Returns the effect of a legal move: its route, the stack it forms, what it scores or wins, and the position after
     * it.
     *
     * @param move the move
     * @return the effect
     * @throws IllegalMoveException if the move is illegal
     */
    public Effect effect(Move move) {
        return Effect.of(this, move);
    }

    /**
     * Returns the position after a legal move.
     *
     * @param move the move
     * @return the position after the move; if the opponent has no move, the same player moves again (R6)
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
     * Returns the position after a move by any route or by a given one, or null if the move is illegal. Whether the
     * next player is skipped is computed only if that player may not make the move.
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

    /** {@return the outcome of the game, or empty if it is not over} */
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

    /** Returns an image of this position, given the images of its stacks and claims. */
    private Position image(Board stacks, int ofBoth) {
        return new Position(stacks, variant, next, suddenDeathWinner, ofBoth, fivesOfFirst, fivesOfSecond);
    }

    /**
     * {@return the image of this position under a symmetry: each stack is on the image of its point}
     *
     * @param symmetry the symmetry
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
     * Returns a 64-bit hash that is the same in every JVM and every release, for transposition tables and indexes.
     *
     * <p>Equal positions have equal hashes. Different positions may have the same hash, so compare them with
     * {@link #equals} too.
     *
     * <p>The hash is the exclusive or of one key for each stack and one for the rest. To compute it elsewhere, with
     * unsigned 64-bit arithmetic:
     *
     * <ul>
     *   <li>The key of a number k: m₁ = k · 9E3779B97F4A7C15, m₂ = {@code (m₁ ^ m₁ >>> 30)} · BF58476D1CE4E5B9, m₃ =
     *       {@code (m₂ ^ m₂ >>> 27)} · 94D049BB133111EB, and key(k) = {@code m₃ ^ m₃ >>> 31}. The factors are
     *       hexadecimal.
     *   <li>The key of a stack is key(p · 2³² + q). Here p is the ordinal of its point, and q has three bits for each
     *       piece, its ordinal plus 1, with the bottom piece in the lowest bits.
     *   <li>The key of the rest is key(r + f · 2³² + s). Here f and s are the scored stacks of five of the first and
     *       second player, and r = key(63 · 2³² + variant · 2²⁴ + claims · 2⁸ + winner · 4 + player to move). The
     *       variant and the player to move are ordinals. The winner is the number of the sudden-death winner, or 0 if
     *       there is none.
     *   <li>The claims of a player have one bit for each colour, ivory lowest. A sixth bit is set if the player has
     *       claimed two colours in descending order of {@link Color}. The bits of the second player are
     *       eight places higher.
     * </ul>
     *
     * @return the hash
     */
    public long hash64() {
        int winner = suddenDeathWinner == null ? 0 : suddenDeathWinner.number();
        return board.hash()
                ^ Hash.ofState(
                        variant.ordinal(), claims, winner, playerToMove().ordinal(), fivesOfFirst, fivesOfSecond);
    }

    /** Positions are equal if and only if their position lines are equal. */
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

    /** Returns a hash code that is the same in every JVM, computed from {@link #hash64()}. */
    @Override
    public int hashCode() {
        return Long.hashCode(hash64());
    }

    /**
     * {@return the position as bytes, the same as {@link Game#toBytes} returns for a game without moves;
     * {@link #ofBytes} decodes them}
     */
    public byte[] toBytes() {
        return Game.of(this).toBytes();
    }

    /**
     * {@return the result of {@link #toBytes} in base64url without padding, for example for a URL; {@link #ofBase64}
     * decodes it}
     */
    public String toBase64() {
        return Game.of(this).toBase64();
    }

    /** {@return the position line; {@link #parse} converts it back} */
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
