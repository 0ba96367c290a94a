package io.github.lyngk.core;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class MoveTest {
    @Test
    void indexFollowsTheFormula() {
        int number = 0;
        for (int claim = 0; claim < 6; claim++) {
            for (Point from : Point.values()) {
                for (Point to : Point.values()) {
                    if (from != to) {
                        Move plain = Move.of(from, to);
                        Move move = claim == 0 ? plain : plain.claiming(Color.values()[claim - 1]);
                        int place = to.ordinal() < from.ordinal() ? to.ordinal() : to.ordinal() - 1;
                        assertThat(move.index())
                                .isEqualTo(number)
                                .isEqualTo(claim * 43 * 42 + from.ordinal() * 42 + place);
                        assertThat(Move.ofIndex(number)).isEqualTo(move).hasSameHashCodeAs(number);
                        number++;
                    }
                }
            }
        }
        assertThat(number).isEqualTo(Move.COUNT).isEqualTo(10_836);
    }

    /** Golden values: a change is a breaking change. */
    @ParameterizedTest
    @CsvSource({
        "a1-b1, 0",
        "a1-i1, 41",
        "b1-a1, 42",
        "b1-c2, 47",
        "e4-e5, 903",
        "i1-h4, 1805",
        "I:a1-b1, 1806",
        "B:e4-e5, 4515",
        "R:b1-c2, 5465",
        "G:c7-a1, 7686",
        "K:i1-h4, 10835"
    })
    void indexIsPinned(String move, int index) {
        assertThat(Move.parse(move).index()).isEqualTo(index);
        assertThat(Move.ofIndex(index)).hasToString(move);
    }

    @Test
    void everyMoveIsReadAsItIsWritten() {
        for (int index = 0; index < Move.COUNT; index++) {
            Move move = Move.ofIndex(index);
            assertThat(Move.parse(move.toString())).isEqualTo(move);
        }
    }

    @Test
    void partsAreAsGiven() {
        Move move = Move.of(Point.B1, Point.C2);

        assertThat(move.from()).isEqualTo(Point.B1);
        assertThat(move.to()).isEqualTo(Point.C2);
        assertThat(move.claim()).isEmpty();
        assertThat(move.claiming(Color.RED).claim()).contains(Color.RED);
        assertThat(move.claiming(Color.RED).from()).isEqualTo(Point.B1);
        assertThat(move.claiming(Color.RED).to()).isEqualTo(Point.C2);
        assertThat(move.claiming(Color.RED).withoutClaim()).isEqualTo(move);
        assertThat(move.withoutClaim()).isEqualTo(move);
    }

    @Test
    void moveNeedsTwoPoints() {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> Move.of(Point.B1, Point.B1))
                .withMessageContaining("b1");
    }

    @ParameterizedTest
    @ValueSource(ints = {-1, 10_836, Integer.MAX_VALUE, Integer.MIN_VALUE})
    void indexOutOfRangeIsRefused(int index) {
        assertThatExceptionOfType(IndexOutOfBoundsException.class).isThrownBy(() -> Move.ofIndex(index));
    }

    @Test
    void orderIsByIndex() {
        List<Move> moves = new ArrayList<>(
                List.of(Move.parse("K:a1-b1"), Move.parse("i1-h4"), Move.parse("b1-c2"), Move.parse("b1-a1")));
        moves.sort(null);

        assertThat(moves).extracting(Move::toString).containsExactly("b1-a1", "b1-c2", "i1-h4", "K:a1-b1");
        assertThat(Move.parse("b1-c2")).isEqualByComparingTo(Move.parse("b1-c2"));
    }

    @Test
    void equalWhenClaimOriginAndDestinationAre() {
        Move move = Move.parse("R:b1-c2");

        assertThat(move)
                .isEqualTo(Move.parse("r:B1-C2"))
                .hasSameHashCodeAs(Move.of(Point.B1, Point.C2).claiming(Color.RED))
                .isNotEqualTo(Move.parse("b1-c2"))
                .isNotEqualTo(Move.parse("R:b1-c3"))
                .isNotEqualTo(Move.parse("R:b2-c2"))
                .isNotEqualTo("R:b1-c2");
    }

    @Test
    void claimReplacesAClaim() {
        assertThat(Move.parse("R:b1-c2").claiming(Color.BLACK)).hasToString("K:b1-c2");
    }
}
