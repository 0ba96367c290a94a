package io.github.lyngk.notation;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableSet;
import io.github.lyngk.notation.archive.RecordFiles;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.util.Arrays;
import java.util.zip.GZIPInputStream;
import java.util.zip.GZIPOutputStream;
import java.util.zip.ZipException;
import org.jspecify.annotations.Nullable;

/** What must hold for every file of an archive, whatever is stored in it. */
final class FileChecks {
    private FileChecks() {}

    static void file(byte[] stored) throws IOException {
        records(stored);
        byte[] text = text(stored);
        if (text != null) {
            boolean compressed = isGzip(stored);
            assertThat(text).isEqualTo(compressed ? expected(stored, text) : stored);
            RecordFormat format = RecordFiles.format("a", new ByteArrayInputStream(text));
            assertThat(RecordFiles.isDivisible("a", new ByteArrayInputStream(stored)))
                    .isEqualTo(!compressed && format == RecordFormat.LYNGK);
        }
        byte[] compressed = gzip(stored);
        assertThat(text(compressed)).isEqualTo(isGzip(stored) ? null : text);
        assertThat(text(Arrays.copyOf(compressed, compressed.length - 1))).isNull();
    }

    /** What Java makes of gzip; unlike ours, it refuses a wrong checksum of a header. */
    private static byte[] expected(byte[] stored, byte[] text) throws IOException {
        try (InputStream expected = new GZIPInputStream(new ByteArrayInputStream(stored))) {
            return expected.readAllBytes();
        } catch (ZipException e) {
            assertThat(e).hasMessage("Corrupt GZIP header");
            return text;
        }
    }

    private static boolean isGzip(byte[] stored) {
        return stored.length > 1 && stored[0] == 0x1f && stored[1] == (byte) 0x8b;
    }

    /** Reads as the command does, up to the place where a file is damaged. */
    private static void records(byte[] stored) {
        try (InputStream text = RecordFiles.text("a", new ByteArrayInputStream(stored))) {
            RecordFormat format = RecordFiles.format("a", text);
            new RecordReader(format.split(text), ImmutableSet.of()).forEachRemaining(RecordResult::record);
        } catch (IOException | UncheckedIOException e) {
            assertThat(e).hasMessageNotContaining("null");
        }
    }

    /** The text of a file, or null if it is refused, which must be with an IOException. */
    private static byte @Nullable [] text(byte[] stored) {
        try (InputStream text = RecordFiles.text("a", new ByteArrayInputStream(stored))) {
            return text.readAllBytes();
        } catch (IOException e) {
            return null;
        }
    }

    static byte[] gzip(byte[] content) {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (OutputStream out = new GZIPOutputStream(bytes)) {
            out.write(content);
        } catch (IOException e) {
            throw new AssertionError(e);
        }
        return bytes.toByteArray();
    }
}
