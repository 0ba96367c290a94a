package io.github.lyngk.notation;

import static io.github.lyngk.notation.DiagnosticsTest.assertError;
import static io.github.lyngk.notation.DiagnosticsTest.errors;
import static io.github.lyngk.notation.Records.START;
import static io.github.lyngk.notation.Records.only;
import static io.github.lyngk.notation.Records.open;
import static io.github.lyngk.notation.Records.read;
import static io.github.lyngk.notation.Records.record;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.lyngk.core.Rule;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The diagnostics of tags, and of the start position that they define. */
@Tag("surroundings")
class TagDiagnosticsTest {
    @Test
    void tagsThatAreWrongAreNoPartOfThePrefix() {
        RecordResult result = read(record(START, "*", "1. d1-e1 *", "[Variant \"other\"]", "[Event \"x\"]"));
        assertThat(result.diagnostics()).extracting(Diagnostic::code).containsExactly(DiagnosticCode.TAG_VALUE);
        assertThat(result.record().orElseThrow().tags()).containsOnlyKeys("Position", "Result", "Event");
    }

    @Test
    void aLongValueIsQuotedByItsBeginning() {
        String value = "x".repeat(39) + "\ud83c\udf00" + "y".repeat(100);
        assertThat(only(record(START, "*", "*", "[Variant \"" + value + "\"]")).message())
                .endsWith("not \"" + "x".repeat(39) + "\u2026\"");
    }

    @Test
    void tagMissing() {
        List<Diagnostic> found = errors("[Event \"x\"]\n\n*\n");
        assertThat(found)
                .extracting(Diagnostic::code)
                .containsOnly(DiagnosticCode.TAG_MISSING)
                .hasSize(2);
        assertThat(found).extracting(Diagnostic::line).containsOnly(1L);
    }

