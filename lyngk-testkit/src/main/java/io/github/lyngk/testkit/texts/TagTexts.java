package io.github.lyngk.testkit.texts;

import static io.github.lyngk.testkit.texts.RecordFrame.record;
import static io.github.lyngk.testkit.texts.RecordFrame.tag;
import static io.github.lyngk.testkit.texts.RecordFrame.tagged;

import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** Tags of records: how they are written, what may stand in them, how often and in which order. */
final class TagTexts {

    /** Lines in the place of a tag. */
    private static final String[] LINES = TextList.of(
            "[Event \"x\"]^[Event  \"x\"]^[Event   \"x\"]^[Event\t\"x\"]^[Event \t\"x\"]^[Event\u00a0\"x\"]",
            "[Event\"x\"]^[ Event \"x\"]^[Event \"x\" ]^ [Event \"x\"]^\t[Event \"x\"]^[Event \"x\"] ",
            "[Event \"x\"]\t^[Event 'x']^[Event x]^[Event]^[Event ]^[Event \"\"]^[]^[\"x\"]^[ \"x\"]",
            "[event \"x\"]^[EVENT \"x\"]^[Event \"x\"] [Site \"y\"]^[Event \"x\"][Site \"y\"]^[Event \"x\"];c",
            "[Event \"x\"] ;c^[Event \"x\"] {c}^Event \"x\"^[Event \"x\"^Event \"x\"]^[Event \"x]^[Event x\"]",
            "[Event \"x\"\"y\"]^[Event \"x\" \"y\"]^[Event \"a\"b\"]^[Event \"a\"b\"c\"]^[Event \"a\nb\"]",
            "[Event\n\"x\"]^[Event \"x\"\n]^[[Event \"x\"]]^[Event \"x\"]]^(Event \"x\")^{Event \"x\"}",
            "[Event: \"x\"]^[Event=\"x\"]^[Event, \"x\"]^[Event \u201cx\u201d]^[Event \uff02x\uff02]^[Event `x`]",
            ";c^; [Event \"x\"]^{c}^%c^#c^//c^c^1. e1-e2^*^.^\ufeff[Event \"x\"]^\f[Event \"x\"]",
            "[Event \"x\"]\n\n[Site \"y\"]^[Event \"x\"]\n \n[Site \"y\"]^\n[Event \"x\"]",
            "[Event \"x\"] \n[Site \"y\"]");

    /** Names of tags, most of which mean nothing. */
    private static final String[] NAMES = TextList.of(
            "E^e^Event^E_1^E1^E_^E__^E9^Eve_nt2^1E^_E^9^_^E-1^E.1^E 1^E:1^E/1^E+^\u00c9vent^Event\u00e9^E\u0661",
            "E\uff11^\u0415^E\u00aa^\u2160^E\u0301^E\u200b^E\ud83c\udfb2^E$^E'^E\\^E\\\"^E\"^^position^POSITION",
            "Position2^Positions^result^RESULT^variant^format^termination^Setup^FEN^Start^SetUp^White^Black^Date",
            "UTCDate^PlyCount^Time_Control");

    /** Values as they are written, escapes included. */
    private static final String[] VALUES = TextList.of(
            "^ ^  ^ x^x ^ x ^a  b^x]^[x]^]^[^x;y^{x}^}^;^a\\\"b^\\\"^\\\"\\\"^a\\\\b^\\\\^\\\\\\\\^\\\\\\\"^\\",
            "\\\\\\^a\\b^a\\nb^\\n^\\t^\\u0041^\\'^\\]^\\/^\\ ^\\\u00e9^a\\\nb^\"^a\"b^\"\"^'^'x'^\u00e9^e\u0301",
            "\u1e9b\u0323^\ufb01^\u212b^\u00a0x\u00a0^\u3000^\u200b^\ufeff^a\u2028b^a\u2029b^\u202e^\ufffd^\uffff",
            "\ufdd0^\ue000^\ud83c\udfb2^\ud83c^\udfb2^\udfb2\ud83c^x\ud83c^\ud83c\udfb2\ud83c^\udbff\udfff",
            "\u0130\u0131^\u00df^\u6f22\u5b57^?^????.??.??^2026.11.15^1-0^*^1.^&quot;^<x>^%s^$1^0^null");

    private static final int MANY = 300;

    private TagTexts() {}

    static Stream<Probe> all() {
        return Stream.of(lines(), names(), values(), controls(), twice(), order(), missing(), positions(), many())
                .flatMap(probes -> probes);
    }

    private static Probe probe(String sort, String lines) {
        return new Probe(sort, tagged(lines, RecordFrame.PLAIN, "1. e1-e2 *"));
    }

    private static Stream<Probe> lines() {
        return Arrays.stream(LINES).flatMap(line -> {
            String sort = "the line " + Visible.quote(line);
            return Stream.of(
                    probe(sort, line + "\n"),
                    probe(sort, tag("Site", "z") + line + "\n"),
                    new Probe(
                            sort,
                            tag("Position", RecordFrame.PLAIN) + line + "\n" + tag("Result", "*") + "\n1. e1-e2 *\n"),
                    new Probe(
                            sort, tag("Position", RecordFrame.PLAIN) + tag("Result", "*") + line + "\n\n1. e1-e2 *\n"));
        });
    }

    private static Stream<Probe> names() {
        return Arrays.stream(NAMES).map(name -> probe("the name " + Visible.quote(name), tag(name, "x")));
    }

