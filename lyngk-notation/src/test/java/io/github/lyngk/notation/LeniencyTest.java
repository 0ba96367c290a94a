package io.github.lyngk.notation;

import static io.github.lyngk.notation.Records.SKIPPING;
import static io.github.lyngk.notation.Records.codes;
import static io.github.lyngk.notation.Records.only;
import static io.github.lyngk.notation.Records.open;
import static io.github.lyngk.notation.Records.read;
import static io.github.lyngk.notation.Records.record;
import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Every leniency accepts its fault, says so, and accepts nothing else. */
@Tag("surroundings")
class LeniencyTest {
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
