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
 * A game: a start position and the moves played from it. Immutable: {@link #play} and {@link #undo} return other games.
 *
 * <p>All moves of a game are legal. It need not be finished.
 */
public final class Game implements Serializable {
    private static final long serialVersionUID = 1;

    /** The game up to the last move, or null where there is none. */
    private final transient @Nullable Game before;

    /** The last move, or null where there is none. */
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
     * {@return the game that starts in a position and has no moves yet}
     *
     * @param start the start position
     */
    public static Game of(Position start) {
        return new Game(null, null, requireNonNull(start, "start"));
    }

    /**
     * {@return the game that starts in a position and continues with some moves}
     *
     * @param start the start position
     * @param moves the moves, in order
     * @throws IllegalMoveException at the first illegal move, with its {@link IllegalMoveException#ply() ply}
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
     * {@return the game of a line that {@link #toString} prints: a position line and the moves, separated by single
     * blanks}
     *
     * @param text the start and the moves
     * @throws NotationException if the text is not exactly a position line and moves
     * @throws IllegalSetupException if the start is impossible
     * @throws IllegalMoveException at the first illegal move, with its {@link IllegalMoveException#ply() ply}
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
     * {@return the game whose {@link #toBytes} are given}
     *
     * @param bytes the bytes of a game
     * @throws IllegalArgumentException if no game has these bytes; if their start is impossible, an
     *     {@link IllegalSetupException}
     */
    public static Game ofBytes(byte[] bytes) {
        return GameCode.read(bytes);
    }

    /**
     * {@return the game whose {@link #toBase64} is given}
     *
     * @param text the bytes of a game in base64url
     * @throws IllegalArgumentException if no game has this text; if it is not base64url, a {@link NotationException}
     */
    public static Game ofBase64(String text) {
        return ofBytes(GameCode.ofBase64(text));
    }

    /** {@return the start: the position before the first move} */
    public Position start() {
        return prefix(0).position;
    }

    /** {@return the moves in order} */
    public ImmutableList<Move> moves() {
        return steps(Game::lastMove).stream().flatMap(Optional::stream).collect(ImmutableList.toImmutableList());
    }

    /** {@return the player of each move; if a player appears twice in a row, the opponent was skipped (R6)} */
    public ImmutableList<Player> players() {
        return positions().stream().limit(size).map(Position::playerToMove).collect(ImmutableList.toImmutableList());
    }

    /** {@return the start and the position after each move: one more than there are moves} */
    public ImmutableList<Position> positions() {
        return steps(Game::position);
    }

    /**
     * {@return the claims of both players in the order made, which a {@link Position} does not record; those of the
     * start come first, in the order of {@link Position#claims()}}
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

    /** {@return the current position: the one after the last move} */
    public Position position() {
        return position;
    }

    /** {@return how many moves the game has} */
    public int size() {
        return size;
    }

    /**
     * {@return the game with one more move}
     *
     * @param next the move
     * @throws IllegalMoveException if the move is illegal
     */
    public Game play(Move next) {
        return new Game(this, next, position.play(next));
    }

    /**
     * {@return the game without its last move}
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
     * {@return the game after some of its moves}
     *
     * @param moves the number of moves, from 0 to {@link #size()}
     * @throws IndexOutOfBoundsException if the game has fewer moves
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
     * {@return the mirrored or turned game: the image of its start and of every move}
     *
     * @param symmetry how to turn the board
     */
    public Game transform(Symmetry symmetry) {
        return replay(
                start().transform(symmetry),
                moves().stream().map(symmetry::apply).toList());
    }

    /** {@return the last move, or empty if there are none} */
    public Optional<Move> lastMove() {
        return Optional.ofNullable(move);
    }

    /** {@return whether the game has ended} */
    public boolean isOver() {
        return position.isOver();
    }

    /** {@return how the game ended, or empty if it is not over} */
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

    /** Games are equal when their starts and moves are. */
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

    /** {@return the game in one line, which {@link #parse} reads back: the start and the moves, separated by blanks} */
    @Override
    @JsonValue
    public String toString() {
        StringBuilder text = new StringBuilder(start().toString());
        moves().forEach(each -> text.append(' ').append(each));
        return text.toString();
    }

    /**
     * Returns the game as bytes that {@link #ofBytes} reads back: about 35 if it begins with an
     * {@linkplain Position#isInitial() initial} position.
     *
     * <p>A game has the same bytes in every release, and no other game has them. No bytes represent an illegal game.
     * They are a number in as few bytes as possible, the most significant one first, written in mixed radix: the first
     * digit is the remainder of the number divided by the first radix, the second digit that of the quotient divided by
     * the second radix, and so on until the quotient is 0. The digits are:
     *
     * <ul>
     *   <li>1, the version of this code, of 8; the ordinal of the variant, of 8; 0 for an initial position or 1 for any
     *       other, of 2.
     *   <li>For an initial position: how many of the 43! / (8!⁵ · 3!) arrangements come before it, sorted by the piece
     *       on the first point, then by that on the second, and so on. Points and pieces are in the order of
     *       {@link Point} and {@link Piece}.
     *   <li>For any other position: the player to move, 0 or 1, of 2. The winner by a stack of six, 1 or 2, or 0 for
     *       none, of 3. The claims of the first player in the order made, then those of the second: the ordinal plus 1
     *       of each colour, then 0, of 6. The pieces on each point from bottom to top: the ordinal plus 1 of each
     *       piece, then 0, of 7. The scored stacks of five of the first player, then those of the second, of 10⁹.
     *   <li>For each move: its place in {@link Position#legalMoves()}, counted from 1, of their number plus 1. A 0 ends
     *       the game.
     * </ul>
     *
     * @return a new array of at most 256 bytes
     */
    public byte[] toBytes() {
        return GameCode.write(this);
    }

    /** {@return {@link #toBytes} as a text for links, which {@link #ofBase64} reads back: in base64url, without padding} */
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
