package org.example;

import static io.github.lyngk.testkit.assertions.LyngkAssertions.assertThat;

import io.github.lyngk.core.Bot;
import io.github.lyngk.core.Move;
import io.github.lyngk.core.Point;
import io.github.lyngk.notation.GameRecord;
import io.github.lyngk.testkit.junit.BotContract;
import net.jqwik.api.Example;

class FirstMoveBotTest implements BotContract {
    private static final String RECORD = """
            [Position "I/RBBJ/RIKRRKI/KBIGIG/GGJKRIK/KGRBJI/RBGKIGB/RBKB/G 1 -:- 0:0"]
            [Result "*"]

            1. b1-c2 *
            """;

    @Override
    public Bot bot() {
        return position -> position.legalMoves().get(0);
    }

    @Example
    void aRecordIsParsed() {
        GameRecord record = GameRecord.parse(RECORD);

        assertThat(record.moves()).containsExactly(Move.parse("b1-c2"));
        assertThat(record.game().position().heightAt(Point.C2)).isEqualTo(2);
    }
}
