package io.github.lyngk.testkit.jqwik;

import io.github.lyngk.core.Game;
import io.github.lyngk.notation.GameRecord;
import io.github.lyngk.testkit.scenarios.PlaySpec;
import java.util.Map;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;

/** Records of games with random tags, remarks and endings, as a jqwik arbitrary. */
final class RandomRecords {
    private static final int MOST_REMARKS = 6;
    private static final int MOST_TAGS = 4;
    private static final int LONGEST_TEXT = 40;
    private static final int MANY = 1000;

    private RandomRecords() {}

    /** Records of some games, which are shrunk last: a shorter game has no place for the later remarks. */
    static Arbitrary<GameRecord> of(Arbitrary<Game> games) {
        return Combinators.combine(
                        tags(),
                        remarks().list().ofMaxSize(MOST_REMARKS),
                        Arbitraries.integers().between(0, MANY),
                        games)
                .as(RecordWithRemarks::of);
    }

    private static Arbitrary<Map<String, String>> tags() {
        Arbitrary<String> names = Arbitraries.of("Event", "Site", "Date", "Round", "First", "Second", "X_1");
        return Arbitraries.maps(names, texts()).ofMaxSize(MOST_TAGS);
    }

    private static Arbitrary<RecordWithRemarks.Remark> remarks() {
        return Combinators.combine(
                        Arbitraries.integers().between(0, PlaySpec.LONGEST),
                        Arbitraries.of(RecordWithRemarks.Kind.class),
                        texts(),
                        Arbitraries.integers().between(0, MANY))
                .as(RecordWithRemarks.Remark::new);
    }

    /** Free text, with the characters that have a meaning in records. */
    private static Arbitrary<String> texts() {
        Arbitrary<String> strings = Arbitraries.strings()
                .withCharRange(' ', '~')
                .withChars("{}();\"\\[]!?$*-\u00e9\u00df\u0131\u03bb\u6f22\ufeff")
                .ofMaxLength(LONGEST_TEXT);
        return Arbitraries.oneOf(strings, Arbitraries.of("", "1-0", "a } b", "; c", "\\\"", "die \ud83c\udfb2"));
    }
}
