package io.github.lyngk.notation;

import static io.github.lyngk.notation.Records.START;
import static io.github.lyngk.notation.Records.open;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import io.github.lyngk.core.NotationException;
import io.github.lyngk.core.Rule;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InvalidObjectException;
import java.io.ObjectInputStream;
import java.io.ObjectOutputStream;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class GameRecordTest {
    private static final String TEXT = open("{a} 1. d1-e1! {b} (1. f4-g4) f6-g7 $9 * {c}");

    private static NotationException refusal(String text) {
        return catchThrowableOfType(NotationException.class, () -> GameRecord.parse(text));
    }

    private static byte[] serialize(Object value) throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (ObjectOutputStream out = new ObjectOutputStream(bytes)) {
            out.writeObject(value);
        }
        return bytes.toByteArray();
    }

    private static Object deserialize(byte[] bytes) throws IOException, ClassNotFoundException {
        try (ObjectInputStream in = new ObjectInputStream(new ByteArrayInputStream(bytes))) {
            return in.readObject();
        }
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
        NotationException refusal = refusal(text);
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
    void serializesThroughItsText() throws Exception {
        GameRecord record = GameRecord.parse(TEXT);
        assertThat(deserialize(serialize(record))).isEqualTo(record);
    }

    @Test
    void serializedRecordsAreCheckedOnTheWayIn() throws Exception {
        byte[] bytes = serialize(GameRecord.parse(TEXT));
        String forged = new String(bytes, StandardCharsets.ISO_8859_1).replace("f6-g7", "f6-a1");
        InvalidObjectException refused = catchThrowableOfType(
                InvalidObjectException.class, () -> deserialize(forged.getBytes(StandardCharsets.ISO_8859_1)));
        assertThat(refused).hasCauseInstanceOf(NotationException.class);
    }

    @Test
    void resultsDiagnosticsAndReportsAreSerializable() throws Exception {
        RecordResult result = Records.read(open("1. d1-e1 (1. f4-g4!) a1-c1 *"));
        assertThat(deserialize(serialize(result))).isEqualTo(result).hasSameHashCodeAs(result);
        ValidationReport report = RecordValidator.strict().named("x").validate(open("1. d1-e1 a1-c1 *"));
        assertThat(report.diagnostics().get(0).rule()).contains(Rule.E3);
        assertThat(deserialize(serialize(report))).isEqualTo(report).hasSameHashCodeAs(report);
        assertThat(deserialize(serialize(result.record().orElseThrow().turns())))
                .isEqualTo(result.record().orElseThrow().turns());
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
