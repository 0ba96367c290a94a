package io.github.lyngk.notation.shell;

/** Suggests a name for a mistyped word. */
final class Suggestion {
    private Suggestion() {}

    /** {@return the end of a message: a question for the first of the names nearest to the word, or nothing} */
    static String of(String word, Iterable<String> names) {
        String suggestion = "";
        int least = Math.max(1, word.replace("-", "").length() / 3) + 1; // One letter in three may be wrong.
        for (String name : names) {
            int distance = distance(word, name);
            if (distance < least) {
                suggestion = "; did you mean " + name + "?";
                least = distance;
            }
        }
        return suggestion;
    }

    /**
     * {@return the edit distance: how many letters must be added, removed, changed or swapped with the next one to turn
     * one word into the other}
     */
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