    @Test
    void tagDuplicate() {
        Diagnostic found = only("[Event \"x\"]\n[Event \"x\"]\n" + open("*"));
        assertError(found, DiagnosticCode.TAG_DUPLICATE, 2, 2);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "[Termination \"boredom\"]",
                "[Termination \"Normal\"]",
                "[Variant \"Standard\"]",
                "[Variant \"seven\"]",
                "[Format \"2\"]",
                "[Format \"0\"]",
                "[Format \"x\"]",
                "[Format \"\"]",
                "[Format \"99999999999999999999\"]",
            })
    void tagValue(String tag) {
        Diagnostic found = only(record(START, "*", "*", tag));
        assertError(found, DiagnosticCode.TAG_VALUE, 3, tag.indexOf('"') + 2);
    }

    @Test
    void aRecordOfANewerFormatIsNotRead() {
        assertThat(read(record(START, "*", "whatever", "[Format \"2\"]")).record())
                .isEmpty();
    }

    @Test
    void tagValueOfAResult() {
        String text = record(START, "1:0", "1. d1-e1 *");
        assertError(only(text), DiagnosticCode.TAG_VALUE, 2, 10);
        assertThat(read(text).record().orElseThrow().tag("Result")).contains("*");
    }

    @Test
    void tagValueOfAPositionIsShownWhereItGoesWrong() {
        Diagnostic found = only(record(START.replace("KGRBJI", "KGRBJX"), "*", "*"));
        assertError(found, DiagnosticCode.TAG_VALUE, 1, 12 + START.indexOf("KGRBJI") + 5);
        assertThat(read(record("nonsense", "*", "*")).record()).isEmpty();
    }

    @Test
    void variantDisagrees() {
        assertError(only(record(START, "*", "*", "[Variant \"six\"]")), DiagnosticCode.VARIANT_DISAGREES, 3, 11);
    }

    @Test
    void startImpossibleNamesEveryProblem() {
        List<Diagnostic> found = errors(record("1/4/(RR)6/6/7/6/7/(GJ)3/1 1 RR:- 0:0", "*", "*"));
        assertThat(found).extracting(Diagnostic::code).containsOnly(DiagnosticCode.START_IMPOSSIBLE);
        assertThat(found).extracting(each -> each.rule().orElseThrow()).contains(Rule.E5, Rule.D1, Rule.D3);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "I/RBBJ/RIKRRKI/KBIGIG/GGJKRIK/KGRBJI/RBGKIGB/RBKB/G 2 -:- 0:0",
                "I/RBBJ/RIKRRKI/KBIGIG/GGJKRIK/KGRBJI/RBGKIGB/RBKB/G 1 R:- 0:0",
                "I/RBBJ/RIKRRKI/KBIGIG/GGJKRIK/KGRBJI/RBGKIGB/RBKB/R 1 -:- 0:0",
                "1/R(IB)BJ/RIKRRKI/KBIGIG/GGJKRIK/KGRBJI/RBGKIGB/RBKB/G 1 -:- 0:0",
                "I/RBBJ/RIKRRKI/KBIGIG/GGJKRIK/KGRBJI/RBGKIGB/RBKB/G 1 -:- 1:0",
            })
    void startNotInitialIsAWarning(String position) {
        Diagnostic found = only(record(position, "*", "*"));
        assertThat(found.code()).isEqualTo(DiagnosticCode.START_NOT_INITIAL);
        assertThat(found.severity()).isEqualTo(Severity.WARNING);
        assertThat(read(record(position, "*", "*")).isValid()).isTrue();
    }

    @ParameterizedTest
    @ValueSource(strings = {"", " six", " captures"})
    void everyVariantHasInitialStarts(String variant) {
        assertThat(read(record(START + variant, "*", "*")).diagnostics()).isEmpty();
    }

    @ParameterizedTest
    @CsvSource({"'[A \"\\x\"]', 6", "'[A \"ab\\x\"]', 8", "'[A \"\\\\\\\"\\ \"]', 10"})
    void aBadEscapeIsShownAtWhatFollowsTheBackslash(String tag, int column) {
        assertError(only(tag + "\n" + open("*")), DiagnosticCode.SYNTAX, 1, column);
    }

    @Test
    void aFaultBehindEscapesIsShownWhereItStandsInTheText() {
        String position = "\\\"" + START;
        assertError(only(record(position, "*", "*")), DiagnosticCode.TAG_VALUE, 1, 12);
        assertError(only(record("I/\\\\" + START, "*", "*")), DiagnosticCode.TAG_VALUE, 1, 14);
    }

    @Test
    void aVariantThatDisagreesIsNoPartOfThePrefix() {
        GameRecord prefix = read(record(START, "*", "1. d1-e1 *", "[Variant \"six\"]"))
                .record()
                .orElseThrow();
        assertThat(prefix.tags()).containsOnlyKeys("Position", "Result");
    }

    @ParameterizedTest
    @ValueSource(ints = {0, 5, 6, 7, 13, 14, 40})
    void aFaultIsShownInItsTagHoweverManyStandBefore(int before) {
        StringBuilder tags = new StringBuilder();
        for (int i = 0; i < before; i++) {
            tags.append("[T").append(i).append(" \"value\"]\n");
        }
        Diagnostic found = only(tags + record(START, "*", "*", "[After \"x\"]", "[Variant \"seven\"]"));
        assertError(found, DiagnosticCode.TAG_VALUE, before + 4, 11);
    }

    @ParameterizedTest
    @CsvSource({
        "'[', 2",
        "'[Pos', 5",
        "'[Position', 10",
        "'[Position ', 11",
        "'[Position \"', 12",
        "'[Position \"a', 13"
    })
    void aTagThatEndsWithTheTextIsFaultyThere(String text, int column) {
        assertError(only(text), DiagnosticCode.SYNTAX, 1, column);
    }

    @Test
    void aTextOfTagsAloneLacksItsMoves() {
        assertThat(only("[Position \"" + START + "\"]\n[Result \"*\"]").message())
                .startsWith("expected a turn or the result: ");
    }

    @Test
    void aByteOrderMarkBetweenRecordsIsToldFromAMissingBlankLine() {
        String marked = open("*") + "\n\ufeff" + open("*");
        assertThat(Records.readAll(marked).get(1).diagnostics())
                .extracting(Diagnostic::message)
                .containsExactly("a byte order mark belongs nowhere but at the start of a file");
        String joined = open("*") + open("*");
        assertThat(Records.readAll(joined, Leniency.JOINED_RECORDS).get(1).diagnostics())
                .extracting(Diagnostic::message)
                .containsExactly("a blank line belongs between the record before and this one");
    }

    @ParameterizedTest
    @ValueSource(strings = {"\u007f", "\u001f", "\u0085", "\t"})
    void noControlCharacterStandsInAValue(String control) {
        Diagnostic found = only(record(START, "*", "*", "[A \"b" + control + "\"]"));
        assertError(found, DiagnosticCode.SYNTAX, 3, 6);
        assertThat(found.message()).matches("the character U\\+00[0-9A-F]{2} is not allowed in the value of a tag");
    }

    @Test
    void theListsOfWhatThereIsAreInPlainEnglish() {
        assertThat(only(record(START, "*", "*", "[Variant \"x\"]")).message())
                .isEqualTo("Variant is standard, six or captures, not \"x\"");
        assertThat(only(record(START, "*", "*", "[Termination \"x\"]")).message())
                .isEqualTo(
                        "Termination is normal, resignation, time, agreement, adjudication or unfinished, not \"x\"");
        assertThat(only(record(START, "x", "*")).message()).isEqualTo("Result is 1-0, 0-1, 1/2-1/2 or *, not \"x\"");
        assertThat(only(record(START, "*", "*", "[Format \"2\"]")).message())
                .isEqualTo("this library reads version 1 of the format, not version 2");
        assertThat(only(record(START, "*", "*", "[Format \"\"]")).message())
                .isEqualTo("\"\" is not a version of the format");
    }
}
