package io.github.lyngk.testkit.jqwik;

import io.github.lyngk.testkit.scenarios.PlaySpec;
import io.github.lyngk.testkit.scenarios.RecordExtras;
import java.util.Map;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;

/** Random tags, remarks and endings for records, as a jqwik arbitrary. */
final class RecordExtrasArbitrary {
    private static final int MOST_REMARKS = 6;
    private static final int MOST_TAGS = 4;
    private static final int LONGEST_TEXT = 40;
    private static final int MANY = 1000;

    private RecordExtrasArbitrary() {}

    static Arbitrary<RecordExtras> create() {
        return Combinators.combine(
                        tags(),
                        remarks().list().ofMaxSize(MOST_REMARKS),
                        Arbitraries.integers().between(0, MANY))
                .as(RecordExtras::new);
    }

    private static Arbitrary<Map<String, String>> tags() {
        Arbitrary<String> names = Arbitraries.of("Event", "Site", "Date", "Round", "First", "Second", "X_1");
        return Arbitraries.maps(names, texts()).ofMaxSize(MOST_TAGS);
    }

    private static Arbitrary<RecordExtras.Remark> remarks() {
        return Combinators.combine(
                        Arbitraries.integers().between(0, PlaySpec.LONGEST),
                        Arbitraries.of(RecordExtras.Kind.class),
                        texts(),
                        Arbitraries.integers().between(0, MANY))
                .as(RecordExtras.Remark::new);
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
