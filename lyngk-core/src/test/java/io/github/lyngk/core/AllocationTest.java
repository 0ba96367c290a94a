package io.github.lyngk.core;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** A guard against decay: what the calls of a search may allocate, in bytes, with no clock involved. */
class AllocationTest {
    /** A start, the middle and the end of a game of each variant. */
    static Stream<Position> positions() {
        return Stream.of(Variant.values()).flatMap(variant -> {
            Game game = RandomGames.game(variant, 1);
            return Stream.of(0, game.size() / 2, game.size() - 1).map(game.positions()::get);
        });
    }

    @ParameterizedTest
    @MethodSource("positions")
    void countingAllocatesNothing(Position position) throws Exception {
        assertThat(Allocations.perCall(() -> position.legalMoveCount() > 0 ? position : this))
                .isLessThan(1);
    }

    @ParameterizedTest
    @MethodSource("positions")
    void askingAllocatesNothing(Position position) throws Exception {
        List<Move> moves = position.legalMoves();
        Move move = moves.get(moves.size() - 1);

        assertThat(Allocations.perCall(() -> position.isLegal(move) ? position : this))
                .isLessThan(1);
        assertThat(Allocations.perCall(() -> position.check(move))).isLessThan(1);
    }

    /**
     * A position takes its own 48 bytes, a board of 16 and an array of about 272. A move makes nothing else, so what
     * {@code play} allocates is also the size of a position.
     */
    @ParameterizedTest
    @MethodSource("positions")
    void playingAllocatesTheNewPositionOnly(Position position) throws Exception {
        List<Move> moves = position.legalMoves();
        Move move = moves.get(moves.size() - 1);

        assertThat(Allocations.perCall(() -> position.play(move))).isBetween(100.0, 400.0);
    }

    /**
     * Besides the list and its array there is one small builder with a note of eight bytes for each point, and two more
     * such notes while there are colours to claim.
     */
    @ParameterizedTest
    @MethodSource("positions")
    void listingAllocatesTheListOneArrayAndASmallBuilder(Position position) throws Exception {
        int array = 16 + 4 * position.legalMoveCount();
        int notes = 8 * Point.COUNT * (position.legalClaims().isEmpty() ? 1 : 3);

        assertThat(Allocations.perCall(position::legalMoves)).isLessThan(array + notes + 120);
    }
}
