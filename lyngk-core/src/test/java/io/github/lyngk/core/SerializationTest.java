package io.github.lyngk.core;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import io.github.lyngk.testing.PublicApi;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.DataOutputStream;
import java.io.InvalidObjectException;
import java.io.ObjectInputStream;
import java.io.ObjectOutputStream;
import java.io.ObjectStreamConstants;
import java.io.Serializable;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Values with a text form are serialized as that text; other types, enums and exceptions aside, are not serializable. */
class SerializationTest {
    private static final Position POSITION = Boards.position("1 RI:- 0:0", "e4 R", "e5 G", "c1 K", "d1 I", "h1 R");

    static List<Serializable> values() {
        return List.of(
                Stack.parse("(GRB)"),
                new Claim(Player.SECOND, Color.BLUE),
                Move.parse("R:b1-c2"),
                Setup.parse("(RRJ)/4/7/6/7/6/7/4/1 1 RRR:- 7:0 six#1"),
                POSITION,
                Game.of(POSITION).play(Move.parse("e4-e5")));
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

    @Test
    void movesComeBackAsTheSharedOnes() throws Exception {
        assertThat(read(write(Move.ofIndex(7)))).isSameAs(Move.ofIndex(7));
    }

    @ParameterizedTest
    @EnumSource
    void wrongTextIsRefused(TextProxy.Type type) {
        for (String text : new String[] {"", "x", null}) {
            assertThatExceptionOfType(InvalidObjectException.class)
                    .isThrownBy(() -> read(write(new TextProxy(type, text))))
                    .withCauseInstanceOf(RuntimeException.class);
        }
    }

    @Test
    void proxyWithoutATypeIsRefused() {
        assertThatExceptionOfType(InvalidObjectException.class)
                .isThrownBy(() -> read(write(new TextProxy(null, "b1-c2"))));
    }

    @ParameterizedTest
    @ValueSource(classes = {Stack.class, Move.class, Setup.class, Position.class, Game.class})
    void valueWithoutItsProxyIsRefused(Class<?> type) {
        assertThatExceptionOfType(InvalidObjectException.class)
                .isThrownBy(() -> read(forged(type)))
                .withMessage("proxy required");
    }

    /** A stream that claims to hold an instance of the class itself, without any fields. */
    private static byte[] forged(Class<?> type) throws Exception {
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

    @Test
    void exceptionsKeepTheirParts() throws Exception {
        IllegalMoveException move = catchThrowableOfType(
                IllegalMoveException.class, () -> Game.replay(POSITION, List.of(Move.parse("e4-h1"))));
        IllegalMoveException sameMove = (IllegalMoveException) read(write(move));
        assertThat(sameMove).hasMessage(move.getMessage());
        assertThat(sameMove.position()).isEqualTo(POSITION);
        assertThat(sameMove.move()).isEqualTo(move.move());
        assertThat(sameMove.violation()).isEqualTo(move.violation());
        assertThat(sameMove.ply()).hasValue(1);

        IllegalSetupException setup = catchThrowableOfType(
                IllegalSetupException.class, () -> Position.parse("(RR)/4/7/6/7/6/7/4/1 1 -:- 0:0"));
        IllegalSetupException sameSetup = (IllegalSetupException) read(write(setup));
        assertThat(sameSetup).hasMessage(setup.getMessage());
        assertThat(sameSetup.problems()).isEqualTo(setup.problems());

        NotationException notation = catchThrowableOfType(NotationException.class, () -> Move.parse("b1-x"));
        NotationException sameNotation = (NotationException) read(write(notation));
        assertThat(sameNotation).hasMessage(notation.getMessage());
        assertThat(sameNotation.text()).isEqualTo("b1-x");
        assertThat(sameNotation.index()).isEqualTo(3);
        assertThat(sameNotation.expected()).isEqualTo(notation.expected());
    }

    @Test
    void onlyValuesWithATextFormAreSerializable() throws Exception {
        assertThat(PublicApi.publicTypes(Position.class))
                .filteredOn(Serializable.class::isAssignableFrom)
                .filteredOn(type -> !type.isEnum() && !Throwable.class.isAssignableFrom(type))
                .containsExactlyInAnyOrder(
                        Stack.class, Claim.class, Move.class, Setup.class, Position.class, Game.class);
    }
}
