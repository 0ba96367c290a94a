package io.github.lyngk.testkit.texts;

import com.google.common.base.Ascii;
import com.google.common.collect.ImmutableList;
import io.github.lyngk.core.Move;
import io.github.lyngk.core.Point;
import java.util.Arrays;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** Moves that need no position: all there are, and what is none. */
public final class MoveTexts {
    private static final ImmutableList<String> SHORT = ImmutableList.of("b1-c2", "R:b4-c7", "I:i1-g6", "k:A1-E3");

    /** What may stand between the points of a move; the right one is among them. */
    private static final String[] BETWEEN = TextList.of(
            "-^^ ^--^ - ^- ^ -^->^=>^>^x^:^,^, ^;^.^/^_^=^+^to^ to ^\u2013^\u2014^\u2212^\u2192^\u2010^-\u200b^\n",
            "-\n^~^-c4-^-b1-^-c2-");

    /** What may stand before a move; the right ones are among them. */
    private static final String[] BEFORE = TextList.of(
            "^R:^r:^i:^:^::^R^R-^R,^R, ^R;^R=^R.^R/^R|^R ^R: ^ R:^R :^R::^RB:^R:B:^R:R:^red:^Red:^J:^j:^-:^--^-",
            "W:^X:^A:^a:^c:^1:^0:^1.^1. ^1... ^1.R:^(R)^(R:)^[R:]^\"^+^#^\ufeff^\u0130:^\u0131:^\u212a:^\uff32:",
            "R\uff1a^\u0420:^*:^?:");

    /** What may stand after a move; the right one is among them. */
    private static final String[] AFTER = TextList.of(
            "^+^#^++^!^?^!!^!?^ !^$1^ $1^.^,^;^:^-^--^ ^\t^\n^\r^\r\n^\0^\u00a0^\u2028^\u0085^\"^)^{}^ {x}^-c4",
            "-d3^1^0^x^R^:R^*^ 1-0");

    private MoveTexts() {}

    /** All moves as they are printed. */
    public static Stream<Probe> all() {
        return IntStream.range(0, Move.COUNT)
                .mapToObj(Move::ofIndex)
                .map(move -> new Probe(
                        move.claim()
                                .map(claim -> "a claim of " + claim.letter())
                                .orElse("no claim"),
                        move.toString()));
    }

    /** Every small damage of a few moves. */
    public static Stream<Probe> damaged() {
        return SHORT.stream().flatMap(Damages::ofCharacters);
    }

    /** What looks like moves. */
    public static Stream<Probe> hard() {
        return Stream.of(
                        claims(),
                        points(),
                        around("", "b1", "c2"),
                        around("G:", "b1", "c2"),
                        around("R:", "B4", "D4"),
                        others())
                .flatMap(probes -> probes);
    }

    private static Stream<Probe> claims() {
        return IntStream.range(0, 0x180)
                .mapToObj(letter ->
                        new Probe("a claim by " + Visible.quote((char) letter + ""), (char) letter + ":e4-e5"));
    }

    /** Points on and off the board, in either case, and points that a stack is already on. */
    private static Stream<Probe> points() {
        String columns = "`abcdefghijz@ABCDEFGHIJZ19-";
        Stream<String> all = columns.chars()
                .boxed()
                .flatMap(column ->
                        IntStream.rangeClosed('/', ':').mapToObj(row -> (char) (int) column + "" + (char) row));
        Stream<String> strange =
                Stream.of("", "e", "4", "e04", "e10", "e11", "e44", "ee4", "e4.", "e-4", "e+4", "e 4", "e\u0664");
        return Stream.concat(
                Stream.concat(all, strange)
                        .flatMap(point -> Stream.of(point + "-b2", "b2-" + point, "K:" + point + "-a1"))
                        .map(text -> new Probe("a point that is none or in the other case", text)),
                Arrays.stream(Point.values())
                        .flatMap(point -> Stream.of(
                                point + "-" + point,
                                "R:" + point + "-" + point,
                                point + "-" + Ascii.toUpperCase(point.toString())))
                        .map(text -> new Probe("a move that ends where it begins", text)));
    }

    private static Stream<Probe> others() {
        return Stream.of(
                        "",
                        " ",
                        "-",
                        "--",
                        ":",
                        "R",
                        "R:",
                        "b1",
                        "b1-",
                        "-c2",
                        "R:b1",
                        "R:-c2",
                        "c2-b1-c2",
                        "b1-c2-b1",
                        "b1-c2:R",
                        "b1-c2 R",
                        "R:b1:c2",
                        "b1-R:c2",
                        "bl-c2",
                        "B1c2",
                        "0-0",
                        "1-0",
                        "*",
                        "pass",
                        "null",
                        "(b1,c2)",
                        "b1, c2",
                        "11-22",
                        "b-1-c-2",
                        "1b-2c",
                        "b1-c2 b1-c2",
                        "b1-c2,c2-c3")
                .map(text -> new Probe("no move at all", text));
    }

    /** What may stand between the points of a move, before and after it. */
    static Stream<Probe> around(String claim, String from, String to) {
        Stream<Probe> between = Arrays.stream(BETWEEN)
                .map(text -> new Probe(Visible.quote(text) + " between the points", claim + from + text + to));
        Stream<Probe> before = Arrays.stream(BEFORE)
                .map(text -> new Probe(Visible.quote(text) + " before the move", text + from + "-" + to));
        Stream<Probe> after = Arrays.stream(AFTER)
                .map(text -> new Probe(Visible.quote(text) + " after the move", claim + from + "-" + to + text));
        return Stream.of(between, before, after).flatMap(probes -> probes);
    }
}
