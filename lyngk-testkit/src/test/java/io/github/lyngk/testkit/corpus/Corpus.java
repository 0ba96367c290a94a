package io.github.lyngk.testkit.corpus;

import static java.nio.charset.StandardCharsets.UTF_8;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSortedMap;
import com.google.common.collect.Lists;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Objects;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** The files of the corpus by their names: as they are committed, and as they are made anew. */
final class Corpus {
    /** Rises whenever a line changes; the folder in the archive is named after it. */
    static final int VERSION = 1;

    static final Path FOLDER = Path.of("src", "corpus");
    static final Path README = FOLDER.resolve("README.md");

    private static final String POSITIONS = "positions.tsv";
    private static final String REFUSED = "refused.tsv";
    private static final String GAMES = "games.tsv";
    static final String SETUPS = "setups.tsv";
    static final String PERFT = "perft.tsv";
    static final String RECORDS = "records.tsv";
    static final String BOARDSPACE = "boardspace.tsv";
    static final String DIAGNOSTICS = "diagnostics.tsv";

    private Corpus() {}

    /** Everything but the page that explains it, made anew. */
    static ImmutableSortedMap<String, byte[]> generate() {
        ImmutableList<RefusedLine> refused = RefusedCases.all();
        List<RecordFile> records =
                Stream.concat(RecordCases.all(), BrokenRecordCases.all(refused)).toList();
        List<RecordFile> boardspace = BoardspaceCases.all().toList();
        List<RecordFile> both =
                Stream.concat(records.stream(), boardspace.stream()).toList();
        ImmutableSortedMap.Builder<String, byte[]> files = ImmutableSortedMap.naturalOrder();
        files.put("VERSION", (VERSION + "\n").getBytes(UTF_8));
        files.put(POSITIONS, Tsv.write(PositionLine.HEAD, Lists.transform(PositionCases.all(), PositionLine::row)));
        files.put(REFUSED, Tsv.write(RefusedLine.HEAD, Lists.transform(refused, RefusedLine::row)));
        files.put(GAMES, Tsv.write(PlyLine.HEAD, Lists.transform(GameCases.all(), PlyLine::row)));
        files.put(SETUPS, Tsv.write(SetupCases.HEAD, SetupCases.all()));
        files.put(PERFT, Tsv.write(List.of("depth", "leaves", "position"), Tsv.read(published())));
        files.put(RECORDS, table(RecordFile.HEAD, records, RecordFile::rows));
        files.put(BOARDSPACE, table(RecordFile.HEAD, boardspace, RecordFile::rows));
        files.put(DIAGNOSTICS, table(RecordFile.DIAGNOSTICS_HEAD, both, RecordFile::diagnostics));
        both.forEach(file -> files.put(file.name(), file.bytes()));
        return files.build();
    }

    private static byte[] table(
            List<String> head, List<RecordFile> files, Function<RecordFile, Stream<List<String>>> rows) {
        return Tsv.write(head, files.stream().flatMap(rows).toList());
    }

    /** The counts that the testkit publishes already. */
    private static byte[] published() {
        try (InputStream table = Corpus.class.getResourceAsStream("/io/github/lyngk/testkit/perft.tsv")) {
            return Objects.requireNonNull(table).readAllBytes();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** The same files as they are committed. */
    static ImmutableSortedMap<String, byte[]> committed() {
        try (Stream<Path> files = Files.walk(FOLDER)) {
            return files.filter(file -> Files.isRegularFile(file) && !file.equals(README))
                    .collect(ImmutableSortedMap.toImmutableSortedMap(
                            Comparator.naturalOrder(),
                            file -> FOLDER.relativize(file).toString().replace('\\', '/'),
                            Corpus::bytes));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static byte[] bytes(Path file) {
        try {
            return Files.readAllBytes(file);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    static ImmutableList<List<String>> rows(String file) {
        return Tsv.read(bytes(FOLDER.resolve(file)));
    }

    static ImmutableList<PositionLine> positions() {
        return ImmutableList.copyOf(Lists.transform(rows(POSITIONS), PositionLine::read));
    }

    static ImmutableList<RefusedLine> refused() {
        return ImmutableList.copyOf(Lists.transform(rows(REFUSED), RefusedLine::read));
    }

    /** The games, each as its lines. */
    static ImmutableList<List<PlyLine>> games() {
        return rows(GAMES).stream()
                .map(PlyLine::read)
                .collect(Collectors.collectingAndThen(
                        Collectors.groupingBy(PlyLine::game, LinkedHashMap::new, Collectors.toList()),
                        games -> ImmutableList.copyOf(games.values())));
    }
}
