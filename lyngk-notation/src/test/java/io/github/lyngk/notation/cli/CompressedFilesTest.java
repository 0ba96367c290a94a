package io.github.lyngk.notation.cli;

import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static java.nio.charset.StandardCharsets.UTF_16;
import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import com.google.common.io.BaseEncoding;
import com.google.common.primitives.Bytes;
import io.github.lyngk.notation.archive.RecordFiles;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Random;
import java.util.zip.GZIPOutputStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Files are what they hold, whatever they are named: gzip is read, other compressed files and binary data are refused. */
class CompressedFilesTest {
    private static final Path GOOD = Path.of("src/test/resources/cli/three.lyngk");
    private static final Path SGF = Path.of("src/test/resources/boardspace/extra-505.sgf");

    @TempDir
    Path folder;

    @ParameterizedTest
    @ValueSource(strings = {"a.lyngk.gz", "a.LYNGK.GZ", "a.gz", "a.lyngk", "a.sgf"})
    void gzipIsReadWhateverItsName(String name) throws IOException {
        Path content = name.equals("a.sgf") ? SGF : GOOD;
        Run run = Run.of("validate", write(name, gzip(Files.readAllBytes(content))));
        assertThat(run.err()).isEmpty();
        assertThat(run.out()).contains(" valid, 0 invalid");
        assertThat(run.exit()).isZero();
    }

    @Test
    void aNameThatPromisesGzipPromisesNothing() throws IOException {
        assertThat(Run.of("validate", write("a.lyngk.gz", Files.readAllBytes(GOOD)))
                        .exit())
                .isZero();
        assertThat(Run.of("validate", write("a.sgf.gz", Files.readAllBytes(SGF)))
                        .exit())
                .isZero();
    }

    @Test
    void theFormatIsTheOneOfTheNameBehind() throws IOException {
        assertThat(Run.of("validate", write("misnamed.sgf.gz", gzip(Files.readAllBytes(GOOD))))
                        .out())
                .contains("misnamed.sgf.gz:1:1: error: ");
    }

    @Test
    void foldersAreSearchedForCompressedFilesToo() throws IOException {
        write("a.sgf.gz", gzip(Files.readAllBytes(SGF)));
        write("b.lyngk.gz", gzip(Files.readAllBytes(GOOD)));
        write("notes.txt.gz", gzip(new byte[] {'n', 'o'}));
        write("c.lyngk.zst", zstd());
        Run run = Run.of("validate", folder.toString());
        assertThat(run.out()).startsWith("4 records");
        assertThat(run.err())
                .startsWith("lyngk: " + folder.resolve("c.lyngk.zst"))
                .hasLineCount(1);
        assertThat(run.exit()).isEqualTo(2);
    }

    @Test
    void standardInputMayBeCompressed() throws IOException {
        assertThat(Run.withInput(gzip(Files.readAllBytes(SGF)), "validate", "-").exit())
                .isZero();
    }

    @Test
    void membersAreReadOneAfterTheOther() throws IOException {
        byte[] content = Files.readAllBytes(GOOD);
        byte[] blank = {'\n'};
        byte[] members =
                Bytes.concat(gzip(content), gzip(new byte[0]), gzip(Bytes.concat(blank, content)), new byte[9]);
        assertThat(Run.of("validate", write("a.gz", members)).out()).startsWith("6 records");
        byte[] halves =
                Bytes.concat(gzip(Arrays.copyOf(content, 700)), gzip(Arrays.copyOfRange(content, 700, content.length)));
        assertThat(Run.of("validate", write("b.gz", halves)).out()).startsWith("3 records");
    }

    @Test
    void everyPartOfAHeaderIsSkipped() throws IOException {
        byte[] plain = gzip(Files.readAllBytes(GOOD));
        byte[] header = Arrays.copyOf(plain, 10);
        header[3] = 2 + 4 + 8 + 16;
        byte[] parts = {3, 0, 'x', 0, 'y', 'n', 'a', 'm', 'e', 0, 'n', 'o', 't', 'e', 0, 1, 2};
        byte[] body = Arrays.copyOfRange(plain, 10, plain.length);
        assertThat(Run.of("validate", write("a.gz", Bytes.concat(header, parts, body)))
                        .exit())
                .isZero();
    }

