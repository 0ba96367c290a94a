package io.github.lyngk.notation;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class PlacesTest {
    private static final String TEXT = "ab\n\ud83c\udf00c\ud83c\udf00d\n\n\udf00e\ud83cf";

    @Test
    void aPlaceIsTheSameFromWhereverOneComes() {
        for (int from = 0; from <= TEXT.length(); from++) {
            for (int to = 0; to <= TEXT.length(); to++) {
                Places direct = new Places(TEXT, 7).to(to);
                Places there = new Places(TEXT, 7).to(from).to(to);
                assertThat(there.line()).isEqualTo(direct.line());
                assertThat(there.column()).as("%s from %s", to, from).isEqualTo(direct.column());
            }
        }
    }

    @Test
    void columnsCountCodePoints() {
        assertThat(new Places(TEXT, 1).to(TEXT.indexOf('d')).column()).isEqualTo(4);
        assertThat(new Places(TEXT, 1).to(TEXT.indexOf('d')).line()).isEqualTo(2);
    }
}
