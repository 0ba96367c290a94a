package io.github.lyngk.testkit.texts;

import static io.github.lyngk.testkit.texts.RecordFrame.each;
import static io.github.lyngk.testkit.texts.RecordFrame.record;

import io.github.lyngk.core.Move;
import io.github.lyngk.core.Position;
import java.util.stream.Stream;

/** Turns in records: their numbers, moves with routes and marks, and the forced passes (R6). */
final class TurnTexts {
    private static final String[] FIRST = TextList.of(
            "1.^1...^^1^2.^0.^01.^0001.^00001.^1..^1....^1 .^1. .^1,^1)^1:^-1.^+1.^1.0^1. 1.^1 ...^1\u2026^10001.",
            "65537.^4294967297.^#1.^\u0661.^\u2460.^\uff11.^1\uff0e^1.\u00a0^I.^1. {x}^1. ;x\n^1. ()^1. --^1-",
            "9999.^99999.");
    private static final String[] SECOND = TextList.of(
            "^1...^1.^2.^2...^1..^1 ...^01...^1\u2026^...^..^.^{x}^{x} 1...^{x} 1.^;x\n1...^(1. e2-e1) 1...",
            "(1. e2-e1) 1.^(1. e2-e1)^! 1...^1... {x}^$1 1...");
    private static final String[] THIRD =
            TextList.of("2.^^2...^3.^1.^02.^2^2. 2.^2\n^2.\n^{x} 2.^2. {x}^(1... e4-e5) 2.^2..^20.");
    private static final String[] PASSES = TextList.of(
            "--^^-^---^----^- -^\u2013^\u2014^\u2212\u2212^-\u2013^-- --^pass^Pass^PASS^P^0000^0-0^Z0^null^...^..",
            "1... --^1. --^2... --^--!^-- !^--?^--$1^-- $1^-- $0^-- {x}^--{x}^-- {x} {y}^-- ;x\n^--;x\n^-- {}",
            "-- ()^--()^-- (1... --)^-- (1... e5-g6)^-- {x} !^-- {x} $1^-- {x} ()^--+^--#^R:--^-- *^{x} --^{x}",
            "! --^$9 --^() --^(1. e5-g6) --^--.^--1^--e5^\uff0d\uff0d");
    private static final String[] MARKS =
            TextList.of("^+^#^++^##^+#^#+^+!^#!^+??^!+^!^! +^ +^ #^+ !^+$1^+ $1^=^x^\uff0b^+-^+{x}^+(1. e1-e5)");

    private TurnTexts() {}

    static Stream<Probe> all() {
        return Stream.of(numbers(), numbersInVariations(), moves(), routes(), marks(), passes(), passesInVariations())
                .flatMap(probes -> probes);
    }

    private static Stream<Probe> numbers() {
        return Stream.of(
                        each("the number", RecordFrame.PLAIN, "@ e1-e2 *", FIRST),
                        each("the number", RecordFrame.PLAIN, "{x} @ e1-e2 *", FIRST),
                        each("the number of a second player who starts", RecordFrame.PLAIN_SECOND, "@ e1-e2 *", FIRST),
                        each("the number of the second player", RecordFrame.PLAIN, "1. e1-e2 @ e5-e4 *", SECOND),
                        each("the number of the second round", RecordFrame.PLAIN, "1. e1-e2 e5-e4 @ e4-e3 *", THIRD),
                        each("the number of the second round", RecordFrame.PLAIN_SECOND, "1... e1-e2 @ e5-e4 *", THIRD),
                        each(
                                "a number without a turn:",
                                RecordFrame.PLAIN,
                                "1. e1-e2 e5-e4 @*",
                                "2. ",
                                "2... ",
                                "2.",
                                "2 "),
                        each("a number without a turn:", RecordFrame.PLAIN, "1. e1-e2 @*", "1... ", "2. ", "2"),
                        each("a number without a turn:", RecordFrame.PLAIN, "@ *", "1.", "1...", "1", "1. {x}"),
                        each("glued to the move:", RecordFrame.PLAIN, "@e1-e2 *", FIRST))
                .flatMap(probes -> probes);
    }

    private static Stream<Probe> numbersInVariations() {
        return Stream.of(
                        each("the number of a variation", RecordFrame.PLAIN, "1. e1-e2 (@ e2-e1) *", FIRST),
                        each("the number of a variation", RecordFrame.PLAIN, "1. e1-e2 ({x} @ e2-e1) *", FIRST),
                        each("the number of a variation", RecordFrame.PLAIN, "1. e1-e2 e5-e4 (@ e4-e5) *", FIRST),
                        each("the number of a variation", RecordFrame.PLAIN_SECOND, "1... e1-e2 (@ e2-e1) *", FIRST),
                        each("a number in a variation", RecordFrame.PLAIN, "1. e1-e2 (1. e2-e1 @ e5-e4) *", SECOND),
                        each(
                                "a number in a variation",
                                RecordFrame.PLAIN,
                                "1. e1-e2 e5-e4 (1... e4-e5 @ e3-e2) *",
                                THIRD),
                        each("a number after a variation", RecordFrame.PLAIN, "1. e1-e2 (1. e2-e1) @ e5-e4 *", SECOND),
                        each(
                                "a number after a variation",
                                RecordFrame.PLAIN,
                                "1. e1-e2 e5-e4 (1... e4-e5) @ e4-e3 *",
                                THIRD))
                .flatMap(probes -> probes);
    }

