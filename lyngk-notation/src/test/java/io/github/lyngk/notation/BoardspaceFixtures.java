package io.github.lyngk.notation;

import static java.nio.charset.StandardCharsets.UTF_8;

import com.google.common.base.Splitter;
import com.google.common.collect.ImmutableList;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;

/** Boardspace files and what they must replay to. */
final class BoardspaceFixtures {
    static final Path FOLDER = Path.of("src", "test", "resources", "boardspace");

    /** A file, and the start, the turns, the end, the server's winner and its referee's departure from the rules. */
    record Expected(Path file, String start, String turns, String end, String winner, String remark) {
        @Override
        public String toString() {
            return file.getFileName().toString();
        }
    }

    private BoardspaceFixtures() {}

    /** Every game in every form it is stored in. */
    static Stream<Expected> all() {
        return Stream.concat(
                rows("expected.tsv")
                        .flatMap(row -> Stream.of("human", "robot")
                                .map(form -> expected(
                                        "game-" + "0".repeat(3 - row.get(0).length()) + row.get(0) + "-" + form, row))),
                rows("expected-extra.tsv").map(row -> expected("extra-" + row.get(0), row)));
    }

    static ImmutableList<Path> files() {
        try (Stream<Path> files = Files.list(FOLDER)) {
            return files.filter(file -> file.toString().endsWith(".sgf"))
                    .sorted()
                    .collect(ImmutableList.toImmutableList());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    static String read(Path file) {
        try {
            return Files.readString(file, UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static Expected expected(String name, List<String> row) {
        return new Expected(FOLDER.resolve(name + ".sgf"), row.get(1), row.get(2), row.get(3), row.get(4), row.get(5));
    }

    private static Stream<List<String>> rows(String name) {
        return read(FOLDER.resolve(name))
                .lines()
                .filter(line -> !line.startsWith("#"))
                .map(line -> Splitter.on('\t').splitToList(line));
    }
}
