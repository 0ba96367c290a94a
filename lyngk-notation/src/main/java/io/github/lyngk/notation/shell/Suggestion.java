package io.github.lyngk.notation.shell;

import java.util.Optional;

/** What somebody may have meant who mistyped a word. */
final class Suggestion {
    /** How many letters of a word there are for each that may be wrong. */
    private static final int LETTERS_FOR_ONE = 3;

    private Suggestion() {}

    /** {@return the end of a message: a question for the one name that is nearest to the word, or nothing} */
    static String of(String word, Iterable<String> names) {
        return nearest(word, names).map(name -> "; did you mean " + name + "?").orElse("");
    }

    private static Optional<String> nearest(String word, Iterable<String> names) {
        Optional<String> nearest = Optional.empty();
        int least = 2 * Math.max(1, word.replace("-", "").length() / LETTERS_FOR_ONE) + 1;
        for (String name : names) {
            // Of two that are as near as each other, the one that begins with the word is likelier.
            int cost = 2 * distance(word, name) - (name.startsWith(word) ? 1 : 0);
            if (cost < least) {
                nearest = Optional.of(name);
                least = cost;
            } else if (cost == least) {
                nearest = Optional.empty(); // Two are as near as each other: neither is likely enough.
            }
        }
        return nearest;
    }

    /** How many letters are to be added, taken away, changed or swapped with the next one, to make one word of the other. */
    private static int distance(String a, String b) {
        int[][] cost = new int[a.length() + 1][b.length() + 1];
        for (int i = 0; i <= a.length(); i++) {
            for (int j = 0; j <= b.length(); j++) {
                if (i == 0 || j == 0) {
                    cost[i][j] = i + j;
                    continue;
                }
                int change = a.charAt(i - 1) == b.charAt(j - 1) ? 0 : 1;
                cost[i][j] = Math.min(cost[i - 1][j - 1] + change, Math.min(cost[i - 1][j], cost[i][j - 1]) + 1);
                if (i > 1 && j > 1 && a.charAt(i - 1) == b.charAt(j - 2) && a.charAt(i - 2) == b.charAt(j - 1)) {
                    cost[i][j] = Math.min(cost[i][j], cost[i - 2][j - 2] + 1);
                }
            }
        }
        return cost[a.length()][b.length()];
    }
}
