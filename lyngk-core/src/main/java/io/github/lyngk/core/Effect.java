package io.github.lyngk.core;

import com.fasterxml.jackson.annotation.JsonValue;
import com.google.common.collect.ImmutableList;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** The effect of a legal move in a position. */
public final class Effect {
    private final Position before;
    private final Move move;
    private final Position after;

    private Effect(Position before, Move move, Position after) {
        this.before = before;
        this.move = move;
        this.after = after;
    }

    static Effect of(Position before, Move move) {
        return new Effect(before, move, before.play(move));
    }

    /** {@return the player who makes the move} */
    public Player player() {
        return before.playerToMove();
    }

    /** {@return the position before the move} */
    public Position before() {
        return before;
    }

    /** {@return the move} */
    public Move move() {
        return move;
    }

    /**
     * {@return the route of the stack: the origin, the LYNGK points and the destination, as {@link Position#route}
     * returns it}
     */
    public ImmutableList<Point> route() {
        return before.route(move);
    }

    /** {@return the stack that the move forms, even if it is removed at once} */
    public Stack formed() {
        return before.stackAt(move.from())
                .orElseThrow()
                .on(before.stackAt(move.to()).orElseThrow());
    }

    /**
     * {@return whether the stack formed is removed and scored (E9), because it has five pieces and a colour of the
     * mover on top; always false in the six-stack variant}
     */
    public boolean scored() {
        return after.heightAt(move.to()) == 0;
    }

    /**
     * {@return the points whose stacks the claim removes and scores, in notation order; always empty in variants other
     * than {@link Variant#CLAIM_CAPTURES}}
     */
    public ImmutableList<Point> capturedByClaim() {
        return move.claim().map(before::capturedBy).orElse(ImmutableList.of());
    }

    /** {@return whether the move wins at once by a stack of six (H4)} */
    public boolean wins() {
        return after.suddenDeathWinner().isPresent();
    }

    /**
     * {@return whether the opponent is skipped and the same player moves again (E12, R6); false if the game is over}
     */
    public boolean skipsOpponent() {
        return skipped(before, after);
    }

    /** Returns whether the same player moves again. */
    static boolean skipped(Position before, Position after) {
        return !after.isOver() && after.playerToMove() == before.playerToMove();
    }

    /** {@return the position after the move, as {@link Position#play} returns it} */
    public Position after() {
        return after;
    }

    /**
     * {@return the effect as a JSON object with the fields {@code before}, {@code player} (1 or 2), {@code move},
     * {@code route}, {@code formed}, {@code scored}, {@code capturedByClaim}, {@code wins}, {@code skipsOpponent} and
     * {@code after}, with the values that the methods of these names return}
     */
    @JsonValue
    @SuppressWarnings("exports") // an annotation that users of this class do not need
    public Map<String, @Nullable Object> toMap() {
        return new Fields()
                .add("before", before.toString())
                .add("player", player().number())
                .add("move", move.toString())
                .add("route", texts(route()))
                .add("formed", formed().toString())
                .add("scored", scored())
                .add("capturedByClaim", texts(capturedByClaim()))
                .add("wins", wins())
                .add("skipsOpponent", skipsOpponent())
                .add("after", after.toString())
                .map();
    }

    private static ImmutableList<String> texts(ImmutableList<Point> points) {
        return points.stream().map(Point::toString).collect(ImmutableList.toImmutableList());
    }

    /** Effects are equal if their positions before the move and their moves are equal. */
    @Override
    public boolean equals(Object object) {
        return object instanceof Effect other && before.equals(other.before) && move.equals(other.move);
    }

    /** Returns a hash code that is the same in every JVM. */
    @Override
    public int hashCode() {
        return before.hashCode() * 31 + move.hashCode();
    }

    /** {@return the move, the stack that it forms and the position after it, in a form for logs} */
    @Override
    public String toString() {
        String mark = wins() ? ", wins" : scored() ? ", scored" : "";
        return move + " forms " + formed() + mark + ": " + after;
    }
}
