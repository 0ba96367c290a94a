package io.github.lyngk.core;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatNullPointerException;

import io.github.lyngk.core.Fixtures.Leaves;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

@Tag("not-for-mutation")
class PerftTest {
    private static final Position SMALL = Boards.position("1 R:G 0:0", "e4 R", "e5 B", "e6 G", "c1 K", "d1 I");

    static Stream<Leaves> quick() {
        return Fixtures.perft().filter(line -> line.leaves() < 10_000_000);
    }

    static Stream<Leaves> large() {
        return Fixtures.perft().filter(line -> line.leaves() >= 10_000_000);
    }

    @ParameterizedTest
    @MethodSource("quick")
    void countsThePublishedLeaves(Leaves line) {
        assertThat(Perft.count(Position.parse(line.position()), line.depth())).isEqualTo(line.leaves());
    }

    @Tag("slow")
    @ParameterizedTest
    @MethodSource("large")
    void countsThePublishedLeavesOfTheStarts(Leaves line) {
        assertThat(Perft.count(Position.parse(line.position()), line.depth())).isEqualTo(line.leaves());
    }

    @Test
    void depthZeroIsOneLeaf() {
        assertThat(Perft.count(SMALL, 0)).isEqualTo(1);
    }

    @Test
    @SuppressWarnings("NullAway") // that is the point
    void noPositionHasNoLeavesOfAnyDepth() {
        assertThatNullPointerException().isThrownBy(() -> Perft.count(null, 0));
        assertThatNullPointerException().isThrownBy(() -> Perft.count(null, 2));
    }

    @Test
    void finishedPositionHasNoLeaves() {
        Position over = Boards.position("1 -:- 0:0", "e4 R");

        assertThat(Perft.count(over, 1)).isZero();
        assertThat(Perft.count(over, 2)).isZero();
        assertThat(Perft.divide(over, 1)).isEmpty();
    }

    @Test
    void divideListsEveryMoveInOrder() {
        assertThat(Perft.divide(SMALL, 2).keySet()).containsExactlyElementsOf(SMALL.legalMoves());
        assertThat(Perft.divide(SMALL, 1).values()).containsOnly(1L);
    }

    @Test
    void divideAddsUpToTheCount() {
        long sum = Perft.divide(SMALL, 3).values().stream()
                .mapToLong(Long::longValue)
                .sum();

        assertThat(sum).isEqualTo(Perft.count(SMALL, 3)).isPositive();
    }

    @Test
    void depthsOutOfRangeAreRefused() {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> Perft.count(SMALL, -1))
                .withMessageContaining("-1");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> Perft.divide(SMALL, 0))
                .withMessageContaining("0");
    }
}
