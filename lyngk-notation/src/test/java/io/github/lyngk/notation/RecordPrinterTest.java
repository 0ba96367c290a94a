package io.github.lyngk.notation;

import static io.github.lyngk.notation.Records.open;
import static io.github.lyngk.notation.Records.record;
import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.lyngk.core.RandomGames;
import io.github.lyngk.core.Variant;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.StringWriter;
import java.io.Writer;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Canonical text. */
@Tag("surroundings")
class RecordPrinterTest {
    private static String movetext(String text) {
        String printed = GameRecord.parse(open(text)).toString();
        return printed.substring(printed.indexOf("\n\n") + 2);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "*",
                "{a} *",
                "1. d1-e1 *",
                "1. d1-e1! f6-g7?? $7 *",
                "1. d1-e1! ? !! *",
                "1. d1-e1 {a} ! {b} $9 *",
                "1. d1-e1 (1. f4-g4) f6-g7 (1... h1-h2 2. f4-g4) (1... g1-g2) 2. f4-g4 *",
                "1. d1-e1 () ({a}) (1. f4-g4 {a}) *",
                "1. d1-e1 (1. f4-g4 (1. g1-g2 {a})) *",
                "1. d1-e1 ; a } b\nf6-g7 *",
                "1. d1-e1 (1. f4-g4 ; a } b\n) f6-g7 *",
                "1. d1-e1 (; a } b\n1. f4-g4) f6-g7 *",
                "1. d1-e1 (; a } b\n) f6-g7 *",
                "* {a} {b}",
                "* ; }",
                "{} *",
            })
    void canonicalTextIsPrintedAsItIsRead(String text) {
        assertThat(movetext(text)).isEqualTo(text + "\n");
    }

    @Test
    void printsDescribedMoves() {
        String text = record(Records.SKIPPING, "0-1", "1. g7-a1 d1-c1 2. -- h2-g6 3. -- e3-g4 0-1");
        assertThat(GameRecord.parse(text).toString()).endsWith("\n\n" + Records.SKIPPING_MOVES + "\n");
    }

    @Test
    void printsTheShortestRouteWhicheverIsRead() {
        String position = "1/1B2/R2R2G/6/2J1R2/6/5G1/4/1 1 R:- 0:0";
        assertThat(GameRecord.parse(record(position, "*", "1. c4-c1-c7 *")).toString())
                .contains("1. c4-c7 *");
    }

    @Test
    void wrapsAtBlanksTo80Columns() {
        String printed = GameRecord.of(RandomGames.game(Variant.STANDARD, 1)).toString();
        String[] lines = printed.substring(printed.indexOf("\n\n") + 2).split("\n");
        assertThat(lines).hasSizeGreaterThan(2).allMatch(line -> line.length() <= 80);
        for (int i = 0; i + 1 < lines.length; i++) {
            String next = lines[i + 1].split(" ")[0];
            assertThat(lines[i].length() + 1 + next.length()).isGreaterThan(80);
        }
    }

    @Test
    void aLineMayHaveExactly80Columns() {
        String comment = "{" + "\ud83c\udf00".repeat(76) + "}";
        assertThat(movetext(comment + " *")).isEqualTo(comment + " *\n");
        assertThat(movetext(comment.replace("}", "x}") + " *")).isEqualTo(comment.replace("}", "x}") + "\n*\n");
    }

    @Test
    void commentsAreNeverBroken() {
        String comment = "{" + "word ".repeat(40) + "end}";
        assertThat(movetext("1. d1-e1 " + comment + " f6-g7 *")).isEqualTo("1. d1-e1\n" + comment + "\nf6-g7 *\n");
    }

    @Test
    void escapesTags() {
        GameRecord record = GameRecord.parse(open("*")).withTag("Event", "a \"b\" \\ c");
        assertThat(record.toString()).contains("[Event \"a \\\"b\\\" \\\\ c\"]\n");
        assertThat(GameRecord.parse(record.toString())).isEqualTo(record);
    }

    @Test
    void oneBlankLineStandsBetweenRecords() throws IOException {
        GameRecord record = GameRecord.parse(open("{é} *"));
        StringWriter chars = new StringWriter();
        try (RecordWriter writer = new RecordWriter(chars)) {
            writer.write(record).write(record);
        }
        assertThat(chars).hasToString(record + "\n" + record);
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (RecordWriter writer = new RecordWriter(bytes)) {
            writer.write(record).write(record).flush();
        }
        assertThat(bytes.toByteArray()).isEqualTo((record + "\n" + record).getBytes(UTF_8));
    }

    @Test
    void aWriterFlushesAndClosesItsTarget() throws IOException {
        List<String> calls = new ArrayList<>();
        Writer target = new StringWriter() {
            @Override
            public void flush() {
                calls.add("flush");
            }

            @Override
            public void close() {
                calls.add("close");
            }
        };
        RecordWriter writer = new RecordWriter(target);
        writer.flush();
        assertThat(calls).containsExactly("flush");
        writer.close();
        assertThat(calls).endsWith("close");
    }
}
