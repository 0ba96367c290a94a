package io.github.lyngk.notation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import io.github.lyngk.notation.archive.GameKey;
import io.github.lyngk.notation.text.TextProxy;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.InvalidObjectException;
import java.io.ObjectInputStream;
import java.io.ObjectOutputStream;
import java.io.Serializable;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;

/** Values with a text form are serialized as that text; other types, enums and exceptions aside, are not serializable. */
@Tag("surroundings")
class SerializationTest {
    static List<Serializable> values() {
        return List.of(
                new Comment("a } b"),
                new Nag(3),
                TurnPath.parse("12.2.3"),
                GameRecord.parse(Records.open("1. d1-e1 {a} (1. f4-g4!) f6-g7 *")),
                GameKey.parse("0123456789abcdef0011223344556677"));
    }

    private static byte[] write(Object value) throws Exception {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (ObjectOutputStream out = new ObjectOutputStream(bytes)) {
            out.writeObject(value);
        }
        return bytes.toByteArray();
    }

    private static Object read(byte[] bytes) throws Exception {
        try (ObjectInputStream in = new ObjectInputStream(new ByteArrayInputStream(bytes))) {
            return in.readObject();
        }
    }

    @ParameterizedTest
    @MethodSource("values")
    void valuesComeBackEqual(Serializable value) throws Exception {
        assertThat(read(write(value))).isEqualTo(value).hasSameHashCodeAs(value);
    }

    @ParameterizedTest
    @EnumSource
    void wrongTextIsRefused(TextProxy.Type type) {
        for (String text : new String[] {"", "x", Records.open("1. d1-e1 f6-a1 *"), null}) {
            assertThatExceptionOfType(InvalidObjectException.class)
                    .isThrownBy(() -> read(write(new TextProxy(type, text))))
                    .withCauseInstanceOf(RuntimeException.class);
        }
    }

    @Test
    void exceptionsKeepTheirTextButNotTheirDiagnostics() throws Exception {
        RecordException thrown = catchThrowableOfType(RecordException.class, () -> GameRecord.parse("x"));
        RecordException same = (RecordException) read(write(thrown));
        assertThat(same).hasMessage(thrown.getMessage());
        assertThat(same.text()).isEqualTo("x");
        assertThat(same.expected()).isEqualTo(thrown.expected());
        assertThat(thrown.diagnostics()).isNotEmpty();
        assertThat(same.diagnostics()).isEmpty();
    }

    @Test
    void onlyValuesWithATextFormAreSerializable() throws Exception {
        assertThat(PublicApiTest.API.types())
                .filteredOn(Serializable.class::isAssignableFrom)
                .filteredOn(type -> !type.isEnum() && !Throwable.class.isAssignableFrom(type))
                .containsExactlyInAnyOrder(Comment.class, Nag.class, TurnPath.class, GameRecord.class, GameKey.class);
    }
}
