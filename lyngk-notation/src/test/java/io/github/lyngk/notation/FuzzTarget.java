package io.github.lyngk.notation;

import static java.nio.charset.StandardCharsets.UTF_8;

import com.fasterxml.jackson.databind.ObjectMapper;
import com.google.common.base.Splitter;
import com.google.common.collect.Streams;
import com.google.common.io.BaseEncoding;
import com.google.common.primitives.Bytes;
import io.github.lyngk.core.Position;
import io.github.lyngk.core.RandomGames;
import io.github.lyngk.core.Variant;
import io.github.lyngk.notation.protocol.HostileSession;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.function.Supplier;
import java.util.stream.Stream;

/** Everything that reads text or bytes from outside: a check of any input, and inputs to start from. */
enum FuzzTarget {
    POSITIONS(TextChecks::position, FuzzTarget::positionLines),
    /** A position line, and moves in the lines after it. */
    MOVES(TextChecks::moves, FuzzTarget::movesInPositions),
    RECORDS(RecordChecks::lyngk, FuzzTarget::records),
    BOARDSPACE(RecordChecks::boardspace, FuzzTarget::games),
    /** Files of archives as they are stored. */
    FILES(FileChecks::file, FuzzTarget::storedFiles),
    /** Lines to the rules server. */
    PROTOCOL(HostileSession::run, HostileSession::seeds),
    /** The bytes of games and of positions, which are games of no moves. */
    BYTES(TextChecks::gameBytes, FuzzTarget::bytesOfGames);

    private static final Path CORPUS = Path.of("..", "lyngk-testkit", "src", "corpus");
    private static final int LONGEST = 3000;

    /** Reads an input and checks what it is read as. */
    private interface Check {
        void of(byte[] input) throws IOException;
    }

    private final Check check;
    private final Supplier<Stream<byte[]>> inputs;

    FuzzTarget(Check check, Supplier<Stream<byte[]>> inputs) {
        this.check = check;
        this.inputs = inputs;
    }

    /** Reads an input and checks what it is read as. */
    void check(byte[] input) throws IOException {
        check.of(input);
    }

    /** Inputs to start from, right and wrong, none of them long. */
    Stream<byte[]> seeds() {
        return inputs.get().filter(input -> input.length <= LONGEST);
    }

    /** Inputs that once failed, where Jazzer puts them. */
    Stream<byte[]> findings() {
        Path folder =
                Path.of("src/test/resources/io/github/lyngk/notation/FuzzInputs", name().toLowerCase(Locale.ROOT));
        return Files.isDirectory(folder) ? files(folder) : Stream.empty();
    }

    private static Stream<byte[]> positionLines() {
        return Stream.of(
                        column("lines.tsv", 0).map(FuzzTarget::unquoted),
                        column("setups.tsv", 2),
                        column("positions.tsv", 2))
                .flatMap(lines -> lines.map(FuzzTarget::utf8));
    }

    private static Stream<byte[]> movesInPositions() {
        Stream<String> plain = column("moves.tsv", 0).map(move -> Records.START + "\n" + unquoted(move));
        Stream<String> described = rows("described.tsv").map(row -> row.get(4) + "\n" + unquoted(row.get(0)));
        return Stream.concat(plain, described).map(FuzzTarget::utf8);
    }

    private static Stream<byte[]> bytesOfGames() {
        return Stream.concat(
                Stream.of(Variant.values())
                        .map(variant -> RandomGames.game(variant, 1).toBytes()),
                column("positions.tsv", 2).map(line -> Position.parse(line).toBytes()));
    }

    private static Stream<byte[]> records() {
        Stream<byte[]> texts = column("record-texts.tsv", 0)
                .filter(text -> text.startsWith("\""))
                .map(text -> utf8(unquoted(text)));
        return Streams.concat(files(Path.of("samples")), files(CORPUS.resolve("records")), texts);
    }

    private static Stream<byte[]> games() {
        Stream<byte[]> fixtures = BoardspaceFixtures.files().stream().map(FuzzTarget::content);
        return Stream.concat(files(CORPUS.resolve("boardspace")), fixtures);
    }

    private static Stream<byte[]> storedFiles() {
        List<byte[]> texts = files(Path.of("src/test/resources/cli")).toList();
        byte[] everyPartOfAHeader =
                BaseEncoding.base16().decode("1F8B081C000000000000" + "0100786E006300" + "0300" + "0000000000000000");
        byte[] members = Bytes.concat(FileChecks.gzip(texts.get(0)), FileChecks.gzip(texts.get(1)), new byte[9]);
        return Streams.concat(
                texts.stream(), texts.stream().map(FileChecks::gzip), Stream.of(everyPartOfAHeader, members));
    }

    private static Stream<byte[]> files(Path folder) {
        try (Stream<Path> files = Files.list(folder)) {
            return files.sorted().map(FuzzTarget::content).toList().stream();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static byte[] content(Path file) {
        try {
            return Files.readAllBytes(file);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static Stream<List<String>> rows(String table) {
        return new String(content(CORPUS.resolve(table)), UTF_8)
                .lines()
                .skip(1)
                .map(line -> Splitter.on('\t').splitToList(line));
    }

    private static Stream<String> column(String table, int column) {
        return rows(table).map(row -> row.get(column));
    }

    private static String unquoted(String json) {
        try {
            return new ObjectMapper().readValue(json, String.class);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static byte[] utf8(String text) {
        return text.getBytes(UTF_8);
    }
}
