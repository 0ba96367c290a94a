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
 * A start and the moves played from it. Immutable: {@link #play} and {@link #undo} return other games.
 *
 * <p>A game is always legal, since it only grows by legal moves. It need not be finished.
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
     * {@return the game of no moves}
     *
     * @param start where it starts
     */
    public static Game of(Position start) {
        return new Game(null, null, requireNonNull(start, "start"));
    }

    /**
     * {@return the game of some moves}
     *
     * @param start where it starts
     * @param moves the moves, in order
     * @throws IllegalMoveException at the first illegal move; it tells the {@link IllegalMoveException#ply() ply}
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
     * {@return the game of a line that {@link #toString} prints: a position line, and behind it the moves, all separated by
     * single blanks}
     *
     * @param text the start and the moves
     * @throws NotationException if the text is not exactly a position line and moves
     * @throws IllegalSetupException if the start is impossible
     * @throws IllegalMoveException at the first illegal move; it tells the {@link IllegalMoveException#ply() ply}
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

    /** {@return where the game started: the position before the first move} */
    public Position start() {
        return prefix(0).position;
    }

    /** {@return the moves in order} */
    public ImmutableList<Move> moves() {
        return steps(Game::lastMove).stream().flatMap(Optional::stream).collect(ImmutableList.toImmutableList());
    }

    /** {@return who made each move; where a player stands twice in a row, the opponent was skipped (R6)} */
    public ImmutableList<Player> players() {
        return positions().stream().limit(size).map(Position::playerToMove).collect(ImmutableList.toImmutableList());
    }

    /** {@return the start and the position after each move: one more than there are moves} */
    public ImmutableList<Position> positions() {
        return steps(Game::position);
    }

    /**
     * {@return all claims in the order made, across both players, which a {@link Position} cannot know; those that the
     * start came with stand first, as {@link Position#claims()} tells them}
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
     * {@return whether after a ply the opponent of who made it was skipped for want of a move (E12, R6)}
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

    /** {@return where the game stands: the position after the last move} */
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
     * {@return the game as it was after some moves}
     *
     * @param moves how many, from 0 to {@link #size()}
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

    /** {@return how the game ended, or empty while it goes on} */
    public Optional<Outcome> outcome() {
        return position.outcome();
    }

    /** Returns something of the game after 0, 1, 2 … moves. */
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

    private Object writeReplace() {
        return new TextProxy(TextProxy.Type.GAME, toString());
    }

    private void readObject(ObjectInputStream in) throws InvalidObjectException {
        throw TextProxy.required();
    }
}
