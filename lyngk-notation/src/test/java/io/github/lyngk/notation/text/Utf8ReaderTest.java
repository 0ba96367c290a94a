package io.github.lyngk.notation.text;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import org.junit.jupiter.api.Test;

class Utf8ReaderTest {
    @Test
    void charsGoWhereTheyAreAskedFor() throws IOException {
        Utf8Reader reader = new Utf8Reader(new ByteArrayInputStream("é€".getBytes(UTF_8)));
        char[] target = "abcdef".toCharArray();
        assertThat(reader.read(target, 2, 3)).isEqualTo(2);
        assertThat(target).containsExactly('a', 'b', 'é', '€', 'e', 'f');
        assertThat(reader.read(target, 2, 3)).isEqualTo(-1);
    }
}
