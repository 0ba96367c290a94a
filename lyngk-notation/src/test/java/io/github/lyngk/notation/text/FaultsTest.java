package io.github.lyngk.notation.text;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import io.github.lyngk.core.Rule;
import java.util.Set;
import org.junit.jupiter.api.Test;

class FaultsTest {
    private final Faults faults = new Faults(new TextCut("ab\ncd\n\n", 7, 3, 9, false), Set.of(FaultCode.MISSING_PASS));

    private static Fault fault(FaultCode code, int index) {
        return Fault.of(code, index, "a sentence");
    }

    @Test
    void theyComeInTheOrderOfTheTextWithTheirPlaces() {
        assertThat(faults.isEmpty()).isTrue();
        assertThat(faults.inOrder()).isEmpty();
        faults.warning(fault(FaultCode.SYNTAX, 4));
        faults.error(fault(FaultCode.SYNTAX, 1));
        faults.error(fault(FaultCode.LIMIT, Fault.WHOLE));
        faults.error(fault(FaultCode.SYNTAX, 7));
        assertThat(faults.isEmpty()).isFalse();
        assertThat(faults.inOrder())
                .extracting(each -> each.line() + ":" + each.column() + " " + each.isError() + " " + each.excerpt())
                .containsExactly("7:3 true ", "7:4 true ab\n ^", "8:2 false cd\n ^", "8:3 true cd\n  ^");
    }

    @Test
    void whatIsAcceptedIsAWarning() {
        faults.note(fault(FaultCode.MISSING_PASS, 0));
        faults.note(fault(FaultCode.SYNTAX, 1));
        faults.errorUnlessAccepted(fault(FaultCode.MISSING_PASS, 2));
        assertThat(faults.inOrder()).extracting(Faults.Found::isError).containsExactly(false, true, false);
        Fault refused = fault(FaultCode.SYNTAX, 2);
        assertThatExceptionOfType(Fault.class)
                .isThrownBy(() -> faults.errorUnlessAccepted(refused))
                .isSameAs(refused);
        assertThat(faults.accepts(FaultCode.MISSING_PASS)).isTrue();
        assertThat(faults.accepts(FaultCode.SYNTAX)).isFalse();
    }

    @Test
    void afterTheMostOnlyThatThereAreMoreIsSaid() {
        for (int i = 0; i < Bounds.FAULTS; i++) {
            assertThat(faults.isFull()).isFalse();
            faults.checkRoom(0);
            faults.warning(fault(FaultCode.SYNTAX, 0));
        }
        assertThat(faults.isFull()).isTrue();
        assertThatExceptionOfType(Fault.class)
                .isThrownBy(() -> faults.checkRoom(4))
                .satisfies(each -> assertThat(each.index()).isEqualTo(4))
                .withMessage("there is more to say about this record than 1000 diagnostics");
        assertThatExceptionOfType(Fault.class)
                .isThrownBy(() -> faults.errorUnlessAccepted(fault(FaultCode.MISSING_PASS, 0)))
                .matches(each -> each.code() == FaultCode.LIMIT);
        faults.warning(fault(FaultCode.SYNTAX, 1));
        faults.warning(fault(FaultCode.SYNTAX, 1));
        faults.error(fault(FaultCode.LIMIT, 1));
        assertThat(faults.inOrder()).hasSize(Bounds.FAULTS + 1);
        Faults.Found last = faults.inOrder().get(Bounds.FAULTS);
        assertThat(last.fault().code()).isEqualTo(FaultCode.LIMIT);
        assertThat(last.isError()).isTrue();
    }

    @Test
    void aFaultKeepsWhatItIsTold() {
        Fault fault = Fault.expected(4, "a move").by(Rule.E7).atPly(3);
        assertThat(fault.code()).isEqualTo(FaultCode.SYNTAX);
        assertThat(fault.index()).isEqualTo(4);
        assertThat(fault.rule()).contains(Rule.E7);
        assertThat(fault.ply()).isEqualTo(3);
        assertThat(fault.sentence()).isEqualTo("expected a move");
        assertThat(fault.expectation()).contains("a move");
        assertThat(fault(FaultCode.LIMIT, 0).expectation()).isEmpty();
        assertThat(fault(FaultCode.LIMIT, 0).rule()).isEmpty();
        assertThat(fault(FaultCode.LIMIT, 0).ply()).isEqualTo(Fault.NO_PLY);
    }

    @Test
    void aTextStandsSomewhere() {
        assertThatIllegalArgumentException().isThrownBy(() -> new TextCut("", 0, 1, 1, false));
        assertThatIllegalArgumentException().isThrownBy(() -> new TextCut("", 1, 0, 1, false));
        assertThatIllegalArgumentException().isThrownBy(() -> new TextCut("", 2, 1, 1, false));
        TextCut cut = new TextCut("a", 2, 3, 2, false, true, "b");
        assertThat(cut.below(0)).isSameAs(cut);
        assertThat(cut.below(5)).isEqualTo(new TextCut("a", 7, 3, 7, false, true, "b"));
        assertThat(cut.asRead()).isEqualTo(new TextCut("a", 2, 3, 2, false, true, null));
        assertThat(cut.written()).isEqualTo("b");
        assertThat(cut.asRead().written()).isEqualTo("a");
        assertThat(cut.isWhole()).isTrue();
        assertThat(new TextCut("a", 1, 1, 1, true).isWhole()).isFalse();
        assertThat(new TextCut("a", 1, 1, 1, false, false, TextCut.LOST).isWhole())
                .isFalse();
    }
}
