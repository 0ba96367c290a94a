package io.github.lyngk.core;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.lyngk.core.referee.State;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Small positions for examples, and assertions about them. */
final class Boards {
    private Boards() {}

    /** A position line from the words behind the board and the stacks, {@code "b1 R"} or {@code "c2 GRB"}. */
    static String line(String rest, String... stacks) {
        Map<String, String> board = new HashMap<>();
        for (String stack : stacks) {
            board.put(stack.substring(0, 2), stack.substring(3));
        }
        State empty = State.parse("1/4/7/6/7/6/7/4/1 " + rest);
        return new State(empty.variant(), board, empty.player(), empty.claims(), empty.fives(), empty.winner())
                .toString();
    }

    /** The position of {@link #line(String, String...)}. */
    static Position position(String rest, String... stacks) {
        return Position.parse(line(rest, stacks));
    }

    /** Plays moves written as texts. */
    static Position play(Position position, String... moves) {
        Position now = position;
        for (String move : moves) {
            now = now.play(Move.parse(move));
        }
        return now;
    }

    /** The stack on a point, {@code "GRB"}, or the empty text. */
    static String stackAt(Position position, String point) {
        return position.stackAt(Point.parse(point))
                .map(stack -> stack.toString().replaceAll("[()]", ""))
                .orElse("");
    }

    static List<Point> points(String... names) {
        return Arrays.stream(names).map(Point::parse).toList();
    }

    static List<String> legalTexts(Position position) {
        return position.legalMoves().stream().map(Move::toString).toList();
    }

    static void assertAllows(Position position, String... moves) {
        assertCounted(position);
        for (String text : moves) {
            Move move = Move.parse(text);
            assertThat(position.check(move).violation()).as(text).isEmpty();
            assertThat(position.isLegal(move)).as(text).isTrue();
            assertThat(position.legalMoves()).as(text).contains(move);
        }
    }

    /** Counting and listing must agree wherever an example looks. */
    private static void assertCounted(Position position) {
        assertThat(position.legalMoveCount()).isEqualTo(position.legalMoves().size());
    }

    static void assertForbids(Position position, Violation violation, String... moves) {
        assertCounted(position);
        for (String text : moves) {
            Move move = Move.parse(text);
            assertThat(position.check(move).violation()).as(text).contains(violation);
            assertThat(position.check(move).rule()).as(text).contains(violation.rule());
            assertThat(position.isLegal(move)).as(text).isFalse();
            assertThat(position.legalMoves()).as(text).doesNotContain(move);
        }
    }
}
