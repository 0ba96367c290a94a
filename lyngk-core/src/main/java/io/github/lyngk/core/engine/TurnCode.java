package io.github.lyngk.core.engine;

/** Turns as numbers, in the order of moves: by claim, then origin, then destination. */
public final class TurnCode {
    /** All codes are less than this number. Codes with the same point twice are unused. */
    public static final int COUNT = Claims.WAYS * Geometry.POINTS * Geometry.POINTS;

    private TurnCode() {}

    /** Returns the code of a turn. */
    public static int of(int claim, int from, int to) {
        return (claim * Geometry.POINTS + from) * Geometry.POINTS + to;
    }
}
