package io.github.lyngk.notation.boardspace;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.lyngk.notation.text.TextCut;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class SgfCutterTest {
    /** Every text with its place: first line, column, last line. */
    private static List<String> cut(String source) throws IOException {
        SgfCutter cutter = new SgfCutter(new ByteArrayInputStream(source.getBytes(UTF_8)));
        List<String> texts = new ArrayList<>();
        for (TextCut cut = cutter.next(); cut != null; cut = cutter.next()) {
            texts.add(cut.line() + ":" + cut.column() + "-" + cut.lastLine() + " " + new String(cut.written(), UTF_8));
        }
        return texts;
    }

    @Test
    void aGameEndsWithItsLastParenthesis() throws IOException {
        assertThat(cut(" (;A[x](;B[y]))(;C[z])\n")).containsExactly("1:2-1 (;A[x](;B[y]))", "1:16-1 (;C[z])");
        assertThat(cut("(;A[)])\r\n\r\n  (;B[\\])(]\r\n)\r\n"))
                .containsExactly("1:1-1 (;A[)])", "3:3-4 (;B[\\])(]\r\n)");
    }

    @Test
    void whatIsNoGameIsATextOfItsOwn() throws IOException {
        assertThat(cut("junk [\n x \n\n(;A[x])y) z"))
                .containsExactly("1:1-2 junk [\n x", "4:1-4 (;A[x])", "4:8-4 y) z");
        assertThat(cut("")).isEmpty();
        assertThat(cut(" \n\t ")).isEmpty();
    }

    @ParameterizedTest
    @ValueSource(strings = {"GM", "su", "VV", "FF", "GN", "DT", "CA", "AP"})
    void aRootAtTheStartOfALineBeginsAGameWhateverWasOpen(String property) throws IOException {
        String root = "( ;\n" + property + "[x]";
        assertThat(cut("(;GM[a\n\n" + root + ")")).containsExactly("1:1-1 (;GM[a", "3:1-4 " + root + ")");
        assertThat(cut("(;GM[a](;B[b]\n" + root + "\nC[)])\n"))
                .containsExactly("1:1-1 (;GM[a](;B[b]", "2:1-4 " + root + "\nC[)])");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                " (;GM[x]",
                "(GM[x]",
                "(;GMX[x]",
                "(;P0[x]",
                "(;;GM[x]",
                "(;G M[x]",
                "(;GM",
                "(;@GM[x]",
                "(;GM`[x]",
                "(;GM{[x]",
                "(;{GM[x]",
                "(;`GM[x]",
                "(;GM@[x]",
                "(;[x]"
            })
    void nothingElseDoes(String inside) throws IOException {
        assertThat(cut("(;A[\n" + inside)).hasSize(1);
    }

    @Test
    void aRootHasItsNameWithinTwoHundredChars() throws IOException {
        String far = "(;A[\n(" + " ".repeat(195);
        assertThat(cut(far + ";GM[x]")).hasSize(2);
        assertThat(cut(far + "  ;GM[x]")).hasSize(1);
    }
}