    private static Stream<Probe> moves() {
        return Stream.of(
                        MoveTexts.around("", "e1", "e2"),
                        MoveTexts.around("G:", "e1", "e2"),
                        MoveTexts.around("k:", "E5", "e4"))
                .flatMap(probes -> probes)
                .map(probe -> probe.in(move -> record(RecordFrame.PLAIN, "*", "1. " + move + " *")));
    }

    private static Stream<Probe> routes() {
        return Stream.of("c1-b2", "G:c1-b2", "c1-e3", "c1-g6", "c4-b2", "c4-c7", "c7-c4", "e5-g6")
                .flatMap(text -> {
                    Position start = Position.parse(RecordFrame.SKIPPING);
                    Move move = Move.parse(text);
                    RouteTexts routes = new RouteTexts(start, move);
                    String pass = start.effect(move).skipsOpponent() ? " --" : "";
                    return Stream.of(
                                    Stream.of(new Probe("a move without its route", text)),
                                    routes.legal().stream()
                                            .map(route -> new Probe("a legal route", routes.text(route))),
                                    routes.nearlyCanonical())
                            .flatMap(probes -> probes)
                            .map(probe -> probe.in(
                                    written -> record(RecordFrame.SKIPPING, "*", "1. " + written + pass + " *")));
                });
    }

    private static Stream<Probe> marks() {
        return Stream.of(
                        each("the mark of no five:", RecordFrame.PLAIN, "1. e1-e2@ *", MARKS),
                        each("the mark of a five:", RecordFrame.SCORING, "1. b4-b2@ *", MARKS),
                        each("the mark of a five:", RecordFrame.SCORING, "1. K:b2-b4@ -- *", MARKS),
                        each("the mark of a five that is none:", RecordFrame.SCORING, "1. b2-b4@ *", MARKS),
                        each("the mark in a variation:", RecordFrame.SCORING, "1. b2-b4 (1. b4-b2@) *", MARKS),
                        each("the mark of a six:", RecordFrame.WINNING, "1. c1-c4@ *", MARKS)
                                .map(TurnTexts::won),
                        each("the mark of a six that is none:", RecordFrame.WINNING, "1. c4-c1@ *", MARKS)
                                .map(TurnTexts::won))
                .flatMap(probes -> probes);
    }

    private static Probe won(Probe unfinished) {
        return unfinished.in(text -> text.replace("*", "1-0"));
    }

    private static Stream<Probe> passes() {
        return Stream.of(
                        each("the pass", RecordFrame.SKIPPING, "1. G:c1-c4-b2 @ 2. e5-g6 -- *", PASSES),
                        each("the pass", RecordFrame.SKIPPING, "1. G:c1-c4-b2 -- 2. e5-g6 @ 3. c4-c7 1-0", PASSES)
                                .map(probe -> probe.in(text -> text.replace("\"*\"", "\"1-0\""))),
                        each("the pass after the last move", RecordFrame.SKIPPING, "1. G:c1-c4-b2 @ *", PASSES),
                        each(
                                "the pass after the last move",
                                RecordFrame.SKIPPING,
                                "1. G:c1-c4-b2 -- 2. e5-g6 @ *",
                                PASSES),
                        each("the pass after the end", RecordFrame.SHORT, "1. R:b2-b1 @ *", PASSES)
                                .map(TurnTexts::won),
                        each("the pass after a win", RecordFrame.WINNING, "1. c1-c4# @ *", PASSES)
                                .map(TurnTexts::won),
                        each("the pass before the end", RecordFrame.SHORT, "1. @ *", PASSES),
                        each("a pass of a player who can move:", RecordFrame.PLAIN, "1. e1-e2 @ *", PASSES),
                        each("a pass of a player who can move:", RecordFrame.PLAIN, "1. @ e5-e4 *", PASSES),
                        each("a pass before the first move:", RecordFrame.SKIPPING, "@ 1. e5-g6 *", PASSES),
                        each(
                                "the first player's pass",
                                RecordFrame.SKIPPING_SECOND,
                                "1... G:c1-c4-b2 2. @ e5-g6 3. -- *",
                                PASSES),
                        each(
                                "the first player's pass",
                                RecordFrame.SKIPPING_SECOND,
                                "1... G:c1-c4-b2 @ e5-g6 3. -- *",
                                PASSES),
                        each("the first player's pass", RecordFrame.SKIPPING_SECOND, "1... G:c1-c4-b2 2. @ *", PASSES),
                        each("the first player's pass", RecordFrame.SKIPPING_SECOND, "1... G:c1-c4-b2 @ *", PASSES))
                .flatMap(probes -> probes);
    }

    private static Stream<Probe> passesInVariations() {
        return Stream.of(
                        each(
                                "a pass in a variation:",
                                RecordFrame.SKIPPING,
                                "1. G:c1-c4-b2 (1. G:c4-b2 @) -- *",
                                PASSES),
                        each(
                                "a pass in a variation:",
                                RecordFrame.SKIPPING,
                                "1. G:c1-c4-b2 (1. G:c4-b2 @ 2. c1-c7 --) -- *",
                                PASSES),
                        each(
                                "a pass in a variation:",
                                RecordFrame.SKIPPING_SECOND,
                                "1... G:c1-c4-b2 (1... G:c4-b2 2. @) 2. -- *",
                                PASSES),
                        each("a pass in a variation:", RecordFrame.SKIPPING, "1. e5-g6 (1. @) *", PASSES),
                        each(
                                "a pass after the end, in a variation:",
                                RecordFrame.SKIPPING,
                                "1. G:c1-c4-b2 -- 2. e5-g6 -- 3. b2-c4-c7 (3. c4-c7 @) -- *",
                                PASSES))
                .flatMap(probes -> probes);
    }
}
