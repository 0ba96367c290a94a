package io.github.lyngk.notation.archive;

import com.google.common.collect.ImmutableList;
import io.github.lyngk.core.Color;
import io.github.lyngk.core.Move;
import io.github.lyngk.core.Piece;
import io.github.lyngk.core.Player;
import io.github.lyngk.core.Point;
import io.github.lyngk.core.Position;
import io.github.lyngk.core.Stack;
import io.github.lyngk.core.Symmetry;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * A game as bytes, in a form that is the same for all games that are alike: the first of its images, comparing start
 * and moves together. Comparing the start alone is not enough, since a symmetric start is its own image.
 *
 * <p>In each image colours are numbered in order of first appearance: on the points in notation order, from the top of
 * each stack down, among the claims of the start, then among those of the moves.
 */
final class GameForm {
    private static final ImmutableList<Point> POINTS = ImmutableList.copyOf(Point.values());
    private static final ImmutableList<Symmetry> SYMMETRIES = ImmutableList.copyOf(Symmetry.values());

    private final Position start;
    private final ImmutableList<Move> moves;
    private final boolean recolored;
    private final byte[][] stacks = new byte[Point.COUNT][];
    private final byte[] form;
    private final byte[] numbers = new byte[Piece.values().length];
    private byte colors;
    private int at;

    private GameForm(Position start, ImmutableList<Move> moves, boolean recolored) {
        this.start = start;
        this.moves = moves;
        this.recolored = recolored;
        int pieces = 0;
        for (Point point : POINTS) {
            stacks[point.ordinal()] =
                    start.stackAt(point).map(GameForm::fromTheTop).orElseGet(() -> new byte[0]);
            pieces += stacks[point.ordinal()].length;
        }
        int head = 3 + 2 * Player.values().length + start.claims().size();
        form = new byte[head + Point.COUNT + pieces + 3 * moves.size()];
    }

    static byte[] of(Position start, ImmutableList<Move> moves, Likeness likeness) {
        GameForm game = new GameForm(start, moves, likeness == Likeness.RECOLORED);
        byte[] first = null;
        for (Symmetry symmetry : likeness == Likeness.EQUAL ? SYMMETRIES.subList(0, 1) : SYMMETRIES) {
            first = game.earlier(first, symmetry);
        }
        return first == null ? new byte[0] : first;
    }

    private static byte[] fromTheTop(Stack stack) {
        byte[] pieces = new byte[stack.height()];
        int left = stack.height();
        for (Piece piece : stack.pieces()) {
            left--;
            pieces[left] = (byte) piece.ordinal();
        }
        return pieces;
    }

    /** {@return the image under a symmetry or another image, whichever comes first} */
    private byte[] earlier(byte @Nullable [] other, Symmetry symmetry) {
        at = 0;
        writeStart(symmetry.inverse());
        if (other != null && Arrays.compare(form, 0, at, other, 0, at) > 0) {
            return other;
        }
        writeMoves(symmetry);
        return other == null || Arrays.compare(form, other) < 0 ? form.clone() : other;
    }

    private void writeStart(Symmetry back) {
        Arrays.fill(numbers, (byte) -1);
        colors = 0;
        write(start.variant().ordinal());
        write(start.playerToMove().ordinal());
        write(start.suddenDeathWinner().map(Player::number).orElse(0));
        for (Point point : POINTS) {
            byte[] stack = stacks[back.apply(point).ordinal()];
            write(stack.length);
            for (byte piece : stack) {
                write(piece == Piece.JOKER.ordinal() ? piece : number(piece));
            }
        }
        for (Player player : Player.values()) {
            write(start.fives(player));
            write(start.claims(player).size());
            for (Color color : start.claims(player)) {
                write(number(color.ordinal()));
            }
        }
    }

    private void writeMoves(Symmetry symmetry) {
        for (Move move : moves) {
            write(move.claim().map(color -> 1 + number(color.ordinal())).orElse(0));
            write(symmetry.apply(move.from()).ordinal());
            write(symmetry.apply(move.to()).ordinal());
        }
    }

    private int number(int color) {
        if (!recolored) {
            return color;
        }
        if (numbers[color] < 0) {
            numbers[color] = colors;
            colors++;
        }
        return numbers[color];
    }

    private void write(int value) {
        form[at] = (byte) value;
        at++;
    }
}
