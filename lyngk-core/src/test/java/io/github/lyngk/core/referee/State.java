package io.github.lyngk.core.referee;

import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * A position as plain data.
 *
 * @param variant the word at the end of the position line: empty, {@code six} or {@code captures}
 * @param board the pieces on each occupied point, bottom to top
 * @param player whose turn it is, 1 or 2
 * @param claims the letters claimed by player 1 and by player 2, in the order claimed
 * @param fives the stacks scored by player 1 and by player 2
 * @param winner the winner by a stack of six, or 0
 */
public record State(
        String variant, Map<String, String> board, int player, List<String> claims, List<Integer> fives, int winner) {

    public State {
        board = Map.copyOf(board);
        claims = List.copyOf(claims);
        fives = List.copyOf(fives);
    }

    /** Whether stacks of six can be built (H). */
    public boolean isSix() {
        return variant.equals("six");
    }

    /** Whether a claim captures neutral stacks of five (the third variant). */
    public boolean isCaptures() {
        return variant.equals("captures");
    }

    /** The tallest stack allowed (E5, H2). */
    public int maxHeight() {
        return isSix() ? 6 : 5;
    }

    /** The owner of a colour: 1, 2, or 0 for a neutral colour or a joker. */
    public int owner(String letter) {
        return claims.get(0).contains(letter) ? 1 : claims.get(1).contains(letter) ? 2 : 0;
    }

    /** The top piece of an occupied point. */
    public String top(String point) {
        String stack = board.get(point);
        return stack.substring(stack.length() - 1);
    }

    /** The same position with the other (or the same) player to move. */
    public State withPlayer(int next) {
        return new State(variant, board, next, claims, fives, winner);
    }

    /** Reads a canonical position line. */
    public static State parse(String line) {
        String[] words = line.split(" ");
        Map<String, String> board = new HashMap<>();
        String[] columns = words[0].split("/");
        for (int column = 0; column < 9; column++) {
            readColumn(columns[column], Grid.columns().get(column), board);
        }
        String[] claims = words[2].replace("-", "").split(":", -1);
        String[] fives = words[3].split(":");
        String[] variant = (words.length > 4 ? words[4] : "").split("#");
        return new State(
                variant[0],
                board,
                Integer.parseInt(words[1]),
                List.of(claims),
                List.of(Integer.parseInt(fives[0]), Integer.parseInt(fives[1])),
                variant.length > 1 ? Integer.parseInt(variant[1]) : 0);
    }

    private static void readColumn(String text, List<String> points, Map<String, String> board) {
        int next = 0;
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            if (Character.isDigit(c)) {
                next += c - '0';
            } else if (c == '(') {
                int end = text.indexOf(')', i);
                board.put(points.get(next++), text.substring(i + 1, end));
                i = end;
            } else {
                board.put(points.get(next++), "" + c);
            }
        }
    }

    /** The position line. */
    @Override
    public String toString() {
        StringBuilder line = new StringBuilder();
        for (List<String> column : Grid.columns()) {
            line.append(line.isEmpty() ? "" : "/").append(column(column));
        }
        line.append(' ').append(player).append(' ');
        line.append(claimed(0)).append(':').append(claimed(1)).append(' ');
        line.append(fives.get(0)).append(':').append(fives.get(1));
        line.append(variant.isEmpty() ? "" : " " + variant).append(winner == 0 ? "" : "#" + winner);
        return line.toString();
    }

    private String claimed(int player) {
        return claims.get(player).isEmpty() ? "-" : claims.get(player);
    }

    private String column(List<String> points) {
        StringBuilder text = new StringBuilder();
        int empty = 0;
        for (String point : points) {
            String stack = board.get(point);
            if (stack == null) {
                empty++;
                continue;
            }
            text.append(empty == 0 ? "" : "" + empty);
            empty = 0;
            text.append(stack.length() == 1 ? stack : "(" + stack + ")");
        }
        return text.append(empty == 0 ? "" : "" + empty).toString();
    }
}
