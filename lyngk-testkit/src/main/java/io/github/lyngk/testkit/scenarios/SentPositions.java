package io.github.lyngk.testkit.scenarios;

import static io.github.lyngk.testkit.scenarios.Draft.FIVE;

import io.github.lyngk.core.Player;
import io.github.lyngk.core.Point;
import io.github.lyngk.core.Position;
import io.github.lyngk.core.Problem;
import io.github.lyngk.core.Setup;

/** Decides which positions may be sent to a program: they may lack pieces, but break no other rule. */
public final class SentPositions {

    private SentPositions() {}

    /** Whether missing pieces are the only problem of a position, or it has none. */
    public static boolean mayBeSent(Position position) {
        Setup setup = position.toSetup();
        return pieces(setup) <= Point.COUNT // a game has as many pieces as points (C1)
                && setup.problems().stream().allMatch(problem -> problem.kind() == Problem.Kind.WRONG_TOTAL);
    }

    private static int pieces(Setup setup) {
        return setup.stacks().values().stream()
                        .mapToInt(stack -> stack.height())
                        .sum()
                + FIVE * (setup.fives(Player.FIRST) + setup.fives(Player.SECOND));
    }
}
