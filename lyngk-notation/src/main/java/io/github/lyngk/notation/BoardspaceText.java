package io.github.lyngk.notation;

/**
 * The text of one Boardspace game, cut out of its source but not yet read. {@link BoardspaceSplitter} makes them; since
 * they do not depend on each other, several threads can {@link #read} the games of one source.
 */
public final class BoardspaceText {
    private final SgfSplitter.Game game;
    private final RecordLocation location;

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
}
