package io.github.lyngk.notation;

import static io.github.lyngk.notation.Records.SKIPPING;
import static io.github.lyngk.notation.Records.START;
import static io.github.lyngk.notation.Records.codes;
import static io.github.lyngk.notation.Records.only;
import static io.github.lyngk.notation.Records.open;
import static io.github.lyngk.notation.Records.read;
import static io.github.lyngk.notation.Records.record;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import io.github.lyngk.core.Rule;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Every code, with its place, ply and rule. */
@Tag("surroundings")
class DiagnosticsTest {
    static void assertError(Diagnostic found, DiagnosticCode code, long line, long column) {
        assertThat(found.severity()).isEqualTo(Severity.ERROR);
        assertThat(found.code()).isEqualTo(code);
        assertThat(List.of(found.line(), found.column())).containsExactly(line, column);
    }

    static List<Diagnostic> errors(String text) {
        return read(text).diagnostics().stream().filter(Diagnostic::isError).toList();
    }

    @Test
    void illegalMove() {
        Diagnostic found = only(open("1. d1-e1 f6-g7\n2. f4-g4 a1-c1 *"));
        assertError(found, DiagnosticCode.ILLEGAL_MOVE, 5, 10);
        assertThat(found.ply()).hasValue(4);
        assertThat(found.rule()).contains(Rule.E3);
        assertThat(found.message()).contains("a1-c1");
    }

    @Test
    void theLegalPrefixOfAnIllegalMoveIsKept() {
        GameRecord prefix = read(open("{x} 1. d1-e1 {y} f6-g7 2. a1-c1 f4-g4 * {z}"))
                .record()
                .orElseThrow();
        assertThat(prefix.toString()).endsWith("\n\n{x} 1. d1-e1 {y} f6-g7 *\n");
    }

    @Test
    void thePrefixOfAFaultyRecordHasNoResultOfItsOwn() {
        GameRecord prefix = read(record(START, "0-1", "1. d1-e1 a1-c1 0-1", "[Termination \"time\"]"))
                .record()
                .orElseThrow();
        assertThat(prefix.result()).isEqualTo(Result.NONE);
        assertThat(prefix.tags()).doesNotContainKey("Termination");
    }

    @Test
    void movesAfterTheEndAreIllegal() {
        String text = record(SKIPPING, "0-1", Records.SKIPPING_MOVES.replace("0-1", "4. a1-b2 0-1"));
        Diagnostic found = errors(text).get(0);
        assertThat(found.code()).isEqualTo(DiagnosticCode.ILLEGAL_MOVE);
        assertThat(found.rule()).contains(Rule.G1);
        assertThat(read(text).record().orElseThrow().result()).isEqualTo(Result.SECOND_WINS);
    }

    @Test
    void wrongRoute() {
        Diagnostic found = only(open("1. d1-e1 f6-g7 2. f4-g5-g4 *"));
        assertError(found, DiagnosticCode.WRONG_ROUTE, 4, 19);
        assertThat(found.rule()).contains(Rule.F1);
        assertThat(found.ply()).hasValue(3);
    }

    @Test
    void aWrongRouteIsShownAtItsLeg() {
        String position = "1/1B2/R2R2G/6/2J1R2/6/5G1/4/1 1 R:- 0:0";
        Diagnostic found = errors(record(position, "*", "1. I:c1-c4-e3-c7 *")).get(0);
        assertError(found, DiagnosticCode.WRONG_ROUTE, 4, 9);
        assertThat(found.rule()).contains(Rule.F4);
        assertThat(found.excerpt()).isEqualTo("1. I:c1-c4-e3-c7 *\n        ^");
    }

    @Test
    void wrongMark() {
        Diagnostic found = only(open("1. d1-e1+ *"));
        assertError(found, DiagnosticCode.WRONG_MARK, 4, 9);
        assertThat(found.rule()).contains(Rule.E9);
        assertThat(found.ply()).hasValue(1);
    }

    @Test
    void wrongPass() {
        Diagnostic found = only(open("1. d1-e1 -- *"));
        assertError(found, DiagnosticCode.WRONG_PASS, 4, 10);
        assertThat(found.rule()).contains(Rule.R6);
        assertThat(found.ply()).hasValue(2);
    }

