package io.github.lyngk.testkit.scenarios;

import io.github.lyngk.core.Color;
import io.github.lyngk.core.Piece;
import io.github.lyngk.core.Player;
import io.github.lyngk.core.Point;
import io.github.lyngk.core.Position;
import io.github.lyngk.core.Setup;
import io.github.lyngk.core.Stack;
import io.github.lyngk.core.Variant;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.random.RandomGenerator;
import org.jspecify.annotations.Nullable;

/**
 * A position under construction, with a box of the remaining pieces: eight of each colour and three jokers, less those on
 * the board.
 *
 * <p>A draft may break rules; {@link #position()} is empty if it cannot be played.
 */
final class Draft {
    private static final Point[] POINTS = Point.values();
    private static final int MOST_CLAIMS = 2;

    /** The height of a stack that is scored (E9). */
    static final int FIVE = 5;

    private final @Nullable Stack[] stacks = new Stack[Point.COUNT];
    private final int[] box = new int[Piece.values().length];
    private final List<List<Color>> claims = List.of(new ArrayList<>(), new ArrayList<>());
    private final int[] fives = new int[2];
    private Variant variant;
    private Player playerToMove = Player.FIRST;
    private @Nullable Player winner;

    /** Changes a draft, or leaves it unchanged if the change does not apply. */
    interface Change {
        void apply(Draft draft, RandomGenerator random);
    }

    /** Creates an empty board without claims and scores, the first player to move. */
    Draft(Variant variant) {
        this.variant = variant;
        for (Piece piece : Piece.values()) {
            box[piece.ordinal()] = piece.inGame();
        }
    }

    static Draft of(Position position) {
        Draft draft = new Draft(position.variant());
        position.stacks().forEach(draft::put);
        for (Player player : Player.values()) {
            draft.claims(player).addAll(position.claims(player));
            draft.fives(player, position.fives(player));
        }
        draft.playerToMove = position.playerToMove();
        draft.winner = position.suddenDeathWinner().orElse(null);
        return draft;
    }

    Variant variant() {
        return variant;
    }

    void variant(Variant other) {
        variant = other;
    }

    Player playerToMove() {
        return playerToMove;
    }

    void playerToMove(Player player) {
        playerToMove = player;
    }

    /** Sets the winner by a stack of six; empty if there is none. */
    void winner(Optional<Player> player) {
        winner = player.orElse(null);
    }

    int fives(Player player) {
        return fives[player.ordinal()];
    }

    void fives(Player player, int count) {
        fives[player.ordinal()] = count;
    }

    /** The colours that a player has claimed, in the order claimed; the list can be modified. */
    List<Color> claims(Player player) {
        return claims.get(player.ordinal());
    }

    boolean mayClaim(Player player) {
        return claims(player).size() < MOST_CLAIMS;
    }

    List<Color> unclaimed() {
        return Arrays.stream(Color.values())
                .filter(color -> claims.stream().noneMatch(taken -> taken.contains(color)))
                .toList();
    }

    /** The stack on a point that is not empty. */
    Stack stack(Point point) {
        Stack stack = stacks[point.ordinal()];
        if (stack == null) {
            throw new IllegalArgumentException("there is no stack on " + point);
        }
        return stack;
    }

    boolean isEmpty(Point point) {
        return stacks[point.ordinal()] == null;
    }

    List<Point> emptyPoints() {
        return Arrays.stream(POINTS).filter(this::isEmpty).toList();
    }

    /** The points whose stacks fulfil a condition, in notation order. */
    List<Point> points(Predicate<Stack> sort) {
        return Arrays.stream(POINTS)
                .filter(point -> !isEmpty(point) && sort.test(stack(point)))
                .toList();
    }

    /** Puts a stack on a point and returns the stack that was there to the box. */
    void put(Point point, Stack stack) {
        remove(point);
        stacks[point.ordinal()] = stack;
        stack.pieces().forEach(piece -> box[piece.ordinal()]--);
    }

    void remove(Point point) {
        Stack old = stacks[point.ordinal()];
        if (old != null) {
            stacks[point.ordinal()] = null;
            old.pieces().forEach(piece -> box[piece.ordinal()]++);
        }
    }

    /** Exchanges the contents of two points, either of which may be empty. */
    void swap(Point one, Point other) {
        Stack moved = stacks[one.ordinal()];
        stacks[one.ordinal()] = stacks[other.ordinal()];
        stacks[other.ordinal()] = moved;
    }

    /** The number of pieces of a kind in the box. */
    int left(Piece piece) {
        return box[piece.ordinal()];
    }

    /** The number of pieces that can be added: those in the box that are not in scored stacks. */
    int room() {
        return Arrays.stream(box).sum() - FIVE * (fives[0] + fives[1]);
    }

    /** The position, if it can be played or is over. */
    Optional<Position> position() {
        Setup setup = setup();
        return setup.isPossible() ? Optional.of(Position.of(setup)) : Optional.empty();
    }

    private Setup setup() {
        Setup.Builder setup = Setup.builder(variant).playerToMove(playerToMove);
        for (Point point : POINTS) {
            Stack stack = stacks[point.ordinal()];
            if (stack != null) {
                setup.put(point, stack);
            }
        }
        for (Player player : Player.values()) {
            claims(player).forEach(color -> setup.claim(player, color));
            setup.fives(player, fives(player));
        }
        if (winner != null) {
            setup.suddenDeathWinner(winner);
        }
        return setup.build();
    }
}
