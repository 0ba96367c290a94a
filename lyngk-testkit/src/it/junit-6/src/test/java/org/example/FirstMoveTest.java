package org.example;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.lyngk.core.Move;
import io.github.lyngk.core.Position;
import io.github.lyngk.notation.GameRecord;
import java.util.List;
import org.junit.jupiter.api.Test;

class FirstMoveTest {
    private static final String START = "I/RBBJ/RIKRRKI/KBIGIG/GGJKRIK/KGRBJI/RBGKIGB/RBKB/G 1 -:- 0:0";

    private static final String RECORD = """
            [Position "I/RBBJ/RIKRRKI/KBIGIG/GGJKRIK/KGRBJI/RBGKIGB/RBKB/G 1 -:- 0:0"]
            [Result "*"]

            1. b1-c2 *
            """;

    @Test
    void aLegalMoveIsPlayed() {
        Position start = Position.parse(START);

        assertTrue(start.isLegal(Move.parse("b1-c2")));
        assertEquals(start.effect(Move.parse("b1-c2")).after(), start.play(Move.parse("b1-c2")));
    }

    @Test
    void aRecordIsParsed() {
        GameRecord record = GameRecord.parse(RECORD);

        assertEquals(List.of(Move.parse("b1-c2")), record.moves());
        assertTrue(FirstMove.afterThe(record).contains("-"));
    }
}
