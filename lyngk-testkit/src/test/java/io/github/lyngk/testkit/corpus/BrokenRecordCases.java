package io.github.lyngk.testkit.corpus;

import static java.nio.charset.StandardCharsets.ISO_8859_1;

import com.google.common.base.Ascii;
import com.google.common.collect.ImmutableListMultimap;
import io.github.lyngk.core.Rule;
import io.github.lyngk.core.Violation;
import io.github.lyngk.notation.DiagnosticCode;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** Records with something wrong, by what it is; files are named after the code. */
final class BrokenRecordCases {
    private static final String START = "I/RBBJ/RIKRRKI/KBIGIG/GGJKRIK/KGRBJI/RBGKIGB/RBKB/G 1 -:- 0:0";

    /** Example 10 of the rules page: after a1-b3 the second player is skipped. */
    private static final String SKIP = "I/2R1/7/6/G(GR)1I3/6/I6/4/1 1 RI:GB 0:0";

    /** The second player owns nothing that stands there. */
    private static final String ALONE = "1/4/7/6/RJ1R1J1/6/7/4/1 1 -:GB 0:0";

    private static final String FIVE = "1/4/7/6/3R(IBGK)2/6/7/4/1 1 R:B 1:1";
    private static final String CHAIN = "1/1I1J/7/6/(GR)2(BGR)3/6/7/1K1R/1 1 -:- 0:0";
    private static final String SIX = "1/4/(BK)(IJRG)5/6/K(IBRGK)1K(JIBRG)2/6/K(IBRG)5/(KRG)(JBI)2/1 1 K:G 0:0 six";
    private static final String OPENING = "1. d1-e1 f6-g7 2. f4-g4";

    /** The bytes of a byte order mark. */
    private static final String MARK = "\u00ef\u00bb\u00bf";

    private static final ImmutableListMultimap<DiagnosticCode, String> TEXTS =
            ImmutableListMultimap.<DiagnosticCode, String>builder()
                    .putAll(
                            DiagnosticCode.SYNTAX,
                            record(START, "1. d1-e1 {it goes on"),
                            record(START, "1. d1-e1 nonsense f6-g7"),
                            record(START, "1. d1-e1 (1. f4-g4"),
                            record(START, "1. d1-"),
                            "[Event \"no end]\n" + record(START, OPENING),
                            tagged(START, "Event \"\\n\"", OPENING))
                    .putAll(
                            DiagnosticCode.LIMIT,
                            tagged(START, "Event \"" + "x".repeat(4097) + "\"", OPENING),
                            record(START, "1. d1-e1" + "-e1".repeat(40)),
                            record(START, "1. d1-e1 " + "(1. f4-g4 ".repeat(65) + ")".repeat(65)),
                            tagged(START, "N" + "a".repeat(64) + " \"\"", OPENING))
                    .putAll(
                            DiagnosticCode.ENCODING,
                            tagged(START, "Event \"a byte alone: \u00ff\"", OPENING),
                            record(START, "1. d1-e1 {cut off: \u00e2\u0082} f6-g7"),
                            record(START, "1. d1-e1 {too long: \u00c0\u00af} f6-g7"),
                            record(START, "1. d1-e1 {half a pair: \u00ed\u00a0\u0080} f6-g7"))
                    .putAll(
                            DiagnosticCode.TAG_MISSING,
                            "[Result \"*\"]\n\n*\n",
                            "[Position \"" + START + "\"]\n\n" + OPENING + " *\n",
                            "[Event \"neither\"]\n\n" + OPENING + " *\n")
                    .putAll(
                            DiagnosticCode.TAG_DUPLICATE,
                            tagged(START, "Result \"*\"", OPENING),
                            tagged(START, "Position \"" + START + "\"", OPENING),
                            "[Event \"a\"]\n[Event \"b\"]\n[Event \"c\"]\n" + record(START, OPENING))
                    .putAll(
                            DiagnosticCode.TAG_VALUE,
                            tagged(START, "Termination \"boredom\"", OPENING),
                            tagged(START, "Format \"2\"", OPENING),
                            tagged(START, "Variant \"chess\"", OPENING),
                            record(START.replace('J', 'X'), OPENING),
                            record(START, OPENING).replace("[Result \"*\"]", "[Result \"2-0\"]"))
                    .putAll(
                            DiagnosticCode.VARIANT_DISAGREES,
                            tagged(START, "Variant \"six\"", OPENING),
                            tagged(START + " six", "Variant \"standard\"", OPENING),
                            tagged(START + " captures", "Variant \"six\"", OPENING))
                    .putAll(
                            DiagnosticCode.START_IMPOSSIBLE,
                            record("1/4/(RR)6/6/7/6/7/(GJ)3/1 1 -:- 0:0", ""),
                            record(START.replace("-:-", "RBG:-"), OPENING),
                            record("1/4/7/6/RI5/6/7/4/1 2 RI:GB 0:0", "1... e1-e2"),
                            record(START.replace("0:0", "1:0 six"), OPENING))
                    .putAll(
                            DiagnosticCode.START_NOT_INITIAL,
                            record(SKIP, ""),
                            record(START.replace(" 1 ", " 2 "), "1... d1-e1"),
                            record(START.replace("-:-", "R:-"), OPENING))
                    .putAll(
                            DiagnosticCode.WRONG_ROUTE,
                            record(CHAIN, "1. R:e1-e4-h4-e4-b4"),
                            record(CHAIN, "1. R:e1-h4-h2"),
                            record(CHAIN, "1. R:e1-e4-b4-b2"),
                            record(START, "1. f4-g5-g4"))
                    .putAll(
                            DiagnosticCode.WRONG_MARK,
                            record(START, "1. d1-e1+"),
                            record(START, "1. d1-e1#"),
                            record(SIX, "1. g1-g2+"),
                            record(SIX, "1. h2-h1#"))
                    .putAll(
                            DiagnosticCode.WRONG_PASS,
                            record(START, "1. d1-e1 --"),
                            record(START, "1. -- d1-e1"),
                            record(SKIP, "1. a1-b3 -- 2. e2-g1 --"),
                            record(SKIP, "1. a1-b3 -- --"))
                    .putAll(
                            DiagnosticCode.MISSING_PASS,
                            record(SKIP, "1. a1-b3 2. e2-g1"),
                            record(SKIP, "1. a1-b3"),
                            record(ALONE, "1. R:e1-e2 2. I:e4-e6"))
                    .putAll(
                            DiagnosticCode.MOVE_NUMBER,
                            record(START, "1. d1-e1 f6-g7 3. f4-g4"),
                            record(START, "d1-e1 f6-g7"),
                            record(START, "1. d1-e1 1... f6-g7"))
                    .putAll(
                            DiagnosticCode.COMMA_AFTER_CLAIM,
                            record(START, "1. R,d1-e1 f6-g7"),
                            record(START, "1. d1-e1 K,f6-g7"),
                            record(CHAIN, "1. R,e1-e4-h4-h2"))
                    .putAll(
                            DiagnosticCode.MISSING_RESULT,
                            record(START, OPENING).replace(" *\n", "\n"),
                            ended(FIVE, "", "1. e4-e5+", "1-0").replace(" 1-0\n", "\n"),
                            ended(FIVE, "", "1. e4-e5+", "1-0").replace("[Result \"1-0\"]\n", ""),
                            "[Position \"" + FIVE + "\"]\n\n1. e4-e5+\n",
                            ended(FIVE, "", "1. e4-e5+", "0-1").replace(" 0-1\n", "\n"))
                    .putAll(
                            DiagnosticCode.JOINED_RECORDS,
                            record(START, OPENING) + record(START, OPENING),
                            record(START, OPENING).replace("*\n", "* {the end}\n; of it\n") + record(START, OPENING),
                            record(START, OPENING) + MARK + record(START, OPENING),
                            record(START, OPENING) + "\n" + MARK + record(START, OPENING),
                            MARK + MARK + record(START, OPENING))
                    .putAll(
                            DiagnosticCode.RESULT_CONTRADICTED,
                            ended(FIVE, "", "1. e4-e5+", "0-1"),
                            ended(FIVE, "", "1. e4-e5+", "1/2-1/2"),
                            ended(FIVE, "Termination \"resignation\"", "1. e4-e5+", "1-0"),
                            ended(START, "Termination \"agreement\"", OPENING, "1-0"),
                            record(START, OPENING).replace("2. f4-g4 *", "2. f4-g4 1-0"))
                    .putAll(
                            DiagnosticCode.NOT_FINISHED,
                            ended(START, "", OPENING, "1-0"),
                            ended(START, "", "", "1/2-1/2"),
                            ended(SKIP, "Termination \"normal\"", "1. a1-b3 --", "0-1"))
                    .putAll(DiagnosticCode.NO_RECORD, "", " \n\n", MARK + "\r\n")
                    .build();

