package io.github.lyngk.notation.reading;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.Iterables;
import io.github.lyngk.notation.Diagnostic;
import io.github.lyngk.notation.DiagnosticCode;
import io.github.lyngk.notation.text.Cuts;
import io.github.lyngk.notation.text.DiagnosticList;
import io.github.lyngk.notation.text.TextCut;
import java.util.Set;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Texts that are cut off because they are longer than a record may be, here short ones: their last token may be
 * incomplete.
 */
class CutOffTest {
    private static TextCut cutOff(String text) {
        return Cuts.of(text, 1, 1, 1, true);
    }

    @ParameterizedTest
    @ValueSource(strings = {"[", "[A", "[A ", "[A \"", "[A \"b", "[A \"b\"", "[A \"b\"]\n[C"})
    void insideATagThatIsAllThereIsToSay(String text) {
        DiagnosticList found = new DiagnosticList(cutOff(text), 1, Set.of());
        assertThat(new TagReader(cutOff(text), found).read()).isFalse();
        checkLimit(found, text);
    }

    @ParameterizedTest
    @ValueSource(strings = {" ", "a1-b2", "(", ")", "{x", "{x}", "; x", "{\u0001", "a\u0001"})
    void theLastTokenIsNotRead(String token) {
        String text = "* " + token;
        DiagnosticList found = new DiagnosticList(cutOff(text), 1, Set.of());
        Lexer lexer = new Lexer(cutOff(text), 0, found);
        assertThat(lexer.next()).isEqualTo(Lexer.Kind.WORD);
        assertThat(lexer.next()).isEqualTo(Lexer.Kind.END);
        assertThat(lexer.isBroken()).isTrue();
        checkLimit(found, text);
    }

    private static void checkLimit(DiagnosticList found, String text) {
        Diagnostic limit = Iterables.getOnlyElement(found.inOrder());
        assertThat(limit.code()).isEqualTo(DiagnosticCode.LIMIT);
        assertThat(limit.message()).isEqualTo("the record takes more than 4194304 bytes");
        assertThat(limit.column()).isEqualTo(text.length() - text.lastIndexOf('\n'));
    }
}
