package io.github.lyngk.notation;

import static io.github.lyngk.notation.Records.open;
import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableSet;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

@Tag("surroundings")
class RecordValidatorTest {
    private static byte[] resource(String name) throws IOException {
        try (InputStream in = RecordValidatorTest.class.getResourceAsStream("/broken/" + name)) {
            return in.readAllBytes();
        }
    }

    private static ValidationReport report(String name) throws IOException {
        return RecordValidator.strict().withFile(name).validate(new ByteArrayInputStream(resource(name)));
    }

    @ParameterizedTest
    @ValueSource(strings = {"broken.lyngk", "encoding.lyngk"})
    void theReportForPeopleIsPinned(String name) throws IOException {
        String golden = new String(resource(name.replace(".lyngk", ".txt")), UTF_8);
        assertThat(report(name).toText()).isEqualTo(golden);
    }

    @ParameterizedTest
    @ValueSource(strings = {"broken.lyngk", "encoding.lyngk"})
    void theReportForProgramsIsPinned(String name) throws IOException {
        String golden = new String(resource(name.replace(".lyngk", ".jsonl")), UTF_8);
        assertThat(jsonLines(report(name))).isEqualTo(golden);
    }

    /** A JSON object a line, as the command prints them: one for every diagnostic, then the summary. */
    private static String jsonLines(ValidationReport report) {
        StringBuilder json = new StringBuilder();
        report.diagnostics()
                .forEach(diagnostic -> json.append(diagnostic.toJson()).append('\n'));
        return json.append(report.summary().toJson(0)).append('\n').toString();
    }

    @Test
    void theBrokenRecordsShowEveryCodeOfAStrictReader() throws IOException {
        List<DiagnosticCode> found = new ArrayList<>();
        report("broken.lyngk").diagnostics().forEach(each -> found.add(each.code()));
        report("encoding.lyngk").diagnostics().forEach(each -> found.add(each.code()));
        assertThat(found)
                .contains(
                        DiagnosticCode.SYNTAX,
                        DiagnosticCode.LIMIT,
                        DiagnosticCode.ENCODING,
                        DiagnosticCode.TAG_MISSING,
                        DiagnosticCode.TAG_DUPLICATE,
                        DiagnosticCode.TAG_VALUE,
                        DiagnosticCode.VARIANT_DISAGREES,
                        DiagnosticCode.START_IMPOSSIBLE,
                        DiagnosticCode.START_NOT_INITIAL,
                        DiagnosticCode.ILLEGAL_MOVE,
                        DiagnosticCode.WRONG_ROUTE,
                        DiagnosticCode.WRONG_MARK,
                        DiagnosticCode.WRONG_PASS,
                        DiagnosticCode.MISSING_PASS,
                        DiagnosticCode.MOVE_NUMBER,
                        DiagnosticCode.RESULT_CONTRADICTED,
                        DiagnosticCode.NOT_FINISHED);
    }

    @Test
    void aSourceWithoutRecordsIsInvalid() {
        ValidationReport report = RecordValidator.strict().withFile("x").validate(" \n");
        assertThat(report.isValid()).isFalse();
        assertThat(report.diagnostics()).extracting(Diagnostic::code).containsExactly(DiagnosticCode.NO_RECORD);
        assertThat(report.diagnostics().get(0).file()).contains("x");
        assertThat(report.toText()).endsWith("0 records, 0 moves: 0 valid, 0 invalid\n");
    }

    @Test
    void countsWhatItReads() {
        ValidationReport report = RecordValidator.strict()
                .validate(open("1. d1-e1 f6-g7 *") + "\n" + open("1. d1-e1 a1-c1 *") + "\n[x\n");
        assertThat(report.summary()).hasToString("3 records, 3 moves: 1 valid, 2 invalid");
        assertThat(report.isValid()).isFalse();
        assertThat(report.summary().toJson(0))
                .isEqualTo("{\"version\":1,\"records\":3,\"moves\":3,\"valid\":1,\"invalid\":2,"
                        + "\"errors\":2,\"warnings\":0}");
    }

