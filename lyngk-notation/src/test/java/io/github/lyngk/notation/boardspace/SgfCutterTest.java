package io.github.lyngk.notation.boardspace;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.primitives.Bytes;
import io.github.lyngk.notation.text.TextCut;
import io.github.lyngk.notation.text.Utf8;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class SgfCutterTest {
    /** Every text with its place: first line, column, last line. */
    private static List<String> cut(String source) throws IOException {
        return cut(source.getBytes(UTF_8));
    }

    private static List<String> cut(byte[] source) throws IOException {
        SgfCutter cutter = new SgfCutter(new ByteArrayInputStream(source));
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

    /** As in diagnostics: a column for each character, and one for each byte that belongs to none. */
    @ParameterizedTest
    @ValueSource(
            strings = {"c3a9", "80", "c3a980", "e282ac", "e282", "e2", "f09f9880", "f09f98", "f09f", "ff", "c080", "f5"
            })
    void columnsAreCountedAsInDiagnostics(String hex) throws IOException {
        byte[] inside = HexFormat.of().parseHex(hex);
        int columns = Utf8.decode(inside, 0, inside.length).codePoints().toArray().length;
        byte[] source =
                Bytes.concat("(;A[".getBytes(UTF_8), inside, "])".getBytes(UTF_8), inside, "(;)".getBytes(UTF_8));
        assertThat(cut(source))
                .extracting(text -> text.substring(0, text.indexOf('-')))
                .containsExactly("1:1", "1:" + (7 + columns), "1:" + (7 + 2 * columns));
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