    @Test
    void whatIsCutOffIsToldAfterTheRecordsBefore() throws IOException {
        byte[] whole = gzip(Files.readAllBytes(GOOD));
        for (int length : new int[] {5, whole.length / 2, whole.length - 9, whole.length - 1}) {
            String file = write("cut.lyngk.gz", Arrays.copyOf(whole, length));
            Run run = Run.of("validate", file, GOOD.toString());
            assertThat(run.err()).isEqualTo("lyngk: " + file + ": the compressed data is cut off\n");
            assertThat(run.exit()).isEqualTo(2);
        }
        assertThat(Run.of("validate", write("cut.gz", Arrays.copyOf(whole, whole.length - 1)))
                        .out())
                .startsWith("2 records");
    }

    @Test
    void damageIsTold() throws IOException {
        byte[] whole = gzip(Files.readAllBytes(GOOD));
        byte[] method = whole.clone();
        method[2] = 7;
        byte[] block = whole.clone();
        block[10] = (byte) 0xff;
        byte[] checksum = whole.clone();
        checksum[whole.length - 6] ^= 1;
        byte[] size = whole.clone();
        size[whole.length - 3] ^= 1;
        byte[] followed = Bytes.concat(whole, new byte[] {'x', 'y'});
        byte[] padded = Bytes.concat(whole, new byte[2], new byte[] {'x'});
        for (byte[] bytes : new byte[][] {method, block, checksum, size, followed, padded}) {
            Run run = Run.of("validate", write("damaged.gz", bytes));
            assertThat(run.err()).contains("compressed data").hasLineCount(1);
            assertThat(run.exit()).isEqualTo(2);
        }
    }

    @ParameterizedTest
    @CsvSource({
        "a.zst, 28b52ffd04, compressed by zstd; type zstd -dc FILE | lyngk validate -",
        "a.zst, 502a4d1804, compressed by zstd; type zstd -dc FILE | lyngk validate -",
        "a.bz2, 425a6839314159265359, compressed by bzip2; type bzip2 -dc FILE | lyngk validate -",
        "a.xz, fd377a585a0000, compressed by xz; type xz -dc FILE | lyngk validate -",
        "a.lz4, 04224d1864, compressed by lz4; type lz4 -dc FILE | lyngk validate -",
        "a.lz, 4c5a495001, compressed by lzip; type lzip -dc FILE | lyngk validate -",
        "a.Z, 1f9d90, compressed by compress; type gzip -dc FILE | lyngk validate -",
        "a.zip, 504b03041400, a zip archive; unpack it into a folder and name the folder",
        "a.7z, 377abcaf271c00, a 7z archive; unpack it into a folder and name the folder",
        "a.rar, 526172211a0700, a rar archive; unpack it into a folder and name the folder",
        "a.lyngk, fffe5b00, text in UTF-16 instead of UTF-8; type iconv -f UTF-16 -t UTF-8 FILE | lyngk validate -",
        "a.lyngk, feff005b, text in UTF-16 instead of UTF-8; type iconv -f UTF-16 -t UTF-8 FILE | lyngk validate -",
        "a.lyngk, fffe00005b, text in UTF-32 instead of UTF-8; type iconv -f UTF-32 -t UTF-8 FILE | lyngk validate -",
    })
    void otherCompressedFilesAreNamedWithWhatToType(String name, String hex, String words) throws IOException {
        String file = write(name, bytes(hex));
        Run run = Run.of("validate", file, GOOD.toString());
        assertThat(run.err())
                .isEqualTo("lyngk: " + file + ": this is " + words.replace("FILE", Surroundings.typed(file)) + "\n");
        assertThat(run.exit()).isEqualTo(2);
        assertThat(run.out()).startsWith("3 records");
    }

