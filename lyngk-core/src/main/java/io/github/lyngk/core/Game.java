package io.github.lyngk.core;

import static java.util.Objects.requireNonNull;

import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonValue;
import com.google.common.collect.ImmutableList;
import java.io.InvalidObjectException;
import java.io.ObjectInputStream;
import java.io.Serializable;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * A game: a start position and the moves played from it.
 *
 * <p>All moves of a game are legal. A game need not be finished. Games are immutable: {@link #play} and {@link #undo}
 * return other games.
 */
public final class Game implements Serializable {
    private static final long serialVersionUID = 1;

    /** The game before the last move, or null if there are no moves. */
    private final transient @Nullable Game before;

    /** The last move, or null if there are no moves. */
    private final transient @Nullable Move move;

    private final transient Position position;
    private final transient int size;

    private Game(@Nullable Game before, @Nullable Move move, Position position) {
        this.before = before;
        this.move = move;
        this.position = position;
        this.size = before == null ? 0 : before.size + 1;
    }

    /**
     * {@return a game without moves that begins in a position}
     *
     * @param start the start position
     */
    public static Game of(Position start) {
        return new Game(null, null, requireNonNull(start, "start"));
    }

    /**
     * {@return the game that begins in a position and continues with these moves}
     *
     * @param start the start position
     * @param moves the moves, in the order played
     * @throws IllegalMoveException if a move is illegal; its {@link IllegalMoveException#ply() ply} is the number of
     *     the first illegal move
     */
    public static Game replay(Position start, Iterable<Move> moves) {
        Game game = of(start);
        for (Move move : moves) {
            try {
                game = game.play(move);
            } catch (IllegalMoveException refusal) {
                throw new IllegalMoveException(refusal, game.size + 1);
            }
        }
        return game;
    }

    /**
     * Parses a game: a position line and the moves, separated by single spaces.
     *
     * @param text a game, as {@link #toString} returns it
     * @return the game
     * @throws NotationException if the text is not exactly a position line and moves
     * @throws IllegalSetupException if the start position is impossible
     * @throws IllegalMoveException if a move is illegal; its {@link IllegalMoveException#ply() ply} is the number of
     *     the first illegal move
     */
    @JsonCreator
    public static Game parse(String text) {
        Cursor cursor = new Cursor(text);
        Setup start = PositionText.read(cursor);
        ImmutableList.Builder<Move> moves = ImmutableList.builder();
        while (!cursor.atEnd()) {
            cursor.expect(' ', "a blank before the next move, or the end of the text");
            moves.add(Move.read(cursor));
        }
        return replay(Position.of(start), moves.build());
    }

    /**
     * Decodes the result of {@link #toBytes()}.
     *
     * @param bytes the encoded game
     * @return the game
     * @throws IllegalArgumentException if the bytes are not the encoding of a game; this is an
     *     {@link IllegalSetupException} if the start position is impossible
     */
    public static Game ofBytes(byte[] bytes) {
        return GameCode.read(bytes);
    }

    /**
     * Decodes the result of {@link #toBase64()}.
     *
     * @param text the encoded game
     * @return the game
     * @throws IllegalArgumentException if the text is not the encoding of a game; this is a {@link NotationException}
     *     if the text is not base64url without padding
     */
    public static Game ofBase64(String text) {
        return ofBytes(GameCode.ofBase64(text));
    }

    /** {@return the start position} */
    public Position start() {
        return prefix(0).position;
    }

    /** {@return the moves, in the order played} */
    public ImmutableList<Move> moves() {
        return steps(Game::lastMove).stream().flatMap(Optional::stream).collect(ImmutableList.toImmutableList());
    }

    /**
     * {@return the player of each move, in the order played; if a player appears twice in a row, the opponent was
     * skipped (R6)}
     */
    public ImmutableList<Player> players() {
        return positions().stream().limit(size).map(Position::playerToMove).collect(ImmutableList.toImmutableList());
    }

    /** {@return all positions, from the start position to the current one, {@code size() + 1} in number} */
    public ImmutableList<Position> positions() {
        return steps(Game::position);
    }

    /**
     * {@return the claims of both players in the order made, which a {@link Position} does not contain; the claims of
     * the start position come first, in the order of {@link Position#claims()}}
     */
    public ImmutableList<Claim> claims() {
        ImmutableList<Player> players = players();
        ImmutableList<Move> moves = moves();
        ImmutableList.Builder<Claim> claims = ImmutableList.builder();
        claims.addAll(start().claims());
        for (int i = 0; i < size; i++) {
            Player player = players.get(i);
            moves.get(i).claim().ifPresent(color -> claims.add(new Claim(player, color)));
        }
        return claims.build();
    }

    /**
     * {@return whether the opponent had no move after a ply and was skipped (E12, R6)}
     *
     * @param ply the number of a move, from 1 to {@link #size()}
     * @throws IndexOutOfBoundsException if there is no such move
     */
    public boolean wasSkipped(int ply) {
        if (ply < 1 || ply > size) {
            throw new IndexOutOfBoundsException("a game of " + size + " moves has no ply " + ply);
        }
        Game after = prefix(ply);
        return Effect.skipped(after.undo().position, after.position);
    }

    /** {@return the current position, after the last move} */
    public Position position() {
        return position;
    }

    /** {@return the number of moves} */
    public int size() {
        return size;
    }

    /**
     * {@return this game with one more move}
     *
     * @param next the move
     * @throws IllegalMoveException if the move is illegal in the current position
     */
    public Game play(Move next) {
        return new Game(this, next, position.play(next));
    }

    /**
     * {@return this game without its last move}
     *
     * @throws IllegalStateException if there are no moves
     */
    public Game undo() {
        if (before == null) {
            throw new IllegalStateException("there is no move to take back");
        }
        return before;
    }

    /**
     * {@return the game with only the first moves of this one}
     *
     * @param moves the number of moves, from 0 to {@link #size()}
     * @throws IndexOutOfBoundsException if the number is negative or greater than {@link #size()}
     */
    public Game prefix(int moves) {
        Objects.checkIndex(moves, size + 1);
        Game game = this;
        while (game.size > moves) {
            game = game.undo();
        }
        return game;
    }

    /**
     * {@return the image of this game under a symmetry: the images of its start position and of every move}
     *
     * @param symmetry the symmetry
     */
    public Game transform(Symmetry symmetry) {
        return replay(
                start().transform(symmetry),
                moves().stream().map(symmetry::apply).toList());
    }

    /** {@return the last move, or empty if there are no moves} */
    public Optional<Move> lastMove() {
        return Optional.ofNullable(move);
    }

    /** {@return whether the game is over} */
    public boolean isOver() {
        return position.isOver();
    }

    /** {@return the outcome of the game, or empty if it is not over} */
    public Optional<Outcome> outcome() {
        return position.outcome();
    }

    /** Returns a property of the game after 0, 1, 2 … moves. */
    private <T> ImmutableList<T> steps(Function<Game, T> what) {
        Deque<T> steps = new ArrayDeque<>(size + 1);
        for (Game game = this; game != null; game = game.before) {
            steps.addFirst(what.apply(game));
        }
        return ImmutableList.copyOf(steps);
    }

    /** Games are equal if their start positions and moves are equal. */
    @Override
    public boolean equals(Object object) {
        return object instanceof Game other
                && size == other.size
                && position.equals(other.position)
                && moves().equals(other.moves())
                && start().equals(other.start());
    }

    /** Returns a hash code that is the same in every JVM. */
    @Override
    public int hashCode() {
        return start().hashCode() * 31 + moves().hashCode();
    }

    /** {@return the start position and the moves, separated by single spaces; {@link #parse} converts the text back} */
    @Override
    @JsonValue
    public String toString() {
        StringBuilder text = new StringBuilder(start().toString());
        moves().forEach(each -> text.append(' ').append(each));
        return text.toString();
    }

    /**
     * Returns the game as bytes, which {@link #ofBytes} decodes: about 35 for a whole game that begins with an
     * {@linkplain Position#isInitial() initial} position.
     *
     * <p>Each game has exactly one encoding, which is the same in every release. The bytes are an unsigned number, the
     * most significant byte first and without leading zero bytes. The number is written in mixed radix: the first digit
     * is the remainder of the number divided by the first radix, the second digit is the remainder of the quotient
     * divided by the second radix, and so on until the quotient is 0. The digits are:
     *
     * <ul>
     *   <li>1, the version of this encoding, with radix 8. The ordinal of the variant, with radix 8. Then 0 for an
     *       initial position or 1 for any other, with radix 2.
     *   <li>For an initial position, the number of arrangements of the pieces that come before it; the radix is the
     *       number of all arrangements, 43! / (8!⁵ · 3!). Arrangements are sorted by the piece on the first point, then
     *       by the piece on the second, and so on. Points and pieces are in the order of {@link Point} and
     *       {@link Piece}.
     *   <li>For any other position: the player to move, 0 or 1, with radix 2. The winner by a stack of six, 1 or 2, or
     *       0 for none, with radix 3. The claims of the first player in the order made, then those of the second: for each
     *       player, the ordinal plus 1 of each colour and then a 0, with radix 6. The pieces on each point from
     *       bottom to top: for each point, the ordinal plus 1 of each piece and then a 0, with radix 7. The scored
     *       stacks of five of the first player, then those of the second, with radix 10⁹.
     *   <li>For each move, its index in {@link Position#legalMoves()} plus 1; the radix is the number of legal moves
     *       plus 1. A 0 ends the game.
     * </ul>
     *
     * @return a new array of 1 to 256 bytes
     */
    public byte[] toBytes() {
        return GameCode.write(this);
    }

    /**
     * {@return the result of {@link #toBytes} in base64url without padding, for example for a URL; {@link #ofBase64}
     * decodes it}
     */
    public String toBase64() {
        return GameCode.toBase64(toBytes());
    }

    private Object writeReplace() {
        return new TextProxy(TextProxy.Type.GAME, toString());
    }

    private void readObject(ObjectInputStream in) throws InvalidObjectException {
        throw TextProxy.required();
    }
}
