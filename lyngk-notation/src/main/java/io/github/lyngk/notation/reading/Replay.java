package io.github.lyngk.notation.reading;

import static com.google.common.base.Preconditions.checkArgument;

import io.github.lyngk.core.Effect;
import io.github.lyngk.core.Move;
import io.github.lyngk.core.Player;
import io.github.lyngk.core.Position;

/**
 * Plays a main line or a variation turn by turn, and finds for each turn its player, its round and whether it is a
 * forced pass (R6). Used by the reader, the builder and the writer of records.
 */
public final class Replay {
    /** How a forced pass is written (R6). */
    public static final String PASS = "--";

    private Position before;
    private Position position;

    /** The round of the next turn, and whether it is the second player's. */
    private int round;

    private boolean seconds;

    private boolean first = true;

    /** Whether the last turn was a move, after which a pass may be due. */
    private boolean moved;

    private int plies;

    private Replay(Position position, int round, boolean seconds, int plies) {
        this.before = position;
        this.position = position;
        this.round = round;
        this.seconds = seconds;
        this.plies = plies;
    }

    /** Begins a main line. */
    public static Replay from(Position start) {
        return new Replay(start, 1, start.playerToMove() == Player.SECOND, 0);
    }

    /** Begins a variation: another way to play the last turn, which must have been a move. */
    public Replay variation() {
        boolean wasSeconds = !seconds;
        return new Replay(before, wasSeconds ? round - 1 : round, wasSeconds, plies - 1);
    }

    /** {@return the position after the turns so far} */
    public Position position() {
        return position;
    }

    /** {@return the position before the last move} */
    public Position before() {
        return before;
    }

    /** {@return the number of the next move in the game, from 1} */
    public int nextPly() {
        return plies + 1;
    }

    /**
     * {@return whether the next turn must be a pass: R6 has skipped a player} Cheap once the next move has been played
     * from {@link #position}, since that has determined which player may move.
     */
    public boolean isPassDue() {
        return moved && position.playerToMove() == before.playerToMove() && !position.isOver();
    }

    /** {@return whether a number is written before the next turn: the first player's, or the first of a line} */
    public boolean isNumbered() {
        return !seconds || first;
    }

    /** {@return the round of the next turn} */
    public int round() {
        return round;
    }

    /** {@return whether the next turn is the second player's} */
    public boolean isSeconds() {
        return seconds;
    }

    /** {@return the number of the next turn as it is printed, empty if none is} */
    public String number() {
        return isNumbered() ? round + (seconds ? "..." : ".") : "";
    }

    /**
     * Plays a move and returns its effect; throws {@link io.github.lyngk.core.IllegalMoveException} if it is illegal.
     */
    public Effect move(Move move) {
        checkTakes(move);
        Effect effect = position.effect(move);
        advance(effect.after());
        return effect;
    }

    /** Checks that no pass is missing before a move. */
    public void checkTakes(Move move) {
        checkArgument(!isPassDue(), "%s: the pass of the player who is skipped before it is missing (R6)", move);
    }

    /** Continues from the position after a legal move. */
    public void advance(Position after) {
        before = position;
        position = after;
        moved = true;
        plies++;
        turnOver();
    }

    /** Passes. */
    public void pass() {
        checkArgument(isPassDue(), "there is no pass here, because no player is skipped (R6)");
        moved = false;
        turnOver();
    }

    private void turnOver() {
        if (seconds) {
            round++;
        }
        seconds = !seconds;
        first = false;
    }
}
