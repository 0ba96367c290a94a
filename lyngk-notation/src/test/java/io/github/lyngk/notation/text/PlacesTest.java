package io.github.lyngk.notation.text;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class PlacesTest {
    private static final String TEXT = "ab\n\ud83c\udf00c\ud83c\udf00d\n\n\udf00e\ud83cf";

    private static Places places(long line) {
        return new Places(Cuts.of(TEXT, line, 1, line + 3, false));
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

    @Test
    void linesAndColumnsBeyondAnIntAreCounted() {
        long huge = 1L << 33;
        assertThat(places(huge).to(TEXT.indexOf('d')).line()).isEqualTo(huge + 1);
        Places wide = new Places(Cuts.of(TEXT, 1, huge, 4, false));
        assertThat(wide.to(1).column()).isEqualTo(huge + 1);
        assertThat(wide.to(TEXT.indexOf('d')).column()).isEqualTo(4);
        assertThat(wide.to(2).column()).isEqualTo(huge + 2);
    }
}
