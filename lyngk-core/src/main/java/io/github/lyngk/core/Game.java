package io.github.lyngk.core;

import static java.util.Objects.requireNonNull;

import com.google.common.base.Splitter;
import com.google.common.collect.ImmutableList;
import java.io.InvalidObjectException;
import java.io.ObjectInputStream;
import java.io.Serializable;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
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
     * Returns the game of no moves.
     *
     * @param start where it starts
     * @return the game
     */
    public static Game of(Position start) {
        return new Game(null, null, requireNonNull(start, "start"));
    }

    /**
     * Returns the game of some moves.
     *
     * @param start where it starts
     * @param moves the moves, in order
     * @return the game
     * @throws IllegalMoveException at the first illegal move
     */
    public static Game replay(Position start, Iterable<Move> moves) {
        Game game = of(start);
        for (Move move : moves) {
            game = game.play(move);
        }
        return game;
    }

    /**
     * Returns where the game started.
     *
     * @return the position before the first move
     */
    public Position start() {
        return steps(Game::position).get(0);
    }

    /**
     * Returns the moves.
     *
     * @return the moves in order
     */
    public ImmutableList<Move> moves() {
        return steps(Game::lastMove).stream().flatMap(Optional::stream).collect(ImmutableList.toImmutableList());
    }

    /**
     * Returns who made each move; where a player stands twice in a row, the opponent was skipped (R6).
     *
     * @return the players, as many as moves
     */
    public ImmutableList<Player> players() {
        return positions().stream().limit(size).map(Position::playerToMove).collect(ImmutableList.toImmutableList());
    }

    /**
     * Returns all positions of the game.
     *
     * @return the start and the position after each move: one more than there are moves
     */
    public ImmutableList<Position> positions() {
        return steps(Game::position);
    }

    /**
     * Returns where the game stands.
     *
     * @return the position after the last move
     */
    public Position position() {
        return position;
    }

    /**
     * Returns how long the game is.
     *
     * @return the number of moves
     */
    public int size() {
        return size;
    }

    /**
     * Returns the game with one more move.
     *
     * @param next the move
     * @return the longer game
     * @throws IllegalMoveException if the move is illegal
     */
    public Game play(Move next) {
        return new Game(this, next, position.play(next));
    }

    /**
     * Returns the game without its last move.
     *
     * @return the shorter game
     * @throws IllegalStateException if there are no moves
     */
    public Game undo() {
        if (before == null) {
            throw new IllegalStateException("there is no move to take back");
        }
        return before;
    }

    /** {@return the last move, or empty if there are none} */
    public Optional<Move> lastMove() {
        return Optional.ofNullable(move);
    }

    /** {@return whether the game has ended} */
    public boolean isOver() {
        return position.isOver();
    }

    /**
     * Returns how the game ended.
     *
     * @return the outcome, or empty while it goes on
     */
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

    /**
     * Returns the game in one line, for logs.
     *
     * @return the start and the moves, all separated by blanks
     */
    @Override
    public String toString() {
        StringBuilder text = new StringBuilder(start().toString());
        moves().forEach(each -> text.append(' ').append(each));
        return text.toString();
    }

    /** {@return what travels in a stream in place of this value} */
    private Object writeReplace() {
        StringBuilder text = new StringBuilder(start().toString());
        moves().forEach(each -> text.append(',').append(each));
        return new TextForm(TextForm.Kind.GAME, text.toString());
    }

    static Game fromSerialText(String text) {
        List<String> parts = Splitter.on(',').splitToList(text);
        return replay(
                Position.parse(parts.get(0)),
                parts.stream().skip(1).map(Move::parse).collect(ImmutableList.toImmutableList()));
    }

    /**
     * Refuses streams that hold anything but the stand-in.
     *
     * @param in not read
     * @throws InvalidObjectException always
     */
    private void readObject(ObjectInputStream in) throws InvalidObjectException {
        throw new InvalidObjectException("a game travels as its start and moves");
    }
}
