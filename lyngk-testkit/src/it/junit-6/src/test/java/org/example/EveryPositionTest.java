package org.example;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.lyngk.core.Position;
import io.github.lyngk.testkit.jqwik.Ongoing;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;

class EveryPositionTest {
    @Property(tries = 100)
    void theChosenMoveIsLegal(@ForAll @Ongoing Position position) {
        assertTrue(position.isLegal(FirstMove.choose(position)));
    }

    @Property(tries = 100)
    void aPositionIsReadAsItIsPrinted(@ForAll Position position) {
        assertEquals(position, Position.parse(position.toString()));
    }
}
