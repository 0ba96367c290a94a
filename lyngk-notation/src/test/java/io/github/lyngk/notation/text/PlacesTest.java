package io.github.lyngk.notation.text;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class PlacesTest {
    private static final String TEXT = "ab\n\ud83c\udf00c\ud83c\udf00d\n\n\udf00e\ud83cf";

    private static Places places(int line) {
        return new Places(new TextCut(TEXT, line, 1, line + 3, false));
    }

    @Test
    void aPlaceIsTheSameFromWhereverOneComes() {
        for (int from = 0; from <= TEXT.length(); from++) {
            for (int to = 0; to <= TEXT.length(); to++) {
                Places direct = places(7).to(to);
                Places there = places(7).to(from).to(to);
                assertThat(there.line()).isEqualTo(direct.line());
                assertThat(there.column()).as("%s from %s", to, from).isEqualTo(direct.column());
            }
        }
    }

    @Test
    void columnsCountCodePoints() {
        assertThat(places(1).to(TEXT.indexOf('d')).column()).isEqualTo(4);
        assertThat(places(1).to(TEXT.indexOf('d')).line()).isEqualTo(2);
    }
}
