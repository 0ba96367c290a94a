package io.github.lyngk.notation;

import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import io.github.lyngk.core.NotationException;
import io.github.lyngk.notation.text.TextCut;
import java.io.ByteArrayOutputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.io.InvalidObjectException;
import java.io.ObjectStreamConstants;
import java.io.StringReader;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Values survive a stream unchanged, and no stream makes a value that could not be made otherwise. */
@Tag("surroundings")
class SerializationTest {
    private static final Diagnostic DIAGNOSTIC =
            Diagnostic.error(DiagnosticCode.SYNTAX, "expected a move").at(0x4D4D4D, 2, 3);

    static List<Object> values() {
        return PublicValues.VALUES;
    }

    @ParameterizedTest
    @MethodSource("values")
    void valuesComeBackEqual(Object value) throws Exception {
        assertThat(Streamed.read(Streamed.write(value))).isEqualTo(value).hasSameHashCodeAs(value);
    }

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

    @Test
    void aDiagnosticAtNoPlaceIsRefused() throws Exception {
        Streamed.assertRefused(Streamed.tampered(DIAGNOSTIC, "\0MMM", "\0\0\0\0"));
    }

    @Test
    void anImpossibleLocationIsRefused() throws Exception {
        Streamed.assertRefused(Streamed.tampered(new RecordLocation(0x4D4D4D, 1, 1), "\0MMM", "\0\0\0\0"));
    }

    @Test
    void aPictureOfNoSizeIsRefused() throws Exception {
        BoardSvg picture = BoardSvg.of(Pictures.START).size(0x1234);
        Streamed.assertRefused(Streamed.tampered(picture, "\0\0\u0012\u0034", "\u0080\0\u0012\u0034"));
    }

    @Test
    void aCommentThatCannotBeWrittenIsRefused() throws Exception {
        Streamed.assertRefused(Streamed.tampered(new Comment("some text"), "some text", "some\ntext"));
    }

    @Test
    void aGameInAnImpossibleColumnIsRefused() throws Exception {
        TextCut game = new TextCut("(;)", 1, 0x4D4D4D, 1, false);
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
        TextCut record = new TextCut("x", Long.MAX_VALUE - 1, 1, Long.MAX_VALUE - 1, false);
        assertThat(Streamed.read(Streamed.write(new RecordText(RecordFormat.LYNGK, 1, record))))
                .isNotNull();
        TextCut beyond = new TextCut("x", Long.MAX_VALUE, 1, Long.MAX_VALUE, false);
        assertThatIllegalArgumentException()
                .isThrownBy(() -> Streamed.write(new RecordText(RecordFormat.LYNGK, 1, beyond)));
    }

    @Test
    void numbersBeyondAnIntTravel() throws Exception {
        long huge = 1L << 33;
        TextCut game = new TextCut("(;)", huge, huge + 1, huge, false);
        for (Object value : List.of(
                DIAGNOSTIC.at(huge, huge + 1, huge + 2),
                new RecordLocation(huge, huge + 1, huge + 2),
                new RecordText(RecordFormat.BOARDSPACE, huge, game))) {
            assertThat(Streamed.read(Streamed.write(value))).isEqualTo(value).hasSameHashCodeAs(value);
        }
    }

    @Test
    void aValidatorWithLenienciesThatThereAreNotIsRefused() throws Exception {
        byte[] stream = Streamed.write(
                RecordValidator.strict().accepting(Leniency.all()).named("a name"));
        String text = new String(stream, ISO_8859_1);
        int value = text.indexOf("\0\0\0?");
        assertThat(value).isEqualTo(text.lastIndexOf("\0\0\0?")).isPositive();
        for (byte other : new byte[] {0x7F, 0x40, -1}) {
            stream[value + 3] = other;
            Streamed.assertRefused(stream);
        }
        stream[value] = -1;
        Streamed.assertRefused(stream);
    }

    @ParameterizedTest
    @ValueSource(
            classes = {
                GameRecord.class,
                RecordText.class,
                RecordValidator.class,
                RecordResult.class,
                Diagnostic.class,
                BoardText.class,
                BoardSvg.class
            })
    void streamsWithoutTheStandInAreRefused(Class<?> type) throws Exception {
        Streamed.assertRefused(forge(type));
    }

    /** A stream that claims to hold an instance of the class itself, without any fields. */
    private static byte[] forge(Class<?> type) throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (DataOutputStream out = new DataOutputStream(bytes)) {
            out.writeShort(ObjectStreamConstants.STREAM_MAGIC);
            out.writeShort(ObjectStreamConstants.STREAM_VERSION);
            out.writeByte(ObjectStreamConstants.TC_OBJECT);
            out.writeByte(ObjectStreamConstants.TC_CLASSDESC);
            out.writeUTF(type.getName());
            out.writeLong(1); // serialVersionUID
            out.writeByte(ObjectStreamConstants.SC_SERIALIZABLE);
            out.writeShort(0); // fields
            out.writeByte(ObjectStreamConstants.TC_ENDBLOCKDATA);
            out.writeByte(ObjectStreamConstants.TC_NULL); // superclass
        }
        return bytes.toByteArray();
    }
}
