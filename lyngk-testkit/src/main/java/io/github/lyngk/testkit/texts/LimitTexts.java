package io.github.lyngk.testkit.texts;

import static io.github.lyngk.testkit.texts.RecordFrame.record;
import static io.github.lyngk.testkit.texts.RecordFrame.tag;
import static io.github.lyngk.testkit.texts.RecordFrame.tagged;

import com.google.common.collect.ImmutableList;
import io.github.lyngk.core.Position;
import io.github.lyngk.notation.Limits;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** Records at the limits, just within and just beyond, and lines of every length around the one where they are wrapped. */
final class LimitTexts {

    /** Characters of one, two, three and four bytes; the last takes two chars. */
    private static final ImmutableList<String> CHARACTERS = ImmutableList.of("x", "\u00e9", "\u6f22", "\ud83c\udfb2");

    /** Every point of a colour the mover has claimed: a route from corner to corner does not fit into a token. */
    private static final String LONG_ROUTES = "G/GRRR/RRRGGRG/GGGGGR/GRRGRGR/RGRRGR/GRGGGRG/RRRR/G 1 R:- 0:0";

    private static final int[] DEPTHS = {
        2,
        3,
        10,
        31,
        32,
        Limits.NESTING - 1,
        Limits.NESTING,
        Limits.NESTING + 1,
        Limits.NESTING + 2,
        100,
        128,
        1_000,
        50_000
    };

    private static final int WIDEST = 84;
    private static final int NARROWEST = 50;

    private LimitTexts() {}

    static Stream<Probe> all() {
        return Stream.of(nesting(), values(), comments(), tokens(), routes(), sizes())
                .flatMap(probes -> probes);
    }

    private static Stream<Probe> nesting() {
        return IntStream.of(DEPTHS).boxed().flatMap(depth -> {
            String sort = "variations nested " + depth + " deep";
            String open = nested(depth);
            String inner = open + "(1. e3-e4) (1. e3-e2)";
            return Stream.of(
                    new Probe(sort, record(RecordFrame.PLAIN, "*", "1. e1-e2 " + open + ")".repeat(depth) + " *")),
                    new Probe(
                            sort, record(RecordFrame.PLAIN, "*", "1. e1-e2 " + inner + ")".repeat(depth) + " e5-e4 *")),
                    new Probe(
                            sort + ", one closed too often",
                            record(RecordFrame.PLAIN, "*", "1. e1-e2 " + open + ")".repeat(depth + 1) + " *")),
                    new Probe(
                            sort,
                            record(RecordFrame.PLAIN, "*", "1. e1-e2 " + open + "{x}" + "{y})".repeat(depth) + " *")),
                    new Probe(
                            sort + ", one left open",
                            record(RecordFrame.PLAIN, "*", "1. e1-e2 " + open + ")".repeat(depth - 1) + " *")));
        });
    }

    private static String nested(int depth) {
        StringBuilder open = new StringBuilder();
        for (int i = 0; i < depth; i++) {
            open.append(i % 2 == 0 ? "(1. e2-e1 " : "(1. e1-e2 ");
        }
        return open.toString();
    }

    private static Stream<Integer> around(int limit) {
        return Stream.of(limit - 1, limit, limit + 1);
    }

    private static Stream<Probe> values() {
        List<String> characters = List.of("x", "\u00e9", "\ud83c\udfb2", "\\\"", "\\\\", " ");
        return Stream.concat(
                        around(Limits.TAG_VALUE),
                        Stream.of(Limits.TAG_VALUE / 2, Limits.TAG_VALUE / 2 + 1, 255, 256, 257))
                .flatMap(length -> characters.stream()
                        .map(character -> new Probe(
                                "a value of " + length + " characters",
                                tagged(tag("Event", character.repeat(length)), RecordFrame.PLAIN, "*"))));
    }

