package io.github.lyngk.notation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import io.github.lyngk.core.NotationException;
import java.util.List;
import java.util.stream.Stream;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import net.jqwik.api.constraints.Size;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class TurnPathTest {
    @Test
    void leadsThroughVariationsToATurn() {
        TurnPath path = TurnPath.of(12).into(2, 3);
        assertThat(path).hasToString("12.2.3").isEqualTo(TurnPath.parse("12.2.3"));
        assertThat(path.turn()).isEqualTo(3);
        assertThat(path.depth()).isEqualTo(1);
        assertThat(path.isMainLine()).isFalse();
        assertThat(path.parent()).contains(TurnPath.of(12));
        assertThat(path.withTurn(4)).hasToString("12.2.4");
        assertThat(TurnPath.of(12).isMainLine()).isTrue();
        assertThat(TurnPath.of(12).parent()).isEmpty();
    }

    @ParameterizedTest
    @CsvSource({
        "'', 0",
        "x, 0",
        "0, 0",
        "01, 0",
        "-1, 0",
        "30001, 0",
        "99999999999999999999, 0",
        "1., 2",
        ".1, 0",
        "1.2, 3",
        "1.2., 4",
        "1..2, 2",
        "1.0.1, 2",
        "'12.2.3 ', 6",
        "1.2.3x, 5",
        "\u0661, 0",
    })
    void anyOtherTextIsRefusedWhereItGoesWrong(String text, int index) {
        NotationException refusal = catchThrowableOfType(NotationException.class, () -> TurnPath.parse(text));
        assertThat(refusal.index()).isEqualTo(index);
        assertThat(refusal.text()).isEqualTo(text);
    }

    @Test
    void goesNoDeeperThanRecords() {
        String deepest = "1" + ".1.1".repeat(Limits.NESTING);
        assertThat(TurnPath.parse(deepest)).hasToString(deepest);
        assertThatIllegalArgumentException()
                .isThrownBy(() -> TurnPath.parse(deepest).into(1, 1))
                .withMessageContaining("at most 64 deep");
        assertThat(catchThrowableOfType(NotationException.class, () -> TurnPath.parse(deepest + ".1.1"))
                        .index())
                .isEqualTo(deepest.length() + 1);
    }

    @Test
    void hasNumbersThatARecordMayHave() {
        assertThat(TurnPath.of(Limits.PARTS)).hasToString("30000");
        assertThatIllegalArgumentException().isThrownBy(() -> TurnPath.of(0));
        assertThatIllegalArgumentException().isThrownBy(() -> TurnPath.of(Limits.PARTS + 1));
        assertThatIllegalArgumentException().isThrownBy(() -> TurnPath.of(1).into(0, 1));
        assertThatIllegalArgumentException().isThrownBy(() -> TurnPath.of(1).into(1, 0));
        assertThatIllegalArgumentException().isThrownBy(() -> TurnPath.of(1).withTurn(-1));
    }

    @Test
    void isOrderedAsRecordsArePrinted() {
        assertThat(Stream.of("2", "10", "1.1.1", "1", "1.10.1", "1.1.2", "1.2.1", "1.1.1.1.1")
                        .map(TurnPath::parse)
                        .sorted())
                .extracting(TurnPath::toString)
                .containsExactly("1", "1.1.1", "1.1.1.1.1", "1.1.2", "1.2.1", "1.10.1", "2", "10");
    }

    @Property(tries = 200)
    void isReadAsItIsPrinted(
            @ForAll @IntRange(min = 1, max = Limits.PARTS) int turn,
            @ForAll @Size(max = Limits.NESTING) List<@IntRange(min = 1, max = Limits.PARTS) Integer> steps) {
        TurnPath path = TurnPath.of(turn);
        for (int step : steps) {
            path = path.into(step, turn);
        }
        assertThat(TurnPath.parse(path.toString())).isEqualTo(path).hasSameHashCodeAs(path);
        assertThat(path.compareTo(TurnPath.parse(path.toString()))).isZero();
        assertThat(path.depth()).isEqualTo(steps.size());
    }
}
