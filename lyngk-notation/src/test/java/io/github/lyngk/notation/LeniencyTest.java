package io.github.lyngk.notation;

import static io.github.lyngk.notation.Records.SKIPPING;
import static io.github.lyngk.notation.Records.START;
import static io.github.lyngk.notation.Records.codes;
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
import org.junit.jupiter.params.provider.EnumSource;

/** Every leniency accepts its fault, reports it as a warning, and accepts no other fault. */
@Tag("surroundings")
class LeniencyTest {
    private static final String FINISHED = record(SKIPPING, "0-1", Records.SKIPPING_MOVES);

    @Test
    void moveNumbersMayBeWrongOrMissing() {
        String text = open("d1-e1 7. f6-g7 (h1-h2) 2... f4-g4 *");
        assertThat(codes(text, Leniency.MOVE_NUMBERS)).hasSize(4).containsOnly(DiagnosticCode.MOVE_NUMBER);
        RecordResult lenient = read(text, Leniency.MOVE_NUMBERS);
        assertThat(lenient.isValid()).isTrue();
        assertThat(lenient.diagnostics()).extracting(Diagnostic::severity).containsOnly(Severity.WARNING);
        assertThat(lenient.record().orElseThrow().toString()).endsWith("1. d1-e1 f6-g7 (1... h1-h2) 2. f4-g4 *\n");
    }

    @Test
    void R6_missingPassesAreAddedAndReported() {
        String text = record(SKIPPING, "0-1", "1. g7-a1 d1-c1+ h2-g6 e3-g4+ 0-1");
        RecordResult result = read(text, Leniency.MISSING_PASS);
        assertThat(result.isValid()).isTrue();
        assertThat(codes(text, Leniency.MISSING_PASS))
                .containsExactly(
                        DiagnosticCode.START_NOT_INITIAL, DiagnosticCode.MISSING_PASS, DiagnosticCode.MISSING_PASS);
        assertThat(result.diagnostics().get(1).ply()).hasValue(3);
        assertThat(result.diagnostics().get(2).ply()).hasValue(4);
        assertThat(result.record().orElseThrow().toString()).endsWith(Records.SKIPPING_MOVES + "\n");
    }

    @Test
    void R6_aMissingPassAtTheEndIsAddedAndReported() {
        String text = record(SKIPPING, "*", "1. g7-a1 d1-c1 *");
        assertThat(codes(text, Leniency.MISSING_PASS)).contains(DiagnosticCode.MISSING_PASS);
        assertThat(read(text, Leniency.MISSING_PASS).record().orElseThrow().toString())
                .endsWith("2. -- *\n");
    }

    @Test
    void aCommaMayFollowAClaim() {
        Diagnostic found = only(open("1. d1-e1 R,e4-f3 *"), Leniency.COMMA_AFTER_CLAIM);
        assertThat(found.code()).isEqualTo(DiagnosticCode.COMMA_AFTER_CLAIM);
        assertThat(found.severity()).isEqualTo(Severity.WARNING);
        assertThat(found.column()).isEqualTo(11);
        assertThat(found.ply()).hasValue(2);
    }

    @Test
    void aMarkMayBeWrongAndTheGameGoesOn() {
        String text = open("1. d1-e1+ f6-g7 (1... f6-g7#) 2. f4-g4 *");
        RecordResult result = read(text, Leniency.MARKS);
        assertThat(codes(text, Leniency.MARKS)).containsExactly(DiagnosticCode.WRONG_MARK, DiagnosticCode.WRONG_MARK);
        assertThat(result.isValid()).isTrue();
        assertThat(result.diagnostics().get(1).ply()).hasValue(2);
        assertThat(result.diagnostics().get(1).rule()).contains(Rule.H4);
        assertThat(result.record().orElseThrow().toString()).endsWith("1. d1-e1 f6-g7 (1... f6-g7) 2. f4-g4 *\n");
    }

    private static void assertMissing(String text, Result expected, int missing) {
        RecordResult result = read(text, Leniency.MISSING_RESULT);
        assertThat(result.isValid()).as(result.toString()).isTrue();
        assertThat(result.diagnostics())
                .filteredOn(found -> found.code() == DiagnosticCode.MISSING_RESULT)
                .hasSize(missing);
        assertThat(result.record().orElseThrow().result()).isEqualTo(expected);
        assertThat(read(text).isValid()).isFalse();
    }

