package io.github.lyngk.notation;

import static java.util.Objects.requireNonNull;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.Reader;
import java.io.UncheckedIOException;
import java.util.Iterator;
import java.util.NoSuchElementException;
import org.jspecify.annotations.Nullable;

/**
 * Cuts a source into the texts of its Boardspace games without reading them, as {@link RecordSplitter} does for records
 * in our own format. Lazy; holds one game at a time. Not safe for use by several threads at once, but the texts it gives
 * may be handed to others.
 */
public final class BoardspaceSplitter implements Iterator<BoardspaceText>, AutoCloseable {
    private final Reader source;
    private final SgfSplitter games;
    private int number;
    private @Nullable BoardspaceText next;

    /**
     * Creates a splitter of characters.
     *
     * @param source the text of any number of games
     */
    public BoardspaceSplitter(Reader source) {
        this.source = new BufferedReader(requireNonNull(source, "source"));
        this.games = new SgfSplitter(this.source, Limits.RECORD);
    }

    /**
     * Creates a splitter of bytes.
     *
     * @param source the text of any number of games, in UTF-8
     */
    public BoardspaceSplitter(InputStream source) {
        this(new Utf8Reader(requireNonNull(source, "source")));
    }

    /**
     * Tells whether there is another game.
     *
     * @return true if {@link #next} will give one
     * @throws UncheckedIOException if the source cannot be read
     */
    @Override
    public boolean hasNext() {
        if (next == null) {
            try {
                next = games.next()
                        .map(game -> new BoardspaceText(game, number + 1))
                        .orElse(null);
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
        }
        return next != null;
    }

    /**
     * Returns the text of the next game.
     *
     * @return the text and where it stands
     * @throws NoSuchElementException if there is none
     * @throws UncheckedIOException if the source cannot be read
     */
    @Override
    public BoardspaceText next() {
        if (!hasNext() || next == null) {
            throw new NoSuchElementException("no further game");
        }
        BoardspaceText text = next;
        next = null;
        number++;
        return text;
    }

    /**
     * Closes the source.
     *
     * @throws IOException if the source cannot be closed
     */
    @Override
    public void close() throws IOException {
        source.close();
    }
}
