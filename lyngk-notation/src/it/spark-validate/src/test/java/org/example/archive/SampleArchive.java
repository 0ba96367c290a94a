package org.example.archive;

import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static java.nio.charset.StandardCharsets.UTF_8;

import io.github.lyngk.core.RandomGames;
import io.github.lyngk.core.Variant;
import io.github.lyngk.notation.GameRecord;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Collectors;

/** Writes an archive: games of all variants, most of them in order, and files nobody would want. */
final class SampleArchive {
    private static final int GAMES = 60;

    private SampleArchive() {}

    static void write(Path folder) throws IOException {
        Path sub = Files.createDirectories(folder.resolve("sub"));
        Files.writeString(folder.resolve("standard.lyngk"), joined(records(Variant.STANDARD)), UTF_8);
        Files.writeString(folder.resolve("six.lyngk"), joined(records(Variant.SIX_STACK)), UTF_8);
        Files.writeString(sub.resolve("captures.lyngk"), joined(records(Variant.CLAIM_CAPTURES)), UTF_8);
        Files.writeString(sub.resolve("empty.lyngk"), "", UTF_8);
        Files.writeString(folder.resolve("no-record.lyngk"), "\n\nnothing to see here\n", UTF_8);
        Files.writeString(
                folder.resolve("latin.lyngk"),
                "[Event \"Caf\u00e9\"]\n" + records(Variant.STANDARD).get(0),
                ISO_8859_1);
    }

    /** Every seventh record is damaged, in three ways by turns. */
    private static List<String> records(Variant variant) {
        List<String> records = RandomGames.games(variant, 2017)
                .limit(GAMES)
                .map(game -> GameRecord.of(game).toString())
                .collect(Collectors.toList());
        for (int i = 0; i < GAMES; i += 7) {
            records.set(i, damaged(records.get(i), i / 7 % 3));
        }
        return records;
    }

    private static String damaged(String record, int way) {
        return switch (way) {
            case 0 -> record.replaceFirst("\n\n1\\. ", "\n\n1. a1-i1 ");
            case 1 -> record.replaceFirst("\\[Result .*\n", "");
            default -> record.substring(0, record.length() / 2) + "\n\n";
        };
    }

    private static String joined(List<String> records) {
        return String.join("\n", records);
    }
}
