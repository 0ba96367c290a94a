package io.github.lyngk.notation.movelist;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.lyngk.notation.DiagnosticCode;
import io.github.lyngk.notation.text.Cuts;
import io.github.lyngk.notation.text.Faults;
import io.github.lyngk.notation.text.TextCut;
import java.io.IOException;
import java.io.StringReader;
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
        assertThat(MoveListCutter.isStart(line)).isEqualTo(starts);
    }

    @ParameterizedTest
    @ValueSource(strings = {"\n", "\r\n", "\r"})
    void everyListIsToldAsItWasWritten(String lineEnd) throws IOException {
        String first = "I/R" + lineEnd + " d1-e1" + lineEnd + lineEnd + "f6-g7";
        String second = "B/R" + lineEnd + "f4-g4";
        MoveListCutter cutter = new MoveListCutter(new StringReader(
                lineEnd + first + lineEnd + lineEnd + second + lineEnd + " " + lineEnd + "C/" + lineEnd));
        TextCut one = cutter.next();
        assertThat(one.text()).isEqualTo("I/R\n d1-e1\n\nf6-g7");
        assertThat(one.line()).isEqualTo(2);
        assertThat(one.lastLine()).isEqualTo(5);
        assertThat(one.written().strip()).isEqualTo(first);
        TextCut two = cutter.next();
        assertThat(two.text()).isEqualTo("B/R\nf4-g4");
        assertThat(two.line()).isEqualTo(7);
        assertThat(two.lastLine()).isEqualTo(8);
        assertThat(two.written().strip()).isEqualTo(second);
        assertThat(cutter.next().written().strip()).isEqualTo("C/");
        assertThat(cutter.next()).isNull();
        assertThat(cutter.next()).isNull();
    }

    private static Faults read(TextCut cut, Dialect dialect) {
        Faults faults = new Faults(cut, Set.of());
        assertThat(MoveList.read(cut, dialect, faults)).isEmpty();
        assertThat(MoveList.start(cut, dialect, new Faults(cut, Set.of()))).isEmpty();
        return faults;
    }

    @Test
    void aStartThatWasCutOffIsNotRead() {
        assertThat(read(Cuts.of(START, 1, 1, 1, true), new Pbmserv()).inOrder())
                .extracting(found -> found.fault().code())
                .containsExactly(DiagnosticCode.LIMIT);
    }

    @Test
    void aStartMayNotBeginWithAControlCharacter() {
        assertThat(read(Cuts.of("\u0001" + START, 1, 1, 1, false), new Pbmserv())
                        .inOrder())
                .extracting(found -> found.fault().sentence() + " at " + found.column())
                .containsExactly("the start cannot hold the character U+0001 at 1");
    }

    @Test
    void theStartAloneIsRead() {
        TextCut cut = Cuts.of(START + "\nnonsense", 1, 1, 2, false);
        Faults faults = new Faults(cut, Set.of());
        assertThat(MoveList.start(cut, new Pbmserv(), faults)).isPresent();
        assertThat(faults.isEmpty()).isTrue();
    }

    @Test
    void aMissingStartIsDescribed() {
        TextCut cut = Cuts.of("d1-e1", 1, 1, 1, false);
        assertThat(read(cut, new Pbmserv()).inOrder().get(0).fault().sentence())
                .isEqualTo(
                        "the start is missing: the first line must be a position line, as moves of PBMServ do not tell"
                                + " where they start");
        assertThat(read(cut, new Langk()).inOrder().get(0).fault().sentence())
                .isEqualTo("the start is missing: the first line must be nine columns of letters joined by \"/\"");
    }
}
