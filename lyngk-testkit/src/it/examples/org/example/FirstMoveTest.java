package org.example;

import static io.github.lyngk.testkit.assertions.LyngkAssertions.assertThat;

import io.github.lyngk.core.Move;
import io.github.lyngk.core.Point;
import io.github.lyngk.core.Position;
import io.github.lyngk.notation.GameRecord;
import io.github.lyngk.notation.MoveNotation;
import io.github.lyngk.testkit.jqwik.Ongoing;
import net.jqwik.api.Example;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;

class FirstMoveTest {
    private static final String START = "I/RBBJ/RIKRRKI/KBIGIG/GGJKRIK/KGRBJI/RBGKIGB/RBKB/G 1 -:- 0:0";

    private static final String RECORD = """
            [Position "I/RBBJ/RIKRRKI/KBIGIG/GGJKRIK/KGRBJI/RBGKIGB/RBKB/G 1 -:- 0:0"]
            [Result "*"]

            1. b1-c2 *
            """;

    @Example
    void aLegalMoveIsPlayed() {
        Position start = Position.parse(START);

        assertThat(start).allows("b1-c2");
        assertThat(start.play(Move.parse("b1-c2")).heightAt(Point.C2)).isEqualTo(2);
    }

    @Example
    void aRecordIsParsed() {
        GameRecord record = GameRecord.parse(RECORD);
        Position end = record.game().position();

        assertThat(record.moves()).containsExactly(Move.parse("b1-c2"));
        assertThat(MoveNotation.describe(end, end.legalMove(0))).contains("-");
    }

    @Property(tries = 100)
    void theFirstMoveIsLegal(@ForAll @Ongoing Position position) {
        assertThat(position.isLegal(position.legalMove(0))).isTrue();
    }

    @Property(tries = 100)
    void aFinishedGameHasNoMoves(@ForAll Position position) {
        assertThat(position.legalMoves().isEmpty()).isEqualTo(position.isOver());
    }

    @Property(tries = 100)
    void aPositionIsReadAsItIsPrinted(@ForAll Position position) {
        assertThat(Position.parse(position.toString())).isEqualTo(position);
    }
}
