package io.github.lyngk.testkit.texts;

import java.util.Arrays;

/** Long lists of short texts, in few lines. */
final class TextList {
    private static final String BETWEEN = "\\^";

    private TextList() {}

    /**
     * A list.
     *
     * @param lines texts with a circumflex between each two, which none of them holds
     */
    static String[] of(String... lines) {
        return Arrays.stream(lines)
                .flatMap(line -> Arrays.stream(line.split(BETWEEN, -1)))
                .toArray(String[]::new);
    }
}
