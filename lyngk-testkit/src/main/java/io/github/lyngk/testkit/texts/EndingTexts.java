package io.github.lyngk.testkit.texts;

import static io.github.lyngk.testkit.texts.RecordFrame.record;
import static io.github.lyngk.testkit.texts.RecordFrame.tag;

import com.google.common.collect.ImmutableMap;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/** Results, terminations, variants and versions that agree with a record or do not. */
final class EndingTexts {

    /** Turns that come to every kind of end, and the start they begin with; the result follows. */
    private static final ImmutableMap<String, String> GAMES = ImmutableMap.<String, String>builder()
            .put("1. b1-b2 ", RecordFrame.SHORT)
            .put("1. R:b2-b1 ", RecordFrame.SHORT)
            .put("1... R:b2-b1 ", RecordFrame.SHORT_SECOND)
            .put("1. e1-e2 ", RecordFrame.PLAIN)
            .put("", RecordFrame.PLAIN)
            .put("1. G:c1-c4-b2 -- ", RecordFrame.SKIPPING)
            .put("1. c1-c4# ", RecordFrame.WINNING)
            .put("{over} ", "1/4/7/6/7/6/7/4/1 1 -:- 0:0")
            .put("{won} ", "1/4/7/6/7/6/7/(JKRJBG)3/1 1 -:GB 0:0 six#2")
            .build();

    private static final List<String> RESULTS = List.of("1-0", "0-1", "1/2-1/2", "*");

    private static final String[] ODD_RESULTS = TextList.of(
            "^ ^1-0 ^ 1-0^* ^ *^1\u20130^1\u22120^1\uff0d0^\uff11-\uff10^1/2^1/2-1/2 ^1/2 - 1/2^1 - 0^0.5-0.5",
            "\u00bd-\u00bd^\u00bd^1:0^1-0.^1-0!^draw^Draw^?^1-O^0-0^1-1^2-0^01-0^1-00^+-^**^* *^1-0 1-0^1-0 *",
            "1-0 0-1^#^=^1-1/2^1/2-0^1/2\u20131/2^\uff0a^\u2217^1-0\u200b^1-0-1^first^1^-");

    private static final String[] TERMINATIONS = {
        "normal", "resignation", "time", "agreement", "adjudication", "unfinished"
    };

    private static final String[] ODD_TERMINATIONS = TextList.of(
            "^ ^Normal^NORMAL^normal ^ normal^Resignation^resign^resigned^Time^TIME^time forfeit^Time forfeit",
            "timeout^t\u0131me^Agreement^draw^Adjudication^adjudicated^Unfinished^UNFINISHED^unterminated",
            "abandoned^rules infraction^death^emergency^*^?^-^none^normal.^time,normal");

    private static final String[] VARIANTS = TextList.of(
            "standard^six^captures^Standard^STANDARD^Six^SIX^Captures^^ ^six ^ six^standard ^six#1^six-stack",
            "sixstack^classic^normal^capture^claim-captures^SIX_STACK^s\u0131x^\uff53ix^0^1^?^-");

    private static final String[] FORMATS = TextList.of(
            "1^2^3^10^0^01^001^1.0^1.1^^ ^ 1^1 ^+1^-1^x^v1^1x^\u0661^\uff11^\u00b9^99999999999999999999",
            "2147483648^4294967297^I^one");

    private EndingTexts() {}

    static Stream<Probe> all() {
        return Stream.of(terminations(), oddTerminations(), oddResults(), noResult(), variants(), formats())
                .flatMap(probes -> probes);
    }

    /** Every result, in the tag and after the moves, with every termination and every kind of end. */
    private static Stream<Probe> terminations() {
        Stream<String> lines = Stream.concat(
                Stream.of(""), Arrays.stream(TERMINATIONS).map(termination -> tag("Termination", termination)));
        return lines.flatMap(line -> GAMES.entrySet().stream()
                .flatMap(game -> RESULTS.stream()
                        .flatMap(tagged -> RESULTS.stream()
                                .map(result -> new Probe(
                                        "a result, a termination and moves that agree or do not",
                                        line + record(game.getValue(), tagged, game.getKey() + result))))));
    }

    private static Stream<Probe> oddTerminations() {
        return Arrays.stream(ODD_TERMINATIONS).flatMap(termination -> {
            String line = tag("Termination", termination);
            String sort = "the termination " + Visible.quote(termination);
            return Stream.of(
                    new Probe(sort, line + record(RecordFrame.SHORT, "1-0", "1. R:b2-b1 1-0")),
                    new Probe(sort, line + record(RecordFrame.PLAIN, "1-0", "1. e1-e2 1-0")),
                    new Probe(sort, line + record(RecordFrame.PLAIN, "1/2-1/2", "1. e1-e2 1/2-1/2")),
                    new Probe(sort, line + record(RecordFrame.PLAIN, "*", "1. e1-e2 *")));
        });
    }

    private static Stream<Probe> oddResults() {
        return Arrays.stream(ODD_RESULTS).flatMap(odd -> {
            String sort = "the result " + Visible.quote(odd);
            Stream<Probe> ofGames = Stream.of(Map.entry("1-0", "1. R:b2-b1 "), Map.entry("1/2-1/2", "1. b1-b2 "))
                    .flatMap(game -> Stream.of(
                            new Probe(sort, record(RecordFrame.SHORT, odd, game.getValue() + odd)),
                            new Probe(sort, record(RecordFrame.SHORT, odd, game.getValue() + game.getKey())),
                            new Probe(sort, record(RecordFrame.SHORT, game.getKey(), game.getValue() + odd))));
            Stream<Probe> unfinished = Stream.of(
                    new Probe(sort, record(RecordFrame.PLAIN, odd, "1. e1-e2 *")),
                    new Probe(sort, record(RecordFrame.PLAIN, "*", "1. e1-e2 " + odd)),
                    new Probe(sort, record(RecordFrame.PLAIN, odd, odd)));
            return Stream.concat(ofGames, unfinished);
        });
    }

    private static Stream<Probe> noResult() {
        return Stream.of(
                        "",
                        "1. e1-e2",
                        "1. e1-e2 e5-e4",
                        "{x}",
                        "1. e1-e2 {x}",
                        "1. e1-e2 ;x",
                        "1. e1-e2*",
                        "1. e1-e2{x}*{y}")
                .flatMap(moves -> Stream.of("*", "1-0").map(result -> record(RecordFrame.PLAIN, result, moves)))
                .flatMap(text -> Stream.of(text, text.stripTrailing()))
                .map(text -> new Probe("no result after the moves", text));
    }

    private static Stream<Probe> variants() {
        return Arrays.stream(VARIANTS)
                .flatMap(variant -> Stream.of("", " six", " captures")
                        .flatMap(suffix -> Stream.of(
                                tag("Variant", variant) + record(RecordFrame.PLAIN + suffix, "*", "1. e1-e2 *"),
                                record(RecordFrame.PLAIN + suffix, "*", "1. e1-e2 *")
                                        .replace("\n\n", "\n" + tag("Variant", variant) + "\n")))
                        .map(text -> new Probe("the tag Variant " + Visible.quote(variant), text)));
    }

    private static Stream<Probe> formats() {
        return Arrays.stream(FORMATS)
                .map(format -> new Probe(
                        "the tag Format " + Visible.quote(format),
                        tag("Format", format) + record(RecordFrame.PLAIN, "*", "1. e1-e2 *")));
    }
}
