package io.github.lyngk.testkit.scenarios;

import io.github.lyngk.core.Move;
import io.github.lyngk.core.Point;
import io.github.lyngk.core.Position;
import io.github.lyngk.core.Stack;
import java.util.Map;

/**
 * Rates moves by how they bring jokers together: one stack with a joker is kept low, and the other jokers are left alone
 * until it can reach them.
 */
final class JokerGathering {
    private static final int UNITE = 100;
    private static final int MAKE_CARRIER = 10;
    private static final int MOVE_CARRIER = -10;
    private static final int COVER_CARRIER = -30;
    private static final int SPOIL = -50;

    private final int[] jokers = new int[Point.COUNT];
    private final Position position;
    private boolean hasCarrier;

    JokerGathering(Position position) {
        this.position = position;
        for (Map.Entry<Point, Stack> entry : position.stacks().entrySet()) {
            Stack stack = entry.getValue();
            jokers[entry.getKey().ordinal()] = stack.jokers();
            hasCarrier |= stack.jokers() > 0 && stack.height() > 1;
        }
    }

    int liking(Move move) {
        int carried = jokers[move.from().ordinal()];
        int reached = jokers[move.to().ordinal()];
        if (carried > 0 && reached > 0) {
            return UNITE * (carried + reached) - position.heightAt(move.from());
        }
        if (carried > 0) {
            return MOVE_CARRIER;
        }
        if (reached == 0) {
            return 0;
        }
        if (position.heightAt(move.to()) > 1) {
            return COVER_CARRIER;
        }
        return hasCarrier ? SPOIL : MAKE_CARRIER - position.heightAt(move.from());
    }
}
