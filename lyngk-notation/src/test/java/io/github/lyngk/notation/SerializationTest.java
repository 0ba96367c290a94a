package io.github.lyngk.notation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import io.github.lyngk.core.NotationException;
import io.github.lyngk.core.Position;
import io.github.lyngk.core.streams.SerialProxy;
import io.github.lyngk.notation.text.Cuts;
import io.github.lyngk.notation.text.TextCut;
import java.io.InvalidObjectException;
import java.io.StringReader;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Values survive a stream unchanged, and no stream makes a value that could not be made otherwise. */
@Tag("surroundings")
class SerializationTest {
    private static final Diagnostic DIAGNOSTIC =
            Diagnostic.error(DiagnosticCode.SYNTAX, "expected a move").at(0x4D4D4D, 2, 3);

    @Test
    void allOfADiagnosticTravels() throws Exception {
        Diagnostic full = DIAGNOSTIC.withFile("a").withPly(7).withExcerpt("b\n^");
        assertThat(((Diagnostic) Streamed.read(Streamed.write(full))).toJson()).isEqualTo(full.toJson());
        assertThat(((Diagnostic) Streamed.read(Streamed.write(full))).toText()).isEqualTo(full.toText());
    }

    @Test
    void anIllegalRecordIsRefused() throws Exception {
        GameRecord record = GameRecord.parse(Records.open("1. d1-e1 f6-g7 *"));
        byte[] stream = Streamed.tampered(record, "f6-g7", "f6-a1");
        assertThatExceptionOfType(InvalidObjectException.class)
                .isThrownBy(() -> Streamed.read(stream))
                .withCauseInstanceOf(NotationException.class);
    }

    /** No record has a pass before its first move. */
    @Test
    void aNodeOfNoRecordIsRefused() throws Exception {
        Position start = Position.parse(Records.START);
        Streamed.assertRefused(Streamed.write(SerialProxy.of(SerialForm.NODE, TurnPath.of(1), Turn.pass(), start)));
        GameRecord record = GameRecord.parse(Records.open("1. d1-e1 (1. f4-g4) f6-g7 *"));
        Streamed.assertRefused(Streamed.write(SerialProxy.of(SerialForm.NODE, record, TurnPath.of(3))));
        Streamed.assertRefused(Streamed.write(SerialProxy.of(SerialForm.NODE, record, TurnPath.parse("1.2.1"))));
    }

    @Test
    void everyNodeOfARecordTravels() throws Exception {
        for (GameRecord record : List.of(
                GameRecord.parse(Records.open("1. d1-e1 (1. f4-g4 f6-g7 (1... R:e4-f3)) f6-g7 *")),
                GameRecord.parse(Records.record(Records.SKIPPING, "0-1", Records.SKIPPING_MOVES)))) {
            List<TurnNode> nodes = new ArrayList<>(record.nodes().toList());
            assertThat(Streamed.read(Streamed.write(nodes))).isEqualTo(nodes);
        }
    }

    @Test
    void aDiagnosticAtNoPlaceIsRefused() throws Exception {
        Streamed.assertRefused(Streamed.tampered(DIAGNOSTIC, "\0MMM", "\0\0\0\0"));
    }

    @Test
    void anImpossibleLocationIsRefused() throws Exception {
        Streamed.assertRefused(Streamed.tampered(RecordLocation.of(0x4D4D4D, 1, 1), "\0MMM", "\0\0\0\0"));
    }

    @Test
    void aPictureOfNoSizeIsRefused() throws Exception {
        BoardSvg picture = BoardSvg.of(Pictures.START).width(0x1234);
        Streamed.assertRefused(Streamed.tampered(picture, "\0\0\u0012\u0034", "\u0080\0\u0012\u0034"));
    }

    @Test
    void aCommentThatCannotBeWrittenIsRefused() throws Exception {
        Streamed.assertRefused(Streamed.tampered(new Comment("some text"), "some text", "some\ntext"));
    }

    @Test
    void aGameInAnImpossibleColumnIsRefused() throws Exception {
        TextCut game = Cuts.of("(;)", 1, 0x4D4D4D, 1, false);
        Streamed.assertRefused(
                Streamed.tampered(new RecordText(RecordFormat.BOARDSPACE, 1, game), "\0MMM", "\0\0\0\0"));
        Streamed.assertRefused(Streamed.tampered(
                new RecordText(RecordFormat.BOARDSPACE, 1, game),
                "\0\0\0\0\0MMM",
                "\u007f\u00ff\u00ff\u00ff\u00ff\u00ff\u00ff\u00ff"));
    }

