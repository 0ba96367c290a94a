package io.github.lyngk.core;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
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
     * A position takes its own 48 bytes, a board of 16 and an array of about 288. A move makes nothing else, so what
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
     * Besides the list and its array there is a small builder. Without claims it has up to two notes of eight bytes for
     * each point. While there are colours to claim it has three, and two bytes for each move without a claim and for each
     * with the claim that has most of them. A few small objects come on top, if the compiler does not do away with them.
     */
    @ParameterizedTest
    @MethodSource("positions")
    void listingAllocatesTheListOneArrayAndASmallBuilder(Position position) throws Exception {
        int array = 16 + 4 * position.legalMoveCount();
        int builder = position.legalClaims().isEmpty()
                ? 250 + 2 * Long.BYTES * Point.COUNT
                : 800 + 3 * Long.BYTES * Point.COUNT + 2 * Character.BYTES * mostMovesOfAClaim(position);

        assertThat(Allocations.perCall(position::legalMoves)).isLessThan(array + builder);
    }

    private static int mostMovesOfAClaim(Position position) {
        Map<Optional<Color>, Long> moves =
                position.legalMoves().stream().collect(Collectors.groupingBy(Move::claim, Collectors.counting()));
        return Collections.max(moves.values()).intValue();
    }
}
