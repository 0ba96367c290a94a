package io.github.lyngk.notation;

import static io.github.lyngk.notation.Records.SKIPPING;
import static io.github.lyngk.notation.Records.START;
import static io.github.lyngk.notation.Records.open;
import static io.github.lyngk.notation.Records.read;
import static io.github.lyngk.notation.Records.record;
import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static java.util.stream.Collectors.joining;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** A record is reported with all that is wrong with it, and every mistake once. */
class AllErrorsTest {
    private static List<String> errors(String text) {
        return read(text).diagnostics().stream()
                .filter(Diagnostic::isError)
                .map(error -> error.code() + " " + error.line() + ":" + error.column())
                .toList();
    }

    @Test
    void whatDoesNotHinderPlayIsAllReported() {
        String text = record(
                START,
                "1-0",
                "1. d1-e1+ {a\u0001b} f6-g7 $300\n4. f4-g4 ) R,e4-f3 (g5-f5)\n3. g5-f5 i1-h3 ! *",
                "[Event x]",
                "[Result \"*\"]",
                "[Variant \"six\"]",
                "[Termination \"boredom\"]");
        assertThat(errors(text))
                .containsExactly(
                        "SYNTAX 3:8",
                        "TAG_DUPLICATE 4:2",
                        "VARIANT_DISAGREES 5:11",
                        "TAG_VALUE 6:15",
                        "WRONG_MARK 8:9",
                        "SYNTAX 8:13",
                        "SYNTAX 8:23",
                        "MOVE_NUMBER 9:1",
                        "SYNTAX 9:10",
                        "SYNTAX 9:13",
                        "MOVE_NUMBER 9:21",
                        "RESULT_CONTRADICTED 10:18");
        assertThat(read(text).record().orElseThrow().moves()).hasSize(6);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
                    1. a1-c1 f6-g7 2. nonsense (3. x                 | ILLEGAL_MOVE 4:4, SYNTAX 4:33
                    1. a1-c1 f6-g7 2. nonsense                       | ILLEGAL_MOVE 4:4, SYNTAX 4:27
                    1. a1-c1 f6-g7 1-0                               | ILLEGAL_MOVE 4:4, RESULT_CONTRADICTED 4:16
                    1. a1-c1 (2. x) {y} * 2. d1-e1                   | ILLEGAL_MOVE 4:4, SYNTAX 4:23
                    1. d1-e1 (1. a1-c1 zz (zz) zz) f6-g7 (1... zz) * | ILLEGAL_MOVE 4:14, SYNTAX 4:44
                    1. d1-e1 (1. f4-g4+ x) (1. g5-f5 ) f6-g7+ *      | WRONG_MARK 4:19, SYNTAX 4:21, WRONG_MARK 4:41
                    """)
    void behindAnIllegalMoveTheRestIsLookedThrough(String movetext, String expected) {
        assertThat(String.join(", ", errors(open(movetext)))).isEqualTo(expected);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "1. d1-e1 f6-g7 2. f4-g4 R:e4-f3 4. g5-f5 i1-h3 *", // one number is wrong
                "1. d1-e1 f6-g7 3. f4-g4 R:e4-f3 4. g5-f5 i1-h3 *", // and those after it go on from there
                "d1-e1 f6-g7 f4-g4 R:e4-f3 g5-f5 i1-h3 *", // there are no numbers
                "1. d1-e1 2. f4-g4 R:e4-f3 3. g5-f5 i1-h3 *", // a turn is missing
                "1. d1-e1 {c} f6-g7 2. {c} f4-g4 R:e4-f3 *", // a comment is in the wrong place
                "1. d1-e1 f6-g7 2. f4-", // the text is cut off
                "1. d1-e1 f6-g7 2.",
                "1. {abc",
                "1. ) d1-e1 *", // a parenthesis too many
                "1. d1-{e1 *", // a brace too many
                "1. d1-e1 * f6-g7 1-0", // a result too early
                "1. d1-e1 f6-g7 (1... f6-f5 2",
                "2. d1-e1 f6-g7 (2... f6-f5) (2... f6-f5 3. f4-g4) 3. f4-g4 *", // so do the variations
                "1. d1-e1 2. f4-g4 (2. g5-f5) R:e4-f3 (2... i1-h3) *",
                "1. d1-e1 (1. f4-g4 f6-g7 2. f4-g4 R:e4-f3 *", // a parenthesis too few
                "1. d1-e1 f6-g7 1... f6-f5) 2. f4-g4 R:e4-f3 *",
                "1. d1-e1 f6-g7 2. {c} R:e4-f3 3. g5-f5 i1-h3 *", // a turn is missing after its number
                "1. d1-e1 f6-g7 2. {c}",
                "1.d1-e1 f6-g7 2. f4-g4 R:e4-f3 *", // a blank is missing
                "1. d1-e1++ f6-g7 *", // a mark too many
                "1. d1-e1!!! f6-g7 2. f4-g4 R:e4-f3 *", // a sign too many
                "1. d1-e1 f6-g7 {and so on",
                "1. d1-e1 f6-g7 (1... f6-f5 {and so on",
                "1. d1-e1 f6-g7 1-O", // the result cannot be read
                "1. d1-e1 f6-g7 1-O {the end}",
                "1. d1-e1 f6-g7 (1... f6-f5 *", // a variation is not closed
                "1. d1-e1 (1. f4-g4 (1. g5-f5 (1. x",
                "1. d1-e1 f6-g7 3. g5-f5 f4-g4 4. d1-e1 i1-h3 *", // a round is missing
                "1. d1-e1 f6-g7 3. g5-f5 -- 4. i1-h3 *",
                "1. d1-e1 2. f4-g4 -- 3. g5-f5 i1-h3 *", // and a turn
                "1. d1-e1 f6-g7 R:e4-f3 3. g5-f5 a1-c1 *", // a turn with its number
                "1. d1-e1 f6-g7 2. ( f4-g4 R:e4-f3 *", // a parenthesis too many, before a turn
                "1. d1-e1 f6-g7 ( $1 2. f4-g4 R:e4-f3 *", // before an annotation
                "( 1. d1-e1 f6-g7 *", // before the first turn
                "1. d1-e1 ( (1. f4-g4) f6-g7 *",
                "1. d1-e1 f6-g7 g5-f5 i1-h3 4. a1-c1 *", // turns are missing, with the numbers of two rounds
                "1. d1-e1 2. f4-g4+ *", // or with a number, so that the mark
                "1. d1-e1 2. f4-g5-g4 *", // or the route may be right
                "1. d1-e1 f6-g7 (1... f6-f5 2. f4-g4 (1... g5-f5) 2. f4-g4 R:e4-f3 *", // a parenthesis too few
                "1. d1-e1 f6-g7 (1... f6-f5] 2. f4-g4 R:e4-f3 *", // or a bracket of another kind
            })
    void oneMistakeIsOneError(String movetext) {
        assertThat(errors(open(movetext))).hasSize(1);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
                    1. d1-e1 {c} 1... f6-g7 2. a1-c1 *               | MOVE_NUMBER 4:14, ILLEGAL_MOVE 4:28
                    1. d1-e1 f6-g7 5. f4-g4 R:e4-f3 3. g5-f5 i1-h3 7. f3-e4 * | MOVE_NUMBER 4:16, MOVE_NUMBER 4:48
                    1. d1-e1 f6-g7 f4-g4 R:e4-f3 3. g5-f5 i1-h3 9. f3-e4 *    | MOVE_NUMBER 4:16, MOVE_NUMBER 4:45
                    1. d1-e1 f6-g7 7. f4-g4 R:e4-f3 3. a1-c1 *       | MOVE_NUMBER 4:16, ILLEGAL_MOVE 4:36
                    1. d1-e1 (1. a1-c1 {oops) f6-g7 *                | ILLEGAL_MOVE 4:14, SYNTAX 4:20
                    1. d1-e1 (1. f4-g4 (1. a1-c1) f6-g7 2. f4-g4 *   | ILLEGAL_MOVE 4:24, SYNTAX 4:47
                    """)
    void severalMistakesAreSeveralErrors(String movetext, String expected) {
        assertThat(String.join(", ", errors(open(movetext)))).isEqualTo(expected);
    }

    @Test
    void warningsThatFollowFromAnotherMistakeAreNotGivenEither() {
        assertThat(Records.readAll(open("1. d1-e1 (1. f4-g4 f6-g7 2. f4-g4 R:e4-f3 *"), Leniency.MOVE_NUMBERS)
                        .get(0)
                        .diagnostics())
                .hasSize(1);
    }

    @Test
    void whatNoWordMayHoldIsReportedAsThatBehindTheResult() {
        assertThat(errors(open("* \ud83c"))).containsExactly("ENCODING 4:3");
        assertThat(errors(open("* " + "-".repeat(70)))).containsExactly("LIMIT 4:3");
        assertThat(read(open("* \0")).diagnostics().get(0).message()).contains("U+0000");
    }

    @ParameterizedTest
    @ValueSource(strings = {"[Event \"x\"", "[Termin+ation \"time\"]", "Event \"x\"]", "[\u00e9 \"x\"]", "[Event x]"})
    void aTagThatCannotBeReadIsNotMissedToo(String line) {
        assertThat(errors("[Position \"" + START + "\"]\n" + line + "\n\n1. d1-e1 1-0\n"))
                .hasSize(1);
        assertThat(errors(line + "\n[Result \"*\"]\n\n1. d1-e1 *\n")).hasSize(1);
    }

    @Test
    void tagsThatEveryRecordHasAreKeptBehindTooManyOthers() {
        String many = IntStream.rangeClosed(0, Limits.TAGS)
                .mapToObj(i -> "[T" + i + " \"x\"]\n")
                .collect(joining());
        RecordResult result = read(many + open("1. d1-e1 *"));
        assertThat(result.diagnostics()).extracting(Diagnostic::code).containsExactly(DiagnosticCode.LIMIT);
        assertThat(result.record().orElseThrow().moves()).hasSize(1);
    }

    @Test
    void movesMayFollowTagsThatLackTheBlankLine() {
        RecordResult result = read(open("1. d1-e1 f6-g7 *").replace("\n\n", "\n"));
        assertThat(result.diagnostics()).hasSize(1);
        assertThat(result.record().orElseThrow().moves()).hasSize(2);
    }

    @Test
    void R6_whereAPassIsMissingNumbersAreNotBlamed() {
        assertThat(errors(record(SKIPPING, "0-1", "1. g7-e6-a1 d1-c1+ 2. h2-g4-g6 -- 3. e3-f3-g4+ 0-1")))
                .containsExactly("MISSING_PASS 4:20");
    }

    @Test
    void R6_numberOfTheRoundMayStandForAMissingPass() {
        assertThat(errors(record(SKIPPING, "0-1", "1. g7-e6-a1 d1-c1+ 2... h2-g4-g6 3. -- e3-f3-g4+ 0-1")))
                .containsExactly("MISSING_PASS 4:20");
    }

    @ParameterizedTest
    @ValueSource(strings = {"1. d1-e1 f6-g7 2. f4-g5-g4 *", "1. d1-e1 f6-g7 2. f4-g4# *", "1. d1-e1 f6-g7 7. f4-g4 *"})
    void movesThatWereReadAreCounted(String movetext) {
        ValidationReport report = RecordValidator.strict().validate(open(movetext));
        assertThat(report.summary().moves()).isEqualTo(3);
        assertThat(report.summary().errors()).isEqualTo(1);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
                    {two\\nlines}          | two lines
                    {two  \\n\t  lines}    | two lines
                    {two  blanks\\n}      | two  blanks
                    {\\nof three\\nlines\\n} | of three lines
                    {a blank line\\n\\nin it} | a blank line  in it
                    {a [\\n[tag] in it}    | a [ [tag] in it
                    {a ; in\\n; it}        | a ; in ; it
                    """)
    void aLineBreakInBracesIsABlankWithTheBlanksAroundIt(String written, String comment) {
        for (String lineEnd : List.of("\n", "\r\n", "\r")) {
            String text =
                    open("1. d1-e1 " + written.replace("\\n", "\n") + " *").replace("\n", lineEnd);
            GameRecord record = GameRecord.parse(text);
            assertThat(record.turns().get(0).annotations()).containsExactly(new Comment(comment));
            assertThat(Comment.parse(written.replace("\\n", "\n"))).isEqualTo(new Comment(comment));
            assertThat(record.toString()).isEqualTo(open("1. d1-e1 {" + comment + "} *"));
        }
    }

    @Test
    void aTabInALineOfACommentIsRefusedWhereItIs() {
        Diagnostic tab = Records.readAll(open("1. d1-e1 {two \n\t lines\twith a tab} *"))
                .get(0)
                .diagnostics()
                .get(0);
        assertThat(tab.line() + ":" + tab.column()).isEqualTo("5:8");
    }

    @Test
    void aRecordEndsABraceThatIsOpen() {
        List<RecordResult> results = Records.readAll(open("1. d1-e1 {open\n*") + "\n" + open("*"));
        assertThat(results).hasSize(2);
        Diagnostic open = results.get(0).diagnostics().get(0);
        assertThat(results.get(0).diagnostics()).containsExactly(open);
        assertThat(open.line() + ":" + open.column()).isEqualTo("4:10");
        assertThat(results.get(1).diagnostics()).isEmpty();
    }

    @Test
    void recordsMayBeJoinedBehindACommentOfSeveralLines() {
        String text = open("1. d1-e1 {two\n[lines} * {and\nmore}").stripTrailing() + "\n" + open("*");
        assertThat(Records.readAll(text, Leniency.JOINED_RECORDS)).hasSize(2);
        String one = open("1. d1-e1 * {see\n[Foo \"x\"] there}");
        assertThat(Records.readAll(one, Leniency.JOINED_RECORDS))
                .singleElement()
                .satisfies(result -> assertThat(result.diagnostics()).isEmpty());
    }

    @Test
    void bytesThatAreNotUtf8BehindTheTagsAreReportedOnce() {
        byte[] text = open("\u00ff1. d1-e1 *").replace("\n\n", "\n").getBytes(ISO_8859_1);
        assertThat(new RecordReader(new ByteArrayInputStream(text)).next().diagnostics())
                .extracting(Diagnostic::code)
                .containsExactly(DiagnosticCode.ENCODING);
    }
}