    @ParameterizedTest
    @CsvSource({"--, 25", "3. --, 28", "7. --, 28"})
    void aSecondPassIsWrongWhateverItsNumber(String second, int column) {
        // The same play by the other player, so that the pass ends a round.
        String position = SKIPPING.replace("1 IK:BR", "2 BR:IK");
        Diagnostic found = errors(record(position, "*", "1... g7-a1 2. d1-c1+ -- " + second + " *"))
                .get(0);
        assertError(found, DiagnosticCode.WRONG_PASS, 4, column);
        assertThat(found.rule()).contains(Rule.R6);
    }

    @Test
    void aPassThatIsDueHasItsNumberChecked() {
        Diagnostic found =
                errors(record(SKIPPING, "*", "1. g7-a1 d1-c1 3. -- *")).get(0);
        assertError(found, DiagnosticCode.MOVE_NUMBER, 4, 16);
    }

    @Test
    void G1_noPassAfterTheEnd() {
        String text = record(SKIPPING, "0-1", Records.SKIPPING_MOVES.replace("0-1", "4. -- 0-1"));
        assertThat(errors(text)).extracting(Diagnostic::code).containsExactly(DiagnosticCode.WRONG_PASS);
        assertThat(errors(text).get(0).rule()).contains(Rule.G1);
    }

    @Test
    void missingPassBetweenMoves() {
        Diagnostic found =
                errors(record(SKIPPING, "*", "1. g7-a1 d1-c1 h2-g6 *")).get(0);
        assertError(found, DiagnosticCode.MISSING_PASS, 4, 16);
        assertThat(found.rule()).contains(Rule.R6);
        assertThat(found.ply()).hasValue(3);
    }

    @Test
    void missingPassAfterTheLastMoveOfAnUnfinishedGame() {
        String text = record(SKIPPING, "*", "1. g7-a1 d1-c1 *");
        assertError(errors(text).get(0), DiagnosticCode.MISSING_PASS, 4, 16);
        assertThat(read(text).record().orElseThrow().toString()).endsWith("d1-c1+ 2. -- *\n");
    }

    @Test
    void missingPassAtTheEndOfAVariation() {
        String text = record(SKIPPING, "*", "1. g7-a1 d1-c1 (1... d1-c1) 2. -- *");
        assertThat(errors(text)).extracting(Diagnostic::code).containsExactly(DiagnosticCode.MISSING_PASS);
        assertThat(read(text).record().orElseThrow().turns()).hasSize(3);
    }

    @ParameterizedTest
    @CsvSource({
        "d1-e1 *, 1",
        "2. d1-e1 *, 1",
        "01. d1-e1 *, 1",
        "0. d1-e1 *, 1",
        "1... d1-e1 *, 1",
        "1. d1-e1 1... f6-g7 *, 10",
        "1. d1-e1 1. f6-g7 *, 10",
        "1. d1-e1 f6-g7 f4-g4 *, 16",
        "1. d1-e1 f6-g7 1. f4-g4 *, 16",
    })
    void wrongNumber(String movetext, int column) {
        assertError(only(open(movetext)), DiagnosticCode.MOVE_NUMBER, 4, column);
    }

    @ParameterizedTest
    @CsvSource({
        "1. d1-e1 (f4-g4) f6-g7 *, 11",
        "1. d1-e1 (2. f4-g4) f6-g7 *, 11",
        "1. d1-e1 f6-g7 (1. f4-g4) *, 17",
        "1. d1-e1 f6-g7 (f4-g4) *, 17",
    })
    void wrongNumberAtTheStartOfAVariation(String movetext, int column) {
        assertError(only(open(movetext)), DiagnosticCode.MOVE_NUMBER, 4, column);
        assertThat(read(open(movetext)).record().orElseThrow().turns()).hasSize(2);
    }

    @Test
    void resultContradictedByTheTag() {
        String text = record(START, "1-0", "1. d1-e1 0-1", "[Termination \"time\"]");
        assertError(only(text), DiagnosticCode.RESULT_CONTRADICTED, 5, 10);
    }

    @Test
    void resultContradictedByThePosition() {
        String text = record(SKIPPING, "1-0", Records.SKIPPING_MOVES.replace("0-1", "1-0"));
        Diagnostic found = errors(text).get(0);
        assertThat(found.code()).isEqualTo(DiagnosticCode.RESULT_CONTRADICTED);
        assertThat(read(text).record().orElseThrow().result()).isEqualTo(Result.SECOND_WINS);
    }