    private static Stream<Probe> comments() {
        int half = Limits.COMMENT / 2;
        return Stream.concat(around(Limits.COMMENT), Stream.of(half, half + 1, 4_097))
                .flatMap(length -> CHARACTERS.stream().flatMap(character -> {
                    String comment = character.repeat(length);
                    return Stream.of(
                                    "1. e1-e2 {" + comment + "} *",
                                    "1. e1-e2 ;" + comment + "\n*",
                                    "1. e1-e2 { \u3000" + comment + " } *",
                                    "{" + comment + "} *")
                            .limit(character.equals("x") ? 4 : 2)
                            .map(turns -> new Probe(
                                    "a comment of " + length + " characters", record(RecordFrame.PLAIN, "*", turns)));
                }));
    }

    private static Stream<Probe> tokens() {
        Stream<Probe> names = Stream.concat(around(Limits.TOKEN), Stream.of(32, 33, 255, 1_000))
                .map(length -> new Probe(
                        "a name of " + length + " characters",
                        tagged(tag("N".repeat(length), "x"), RecordFrame.PLAIN, "*")));
        Stream<Probe> words = Stream.of(
                        "0".repeat(80) + "1. e1-e2",
                        "1. e1-e2" + "!".repeat(80),
                        "1. e1-e2 $" + "0".repeat(80) + "1",
                        "-".repeat(80))
                .map(turns -> new Probe(
                        "a token of more than " + Limits.TOKEN + " characters",
                        record(RecordFrame.PLAIN, "*", turns + " *")));
        return Stream.concat(names, words);
    }

    /** Moves over so many LYNGK points that not all of their routes fit into a token; signs come on top. */
    private static Stream<Probe> routes() {
        Position start = Position.parse(LONG_ROUTES);
        return DescribedMoveTexts.tokens(start)
                .flatMap(probe -> Stream.of("", "!", "!?", " $1").map(sign -> probe.in(move -> move + sign)))
                .map(probe -> probe.in(move -> record(LONG_ROUTES, "*", "1. " + move + " *")));
    }

    /** Records of so many bytes, filled up with comments. */
    private static Stream<Probe> sizes() {
        return around(Limits.RECORD)
                .flatMap(size -> Stream.of("x", "\u6f22").map(character -> {
                    String frame = record(RecordFrame.PLAIN, "*", "1. e1-e2 @ *");
                    int bytes = character.getBytes(StandardCharsets.UTF_8).length;
                    String comment = "{" + character.repeat(Limits.COMMENT / 2) + "} ";
                    int room = size - frame.length() + 1;
                    int whole = room / (Limits.COMMENT / 2 * bytes + 3) - 1;
                    StringBuilder comments = new StringBuilder(comment.repeat(whole));
                    int left = room - whole * (Limits.COMMENT / 2 * bytes + 3) - 2;
                    comments.append('{')
                            .append(character.repeat(left / bytes))
                            .append("x".repeat(left % bytes))
                            .append('}');
                    return new Probe("a record of " + size + " bytes", RecordFrame.fill(frame, comments.toString()));
                }));
    }

    /** Comments that make lines of about 80 columns, where lines are wrapped; signs and parentheses are glued on. */
    static Stream<Probe> wrapped() {
        return IntStream.rangeClosed(NARROWEST, WIDEST)
                .boxed()
                .flatMap(width -> Stream.of("x", "\ud83c\udfb2")
                        .flatMap(character -> Stream.of(
                                        "1. e1-e2 {@} e5-e4 2. e4-e3 *",
                                        "1. e1-e2! {@} (1. e2-e1?!) e5-e4 *",
                                        "{@} 1. e1-e2 (1. e2-e1 {@}) e5-e4 {x} *",
                                        "1. e1-e2 ;@}\ne5-e4 {a b} {@} 2. e4-e3 * {@}",
                                        "1. e1-e2 (1. e2-e1 ;@}\n) e5-e4 ({a} 1... e4-e5 {@}) 2. e4-e3 $255 $1 * ;}@\n")
                                .map(turns -> new Probe(
                                        "lines of about 80 columns",
                                        record(
                                                RecordFrame.PLAIN,
                                                "*",
                                                RecordFrame.fill(turns, character.repeat(width)))))));
    }
}