    /** Its source would give back other moves than it reads as. */
    @Test
    void aTextThatItsSourceDoesNotReadAsIsRefused() throws Exception {
        RecordText text = RecordFormat.LYNGK
                .split(new StringReader(Records.open("*").replace("\n", "\r\n")))
                .next();
        Streamed.assertRefused(Streamed.tampered(text, "*\"]\r\n", "!\"]\r\n"));
        Streamed.assertRefused(Streamed.tampered(text, "*\"]\n", "!\"]\n"));
        Streamed.assertRefused(Streamed.tampered(text, "*\"]\r\n\r", "*\"]\n\n["));
    }

    @Test
    void aTextBeyondTheLastLineDoesNotTravel() throws Exception {
        TextCut record = Cuts.of("x", Long.MAX_VALUE - 1, 1, Long.MAX_VALUE - 1, false);
        assertThat(Streamed.read(Streamed.write(new RecordText(RecordFormat.LYNGK, 1, record))))
                .isNotNull();
        TextCut beyond = Cuts.of("x", Long.MAX_VALUE, 1, Long.MAX_VALUE, false);
        Streamed.assertRefused(Streamed.write(new RecordText(RecordFormat.LYNGK, 1, beyond)));
    }

    @Test
    void numbersBeyondAnIntTravel() throws Exception {
        long huge = 1L << 33;
        TextCut game = Cuts.of("(;)", huge, huge + 1, huge, false);
        for (Object value : List.of(
                DIAGNOSTIC.at(huge, huge + 1, huge + 2),
                RecordLocation.of(huge, huge + 1, huge + 2),
                new RecordText(RecordFormat.BOARDSPACE, huge, game))) {
            assertThat(Streamed.read(Streamed.write(value))).isEqualTo(value).hasSameHashCodeAs(value);
        }
    }

    /** How the text of a record travels, with other parts than any source would give it. */
    private static byte[] text(RecordFormat format, String text, long lastLine, boolean tooLong, boolean joined)
            throws Exception {
        return Streamed.write(
                SerialProxy.of(SerialForm.TEXT, format, 2L, text, 3L, 1L, lastLine, tooLong, joined, null));
    }

    @Test
    void aTextThatIsTooLongHoldsWhatIsKeptOfSuchOnes() throws Exception {
        String kept = "[" + "x".repeat(Limits.RECORD);
        assertThat(Streamed.read(text(RecordFormat.LYNGK, kept, 3, true, false)))
                .isNotNull();
        assertThat(Streamed.read(text(RecordFormat.BOARDSPACE, "(" + kept.substring(1), 3, true, false)))
                .isNotNull();

        Streamed.assertRefused(text(RecordFormat.LYNGK, kept + kept, 3, true, false));
        Streamed.assertRefused(text(RecordFormat.LYNGK, kept, 3, false, false));
        Streamed.assertRefused(text(RecordFormat.LYNGK, "[x", 3, true, false));
        Streamed.assertRefused(text(RecordFormat.LYNGK, "[\nx" + kept.substring(3), 3, true, false));
        Streamed.assertRefused(text(RecordFormat.BOARDSPACE, "(;", 3, true, false));
    }

    @Test
    void onlyATagCanFollowAResult() throws Exception {
        assertThat(Streamed.read(text(RecordFormat.LYNGK, "[A", 3, false, true)))
                .isNotNull();

        Streamed.assertRefused(text(RecordFormat.LYNGK, "A", 3, false, true));
        Streamed.assertRefused(text(RecordFormat.LYNGK, "[ A", 3, false, true));
        Streamed.assertRefused(text(RecordFormat.BOARDSPACE, "(;)", 3, false, true));
    }

    @Test
    void aSummaryThatDoesNotAddUpIsRefused() throws Exception {
        for (List<Long> numbers : List.of(
                List.of(2L, 1L, 1L, 5L, 1L, -1L),
                List.of(2L, 1L, 1L, 5L, -1L, 0L),
                List.of(2L, 1L, 1L, -5L, 1L, 0L),
                List.of(2L, 3L, -1L, 5L, 1L, 0L),
                List.of(2L, -1L, 3L, 5L, 1L, 0L),
                List.of(3L, 1L, 1L, 5L, 1L, 0L),
                List.of(1L, 0L, 1L, 0L, 0L, 0L),
                List.of(-2L, Long.MAX_VALUE, Long.MAX_VALUE, 0L, Long.MAX_VALUE, 0L))) {
            Streamed.assertRefused(Streamed.write(SerialProxy.of(SerialForm.SUMMARY, numbers.toArray())));
        }
    }
}
