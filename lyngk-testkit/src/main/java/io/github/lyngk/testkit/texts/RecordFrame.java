package io.github.lyngk.testkit.texts;

import java.util.Arrays;
import java.util.stream.Stream;

/** Short records, put together rightly or wrongly, and the starts they begin with. */
final class RecordFrame {

    /** Both players can move for a while: 1. e1-e2 e5-e4. */
    static final String PLAIN = "1/4/7/6/RGBIKJ1/6/7/4/1 1 -:- 0:0";

    /** The same for the second player. */
    static final String PLAIN_SECOND = "1/4/7/6/RGBIKJ1/6/7/4/1 2 -:- 0:0";

    /** Over after one move: a draw by b1-b2, won by R:b2-b1. */
    static final String SHORT = "1/BR2/7/6/7/6/7/4/1 1 -:- 0:0";

    /** The same for the second player. */
    static final String SHORT_SECOND = "1/BR2/7/6/7/6/7/4/1 2 -:- 0:0";

    /** R6 skips the second player: 1. G:c1-c4-b2 -- 2. e5-g6 -- 3. c4-c7 1-0. */
    static final String SKIPPING = "1/1B2/R2R2G/6/2J1R2/6/5G1/4/1 1 R:- 0:0";

    /** R6 skips the first player: 1... G:c1-c4-b2 2. -- e5-g6 3. -- c4-c7 0-1. */
    static final String SKIPPING_SECOND = "1/1B2/R2R2G/6/2J1R2/6/5G1/4/1 2 -:R 0:0";

    /** Fives to score: b4-b2+. */
    static final String SCORING = "1/1(GBIK)1R/R2(GBIK)3/6/R6/6/7/4/1 1 R:- 0:0";

    /** A six to win with: c1-c4#. */
    static final String WINNING = "1/4/R2(JIBGK)3/6/R6/6/7/4/1 1 R:- 0:0 six";

    private static final String GAP = "@";

    private RecordFrame() {}

    /** A tag and its line end; the value is written as it is. */
    static String tag(String name, String value) {
        return "[" + name + " \"" + value + "\"]\n";
    }

    /** A record without a result, with other lines of tags before those it needs. */
    static String tagged(String lines, String start, String movetext) {
        return lines + record(start, "*", movetext);
    }

    /** A record. */
    static String record(String start, String result, String movetext) {
        return tag("Position", start) + tag("Result", result) + "\n" + movetext + "\n";
    }

    /**
     * Unfinished games.
     *
     * @param sort what is tried
     * @param movetext turns and result, with a gap "@"
     * @param fillings what to put into the gap
     */
    static Stream<Probe> each(String sort, String start, String movetext, String... fillings) {
        return Arrays.stream(fillings)
                .map(filling ->
                        new Probe(sort + " " + Visible.quote(filling), record(start, "*", fill(movetext, filling))));
    }

    /** A text with something in all its gaps "@". */
    static String fill(String text, String filling) {
        return text.replace(GAP, filling);
    }
}