    @Test
    void notFinished() {
        assertError(only(record(START, "1-0", "1. d1-e1 1-0")), DiagnosticCode.NOT_FINISHED, 4, 10);
    }

    @Test
    void aFaultInAVariationDoesNotStopTheMainLine() {
        String text = open("1. d1-e1 (1. a1-c1 f6-g7) (1. zz (1. ?) {)} x) f6-g7 (1... h1-h2 2. a1-a1) 2. f4-g4 *");
        RecordResult result = read(text);
        assertThat(codes(text))
                .containsExactly(DiagnosticCode.ILLEGAL_MOVE, DiagnosticCode.SYNTAX, DiagnosticCode.SYNTAX);
        GameRecord record = result.record().orElseThrow();
        assertThat(record.moves()).hasSize(3);
        assertThat(record.turns().get(1).variations().get(0).turns()).hasSize(1);
    }

    @Test
    void aFaultInAnInnerVariationDoesNotStopTheOuterOne() {
        String text = open("1. d1-e1 (1. f4-g4 (1. a1-c1) R:e4-f3) *");
        assertThat(codes(text)).containsExactly(DiagnosticCode.ILLEGAL_MOVE);
        assertThat(read(text).record().orElseThrow().toString()).endsWith("1. d1-e1 (1. f4-g4 () R:e4-f3) *\n");
    }

    /** Which turns belong to it is not known, so that nothing is said about them. */
    @Test
    void anOpenVariationIsReportedOnce() {
        String text = open("1. d1-e1 (1. f4-g4 (1. a1-c1 (2. zz *");
        assertThat(codes(text)).containsExactly(DiagnosticCode.SYNTAX);
    }

    @Test
    void aVariationThatOnlyLacksItsParenthesisIsOneFault() {
        assertError(only(open("1. d1-e1 (1. f4-g4 *")), DiagnosticCode.SYNTAX, 4, 21);
    }

    @ParameterizedTest
    @CsvSource({"1. d1-e1, 9", "1. d1-e1 (1. f4-g4, 19", "1. d1-e1 f6-g7 2., 18"})
    void aFaultAtTheEndIsBehindTheLastCharacterWhateverFollows(String movetext, int column) {
        assertError(only(open(movetext)), DiagnosticCode.SYNTAX, 4, column);
        assertError(only(open(movetext) + "\n \n"), DiagnosticCode.SYNTAX, 4, column);
        assertError(only(open(movetext).stripTrailing()), DiagnosticCode.SYNTAX, 4, column);
    }

    @Test
    void aTagAtTheEndOfAFileWithoutALineEndIsInItsLastLine() {
        assertError(only("[Position \"" + START + "\"]\n[Result \"*\"]"), DiagnosticCode.SYNTAX, 2, 13);
        assertError(only("[Position \"" + START + "\"]\r\n[Result \"*"), DiagnosticCode.SYNTAX, 2, 11);
    }

    @Test
    void aResultInAVariationIsOneFaultAndTheMainLineGoesOn() {
        String text = open("1. d1-e1 (1. f4-g4 *) f6-g7 *");
        assertError(only(text), DiagnosticCode.SYNTAX, 4, 20);
        assertThat(read(text).record().orElseThrow().moves()).hasSize(2);
    }

    @Test
    void aWrongRouteWithoutARightOneIsShownAtItsLeg() {
        String position = "1/4/3R3/6/2J4/6/1G5/4/1 1 R:- 0:0";
        Diagnostic found = errors(record(position, "*", "1. c4-e3-g2 *")).get(0);
        assertError(found, DiagnosticCode.WRONG_ROUTE, 4, 4);
        assertThat(found.rule()).contains(Rule.F4);
    }

    @Test
    void aTerminationThatCannotBeReadContradictsNothing() {
        assertError(
                only(record(START, "1-0", "1. d1-e1 1-0", "[Termination \"Time\"]")), DiagnosticCode.TAG_VALUE, 3, 15);
    }

    @Test
    void theExcerptOfALongLineIsCut() {
        Diagnostic found = only(open("1. d1-e1 {" + "x".repeat(500) + "} a1-c1 {" + "y".repeat(500) + "} *"));
        List<String> lines = found.excerpt().lines().toList();
        assertThat(lines.get(0)).startsWith("…xxx").endsWith("yyy…").contains("a1-c1");
        assertThat(lines.get(1).indexOf('^')).isEqualTo(lines.get(0).indexOf("a1-c1"));
        assertThat(found.column()).isEqualTo(513);
    }

