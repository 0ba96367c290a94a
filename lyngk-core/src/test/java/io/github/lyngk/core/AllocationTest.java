package io.github.lyngk.core;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.SplittableRandom;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** A guard against decay: what the calls of a random game may allocate, in bytes, with no clock involved. */
@Tag("not-for-mutation")
class AllocationTest {
    private static final double KILOBYTE = 1024;

    /** A start, the middle and the end of a game of each variant. */
    static Stream<Position> positions() {
        return Stream.of(Variant.values()).flatMap(variant -> {
            Game game = RandomGames.game(variant, 1);
            return Stream.of(0, game.size() / 2, game.size() - 1).map(game.positions()::get);
        });
    }

    @ParameterizedTest
    @MethodSource("positions")
    void askingAllocatesNextToNothing(Position position) throws Exception {
        Move move = position.legalMove(position.legalMoveCount() - 1);

        assertThat(Allocations.perCall(() -> position.isLegal(move) ? position : this))
                .isLessThan(100);
    }

    @ParameterizedTest
    @MethodSource("positions")
    void drawingAndPlayingAllocateLittle(Position position) throws Exception {
        SplittableRandom random = new SplittableRandom(1);
        Move move = position.randomMove(random);

        assertThat(Allocations.perCall(() -> position.randomMove(random))).isLessThan(2 * KILOBYTE);
        assertThat(Allocations.perCall(() -> position.play(move))).isLessThan(KILOBYTE);
    }
}
