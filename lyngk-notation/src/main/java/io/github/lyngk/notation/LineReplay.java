package io.github.lyngk.notation;

import static com.google.common.base.Preconditions.checkArgument;

import io.github.lyngk.core.Effect;
import io.github.lyngk.core.Move;
import io.github.lyngk.core.Player;
import io.github.lyngk.core.Position;

/**
 * Plays a line turn by turn and knows what the record has to say at each: whose turn it is, which round it belongs to
 * and whether it is a forced pass (R6). Reader, builder and writer all ask here.
 */
final class LineReplay {
    private Position before;
    private Position position;

    /** The round of the next turn, and whether it is the second player's. */
    private int round;

    private boolean seconds;

    private boolean first = true;
    private boolean passDue;
    private int plies;

    private LineReplay(Position position, int round, boolean seconds, int plies) {
        this.before = position;
        this.position = position;
        this.round = round;
        this.seconds = seconds;
        this.plies = plies;
    }

    /** Begins a main line. */
    static LineReplay from(Position start) {
        return new LineReplay(start, 1, start.playerToMove() == Player.SECOND, 0);
    }

    /** Begins a variation: another way to play the last turn, which must have been a move. */
    LineReplay variation() {
        boolean wasSeconds = !seconds;
        return new LineReplay(before, wasSeconds ? round - 1 : round, wasSeconds, plies - 1);
    }

    /** Returns the position after the turns so far. */
    Position position() {
        return position;
    }

    /** Returns the position before the last move. */
    Position before() {
        return before;
    }

    /** Returns the number of the next move in the game, from 1. */
    int nextPly() {
        return plies + 1;
    }

    /** Tells whether the next turn must be a pass: R6 has skipped a player. */
    boolean isPassDue() {
        return passDue;
    }

    /** Tells whether a number stands before the next turn: before the first player's, and at the start of a line. */
    boolean isNumbered() {
        return !seconds || first;
    }

    /** Returns the round of the next turn. */
    int round() {
        return round;
    }

    /** Tells whether the next turn is the second player's. */
    boolean isSeconds() {
        return seconds;
    }

    /** Returns the number of the next turn as it is printed, empty if none is. */
    String number() {
        return isNumbered() ? round + (seconds ? "..." : ".") : "";
    }

    /** Plays a move and tells what it does; throws {@link io.github.lyngk.core.IllegalMoveException} if it is illegal. */
    Effect move(Move move) {
        checkArgument(!passDue, "%s: the pass of the player who is skipped before it is missing (R6)", move);
        Effect effect = position.effect(move);
        advance(effect);
        return effect;
    }

    /** Goes on with what a legal move does. */
    void advance(Effect effect) {
        before = position;
        position = effect.after();
        passDue = effect.skipsOpponent();
        plies++;
        turnOver();
    }

    /** Passes. */
    void pass() {
        checkArgument(passDue, "a pass stands where nobody is skipped (R6)");
        passDue = false;
        turnOver();
    }

    private void turnOver() {
        if (seconds) {
            round++;
        }
        seconds = !seconds;
        first = false;
    }

    /**
     * Plays whole turns, variations included.
     *
     * @throws IllegalArgumentException if a move is illegal, or a pass wrong or missing
     */
    void play(Iterable<Turn> turns) {
        for (Turn turn : turns) {
            play(turn);
        }
        checkArgument(!passDue, "the pass at the end of the line is missing (R6)");
    }

    /** Plays one turn and checks its variations. */
    void play(Turn turn) {
        if (turn instanceof Turn.Played played) {
            move(played.played());
            for (Variation variation : played.variations()) {
                variation().play(variation.turns());
            }
        } else {
            pass();
        }
    }
}
