package io.github.lyngk.notation;

import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import io.github.lyngk.core.NotationException;
import io.github.lyngk.notation.text.TextCut;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.io.InvalidObjectException;
import java.io.ObjectInputStream;
import java.io.ObjectOutputStream;
import java.io.ObjectStreamConstants;
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
        assertThat(read(write(value))).isEqualTo(value).hasSameHashCodeAs(value);
    }

    @Test
    void allOfADiagnosticTravels() throws Exception {
        Diagnostic full = DIAGNOSTIC.withFile("a").withPly(7).withExcerpt("b\n^");
        assertThat(((Diagnostic) read(write(full))).toJson()).isEqualTo(full.toJson());
        assertThat(((Diagnostic) read(write(full))).toText()).isEqualTo(full.toText());
    }

    @Test
    void anIllegalRecordIsRefused() throws Exception {
        GameRecord record = GameRecord.parse(Records.open("1. d1-e1 f6-g7 *"));
        byte[] stream = tamper(record, "f6-g7", "f6-a1");
        assertThatExceptionOfType(InvalidObjectException.class)
                .isThrownBy(() -> read(stream))
                .withCauseInstanceOf(NotationException.class);
    }

    @Test
    void aDiagnosticAtNoPlaceIsRefused() throws Exception {
        assertRefused(tamper(DIAGNOSTIC, "\0MMM", "\0\0\0\0"));
    }

    @Test
    void anImpossibleLocationIsRefused() throws Exception {
        assertRefused(tamper(new RecordLocation(0x4D4D4D, 1, 1), "\0MMM", "\0\0\0\0"));
    }

    @Test
    void aCommentThatCannotBeWrittenIsRefused() throws Exception {
        assertRefused(tamper(new Comment("some text"), "some text", "some\ntext"));
    }

    @Test
    void aGameInAnImpossibleColumnIsRefused() throws Exception {
        TextCut game = new TextCut("(;)", 1, 0x4D4D4D, 1, false);
        assertRefused(tamper(new RecordText(RecordFormat.BOARDSPACE, 1, game), "\0MMM", "\0\0\0\0"));
        assertRefused(tamper(
                new RecordText(RecordFormat.BOARDSPACE, 1, game),
                "\0\0\0\0\0MMM",
                "\u007f\u00ff\u00ff\u00ff\u00ff\u00ff\u00ff\u00ff"));
    }

    @Test
    void aTextBeyondTheLastLineDoesNotTravel() throws Exception {
        TextCut record = new TextCut("\n", Long.MAX_VALUE - 1, 1, Long.MAX_VALUE, false);
        assertThat(read(write(new RecordText(RecordFormat.LYNGK, 1, record)))).isNotNull();
        TextCut beyond = new TextCut("\n", Long.MAX_VALUE, 1, Long.MAX_VALUE, false);
        assertThatIllegalArgumentException().isThrownBy(() -> write(new RecordText(RecordFormat.LYNGK, 1, beyond)));
    }

    @Test
    void numbersBeyondAnIntTravel() throws Exception {
        long huge = 1L << 33;
        TextCut game = new TextCut("(;)", huge, huge + 1, huge + 2, false);
        for (Object value : List.of(
                DIAGNOSTIC.at(huge, huge + 1, huge + 2),
                new RecordLocation(huge, huge + 1, huge + 2),
                new RecordText(RecordFormat.BOARDSPACE, huge, game))) {
            assertThat(read(write(value))).isEqualTo(value).hasSameHashCodeAs(value);
        }
    }

    @Test
    void aValidatorWithLenienciesThatThereAreNotIsRefused() throws Exception {
        byte[] stream = write(RecordValidator.strict().accepting(Leniency.all()).named("a name"));
        String text = new String(stream, ISO_8859_1);
        int value = text.indexOf("\0\0\0?");
        assertThat(value).isEqualTo(text.lastIndexOf("\0\0\0?")).isPositive();
        for (byte other : new byte[] {0x7F, 0x40, -1}) {
            stream[value + 3] = other;
            assertRefused(stream);
        }
        stream[value] = -1;
        assertRefused(stream);
    }

    @ParameterizedTest
    @ValueSource(
            classes = {GameRecord.class, RecordText.class, RecordValidator.class, RecordResult.class, Diagnostic.class})
    void streamsWithoutTheStandInAreRefused(Class<?> type) throws Exception {
        assertRefused(forge(type));
    }

    private static void assertRefused(byte[] stream) {
        assertThatExceptionOfType(InvalidObjectException.class).isThrownBy(() -> read(stream));
    }

    private static byte[] write(Object value) throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (ObjectOutputStream out = new ObjectOutputStream(bytes)) {
            out.writeObject(value);
        }
        return bytes.toByteArray();
    }

    private static Object read(byte[] bytes) throws IOException, ClassNotFoundException {
        try (ObjectInputStream in = new ObjectInputStream(new ByteArrayInputStream(bytes))) {
            return in.readObject();
        }
    }

    /** The stream with other bytes of the same length in one place. */
    private static byte[] tamper(Object value, String bytes, String others) throws IOException {
        String stream = new String(write(value), ISO_8859_1);
        assertThat(stream).containsOnlyOnce(bytes);
        return stream.replace(bytes, others).getBytes(ISO_8859_1);
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
