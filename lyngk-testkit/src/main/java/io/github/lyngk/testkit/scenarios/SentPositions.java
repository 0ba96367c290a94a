package io.github.lyngk.testkit.scenarios;

import io.github.lyngk.core.Player;
import io.github.lyngk.core.Position;
import io.github.lyngk.core.Problem;
import io.github.lyngk.core.Setup;

/** Which positions may be sent to a program: those that lack pieces at most, and break no other rule. */
public final class SentPositions {

    private static final int PIECES = 43;
    private static final int FIVE = 5;

    private SentPositions() {}

    /** Whether a position has no problem but that pieces are missing. */
    public static boolean mayBeSent(Position position) {
        Setup setup = position.toSetup();
        return pieces(setup) <= PIECES
                && setup.problems().stream().allMatch(problem -> problem.kind() == Problem.Kind.WRONG_TOTAL);
    }

    private static int pieces(Setup setup) {
        return setup.stacks().values().stream()
                        .mapToInt(stack -> stack.height())
                        .sum()
                + FIVE * (setup.fives(Player.FIRST) + setup.fives(Player.SECOND));
    }
}
