package io.github.lyngk.notation;

import static com.google.common.base.Preconditions.checkArgument;
import static java.util.Objects.requireNonNull;

import java.io.InvalidObjectException;
import java.io.ObjectInputStream;
import java.io.Serializable;

/**
 * The text of one Boardspace game, cut out of its source but not yet read. {@link BoardspaceSplitter} makes them; since
 * they do not depend on each other, several threads, or several machines, can {@link #read} the games of one source.
 */
public final class BoardspaceText implements Serializable {
    private static final long serialVersionUID = 1;

    private final transient SgfSplitter.Game game;
    private final transient RecordLocation location;

    BoardspaceText(SgfSplitter.Game game, int number) {
        this.game = game;
        this.location = new RecordLocation(number, game.line(), game.lastLine());
    }

    /**
     * Reads and replays the game.
     *
     * @return the game, or its legal prefix, and what there is to say about it
     */
    public RecordResult read() {
        return BoardspaceGame.read(game, location);
    }

    /**
     * Returns where the game stands.
     *
     * @return its number and lines
     */
    public RecordLocation location() {
        return location;
    }

    /**
     * Returns the text itself. Of a game longer than {@link Limits#RECORD} nothing is kept.
     *
     * @return the text with LF as the only line end; bytes that are no UTF-8 have become lone low surrogates
     */
    public String text() {
        return game.text();
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof BoardspaceText that && game.equals(that.game) && location.equals(that.location);
    }

    @Override
    public int hashCode() {
        return 31 * (31 * game.text().hashCode() + game.column()) + location.hashCode();
    }

    /** Returns where the game stands, for people. */
    @Override
    public String toString() {
        return "game " + location.number() + " in lines " + location.firstLine() + " to " + location.lastLine();
    }

    private Object writeReplace() {
        return new Packed(game.text(), location, game.column(), game.tooLong());
    }

    private void readObject(ObjectInputStream in) throws InvalidObjectException {
        throw new InvalidObjectException("a text travels as its parts");
    }

    /** A text on its way through a stream; a stream with impossible parts is refused by the constructor. */
    private record Packed(String text, RecordLocation location, int column, boolean tooLong) implements Serializable {
        private static final long serialVersionUID = 1;

        Packed {
            requireNonNull(text, "text");
            requireNonNull(location, "location");
            checkArgument(column >= 1, "no game can stand there");
        }

        private Object readResolve() {
            SgfSplitter.Game game =
                    new SgfSplitter.Game(text, location.firstLine(), column, location.lastLine(), tooLong);
            return new BoardspaceText(game, location.number());
        }
    }
}
