package io.github.lyngk.notation;

import com.google.common.collect.ImmutableSet;
import java.io.IOException;
import java.io.InputStream;
import java.io.Reader;
import java.util.Iterator;

/**
 * Reads games recorded by Boardspace.net, in its dialect of SGF, one by one. Only one game is in memory at a time. The
 * results have the same type as those of {@link RecordReader}. Not thread-safe.
 *
 * <p>The start position is computed from the key of the game. Variations and undone picks and drops are ignored. Games
 * of {@code lyngk} become {@link io.github.lyngk.core.Variant#CLAIM_CAPTURES} games, because the server uses that house
 * rule. Games of {@code lyngk-6} become {@link io.github.lyngk.core.Variant#SIX_STACK} games. {@link Turn#elapsed()}
 * returns the time that a player took for a move, if the game has times: the time of the player at the end of this turn
 * minus that at the end of the player's last turn.
 *
 * <p>The server differs from the rulebook in two ways. If it ended a game although a player could move after a claim,
 * the record has the server's result, with {@link Termination#ADJUDICATION} and a warning. If it forced a player with a
 * legal move to pass, the record ends there with {@code *} and an error, and the tag {@code ServerResult} contains the
 * server's result. The same applies to any other action that cannot be replayed.
 *
 * <pre>{@code
 * try (BoardspaceReader games = new BoardspaceReader(Files.newInputStream(path))) {
 *     games.forEachRemaining(game -> game.record().ifPresent(System.out::println));
 * }
 * }</pre>
 */
public final class BoardspaceReader implements Iterator<RecordResult>, AutoCloseable {
    private final RecordReader games;

    /**
     * Creates a reader of characters.
     *
     * @param source the text of any number of games
     */
    public BoardspaceReader(Reader source) {
        games = new RecordReader(RecordFormat.BOARDSPACE.split(source), ImmutableSet.of());
    }

    /**
     * Creates a reader of bytes.
     *
     * @param source the text of any number of games, in UTF-8
     */
    public BoardspaceReader(InputStream source) {
        games = new RecordReader(RecordFormat.BOARDSPACE.split(source), ImmutableSet.of());
    }

    /**
     * {@return whether there is another game}
     *
     * @throws java.io.UncheckedIOException if the source cannot be read
     */
    @Override
    public boolean hasNext() {
        return games.hasNext();
    }

    /**
     * Reads the next game.
     *
     * @return the game, or its legal prefix, with its diagnostics
     * @throws java.util.NoSuchElementException if there is none
     * @throws java.io.UncheckedIOException if the source cannot be read
     */
    @Override
    public RecordResult next() {
        return games.next();
    }

    /**
     * Closes the source.
     *
     * @throws IOException if the source cannot be closed
     */
    @Override
    public void close() throws IOException {
        games.close();
    }
}
