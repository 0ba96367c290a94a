package io.github.lyngk.testkit.texts;

import static io.github.lyngk.testkit.texts.RecordFrame.record;
import static io.github.lyngk.testkit.texts.RecordFrame.tag;

import com.google.common.collect.ImmutableList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** Lines of records: how they end, what stands between, before and after them, and where they are wrapped. */
final class LineTexts {
    private static final String TURNS =
            "{a start} 1. e1-e2! {one} (1. e2-e1 $14 {two} e5-e4) e5-e4 ; the rest } of the line\n2. e4-e3 * {end} {more}";

    private static final ImmutableList<String> SAMPLES = ImmutableList.of(
            tag("Event", "a b") + record(RecordFrame.PLAIN, "*", TURNS),
            record(RecordFrame.SHORT, "1-0", "1. R:b2-b1 1-0"));

    private static final String[] ENDS = TextList.of(
            "\n^\r\n^\r^\n\r^\r\r^\r\r\n^\u000b^\f^\u0085^\u2028^\u2029^ \n^\t\n^\n ^\n\t^\\n^\0\n^ \r\n^\u00a0\n",
            "\u001e");
    private static final String[] BEFORE = TextList.of(
            "\n^\n\n\n^ \n^\t\n^ ^\r\n^\r^\ufeff^\ufeff\ufeff^\ufeff\n^\n\ufeff^ \ufeff^\ufffe^\0",
            "\u00ef\u00bb\u00bf^;x\n^;x\n\n^{x}\n^{x}\n\n^%x\n^%x\n\n^#x\n^x\n^x\n\n^*\n^*\n\n^\u00a0^\u00a0\n^\f",
            "\f\n^\u200b^1. e1-e2 *\n\n^\u2028");
    private static final String[] AFTER = TextList.of(
            "^\n^\n\n\n^ ^\t^ \n ^\r^\r\n^\f^\f\n^\0^\u001a^\ufeff^\n\ufeff^\n\ufeff\n^\u00a0^\u200b^\u2028^x^x\n",
            "\nx\n^\n\nx^.^*^*\n^\n*\n^\n\n*\n^;x^;x\n^\n;x\n^{x}^{x}\n^\n{x}\n^\n\n{x}\n^{^}^(^)^!^$1^--^1.",
            "e1-e2^[^\n[^\n[]^\n[Event \"x\"]\n^[Event \"x\"]\n^%x^\n%x\n");
    private static final String[] GAPS = TextList.of(
            "\n^\n\n^ \n^\t\n^ \t \n^\n \n^\n\n\n\n\n^^ ^\r\n^\r^\n\ufeff^\ufeff\n^\u00a0\n^\f\n^\u2028^\u0085",
            ";x\n^\n;x\n^{x}\n^\n{x}\n^\n{x}\n\n^\n  ^\n\t^-\n^%\n^\0\n^\u000b\n");
    private static final String[] BLANKS = TextList.of(
            " ^  ^\n^\t^\r\n^\r^ \n ^\n\n^\n \n^\n\n\n^\u00a0^\u2003^\u3000^\f^\u000b^\u0085^\u2028^^_^,^\u200b",
            "\ufeff^\0");

    private LineTexts() {}

    static Stream<Probe> all() {
        return Stream.of(ends(), around(), gaps(), blanks(), records(), bracketsInMoves())
                .flatMap(probes -> probes);
    }

    private static Stream<Probe> ends() {
        return SAMPLES.stream()
                .flatMap(text -> Arrays.stream(ENDS).flatMap(end -> {
                    String sort = "the line end " + Visible.quote(end);
                    return Stream.of(
                            new Probe(sort, text.replace("\n", end)),
                            new Probe(sort, text.replaceFirst("\n", end.replace("\\", "\\\\"))),
                            new Probe(sort, text.replace("\n", end).stripTrailing()),
                            new Probe(sort, text.substring(0, text.length() - 1) + end));
                }));
    }

    private static Stream<Probe> around() {
        return SAMPLES.stream()
                .flatMap(text -> Stream.concat(
                        Arrays.stream(BEFORE)
                                .map(before -> new Probe(Visible.quote(before) + " before the record", before + text)),
                        Arrays.stream(AFTER).flatMap(after -> {
                            String sort = Visible.quote(after) + " after the record";
                            return Stream.of(
                                    new Probe(sort, text + after),
                                    new Probe(sort, text.stripTrailing() + after),
                                    new Probe(sort, text.stripTrailing() + " " + after));
                        })));
    }

