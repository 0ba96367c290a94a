package io.github.lyngk.notation;

import static io.github.lyngk.notation.Records.START;
import static io.github.lyngk.notation.Records.open;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

@Tag("surroundings")
class GameRecordTest {
    private static final String TEXT = open("{a} 1. d1-e1! {b} (1. f4-g4) f6-g7 $9 * {c}");

    private static RecordException refusal(String text) {
        return catchThrowableOfType(RecordException.class, () -> GameRecord.parse(text));
    }

    @Test
    void parsesExactlyOneRecord() {
        assertThat(GameRecord.parse(TEXT).moves()).hasSize(2);
        assertThat(refusal("").index()).isZero();
        assertThat(refusal(TEXT + "\n" + TEXT).index()).isEqualTo(TEXT.length() + 1);
    }

    @ParameterizedTest
    @CsvSource({"'\n'", "'\r\n'", "'\r'"})
    void tellsWhereTheFirstErrorIs(String lineEnd) {
        String text = ("\ufeff" + open("1. d1-e1 {\ud83c\udf00}\na1-c1 *")).replace("\n", lineEnd);
        RecordException refusal = refusal(text);
        assertThat(refusal.index()).isEqualTo(text.indexOf("a1-c1"));
        assertThat(refusal.text()).isEqualTo(text);
        assertThat(refusal).hasMessageContaining("ILLEGAL_MOVE").hasMessageContaining("E3");
    }

    @Test
    void warningsAreNoErrors() {
        assertThat(GameRecord.parse(open("*").replace(" 1 -", " 2 -")).turns()).isEmpty();
    }

    @Test
    void isStrict() {
        assertThat(refusal(open("d1-e1 *"))).hasMessageContaining("MOVE_NUMBER");
    }

    @Test
    void recordsAreEqualWhenTheyArePrintedAlike() {
        GameRecord record = GameRecord.parse(TEXT);
        assertThat(record)
                .isEqualTo(GameRecord.parse(TEXT.replace("{a}", ";a\n")))
                .hasSameHashCodeAs(GameRecord.parse(TEXT.replace("{a}", ";a\n")))
                .isNotEqualTo(GameRecord.parse(TEXT.replace("{a}", "")))
                .isNotEqualTo(GameRecord.parse(TEXT.replace("{b}", "")))
                .isNotEqualTo(GameRecord.parse(TEXT.replace("{c}", "")))
                .isNotEqualTo(GameRecord.parse(TEXT.replace("$9", "")))
                .isNotEqualTo("record");
    }

    @Test
    void theOrderOfTagsCounts() {
        GameRecord one = GameRecord.parse("[A \"1\"]\n[B \"2\"]\n" + open("*"));
        GameRecord other = GameRecord.parse("[B \"2\"]\n[A \"1\"]\n" + open("*"));
        assertThat(one).isNotEqualTo(other);
    }

    @Test
    void tellsItsParts() {
        GameRecord record = GameRecord.parse(TEXT);
        assertThat(record.start()).hasToString(START);
        assertThat(record.end()).isEqualTo(record.game().position());
        assertThat(record.result()).isEqualTo(Result.NONE);
        assertThat(record.termination()).isEqualTo(Termination.NORMAL);
        assertThat(record.tag("Nothing")).isEmpty();
    }
}
