package io.github.lyngk.notation.text;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.groups.Tuple.tuple;

import io.github.lyngk.notation.Diagnostic;
import io.github.lyngk.notation.DiagnosticCode;
import io.github.lyngk.notation.GameRecord;
import io.github.lyngk.notation.RecordValidator;
import java.util.Set;
import org.junit.jupiter.api.Test;

class DiagnosticListTest {
    private static final String TEXT = "ab\n\ud83c\udf00c\ud83c\udf00d\n\ne";
    private static final long HUGE = 1L << 33;

    private static Diagnostic at(int index, long line, long column) {
        DiagnosticList list = new DiagnosticList(Cuts.of(TEXT, line, column, line + 3, false), 1, Set.of());
        list.add(index, Diagnostic.error(DiagnosticCode.LIMIT, "here"));
        return list.inOrder().get(0);
    }

    @Test
    void columnsCountCodePoints() {
        Diagnostic found = at(TEXT.indexOf('d'), 1, 1);

        assertThat(found.line()).isEqualTo(2);
        assertThat(found.column()).isEqualTo(4);
    }

    @Test
    void linesAndColumnsBeyondAnIntAreCounted() {
        assertThat(at(TEXT.indexOf('d'), HUGE, 1).line()).isEqualTo(HUGE + 1);
        assertThat(at(1, 1, HUGE).column()).isEqualTo(HUGE + 1);
        assertThat(at(TEXT.indexOf('d'), 1, HUGE).column()).isEqualTo(4);
    }

    /** Half a surrogate pair is one character, though UTF-8 cannot write it. */
    @Test
    void columnsBehindHalfASurrogatePairAreRight() {
        String text = GameRecord.parse("""
                [Position "G/BIKK/IGGRIRR/RGJIRB/BRBIBIG/KGJIRJ/BBGKKKK/RIGB/K 1 -:- 0:0"]
                [Result "*"]

                *
                """).toString().replace("\n*", "\n{\ud83c} {x} ?? *");

        assertThat(RecordValidator.strict().validate(text).diagnostics())
                .extracting(Diagnostic::code, Diagnostic::column)
                .containsExactly(tuple(DiagnosticCode.ENCODING, 2L), tuple(DiagnosticCode.SYNTAX, 9L));
    }
}
