package io.github.lyngk.notation.reading;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import io.github.lyngk.notation.DiagnosticCode;
import io.github.lyngk.notation.text.Cuts;
import io.github.lyngk.notation.text.Fault;
import io.github.lyngk.notation.text.Faults;
import io.github.lyngk.notation.text.TextCut;
import java.util.Set;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Texts that were longer than a record may be, here short ones: what stands at their end may be half of something. */
class CutOffTest {
    private static TextCut cutOff(String text) {
        return Cuts.of(text, 1, 1, 1, true);
    }

    @ParameterizedTest
    @ValueSource(strings = {"[", "[A", "[A ", "[A \"", "[A \"b", "[A \"b\"", "[A \"b\"]\n[C"})
    void insideATagThatIsAllThereIsToSay(String text) {
        TextCut cut = cutOff(text);
        TagParser tags = new TagParser(new Lexer(cut), new Faults(cut, Set.of()));
        assertThatExceptionOfType(Fault.class)
                .isThrownBy(tags::read)
                .satisfies(fault -> assertThat(fault.code()).isEqualTo(DiagnosticCode.LIMIT))
                .satisfies(fault -> assertThat(fault.index()).isEqualTo(text.length()))
                .withMessage("a record takes more than 4194304 bytes");
    }

    @ParameterizedTest
    @ValueSource(strings = {" ", "a1-b2", "(", ")", "{x", "{x}", "; x", "{\u0001", "a\u0001"})
    void theLastTokenIsNotRead(String token) {
        Lexer lexer = new Lexer(cutOff("* " + token));
        assertThat(lexer.next()).isEqualTo(Lexer.Kind.WORD);
        assertThatExceptionOfType(Fault.class)
                .isThrownBy(lexer::next)
                .satisfies(fault -> assertThat(fault.code()).isEqualTo(DiagnosticCode.LIMIT))
                .satisfies(fault -> assertThat(fault.index()).isEqualTo(2 + token.length()));
    }
}
