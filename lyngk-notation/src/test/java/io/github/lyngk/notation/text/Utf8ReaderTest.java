package io.github.lyngk.notation.text;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.util.concurrent.atomic.AtomicBoolean;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class Utf8ReaderTest {
    @Test
    void charsGoWhereTheyAreAskedFor() throws IOException {
        Utf8Reader reader = new Utf8Reader(new ByteArrayInputStream("é€".getBytes(UTF_8)));
        char[] target = "abcdef".toCharArray();
        assertThat(reader.read(target, 2, 3)).isEqualTo(2);
        assertThat(target).containsExactly('a', 'b', 'é', '€', 'e', 'f');
        assertThat(reader.read(target, 2, 3)).isEqualTo(-1);
    }

    /** Gives so many bytes at a time. */
    private static String read(byte[] bytes, int step) throws IOException {
        InputStream slow = new ByteArrayInputStream(bytes) {
            @Override
            public int read(byte[] target, int offset, int length) {
                return super.read(target, offset, Math.min(step, length));
            }
        };
        StringBuilder text = new StringBuilder();
        char[] target = new char[2];
        try (Utf8Reader reader = new Utf8Reader(slow)) {
            for (int count = reader.read(target, 0, 2); count >= 0; count = reader.read(target, 0, 2)) {
                text.append(target, 0, count);
            }
        }
        return text.toString();
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2, 3, 8192})
    void malformedBytesBecomeHalfPairsAndNothingElseIsLost(int step) throws IOException {
        byte[] bytes = "a\u00e9\u4e2d\ud83c\udf00z".getBytes(UTF_8);
        assertThat(read(bytes, step)).isEqualTo("a\u00e9\u4e2d\ud83c\udf00z");
        byte[] broken = {'a', (byte) 0xe4, (byte) 0xb8, 'b', (byte) 0xff, (byte) 0xf0, (byte) 0x9f, (byte) 0x8c};
        assertThat(read(broken, step)).isEqualTo("a\udce4\udcb8b\udcff\udcf0\udc9f\udc8c");
    }

    @Test
    void closingClosesTheSource() throws IOException {
        AtomicBoolean closed = new AtomicBoolean();
        InputStream source = new ByteArrayInputStream(new byte[0]) {
            @Override
            public void close() {
                closed.set(true);
            }
        };
        new Utf8Reader(source).close();
        assertThat(closed).isTrue();
    }
}
