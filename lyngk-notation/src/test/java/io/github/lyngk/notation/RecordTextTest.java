package io.github.lyngk.notation;

import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;

import com.google.common.collect.ImmutableSet;
import io.github.lyngk.notation.text.Cuts;
import io.github.lyngk.notation.text.TextCut;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.StringReader;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Texts of records between the splitter and the reader. */
@Tag("surroundings")
class RecordTextTest {
    private static final String RECORD = """
            [Event "Caf\u00e9"]
            [Position "I/RBBJ/RIKRRKI/KBIGIG/GGJKRIK/KGRBJI/RBGKIGB/RBKB/G 1 -:- 0:0"]
            [Result "*"]

            1. b1-c2 a1-a1 *
            """;

    @Test
    void whatIsNoUtf8IsReported() {
        RecordSplitter texts = RecordFormat.LYNGK.split(new ByteArrayInputStream(RECORD.getBytes(ISO_8859_1)));
        RecordText text = texts.next();
        RecordResult here = text.read(ImmutableSet.of());

        assertThat(here.diagnostics()).extracting(Diagnostic::code).contains(DiagnosticCode.ENCODING);
    }

    private static RecordText text(String source) {
        return RecordFormat.LYNGK.split(new StringReader(source)).next();
    }

    private static RecordText game(String source) {
        return RecordFormat.BOARDSPACE.split(new StringReader(source)).next();
    }

    @Test
    void textsAreEqualWhenTheyReadTheSameInTheSamePlace() {
        assertThat(text(RECORD))
                .isEqualTo(text(RECORD.replace("\n", "\r\n")))
                .hasSameHashCodeAs(text(RECORD))
                .hasToString("record 1 in lines 1 to 5")
                .isNotEqualTo(text("\n" + RECORD))
                .isNotEqualTo(text(RECORD.replace("b1", "B1")))
                .isNotEqualTo(RECORD);
        assertThat(text(RECORD).text()).isEqualTo(RECORD);
    }

    @Test
    void aTextThatIsCutOffIsNotTheSameAsAWholeOne() {
        RecordText cut = text("x".repeat(Limits.RECORD + 1));
        TextCut whole = Cuts.of(cut.text(), 1, 1, 1, false);
        assertThat(new RecordText(RecordFormat.LYNGK, 1, whole)).isNotEqualTo(cut);
    }

    @Test
    void linesColumnsAndRecordsBeyondAnIntAreCounted() {
        long huge = 1L << 33;
        RecordText record =
                new RecordText(RecordFormat.LYNGK, huge + 1, Cuts.of(RECORD + "x", huge, 1, huge + 5, false));
        assertThat(record.location()).isEqualTo(new RecordLocation(huge + 1, huge, huge + 5));
        Diagnostic found = record.read(ImmutableSet.of()).diagnostics().get(0);
        assertThat(found.toJson()).contains("\"record\":8589934593,\"line\":8589934596,");
        RecordText game = new RecordText(RecordFormat.BOARDSPACE, 1, Cuts.of("(;?)", 1, huge, 1, false));
        assertThat(game.read(ImmutableSet.of()).diagnostics().get(0).column()).isEqualTo(huge + 2);
    }

    @Test
    void gamesAreEqualWhenTheyReadTheSameInTheSamePlace() {
        String game = "(;GM[lyngk]\nSU[lyngk 2 1])";
        assertThat(game(game))
                .isEqualTo(game(game.replace("\n", "\r")))
                .hasSameHashCodeAs(game(game))
                .hasToString("record 1 in lines 1 to 2")
                .isNotEqualTo(game(" " + game))
                .isNotEqualTo(game(game.replace("2 1", "2 2")))
                .isNotEqualTo(new RecordText(RecordFormat.BOARDSPACE, 2, Cuts.of(game, 1, 1, 2, false)))
                .isNotEqualTo(new RecordText(RecordFormat.LYNGK, 1, Cuts.of(game, 1, 1, 2, false)))
                .isNotEqualTo(game);
        assertThat(game(game).text()).isEqualTo(game);
    }

    private static String bytes(RecordText text) throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        text.writeTo(bytes);
        return bytes.toString(ISO_8859_1);
    }

    /** The longest records, whose line ends are longer than those that count. */
    @Test
    @Tag("not-for-mutation")
    void allOfTheLongestRecordIsKept() throws IOException {
        String start = "[Event \"x\"]\n\n";
        String line = "{" + "x".repeat(997) + "}\n";
        String longest = start + line.repeat((Limits.RECORD - start.length()) / line.length());
        for (String end : List.of("\n", "\r", "\r\n")) {
            String record = longest.replace("\n", end);
            RecordSplitter texts = RecordFormat.LYNGK.split(new StringReader(record + end + record));
            for (int i = 0; i < 2; i++) {
                assertThat(bytes(texts.next()).equals(record)).as("all of it").isTrue();
            }
        }
    }

    @Test
    @Tag("not-for-mutation")
    void whatWasNotKeptIsNotWritten() {
        String endless = "[Event \"x\"]\n\n" + "{comment}\n".repeat(Limits.RECORD / 10);
        String wide = "[Event \"x\"]\n" + " ".repeat(2 * Limits.RECORD) + "\n*\n";
        RecordSplitter texts =
                RecordFormat.LYNGK.split(new StringReader(endless + "\n" + wide + "\n[Event \"y\"]\r\n\r\n*"));
        for (int i = 0; i < 2; i++) {
            RecordText text = texts.next();
            assertThat(text.isWhole()).isFalse();
            assertThatIllegalStateException().isThrownBy(() -> bytes(text)).withMessageContaining("only the start");
        }
        assertThat(texts.next())
                .matches(RecordText::isWhole)
                .extracting(RecordText::text)
                .isEqualTo("[Event \"y\"]\n\n*");
    }
}