    @Test
    void theResultThatIsThereDecides() {
        String resigned = record(START, "0-1", "1. d1-e1 0-1", "[Termination \"resignation\"]");
        for (String text : List.of(FINISHED, resigned)) {
            assertMissing(text.replace("[Result \"0-1\"]\n", ""), Result.SECOND_WINS, 1);
            assertMissing(text.replace(" 0-1\n", "\n"), Result.SECOND_WINS, 1);
        }
    }

    @Test
    void withoutAnyResultThePositionDecides() {
        assertMissing(FINISHED.replace("[Result \"0-1\"]\n", "").replace(" 0-1\n", "\n"), Result.SECOND_WINS, 2);
        assertMissing(open("1. d1-e1").replace("[Result \"*\"]\n", ""), Result.NONE, 2);
        assertMissing(open(""), Result.NONE, 1);
    }

    @Test
    void aMissingResultIsReportedWhereItBelongs() {
        Diagnostic tag = only(open("1. d1-e1 *").replace("[Result \"*\"]\n", ""), Leniency.MISSING_RESULT);
        assertThat(tag.toString()).startsWith("1:1: warning: MISSING_RESULT");
        Diagnostic terminator = only(open("1. d1-e1\nf6-g7"), Leniency.MISSING_RESULT);
        assertThat(terminator.toString()).startsWith("5:6: warning: MISSING_RESULT");
    }

    @Test
    void whatContradictsAResultIsStillAnError() {
        Leniency leniency = Leniency.MISSING_RESULT;
        assertThat(codes(record(SKIPPING, "1-0", Records.SKIPPING_MOVES).replace(" 0-1\n", "\n"), leniency))
                .contains(DiagnosticCode.RESULT_CONTRADICTED);
        assertThat(codes(record(START, "1-0", "1. d1-e1"), leniency)).contains(DiagnosticCode.NOT_FINISHED);
        assertThat(codes(record(START, "1-0", "1. d1-e1 *"), leniency)).contains(DiagnosticCode.RESULT_CONTRADICTED);
        assertThat(codes(record(START, "*", "1. d1-e1", "[Termination \"time\"]"), leniency))
                .contains(DiagnosticCode.RESULT_CONTRADICTED);
        assertThat(codes(open("1. d1-e1 (1. f6-g7"), leniency)).contains(DiagnosticCode.SYNTAX);
    }

    @ParameterizedTest
    @EnumSource(Leniency.class)
    void aLeniencyAcceptsNothingElse(Leniency leniency) {
        if (leniency != Leniency.MOVE_NUMBERS) {
            assertThat(read(open("d1-e1 *"), leniency).isValid()).isFalse();
        }
        if (leniency != Leniency.MISSING_PASS) {
            assertThat(read(record(SKIPPING, "*", "1. g7-a1 d1-c1 *"), leniency).isValid())
                    .isFalse();
        }
        if (leniency != Leniency.COMMA_AFTER_CLAIM) {
            assertThat(read(open("1. R,d1-e1 *"), leniency).isValid()).isFalse();
        }
        if (leniency != Leniency.MARKS) {
            assertThat(read(open("1. d1-e1+ *"), leniency).isValid()).isFalse();
        }
        if (leniency != Leniency.MISSING_RESULT) {
            assertThat(read(open("1. d1-e1"), leniency).isValid()).isFalse();
        }
        if (leniency != Leniency.JOINED_RECORDS) {
            assertThat(read(open("*") + open("*"), leniency).isValid()).isFalse();
        }
        assertThat(read(open("1. d1-e1 -- *"), leniency).isValid()).isFalse();
        assertThat(read(open("1. R;d1-e1 *"), leniency).isValid()).isFalse();
    }

    @Test
    void whatIsCanonicalIsReadWithoutWarning() {
        assertThat(read(open("1. d1-e1 R:e4-f3 *"), Leniency.values()).diagnostics())
                .isEmpty();
        assertThat(Leniency.all()).containsExactly(Leniency.values());
    }
}
