package io.github.lyngk.notation.archive;

import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.zip.GZIPOutputStream;
import org.junit.jupiter.api.Test;

/** The stream itself; what damaged files give is tried by the command. */
class GzipInputTest {
    private static byte[] compressed(String text) throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (OutputStream out = new GZIPOutputStream(bytes)) {
            out.write(text.getBytes(ISO_8859_1));
        }
        return bytes.toByteArray();
    }

    @Test
    void bytesMayBeReadOneByOne() throws IOException {
        try (GzipInput in = new GzipInput(new ByteArrayInputStream(compressed("\0a\u00ff")))) {
            assertThat(in.read()).isZero();
            assertThat(in.read(new byte[1], 0, 0)).isZero();
            assertThat(in.read()).isEqualTo('a');
            assertThat(in.read()).isEqualTo(0xff);
            assertThat(in.read()).isEqualTo(-1);
            assertThat(in.read()).isEqualTo(-1);
        }
    }

    @Test
    void closingClosesTheSource() throws IOException {
        AtomicBoolean closed = new AtomicBoolean();
        ByteArrayInputStream source = new ByteArrayInputStream(compressed("")) {
            @Override
            public void close() {
                closed.set(true);
            }
        };
        new GzipInput(source).close();
        assertThat(closed).isTrue();
    }
}