    @Test
    void acceptsWhatItIsTold() {
        RecordValidator lenient = RecordValidator.strict().accepting(Leniency.all());
        assertThat(lenient.validate(open("d1-e1 *")).isValid()).isTrue();
        assertThat(lenient.leniencies()).isEqualTo(Leniency.all());
        assertThat(lenient.file()).isEmpty();
    }

    @Test
    void validatorsAreEqualWhenTheyAcceptTheSameAndNameTheSame() {
        RecordValidator strict = RecordValidator.strict();
        RecordValidator both = strict.accepting(ImmutableSet.of(Leniency.MISSING_PASS, Leniency.MOVE_NUMBERS));
        assertThat(both)
                .isEqualTo(strict.accepting(ImmutableSet.of(Leniency.MOVE_NUMBERS, Leniency.MISSING_PASS)))
                .hasSameHashCodeAs(strict.accepting(ImmutableSet.of(Leniency.MOVE_NUMBERS, Leniency.MISSING_PASS)))
                .isNotEqualTo(strict.accepting(Leniency.all()))
                .isNotEqualTo(both.withFile("x"))
                .isNotEqualTo(both.reading(RecordFormat.BOARDSPACE))
                .isNotEqualTo("validator")
                .hasToString("validator of LYNGK accepting [MOVE_NUMBERS, MISSING_PASS]");
        assertThat(strict.withFile("x"))
                .isEqualTo(strict.withFile("x"))
                .hasToString("validator of x as LYNGK accepting []");
    }

    @Test
    void validatesAnyFormat() {
        RecordValidator boardspace = RecordValidator.strict().reading(RecordFormat.BOARDSPACE);
        assertThat(boardspace.format()).isEqualTo(RecordFormat.BOARDSPACE);
        assertThat(boardspace.validate(SgfGame.game().text()).summary().valid()).isEqualTo(1);
        assertThat(RecordValidator.strict().validate(SgfGame.game().text()).isValid())
                .isFalse();
    }

    @Test
    void handsOverDiagnosticsAsTheyAreFound() {
        List<Diagnostic> found = new ArrayList<>();
        byte[] source = (open("1. a1-c1 *") + "\n" + open("1. a1-c1 *")).getBytes(UTF_8);
        ValidationSummary summary = RecordValidator.strict().validate(new ByteArrayInputStream(source), found::add);
        assertThat(found).extracting(Diagnostic::record).containsExactly(1L, 2L);
        assertThat(summary.invalid()).isEqualTo(2);
    }

    @Test
    void recordsValidatedOneByOneAddUpToTheWhole() throws IOException {
        RecordValidator validator = RecordValidator.strict().withFile("broken.lyngk");
        RecordSplitter texts = validator.format().split(new ByteArrayInputStream(resource("broken.lyngk")));
        List<Diagnostic> found = new ArrayList<>();
        ValidationSummary summary = ValidationSummary.EMPTY;
        while (texts.hasNext()) {
            summary = summary.plus(validator.validate(texts.next(), found::add));
        }
        validator.noRecord(summary.records()).ifPresent(found::add);
        assertThat(ValidationReport.of(summary, found)).isEqualTo(report("broken.lyngk"));
    }

    @Test
    void aRecordIsMissingOnlyIfThereIsNone() {
        RecordValidator validator = RecordValidator.strict().withFile("x");
        assertThat(validator.noRecord(1)).isEmpty();
        assertThat(validator.noRecord(0))
                .contains(validator.validate("").diagnostics().get(0));
        assertThat(RecordValidator.strict().noRecord(0).flatMap(Diagnostic::file))
                .isEmpty();
    }

    @Test
    void tellsTheNameItWasGiven() {
        assertThat(RecordValidator.strict().withFile("x.lyngk").file()).contains("x.lyngk");
        assertThat(RecordValidator.strict()
                        .withFile("x")
                        .reading(RecordFormat.BOARDSPACE)
                        .accepting(Leniency.all())
                        .file())
                .contains("x");
    }
}
