package io.github.lyngk.notation.archive;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIOException;
import static org.assertj.core.api.Assertions.assertThatNullPointerException;

import io.github.lyngk.notation.RecordFormat;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.FileNotFoundException;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.util.zip.GZIPOutputStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The content of files becomes text, or a refusal with a message; the command tries the kinds of files one by one. */
class RecordFilesTest {
    private static final byte[] ZSTD = {0x28, (byte) 0xb5, 0x2f, (byte) 0xfd, 0, 0};

    private static InputStream stored(String text, boolean compressed) throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (OutputStream out = compressed ? new GZIPOutputStream(bytes) : bytes) {
            out.write(text.getBytes(UTF_8));
        }
        return new ByteArrayInputStream(bytes.toByteArray());
    }

    @ParameterizedTest
    @CsvSource({
        "a.lyngk, [, false, LYNGK, true",
        "a.lyngk.gz, [, true, LYNGK, false",
        "a.lyngk, [, true, LYNGK, false",
        "a.lyngk.gz, [, false, LYNGK, true",
        "a.SGF.GZ, [, true, BOARDSPACE, false",
        "a.txt, (;, false, BOARDSPACE, false",
        "a.gz, (;, true, BOARDSPACE, false",
        "a, nothing to see, false, LYNGK, true",
    })
    void contentDecidesAboutCompressionAndTheNameAboutTheFormat(
            String name, String content, boolean compressed, RecordFormat format, boolean divisible)
            throws IOException {
        InputStream text = RecordFiles.text(name, stored(content, compressed));

        assertThat(RecordFiles.format(name, text)).isEqualTo(format);
        assertThat(text).hasContent(content);
        assertThat(RecordFiles.isDivisible(name, stored(content, compressed))).isEqualTo(divisible);
    }

    @Test
    void foldersHoldCompressedRecordsToo() {
        assertThat(new String[] {"a/b.lyngk", "b.SGF", "b.lyngk.gz", "b.sgf.zst"})
                .allMatch(RecordFiles::isRecordName);
        assertThat(new String[] {"a.lyngk/b", "notes.txt.gz", "a.gz"}).noneMatch(RecordFiles::isRecordName);
    }

    @Test
    void whatIsNoTextIsRefusedHoweverItIsAsked() {
        assertThatIOException()
                .isThrownBy(() -> RecordFiles.text("a b.zst", new ByteArrayInputStream(ZSTD)))
                .withMessage("this is compressed by zstd; type zstd -dc 'a b.zst' | lyngk validate -");
        assertThatIOException().isThrownBy(() -> RecordFiles.isDivisible("a", new ByteArrayInputStream(ZSTD)));
    }

    @Test
    void aFileThatCannotBeReadHasNoPlace() {
        assertThat(RecordFiles.unreadable("a", new FileNotFoundException("a (gone)"))
                        .toJson())
                .isEqualTo("{\"file\":\"a\",\"record\":null,\"line\":null,\"column\":null,\"ply\":null,"
                        + "\"severity\":\"ERROR\",\"code\":\"UNREADABLE\",\"rule\":null,"
                        + "\"message\":\"no such file or folder\"}");
    }

    @Test
    void namesAndStreamsAreWanted() throws IOException {
        assertThatNullPointerException().isThrownBy(() -> RecordFiles.isRecordName(null));
        assertThatNullPointerException().isThrownBy(() -> RecordFiles.format(null, stored("", false)));
        assertThatNullPointerException().isThrownBy(() -> RecordFiles.format("a", null));
        assertThatNullPointerException().isThrownBy(() -> RecordFiles.unreadable(null, new IOException()));
        assertThatNullPointerException().isThrownBy(() -> RecordFiles.unreadable("a", null));
        assertThatNullPointerException().isThrownBy(() -> RecordFiles.emptyFolder(null));
        for (String name : new String[] {null, "a"}) {
            InputStream stored = name == null ? stored("", false) : null;
            assertThatNullPointerException().isThrownBy(() -> RecordFiles.text(name, stored));
            assertThatNullPointerException().isThrownBy(() -> RecordFiles.isDivisible(name, stored));
        }
    }
}
