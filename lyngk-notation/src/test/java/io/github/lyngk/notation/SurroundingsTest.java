package io.github.lyngk.notation;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Locale;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Nothing depends on where the program runs; the build also runs the tests with this tag under a Turkish locale. */
@Tag("surroundings")
class SurroundingsTest {
    private Locale locale;

    @BeforeEach
    void moveToTurkey() {
        locale = Locale.getDefault();
        Locale.setDefault(Locale.forLanguageTag("tr-TR"));
    }

    @AfterEach
    void moveBack() {
        Locale.setDefault(locale);
    }

    @Test
    void lettersAreReadInEitherCaseInTurkey() {
        String lower = Records.START.toLowerCase(Locale.ROOT);
        GameRecord record = GameRecord.parse(Records.record(lower, "*", "1. i:d1-e1 *"));
        assertThat(record.toString()).contains(Records.START).contains("1. I:d1-e1");
    }

    @Test
    void terminationsAreWrittenInEnglishInTurkey() {
        assertThat(Termination.UNFINISHED.tag()).isEqualTo("unfinished");
        assertThat(Termination.find("adjudication")).contains(Termination.ADJUDICATION);
    }
}
