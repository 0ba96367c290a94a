package io.github.lyngk.notation;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Sources with lines and gaps that are longer than any record: they cost what is too long, and nothing beside it. */
@Tag("not-for-mutation")
class LongSourcesTest {
    private static final int BEYOND = 9_000_000;
    private static final String RECORD = Records.open("1. d1-e1 *");

    /** Reads a source that gives so many bytes at a time. */
    private static List<RecordResult> read(String text, int block) {
        InputStream source = new ByteArrayInputStream(text.getBytes(StandardCharsets.ISO_8859_1)) {
            @Override
            public synchronized int read(byte[] target, int offset, int length) {
                return super.read(target, offset, Math.min(block, length));
            }
        };
        return ImmutableList.copyOf(new RecordReader(source));
    }

    private static String gap(String kind) {
        return switch (kind) {
            case "blank lines" -> "\n".repeat(BEYOND);
            case "blanks" -> "\n" + " ".repeat(BEYOND) + "\n";
            case "blank lines with blanks" -> "\n" + "     \r\n".repeat(BEYOND / 7);
            case "a record too long" -> "\n[" + "x".repeat(BEYOND) + "\n\n";
            case "and its line ends with CR" -> "\r[" + "x".repeat(BEYOND) + "\r\r";
            default -> throw new IllegalArgumentException(kind);
        };
    }

    @ParameterizedTest
    @CsvSource({
        "blank lines, 0",
        "blanks, 0",
        "blank lines with blanks, 0",
        "a record too long, 1",
        "and its line ends with CR, 1",
    })
    void whatIsTooLongBetweenRecordsCostsNoneOfThem(String kind, int more) {
        String text = RECORD + gap(kind) + RECORD;
        for (int block : new int[] {1, 8192, 65_536, Integer.MAX_VALUE}) {
            if (block == 1 && more == 0) {
                continue;
            }
            List<RecordResult> all = read(text, block);
            assertThat(all).as("%s in blocks of %s", kind, block).hasSize(2 + more);
            assertThat(all.get(0).diagnostics()).isEmpty();
            assertThat(all.get(1 + more).diagnostics()).isEmpty();
            assertThat(all.get(0).location().lastLine()).isEqualTo(4);
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"\n", "\r\n"})
    void lineEndsOfTwoBytesCountOnce(String lineEnd) {
        String comment = "{" + "x\n".repeat(32_000) + "}\n";
        String text = Records.open(comment.repeat(64) + "*").replace("\n", lineEnd);
        assertThat(read(text, 65_536))
                .singleElement()
                .satisfies(result -> assertThat(result.isValid()).isTrue());
    }

    @Test
    void gamesOfALineOfAnyLengthAreFound() throws IOException {
        String game = Files.readString(Path.of("src/test/resources/boardspace/game-001-robot.sgf"))
                .replaceAll("\\s*\\R\\s*", " ");
        int games = 1 + BEYOND / game.length();
        long found = 0;
        long valid = 0;
        for (RecordReader reader = new RecordReader(
                        RecordFormat.BOARDSPACE.split(new ByteArrayInputStream(
                                (game + " ".repeat(BEYOND) + game.repeat(games)).getBytes(StandardCharsets.UTF_8))),
                        Set.of());
                reader.hasNext(); ) {
            valid += reader.next().isValid() ? 1 : 0;
            found++;
        }
        assertThat(found).isEqualTo(1 + games);
        assertThat(valid).isEqualTo(found);
    }
}
