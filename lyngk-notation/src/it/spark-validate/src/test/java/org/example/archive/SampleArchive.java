package org.example.archive;

import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static java.nio.charset.StandardCharsets.UTF_16;
import static java.nio.charset.StandardCharsets.UTF_8;

import io.github.lyngk.core.RandomGames;
import io.github.lyngk.core.Variant;
import io.github.lyngk.notation.GameRecord;
import java.io.BufferedOutputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import java.util.zip.GZIPOutputStream;

/** Writes archives for tests: games of all variants, some of them invalid, and unusual or damaged files. */
final class SampleArchive {
    static final int RECORDS = 100_000;

    private static final int FILES = 200;
    private static final int GAMES = 2_000;

    private static final List<String> TEXTS = Stream.of(Variant.values())
            .flatMap(variant -> RandomGames.games(variant, 2017).limit(GAMES))
            .map(game -> GameRecord.of(game).toString())
            .collect(Collectors.toList());

    private SampleArchive() {}

    /** One file with all records. */
    static void writeOne(Path file) throws IOException {
        try (OutputStream out = new BufferedOutputStream(Files.newOutputStream(file))) {
            out.write("\ufeff \n".getBytes(UTF_8));
            for (int i = 0; i < RECORDS; i++) {
                out.write(record(i));
            }
        }
    }

    /** The same records in many files, every third one compressed, and unusual files. */
    static void writeMany(Path folder) throws IOException {
        for (int i = 0; i < FILES; i++) {
            Path file = folder.resolve("year " + i % 7).resolve(String.format("%03d.lyngk", i));
            Files.createDirectories(file.getParent());
            Path named = i % 3 == 0 ? file.resolveSibling(file.getFileName() + ".gz") : file;
            try (OutputStream stored = new BufferedOutputStream(Files.newOutputStream(named));
                    OutputStream out = named.equals(file) ? stored : new GZIPOutputStream(stored)) {
                for (int record = i; record < RECORDS; record += FILES) {
                    out.write(record(record));
                }
            }
        }
        writeOdd(folder);
    }

    private static void writeOdd(Path folder) throws IOException {
        Files.writeString(folder.resolve("empty.lyngk"), "");
        Files.writeString(folder.resolve("no-record.lyngk"), "\n\n \t\n");
        Files.writeString(folder.resolve("junk.lyngk"), "nothing to see here\n");
        Files.writeString(folder.resolve("notes.txt"), "not to be read\n");
        String some = String.join("\n", TEXTS.subList(0, 50));
        Files.writeString(folder.resolve("mark.lyngk"), "\ufeff" + some.replace("\n", "\r\n"));
        Files.writeString(folder.resolve("named.lyngk.gz"), some);
        Files.write(folder.resolve("packed.lyngk"), gzip(some.getBytes(UTF_8)));
        Files.write(folder.resolve("twice.lyngk.gz"), gzip(gzip(some.getBytes(UTF_8))));
        Files.writeString(folder.resolve("wide.lyngk"), some, UTF_16);
        byte[] noise = new byte[5_000_000];
        new Random(7).nextBytes(noise);
        Files.write(folder.resolve("noise.lyngk"), noise);
        Files.write(folder.resolve("other.lyngk.zst"), new byte[] {0x28, (byte) 0xb5, 0x2f, (byte) 0xfd, 0, 0, 0});
        byte[] packed = gzip(some.getBytes(UTF_8));
        Files.write(folder.resolve("cut.lyngk.gz"), Arrays.copyOf(packed, packed.length / 2));
        packed[packed.length - 5] ^= 1;
        Files.write(folder.resolve("damaged.lyngk.gz"), packed);
        try (InputStream game = SampleArchive.class.getResourceAsStream("/game.sgf")) {
            byte[] bytes = game.readAllBytes();
            Files.write(folder.resolve("good.sgf"), bytes);
            Files.write(folder.resolve("good.sgf.gz"), gzip(bytes));
            Files.writeString(folder.resolve("two.SGF"), "(;GM[lyngk]SU[bogus])\n" + new String(bytes, UTF_8));
        }
    }

    private static byte[] gzip(byte[] content) throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (OutputStream out = new GZIPOutputStream(bytes)) {
            out.write(content);
        }
        return bytes.toByteArray();
    }

    /** The record with a number. Line ends and blank lines vary, and every seventh record is damaged. */
    private static byte[] record(int number) {
        String text = TEXTS.get(number * 31 % TEXTS.size());
        if (number % 7 == 0) {
            text = damaged(text, number / 7 % 6);
        }
        text += List.of("\n", "\n", " \t\n\n", "\n\n\njunk\n\n").get(number % 4);
        String end = List.of("\n", "\n", "\r\n", "\r").get(number / 5 % 4);
        return text.replace("\n", end).getBytes(number % 91 == 0 ? ISO_8859_1 : UTF_8);
    }

    private static String damaged(String record, int way) {
        return switch (way) {
            case 0 -> record.replaceFirst("\n\n1\\. ", "\n\n1. a1-i1 ");
            case 1 -> record.replaceFirst("\\[Result .*\n", "");
            case 2 -> record.substring(0, record.length() / 2) + "\n";
            case 3 -> "[Event \"Caf\u00e9 \u20ac\"\n" + record;
            case 4 -> record.replace(" 2. ", " 3. ");
            default -> record + record;
        };
    }
}
