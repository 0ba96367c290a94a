package io.github.lyngk.notation;

import static io.github.lyngk.notation.Records.open;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import io.github.lyngk.core.NotationException;
import io.github.lyngk.core.Rule;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

@Tag("surroundings")
class RecordExceptionTest {
    private static final String ODD_START = open("1... d1-e1 2. a1-c1 *").replace(" 1 -", " 2 -");

    private static RecordException refusal(String text) {
        return catchThrowableOfType(RecordException.class, () -> GameRecord.parse(text));
    }

    @Test
    void tellsAllThatAReaderSays() {
        RecordException refusal = refusal(ODD_START.replace("[Result \"*\"]", "[Result \"1-0\"]\n[Variant \"six\"]"));
        assertThat(refusal.diagnostics())
                .extracting(Diagnostic::code)
                .containsExactly(
                        DiagnosticCode.START_NOT_INITIAL,
                        DiagnosticCode.VARIANT_DISAGREES,
                        DiagnosticCode.ILLEGAL_MOVE,
                        DiagnosticCode.RESULT_CONTRADICTED);
        assertThat(refusal.diagnostics().get(0).isError()).isFalse();
        assertThat(refusal.index()).isEqualTo(refusal.text().indexOf("six"));
        assertThat(refusal.expected()).contains("VARIANT_DISAGREES");
    }

    @Test
    void anIllegalMoveIsToldWithItsPlyAndRule() {
        RecordException refusal = refusal(open("1. d1-e1 a1-c1 *"));
        Diagnostic illegal = refusal.diagnostics().get(0);
        assertThat(illegal.code()).isEqualTo(DiagnosticCode.ILLEGAL_MOVE);
        assertThat(illegal.ply()).hasValue(2);
        assertThat(illegal.rule()).contains(Rule.E3);
        assertThat(refusal).isInstanceOf(NotationException.class).hasMessageContaining(illegal.message());
    }

    @Test
    void messageHasTheFirstErrorInParentheses() {
        assertThat(refusal("hello"))
                .hasMessage("\"hello\", character 1: expected a valid record"
                        + " (1:1: error: SYNTAX: expected a tag: a record begins with \"[\"), found 'hello'");
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "\n", " \r\n\n"})
    void aTextWithoutARecordEndsTooEarly(String text) {
        RecordException refusal = refusal(text);
        assertThat(refusal.diagnostics())
                .isEqualTo(RecordValidator.strict().validate(text).diagnostics());
        assertThat(refusal.index()).isEqualTo(text.length());
        assertThat(refusal.expected()).isEqualTo("a record");
    }

    @ParameterizedTest
    @ValueSource(strings = {"\n", "\r\n", "\r"})
    void aSecondRecordIsOneTooMany(String lineEnd) {
        String text = ("\n" + open("*") + "\n" + open("*")).replace("\n", lineEnd);
        RecordException refusal = refusal(text);
        assertThat(refusal.index()).isEqualTo(text.lastIndexOf("[Position"));
        assertThat(refusal.expected()).isEqualTo("the end of the text after one record");
        assertThat(refusal.diagnostics())
                .singleElement()
                .hasToString("7:1: error: SYNTAX: expected the end of the text after one record");
        assertThat(refusal.diagnostics().get(0).record()).isEqualTo(2);
        assertThat(refusal.diagnostics().get(0).excerpt())
                .startsWith("[Position \"")
                .endsWith("…\n^");
    }

    @Test
    void aSecondRecordDoesNotHideTheFaultsOfTheFirst() {
        RecordException refusal = refusal(ODD_START + "\n" + open("*"));
        assertThat(refusal.diagnostics())
                .extracting(Diagnostic::code)
                .containsExactly(DiagnosticCode.START_NOT_INITIAL, DiagnosticCode.ILLEGAL_MOVE, DiagnosticCode.SYNTAX);
        assertThat(refusal.index()).isEqualTo(refusal.text().indexOf("a1-c1"));
    }
}