    @Test
    void namesAreQuotedForTheShell() throws IOException {
        assertThat(Run.of("validate", write("Ada's games.zst", zstd())).err())
                .contains("; type zstd -dc '")
                .contains("Ada'\\''s games.zst' | lyngk validate -");
        assertThat(Run.withInput(zstd(), "validate", "-").err()).contains("; type zstd -dc | lyngk validate -");
        assertThatExceptionOfType(IOException.class)
                .isThrownBy(() -> RecordFiles.text("-x.zst", new ByteArrayInputStream(zstd())))
                .withMessageContaining("; type zstd -dc ./-x.zst | ");
    }

    @Test
    void whatIsCompressedTwiceIsToldWhatToType() throws IOException {
        String file = write("a.gz", gzip(gzip(Files.readAllBytes(GOOD))));
        assertThat(Run.of("validate", file).err())
                .isEqualTo("lyngk: " + file
                        + ": after decompression, this is compressed by gzip; type gzip -dc "
                        + Surroundings.typed(file)
                        + " | gzip -dc | lyngk validate -\n");
        byte[] tar = new byte[512];
        System.arraycopy("ustar".getBytes(ISO_8859_1), 0, tar, 257, 5);
        assertThat(Run.of("validate", write("a.tar.gz", gzip(tar))).err())
                .contains("after decompression, this is a tar archive; unpack it into a folder and name the folder\n");
        assertThat(Run.of("validate", write("a.tar", tar)).err())
                .contains("this is a tar archive; unpack it into a folder and name the folder\n");
    }

    @Test
    void binaryDataIsOneErrorAndNoScreenful() throws IOException {
        byte[] noise = new byte[10_000];
        new Random(1).nextBytes(noise);
        for (byte[] bytes : new byte[][] {noise, bytes("7f454c4602010100"), "\1\2\3\4".getBytes(UTF_8)}) {
            String file = write("noise.lyngk", bytes);
            Run run = Run.of("convert", file);
            assertThat(run.out()).isEmpty();
            assertThat(run.err())
                    .startsWith("lyngk: " + file + ": this is not text: byte ")
                    .hasLineCount(1);
            assertThat(run.exit()).isEqualTo(2);
        }
        assertThat(Run.of("validate", write("a.lyngk", bytes("7f454c46"))).exit())
                .isEqualTo(1);
        assertThat(Run.of("validate", write("a.lyngk", "[Event \"x\"]".getBytes(UTF_16)))
                        .exit())
                .isEqualTo(2);
    }

    @Test
    void controlCharacterCostsOnlyItsRecord() throws IOException {
        String text = Files.readString(GOOD, UTF_8).replaceFirst("\n\n", "\n\n{\0} ");
        Run run = Run.of("validate", write("a.lyngk", text.getBytes(UTF_8)));

        assertThat(run.out()).contains("is not allowed in a comment", "2 valid, 1 invalid");
        assertThat(run.exit()).isEqualTo(1);
    }

    @Test
    void longTagIsNoTarArchive() throws IOException {
        String text = "[Event \"" + "x".repeat(249) + "ustar\"]\n" + Files.readString(GOOD, UTF_8);

        assertThat(Run.of("validate", write("a.lyngk", text.getBytes(UTF_8))).err())
                .isEmpty();
    }

    @Test
    void textWithBadBytesIsStillText() throws IOException {
        String text = Files.readString(GOOD, UTF_8);
        String old = text.replaceFirst("\n\n", "\n\n{" + "\u00e9".repeat(3000) + "\7} ");
        Run run = Run.of("validate", write("old.lyngk", old.getBytes(ISO_8859_1)));
        assertThat(run.err()).isEmpty();
        assertThat(run.out()).contains("error: ENCODING", " 2 valid, 1 invalid");
    }

    private String write(String name, byte[] content) throws IOException {
        return Files.write(folder.resolve(name), content).toString();
    }

    private static byte[] zstd() {
        return bytes("28b52ffd04");
    }

    private static byte[] bytes(String hex) {
        return BaseEncoding.base16().lowerCase().decode(hex);
    }

    private static byte[] gzip(byte[] content) throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (OutputStream out = new GZIPOutputStream(bytes)) {
            out.write(content);
        }
        return bytes.toByteArray();
    }
}