    private BrokenRecordCases() {}

    static Stream<RecordFile> all(List<RefusedLine> refused) {
        Stream<RecordFile> byCode = TEXTS.asMap().entrySet().stream()
                .flatMap(texts -> numbered(texts.getKey(), List.copyOf(texts.getValue())));
        Stream<RecordFile> atTheOrigin = Stream.of(
                RecordFile.ofLyngk("origin-as-stop", record("1/4/7/6/G1R1R2/6/7/4/1 1 R:- 0:0", "1. e3-e5-e3-e1"))
                        .about(Rule.R2));
        return Stream.of(byCode, atTheOrigin, numbered(DiagnosticCode.ILLEGAL_MOVE, illegal(refused)))
                .flatMap(files -> files);
    }

    /** A move for each way to be illegal; a game that is over has no number for it. */
    private static List<String> illegal(List<RefusedLine> refused) {
        return Arrays.stream(Violation.values())
                .flatMap(violation -> refused.stream()
                        .filter(line -> line.violation() == violation)
                        .limit(1))
                .map(line -> record(line.position(), number(line.position()) + line.move()))
                .toList();
    }

    private static String number(String position) {
        return position.contains(" 1 ") ? "1. " : "1... ";
    }

    /** Texts are bytes here, written as the characters with their numbers. */
    private static Stream<RecordFile> numbered(DiagnosticCode code, List<String> texts) {
        String name = Ascii.toLowerCase(code.name()).replace('_', '-');
        return IntStream.range(0, texts.size())
                .mapToObj(n ->
                        RecordFile.ofLyngk(name + "-" + (n + 1), texts.get(n).getBytes(ISO_8859_1)));
    }

    /** An unfinished game. */
    static String record(String position, String moves) {
        return ended(position, "", moves, "*");
    }

    private static String tagged(String position, String tag, String moves) {
        return ended(position, tag, moves, "*");
    }

    /** A game with an end. */
    static String ended(String position, String tag, String moves, String result) {
        return "[Position \"" + position + "\"]\n[Result \"" + result + "\"]\n"
                + (tag.isEmpty() ? "" : "[" + tag + "]\n")
                + "\n" + (moves.isEmpty() ? "" : moves + " ") + result + "\n";
    }
}
