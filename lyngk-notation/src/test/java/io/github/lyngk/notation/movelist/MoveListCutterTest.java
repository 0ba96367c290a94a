package io.github.lyngk.notation.movelist;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.lyngk.notation.Diagnostic;
import io.github.lyngk.notation.DiagnosticCode;
import io.github.lyngk.notation.text.Cuts;
import io.github.lyngk.notation.text.DiagnosticList;
import io.github.lyngk.notation.text.TextCut;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class MoveListCutterTest {
    private static final String START = "I/RBBJ/RIKRRKI/KBIGIG/GGJKRIK/KGRBJI/RBGKIGB/RBKB/G 1 -:- 0:0";

    @ParameterizedTest
    @CsvSource({"/, true", "a/b, true", "' \ta/b', true", "'a b/c', false", "' a b/c', false", "a, false", "'', false"})
    void aListBeginsWithALineWhoseFirstWordHasASlash(String line, boolean starts) {
        byte[] bytes = ("x" + line).getBytes(UTF_8);
        assertThat(MoveListCutter.isStart(bytes, 1, bytes.length)).isEqualTo(starts);
    }

    @ParameterizedTest
    @ValueSource(strings = {"\n", "\r\n", "\r"})
    void everyListIsToldAsItWasWritten(String lineEnd) throws IOException {
        String first = "I/R" + lineEnd + " d1-e1" + lineEnd + lineEnd + "f6-g7";
        String second = "B/R" + lineEnd + "f4-g4";
        String source = lineEnd + first + lineEnd + lineEnd + second + lineEnd + " " + lineEnd + "C/" + lineEnd;
        MoveListCutter cutter = new MoveListCutter(new ByteArrayInputStream(source.getBytes(UTF_8)));
        TextCut one = cutter.next();
        assertThat(one.text()).isEqualTo("I/R\n d1-e1\n\nf6-g7\n");
        assertThat(one.line()).isEqualTo(2);
        assertThat(one.lastLine()).isEqualTo(5);
        assertThat(written(one)).isEqualTo(first + lineEnd);
        TextCut two = cutter.next();
        assertThat(two.text()).isEqualTo("B/R\nf4-g4\n");
        assertThat(two.line()).isEqualTo(7);
        assertThat(two.lastLine()).isEqualTo(8);
        assertThat(written(two)).isEqualTo(second + lineEnd);
        assertThat(written(cutter.next())).isEqualTo("C/" + lineEnd);
        assertThat(cutter.next()).isNull();
        assertThat(cutter.next()).isNull();
    }

    private static String written(TextCut cut) {
        return new String(cut.written(), UTF_8);
    }

    /** What is said about a text without a start. */
    private static Diagnostic only(TextCut cut, Dialect dialect) {
        DiagnosticList diagnostics = new DiagnosticList(cut, 1, Set.of());
        assertThat(MoveList.read(cut, dialect, diagnostics)).isEmpty();
        assertThat(MoveList.tags(cut, dialect)).isEmpty();
        assertThat(diagnostics.inOrder()).hasSize(1);
        return diagnostics.inOrder().get(0);
    }

    @Test
    void aStartThatWasCutOffIsNotRead() {
        assertThat(only(Cuts.of(START, 1, 1, 1, true), new Pbmserv()).code()).isEqualTo(DiagnosticCode.LIMIT);
    }

    @Test
    void ofATextThatWasCutOffWholeLinesAreRead() {
        TextCut cut = Cuts.of(START + "\nd1-e1\n\nf6-g7", 1, 1, 4, true);
        DiagnosticList diagnostics = new DiagnosticList(cut, 1, Set.of());
        assertThat(MoveList.read(cut, new Pbmserv(), diagnostics).orElseThrow().moves())
                .hasToString("[d1-e1]");
        Diagnostic limit = diagnostics.inOrder().get(0);
        assertThat(limit.code()).isEqualTo(DiagnosticCode.LIMIT);
        assertThat(limit.line() + ":" + limit.column()).isEqualTo("2:6");
    }

    @Test
    void aStartMayNotBeginWithAControlCharacter() {
        Diagnostic found = only(Cuts.of("\u0001" + START), new Pbmserv());
        assertThat(found.sentence()).isEqualTo("the start cannot hold the character U+0001");
        assertThat(found.column()).isEqualTo(1);
    }

    @Test
    void theTagsAreThatOfTheStartWhateverFollows() {
        assertThat(MoveList.tags(Cuts.of(START + "\nnonsense"), new Pbmserv())).hasToString("{Position=" + START + "}");
    }

    @Test
    void aMissingStartIsDescribed() {
        TextCut cut = Cuts.of("d1-e1");
        assertThat(only(cut, new Pbmserv()).sentence())
                .isEqualTo(
                        "the start is missing: the first line must be a position line, as moves of PBMServ do not tell"
                                + " where they start");
        assertThat(only(cut, new Langk()).sentence())
                .isEqualTo("the start is missing: the first line must be nine columns of letters joined by \"/\"");
    }
}