    @Test
    void columnsCountCodePoints() {
        Diagnostic found = only(open("1. d1-e1 {\ud83c\udf00é} a1-c1 *"));
        assertThat(found.column()).isEqualTo(15);
        assertThat(found.excerpt().lines().toList().get(1)).isEqualTo(" ".repeat(14) + "^");
    }

    @Test
    void aDiagnosticIsPrintedForPeopleAndPrograms() {
        Diagnostic found = Diagnostic.error(DiagnosticCode.ILLEGAL_MOVE, "b1-c3: \"no\"")
                .at(2, 9, 14)
                .withFile("a\\b.lyngk")
                .withPly(3)
                .withRule(Rule.E7)
                .withExcerpt("x\n^");
        assertThat(found).hasToString("a\\b.lyngk:9:14: error: ILLEGAL_MOVE: b1-c3: \"no\" (E7)");
        assertThat(found.toText()).isEqualTo(found + "\n    x\n    ^");
        assertThat(found.toJson())
                .isEqualTo("{\"file\":\"a\\\\b.lyngk\",\"record\":2,\"line\":9,\"column\":14,\"ply\":3,"
                        + "\"severity\":\"ERROR\",\"code\":\"ILLEGAL_MOVE\",\"rule\":\"E7\","
                        + "\"message\":\"b1-c3: \\\"no\\\"\"}");
    }

    @ParameterizedTest
    @ValueSource(strings = {"no line end", "no caret\n", "no caret\n  ", "x\n  ^", "x\n^ ", "x\n^\n", "x\ny\n^", "^"})
    void anExcerptIsALineAndACaretBelowIt(String excerpt) {
        Diagnostic found = Diagnostic.error(DiagnosticCode.SYNTAX, "expected x");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> found.withExcerpt(excerpt))
                .withMessageContaining("an excerpt is two lines")
                .withMessageNotContaining("\n");
        assertThat(found.withExcerpt("\ud83c\udf00\n ^").withExcerpt("")).isEqualTo(found);
        assertThat(found.withExcerpt("\n^").toText()).isEqualTo(found + "\n    \n    ^");
    }

    @Test
    void whatIsAbsentIsNullInJson() {
        assertThat(Diagnostic.warning(DiagnosticCode.NO_RECORD, "\u2028\0\ud83c\udf00é")
                        .toJson())
                .isEqualTo("{\"file\":null,\"record\":1,\"line\":1,\"column\":1,\"ply\":null,"
                        + "\"severity\":\"WARNING\",\"code\":\"NO_RECORD\",\"rule\":null,"
                        + "\"message\":\"\\u2028\\u0000\\ud83c\\udf00é\"}");
    }

    @Test
    void placesCountFromOne() {
        Diagnostic found = Diagnostic.error(DiagnosticCode.SYNTAX, "x");
        assertThatIllegalArgumentException().isThrownBy(() -> found.at(1, 0, 1));
        assertThatIllegalArgumentException().isThrownBy(() -> found.withPly(0));
    }

    @Test
    void diagnosticsAreValues() {
        Diagnostic found = Diagnostic.error(DiagnosticCode.SYNTAX, "x").at(1, 2, 3);
        Diagnostic same = Diagnostic.error(DiagnosticCode.SYNTAX, "x").at(1, 2, 3);
        assertThat(found).isEqualTo(same).hasSameHashCodeAs(same).isNotEqualTo(same.withPly(1));
    }

    @ParameterizedTest
    @ValueSource(strings = {"zz", "g9-a1", "--x", "*"})
    void R6_aVariationThatStopsAtAFaultHasThePassThatIsDue(String fault) {
        RecordResult result = read(record(SKIPPING, "*", "1. g7-a1 d1-c1 (1... d1-c1 " + fault + ") 2. -- *"));
        assertThat(result.diagnostics()).filteredOn(Diagnostic::isError).hasSize(1);
        assertThat(result.record().orElseThrow().toString())
                .endsWith("\n\n1. g7-e6-a1 d1-c1+ (1... d1-c1+ 2. --) 2. -- *\n");
    }
}