    /** What stands between tags and moves, and between tags. */
    private static Stream<Probe> gaps() {
        String position = tag("Position", RecordFrame.PLAIN);
        String result = tag("Result", "*");
        return Arrays.stream(GAPS).flatMap(gap -> {
            String sort = Visible.quote(gap) + " between the lines";
            return Stream.of(
                    new Probe(sort, position + result + gap + "1. e1-e2 *\n"),
                    new Probe(sort, position + result + gap + "*\n"),
                    new Probe(sort, position + result + "\n" + gap + "1. e1-e2 *\n"),
                    new Probe(sort, position + gap + result + "\n1. e1-e2 *\n"),
                    new Probe(sort, position + result + "\n1. e1-e2\n" + gap + "e5-e4 *\n"),
                    new Probe(sort, position + result + "\n1. e1-e2 *\n" + gap + "{x}\n"),
                    new Probe(sort, position + result + "\n1. e1-e2\n" + gap + "*\n"));
        });
    }

    /** Every blank between turns replaced, alone and together. */
    private static Stream<Probe> blanks() {
        String turns = "{x} 1. e1-e2 ! (1. e2-e1 e5-e4) e5-e4 $9 2. e4-e3 * {y}";
        int[] places = IntStream.range(0, turns.length())
                .filter(at -> turns.charAt(at) == ' ')
                .toArray();
        return Arrays.stream(BLANKS).flatMap(blank -> {
            String sort = Visible.quote(blank) + " for a blank";
            Stream<String> single =
                    Arrays.stream(places).mapToObj(at -> turns.substring(0, at) + blank + turns.substring(at + 1));
            return Stream.concat(single, Stream.of(turns.replace(" ", blank), turns.replace(" ", blank) + blank))
                    .map(text -> new Probe(sort, record(RecordFrame.PLAIN, "*", text)));
        });
    }

    /** Not exactly one record. */
    private static Stream<Probe> records() {
        String one = SAMPLES.get(1);
        String other = SAMPLES.get(0);
        List<String> between = List.of(
                "", "\n", "\n\n", "\n\n\n", " \n", "\ufeff", "\n\ufeff", "\n;x\n", "\n{x}\n", "\n%\n", "\n1. e1-e2\n");
        Stream<String> two =
                between.stream().flatMap(gap -> Stream.of(one + gap + one, one + gap + other, other + gap + one));
        Stream<String> none = Stream.of(
                "",
                " ",
                "\n",
                "\n\n",
                "\t\n",
                "\ufeff",
                "\ufeff\n",
                "*",
                "*\n",
                "1. e1-e2 *\n",
                "[",
                "[]",
                "\n[\n",
                "{x}",
                ";x",
                "--",
                "\0",
                RecordFrame.PLAIN,
                tag("Position", RecordFrame.PLAIN),
                tag("Position", RecordFrame.PLAIN) + tag("Result", "*"),
                tag("Position", RecordFrame.PLAIN) + tag("Result", "*") + "\n");
        return Stream.concat(two, none).map(text -> new Probe("not exactly one record", text));
    }

    /** A bracket begins a record after a blank line only. */
    private static Stream<Probe> bracketsInMoves() {
        return Stream.of(
                        "1. e1-e2\n[Event \"x\"]\n*",
                        "1. e1-e2\n\n[Event \"x\"]\n*",
                        "1. e1-e2 [x] *",
                        "1. e1-e2 {\n[x]} *",
                        "1. e1-e2 {\n\n[x]} *",
                        "1. e1-e2\n;[x]\n*",
                        "1. e1-e2 {[x]}\n*",
                        "1. e1-e2\n\n;[x]\n*",
                        "1. e1-e2\n\n{[x]} *",
                        "1. e1-e2 *\n[Event \"x\"]",
                        "1. e1-e2 *\n\n[Event \"x\"]",
                        "*\n[x",
                        "*\n\n {x}",
                        "*\n\n [Event \"x\"]",
                        "1. e1-e2 (\n\n1. e2-e1\n\n)\n\n*",
                        "1. e1-e2 (\n\n[Event \"x\"]\n\n1. e2-e1) *")
                .map(turns ->
                        new Probe("brackets and blank lines among the moves", record(RecordFrame.PLAIN, "*", turns)));
    }
}
