package org.example;

import static org.junit.jupiter.api.Assertions.assertThrows;

import io.github.lyngk.core.Move;
import io.github.lyngk.testkit.BotCheck;
import io.github.lyngk.testkit.CheckReport;
import org.junit.jupiter.api.Test;

/** Runs checks without a contract. */
class PlainCheckTest {

    @Test
    void firstMoveIsLegal() {
        BotCheck.of(() -> position -> position.legalMove(0)).games(100).run().orThrow();
    }

    @Test
    void oneMoveIsNotAlwaysLegal() {
        CheckReport report =
                BotCheck.of(() -> position -> Move.parse("b1-c2")).games(100).run();

        assertThrows(AssertionError.class, report::orThrow);
    }
}
