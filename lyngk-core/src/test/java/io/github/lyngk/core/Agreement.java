package io.github.lyngk.core;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.random.RandomGenerator;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * All ways to ask for the legal moves agree with each other: list, count, the n-th, one at random, those of a stack,
 * {@code isLegal}, {@code check} and {@code play}. The referee checks whether they are right; these properties hold
 * whatever the rules are.
 */
final class Agreement {
    private Agreement() {}

    static void assertCountAndPlaces(Position position) {
        List<Move> moves = position.legalMoves();

        assertThat(moves).isSorted().doesNotHaveDuplicates();
        assertThat(position.legalMoveCount()).isEqualTo(moves.size());
        assertThat(IntStream.range(0, moves.size()).mapToObj(position::legalMove))
                .isEqualTo(moves);
        assertThatThrownBy(() -> position.legalMove(moves.size())).isInstanceOf(IndexOutOfBoundsException.class);
        assertThatThrownBy(() -> position.legalMove(-1)).isInstanceOf(IndexOutOfBoundsException.class);
    }

    static void assertDrawn(Position position, long seed) {
        if (position.isOver()) {
            assertThatThrownBy(() -> position.randomMove(new SplittableRandom(seed)))
                    .isInstanceOf(IllegalStateException.class)
                    .hasMessageContaining("over");
            return;
        }
        List<Move> moves = position.legalMoves();
        Counting random = new Counting(seed);

        assertThat(position.randomMove(random)).isEqualTo(moves.get(new SplittableRandom(seed).nextInt(moves.size())));
        assertThat(random.bounds).containsExactly(moves.size());
    }

    /** Checks all possible moves. */
    static void assertEveryMove(Position position) {
        List<Move> legal = new ArrayList<>();
        for (int index = 0; index < Move.COUNT; index++) {
            Move move = Move.ofIndex(index);
            boolean isLegal = position.isLegal(move);
            assertThat(position.check(move).isLegal()).isEqualTo(isLegal);
            if (isLegal) {
                legal.add(move);
            }
        }
        assertThat(legal).isEqualTo(position.legalMoves());
        assertThat(position.isOver()).isEqualTo(legal.isEmpty());
    }

    static void assertPlayed(Position position, Move any) {
        List<Move> moves = position.legalMoves();
        for (Move move : moves) {
            assertThat(position.play(move)).isEqualTo(position.effect(move).after());
            assertThat(position.route(move)).startsWith(move.from()).endsWith(move.to());
        }
        if (!moves.contains(any)) {
            assertThatThrownBy(() -> position.play(any)).isInstanceOf(IllegalMoveException.class);
        }
    }

    static void assertStacks(Position position) {
        assertThat(Stream.of(Point.values())
                        .flatMap(point -> position.legalMoves(point).stream())
                        .sorted())
                .isEqualTo(position.legalMoves());
        assertThat(Point.values())
                .allSatisfy(point ->
                        assertThat(position.legalMoves(point)).isSorted().allMatch(move -> move.from() == point));
    }

    static void assertClaims(Position position) {
        List<Move> moves = position.legalMoves();
        boolean allClaim = moves.stream().allMatch(move -> move.claim().isPresent());

        assertThat(position.mustClaim()).isEqualTo(allClaim && !moves.isEmpty());
        assertThat(position.legalClaims().stream().map(Claim::color).toList())
                .isEqualTo(moves.stream()
                        .flatMap(move -> move.claim().stream())
                        .distinct()
                        .toList());
        assertThat(position.legalMovesWithoutClaim())
                .isEqualTo(moves.stream().filter(move -> move.claim().isEmpty()).toList());
        for (Color color : Color.values()) {
            assertThat(position.legalMovesClaiming(color))
                    .isEqualTo(moves.stream()
                            .filter(move -> move.claim().equals(Optional.of(color)))
                            .toList());
        }
        for (Move move : moves) {
            assertCaptured(position, move);
        }
    }

    private static void assertCaptured(Position position, Move move) {
        List<Point> captured = new ArrayList<>();
        move.claim().ifPresent(color -> captured.addAll(position.capturedBy(color)));
        Position after = position.play(move);

        assertThat(position.effect(move).capturedByClaim()).isEqualTo(captured);
        assertThat(position.stacks().keySet().stream()
                        .filter(point -> point != move.from() && point != move.to() && after.heightAt(point) == 0))
                .isEqualTo(captured);
    }

    /** Records what it is asked for. */
    private static final class Counting implements RandomGenerator {
        private final SplittableRandom random;
        private final List<Integer> bounds = new ArrayList<>();

        Counting(long seed) {
            random = new SplittableRandom(seed);
        }

        @Override
        public int nextInt(int bound) {
            bounds.add(bound);
            return random.nextInt(bound);
        }

        @Override
        public long nextLong() {
            throw new AssertionError("only whole numbers below a bound are drawn");
        }
    }
}
