package io.github.lyngk.notation.cli;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.base.Ascii;
import io.github.lyngk.notation.Leniency;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

@Tag("surroundings")
class LenientOptionTest {
    private static final String RECORD = """
            [Position "I/RBBJ/RIKRRKI/KBIGIG/GGJKRIK/KGRBJI/RBGKIGB/RBKB/G 1 -:- 0:0"]
            [Result "*"]

            1. d1-e1 *
            """;

    @ParameterizedTest
    @EnumSource(Leniency.class)
    void helpNamesEveryLeniency(Leniency leniency) {
        assertThat(Run.of("help", "validate").out())
                .contains(Ascii.toLowerCase(leniency.name()).replace('_', '-'));
    }

    @Test
    void joinedRecordsAreToldApartIfThatIsAccepted() {
        String joined = RECORD + RECORD + "\ufeff" + RECORD;
        assertThat(Run.withInput(joined, "validate", "-").out()).contains("1 record");
        Run lenient = Run.withInput(joined, "validate", "--lenient", "joined-records", "-");
        assertThat(lenient.exit()).isZero();
        assertThat(lenient.out()).contains("3 records, ", "-:5:1: warning: JOINED_RECORDS", "-:9:1: warning");
    }
}
