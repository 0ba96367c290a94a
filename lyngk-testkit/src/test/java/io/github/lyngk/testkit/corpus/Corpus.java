package io.github.lyngk.testkit.corpus;

import static java.nio.charset.StandardCharsets.UTF_8;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.Lists;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** The files of the corpus. */
final class Corpus {
    static final Path FOLDER = Path.of("src", "corpus");

    private Corpus() {}

    /** The names of all files in a folder of the corpus and below, such as {@code records/six-plain.lyngk}. */
    static ImmutableList<String> files(String folder) {
        try (Stream<Path> files = Files.walk(FOLDER.resolve(folder))) {
            return files.filter(Files::isRegularFile)
                    .map(file -> FOLDER.relativize(file).toString().replace('\\', '/'))
                    .sorted()
                    .collect(ImmutableList.toImmutableList());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    static byte[] bytes(String file) {
        try {
            return Files.readAllBytes(FOLDER.resolve(file));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    static String text(String file) {
        return new String(bytes(file), UTF_8);
    }

    static ImmutableList<List<String>> rows(String table) {
        return Tsv.read(text(table));
    }

    static ImmutableList<PositionLine> positions() {
        return ImmutableList.copyOf(Lists.transform(rows("positions.tsv"), PositionLine::read));
    }

    static ImmutableList<RefusedLine> refused() {
        return ImmutableList.copyOf(Lists.transform(rows("refused.tsv"), RefusedLine::read));
    }

    /** The games, each as its lines. */
    static ImmutableList<List<PlyLine>> games() {
        return rows("games.tsv").stream()
                .map(PlyLine::read)
                .collect(Collectors.collectingAndThen(
                        Collectors.groupingBy(PlyLine::game, LinkedHashMap::new, Collectors.toList()),
                        games -> ImmutableList.copyOf(games.values())));
    }
}