    private static Stream<Probe> values() {
        return Arrays.stream(VALUES)
                .flatMap(value -> Stream.of("Event", "X")
                        .map(name -> probe("the value " + Visible.quote(value), tag(name, value))));
    }

    /** Control characters and their neighbours, which no value holds. */
    private static Stream<Probe> controls() {
        return IntStream.concat(IntStream.rangeClosed(0, ' '), IntStream.rangeClosed('~', 0xa1))
                .mapToObj(Character::toString)
                .map(character ->
                        probe("the character " + Visible.quote(character), tag("Event", "a" + character + "b")));
    }

    private static Stream<Probe> twice() {
        List<String> needed = List.of(tag("Position", RecordFrame.PLAIN), tag("Result", "*"));
        List<String> given = List.of(
                tag("Position", RecordFrame.PLAIN),
                tag("Position", RecordFrame.PLAIN_SECOND),
                tag("Result", "*"),
                tag("Result", "1-0"));
        Stream<Probe> ofNeeded = given.stream()
                .flatMap(line -> IntStream.rangeClosed(0, needed.size())
                        .mapToObj(at -> new Probe(
                                "a tag given twice",
                                String.join("", needed.subList(0, at))
                                        + line
                                        + String.join("", needed.subList(at, needed.size()))
                                        + "\n1. e1-e2 *\n")));
        Stream<Probe> ofOthers = Stream.of(
                        tag("Event", "x") + tag("Event", "x"),
                        tag("Event", "x") + tag("Event", "y"),
                        tag("Event", "x") + tag("Site", "y") + tag("Event", "x"),
                        tag("Variant", "standard") + tag("Variant", "standard"),
                        tag("Variant", "standard") + tag("Variant", "six"),
                        tag("Termination", "unfinished") + tag("Termination", "unfinished"),
                        tag("Format", "1") + tag("Format", "1"),
                        tag("X_1", "x") + tag("X_1", ""),
                        tag("Event", "") + tag("Event", ""))
                .map(lines -> probe("a tag given twice", lines));
        Stream<Probe> differentCase = Stream.of(
                        tag("Event", "x") + tag("event", "y"),
                        tag("X", "x") + tag("x", "x") + tag("X_", "x"),
                        tag("position", "x"),
                        tag("RESULT", "1-0"),
                        tag("variant", "six"),
                        tag("format", "2"),
                        tag("termination", "x"))
                .map(lines -> probe("names that differ by case", lines));
        return Stream.of(ofNeeded, ofOthers, differentCase).flatMap(probes -> probes);
    }

    /** Tags are kept in the order they are given in, the needed ones and the unknown ones too. */
    private static Stream<Probe> order() {
        String position = tag("Position", RecordFrame.PLAIN);
        String result = tag("Result", "*");
        String event = tag("Event", "x");
        String other = tag("B", "1") + tag("A", "2") + tag("Zz", "3") + tag("b", "4") + tag("a_1", "5");
        String variant = tag("Variant", "standard");
        String players = tag("Second", "Ben") + tag("First", "Ada") + tag("Date", "?") + tag("Round", "-");
        return Stream.of(
                        result + position,
                        result + event + position,
                        position + event + result,
                        position + result + event,
                        other + position + result,
                        position + other + result + event,
                        result + variant + position,
                        variant + result + position + tag("Format", "1"),
                        position + tag("Termination", "unfinished") + result + tag("Format", "1"),
                        players + result + event + position,
                        tag("Site", "y") + event + position + result,
                        result + players + position + other)
                .map(tags -> new Probe("the order of tags", tags + "\n1. e1-e2 *\n"));
    }

    private static Stream<Probe> missing() {
        String position = tag("Position", RecordFrame.PLAIN);
        String result = tag("Result", "*");
        return Stream.of(
                        position,
                        result,
                        "",
                        tag("Event", "x"),
                        tag("position", RecordFrame.PLAIN) + result,
                        tag("POSITION", RecordFrame.PLAIN) + result,
                        tag("FEN", RecordFrame.PLAIN) + result,
                        tag("Setup", RecordFrame.PLAIN) + result,
                        tag("Start", RecordFrame.PLAIN) + result,
                        position + tag("result", "*"),
                        position + tag("RESULT", "*"),
                        position + tag("Results", "*"),
                        position + tag("Termination", "unfinished"),
                        tag("Variant", "standard") + result)
                .flatMap(tags -> Stream.of("1. e1-e2 *", "*", "")
                        .map(moves -> new Probe("a needed tag is missing", tags + "\n" + moves + "\n")));
    }

    /** Position lines, right and wrong, as starts; also of games that are over. */
    private static Stream<Probe> positions() {
        Stream<Probe> hard = PositionTexts.whole()
                .flatMap(probe -> Stream.of("*", "1-0", "0-1", "1/2-1/2")
                        .map(result -> probe.in(line -> record(line, result, result))));
        return Stream.concat(hard, PositionTexts.some().map(probe -> probe.in(line -> record(line, "*", "*"))));
    }

    private static Stream<Probe> many() {
        StringBuilder lines = new StringBuilder();
        for (int i = MANY; i > 0; i--) {
            lines.append(tag("T" + i, "" + i));
        }
        return Stream.of(probe("many tags", lines.toString()), probe("many tags, one twice", lines + tag("T7", "7")));
    }
}
