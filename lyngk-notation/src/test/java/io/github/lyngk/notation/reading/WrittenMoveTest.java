package io.github.lyngk.notation.reading;

import static java.nio.charset.StandardCharsets.US_ASCII;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.lyngk.core.Move;
import org.junit.jupiter.api.Test;

class WrittenMoveTest {
    @Test
    void everyMoveHasItsIndex() {
        WrittenMove written = new WrittenMove();
        for (int index = 0; index < Move.COUNT; index++) {
            byte[] text = Move.ofIndex(index).toString().getBytes(US_ASCII);
            assertThat(written.read(text, 0, text.length)).isTrue();
            assertThat(written.index()).isEqualTo(index);
            assertThat(written.move().index()).isEqualTo(index);
        }
    }
}
