package io.github.lyngk.notation;

import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.io.InvalidObjectException;
import java.io.ObjectInputFilter;
import java.io.ObjectInputStream;
import java.io.ObjectOutputStream;
import java.io.ObjectStreamConstants;

/** Values on their way through a stream, and streams that somebody has changed. */
public final class Streamed {
    /** No array that a changed length makes huge. */
    private static final ObjectInputFilter FILTER = ObjectInputFilter.Config.createFilter("maxarray=100000");

    private Streamed() {}

    public static byte[] write(Object value) throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (ObjectOutputStream out = new ObjectOutputStream(bytes)) {
            out.writeObject(value);
        }
        return bytes.toByteArray();
    }

    public static Object read(byte[] bytes) throws IOException, ClassNotFoundException {
        try (ObjectInputStream in = new ObjectInputStream(new ByteArrayInputStream(bytes))) {
            in.setObjectInputFilter(FILTER);
            return in.readObject();
        }
    }

    /** The stream of a value with other bytes of the same length in one place. */
    public static byte[] tampered(Object value, String bytes, String others) throws IOException {
        String stream = new String(write(value), ISO_8859_1);
        assertThat(stream).containsOnlyOnce(bytes);
        return stream.replace(bytes, others).getBytes(ISO_8859_1);
    }

    public static void assertRefused(byte[] stream) {
        assertThatExceptionOfType(InvalidObjectException.class).isThrownBy(() -> read(stream));
    }

    /** A stream that claims to hold an instance of the class itself, without any fields. */
    static byte[] forged(Class<?> type) throws IOException {
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
