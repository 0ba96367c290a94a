package org.example;

import io.github.lyngk.core.Position;
import io.github.lyngk.testkit.BotCheck;
import io.github.lyngk.testkit.jqwik.Ongoing;
import net.jqwik.api.Example;
import net.jqwik.api.ForAll;
import net.jqwik.api.Group;
import net.jqwik.api.Property;

/** Runs a check in a jqwik example, and a property in a group, which is jqwik's nested class. */
class FirstMoveTest {

    @Example
    void firstMoveIsLegalInRarePositionsToo() {
        BotCheck.of(() -> position -> position.legalMove(0)).games(100).run().orThrow();
    }

    @Group
    class Grouped {
        @Property(tries = 100)
        boolean firstMoveIsLegal(@ForAll @Ongoing Position position) {
            return position.isLegal(position.legalMove(0));
        }
    }
}
