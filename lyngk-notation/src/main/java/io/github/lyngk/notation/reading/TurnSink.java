package io.github.lyngk.notation.reading;

import io.github.lyngk.core.Move;
import io.github.lyngk.core.Position;

/** Takes the turns of a text as they are read: all of them legal, with the passes R6 demands. */
public interface TurnSink {
    /** A move. */
    void move(Move move);

    /** A forced pass (R6). */
    void pass();

    /** A comment on the last turn, or before the first one. */
    void comment(String text);

    /** An annotation of the last turn, which is a move. */
    void nag(int number);

    /** Another way to play the last turn, which is a move, begins from the position before that. */
    void openVariation(Position start);

    /** The variation opened last ends, and the line around it goes on. */
    void closeVariation();
}
