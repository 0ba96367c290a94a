package io.github.lyngk.notation;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import java.io.BufferedInputStream;
import java.io.ByteArrayInputStream;
import java.io.FilterInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.Reader;
import java.io.StringReader;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

@Tag("surroundings")
class RecordFormatTest {
    private static String sample(RecordFormat format) {
        return switch (format) {
            case LYNGK -> Records.open("1. d1-e1 *");
            case BOARDSPACE -> SgfGame.game().text();
        };
    }

    @ParameterizedTest
    @CsvSource({"a.lyngk, LYNGK", "FOLDER/A.LYNGK, LYNGK", "x.lyngk.sgf, BOARDSPACE", "I.SGF, BOARDSPACE"})
    void namesTellTheFormat(String name, RecordFormat format) {
        assertThat(RecordFormat.findByName(name)).contains(format);
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "-", "lyngk", "games.txt", "a.lyngk.bak", "a.sgf/b", "null"})
    void otherNamesDoNot(String name) {
        assertThat(RecordFormat.findByName(name)).isEmpty();
    }

    /** Bytes are limited, not chars: half as many of two bytes each are as long. */
    @ParameterizedTest
    @EnumSource(RecordFormat.class)
    @Tag("not-for-mutation")
    void recordsAreLimitedInBytes(RecordFormat format) {
        String start = format == RecordFormat.BOARDSPACE ? "(" : "";
        String longest = start + "\u00e9".repeat((Limits.RECORD - start.length()) / 2 - 1) + ")";
        assertThat(format.split(new StringReader(longest)).next())
                .matches(RecordText::isWhole)
                .matches(text -> text.text().equals(longest));
        assertThat(format.split(new StringReader(start + "\u00e9" + longest)).next())
                .matches(text -> !text.isWhole());
    }

    private static Optional<RecordFormat> ofBeginning(String text) throws IOException {
        InputStream source = new ByteArrayInputStream(text.getBytes(UTF_8));
        Optional<RecordFormat> format = RecordFormat.findByBeginning(source);
        assertThat(source.readAllBytes()).asString(UTF_8).isEqualTo(text);
        return format;
    }

    @ParameterizedTest
    @EnumSource(RecordFormat.class)
    void beginningsTellTheFormat(RecordFormat format) throws IOException {
        assertThat(ofBeginning(sample(format))).contains(format);
        assertThat(ofBeginning("\ufeff \r\n\t" + sample(format))).contains(format);
    }

    @Test
    void everyFormatHasAnEndingOfItsOwn() {
        assertThat(RecordFormat.LYNGK.extension()).isEqualTo(".lyngk");
        assertThat(RecordFormat.BOARDSPACE.extension()).isEqualTo(".sgf");
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "\ufeff", "  \n", "x [", "1. d1-e1", Records.START})
    void otherBeginningsDoNot(String text) throws IOException {
        assertThat(ofBeginning(text)).isEmpty();
    }

    @Test
    void aNameTellsMoreThanABeginning() throws IOException {
        InputStream sgf =
                new ByteArrayInputStream(sample(RecordFormat.BOARDSPACE).getBytes(UTF_8));
        assertThat(RecordFormat.find("x.lyngk", sgf)).contains(RecordFormat.LYNGK);
        assertThat(RecordFormat.find("x.txt", sgf)).contains(RecordFormat.BOARDSPACE);
        assertThat(RecordFormat.find("-", new ByteArrayInputStream(new byte[0])))
                .isEmpty();
    }

    @Test
    void aBeginningIsNotSoughtForEver() throws IOException {
        assertThat(ofBeginning(" ".repeat(10_000) + sample(RecordFormat.LYNGK))).isEmpty();
    }

    @Test
    void streamsThatCannotBeMarkedAreRefused() {
        InputStream source = new FilterInputStream(InputStream.nullInputStream()) {
            @Override
            public boolean markSupported() {
                return false;
            }
        };
        assertThatIllegalArgumentException().isThrownBy(() -> RecordFormat.findByBeginning(source));
    }

    @ParameterizedTest
    @EnumSource(RecordFormat.class)
    void textsKnowTheirFormatAndAreReadInIt(RecordFormat format) {
        String two = sample(format) + "\n" + sample(format);
        ImmutableList<RecordText> texts = ImmutableList.copyOf(format.split(new StringReader(two)));
        assertThat(texts).extracting(RecordText::format).containsExactly(format, format);
        assertThat(texts)
                .allSatisfy(text ->
                        assertThat(text.read(ImmutableSet.of()).isValid()).isTrue());
    }

    @ParameterizedTest
    @EnumSource(RecordFormat.class)
    void lineEndsAndByteOrderMarksDoNotMatter(RecordFormat format) {
        String two = sample(format) + "\n" + sample(format);
        ImmutableList<RecordText> plain = ImmutableList.copyOf(format.split(new StringReader(two)));
        for (String lineEnd : new String[] {"\r", "\r\n"}) {
            byte[] bytes = ("\ufeff" + two.replace("\n", lineEnd)).getBytes(UTF_8);
            assertThat(ImmutableList.copyOf(format.split(new ByteArrayInputStream(bytes))))
                    .isEqualTo(plain);
        }
    }

    @Test
    void anyFormatCanBeReadOneByOne() throws IOException {
        StringReader source = new StringReader(sample(RecordFormat.BOARDSPACE));
        try (RecordReader reader = new RecordReader(RecordFormat.BOARDSPACE.split(source), ImmutableSet.of())) {
            assertThat(reader.next().isValid()).isTrue();
            assertThat(reader.hasNext()).isFalse();
        }
    }

    @ParameterizedTest
    @EnumSource(RecordFormat.class)
    void closingASplitterClosesItsSource(RecordFormat format) throws IOException {
        AtomicInteger closed = new AtomicInteger();
        InputStream bytes = new ByteArrayInputStream(new byte[0]) {
            @Override
            public void close() {
                closed.incrementAndGet();
            }
        };
        Reader characters = new StringReader("") {
            @Override
            public void close() {
                closed.incrementAndGet();
            }
        };
        format.split(bytes).close();
        assertThat(closed).hasValue(1);
        format.split(characters).close();
        assertThat(closed).hasValue(2);
        new RecordReader(format.split(bytes), ImmutableSet.of()).close();
        assertThat(closed).hasValue(3);
        new BoardspaceReader(bytes).close();
        new BoardspaceReader(characters).close();
        assertThat(closed).hasValue(5);
    }

    @Test
    void theBeginningIsLookedForInTheFirst4096Bytes() throws IOException {
        for (int blanks : new int[] {0, 4000, 4094, 4095, 4096, 5000}) {
            InputStream source = new BufferedInputStream(
                    new ByteArrayInputStream((" ".repeat(blanks) + "(;GM[lyngk]").getBytes(UTF_8)));
            assertThat(RecordFormat.findByBeginning(source).isPresent()).isEqualTo(blanks <= 4095);
            assertThat(source.readAllBytes()).as("nothing is taken").hasSize(blanks + 11);
        }
    }
}
