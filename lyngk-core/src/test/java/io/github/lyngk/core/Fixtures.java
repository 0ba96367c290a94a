package io.github.lyngk.core;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Objects;
import java.util.stream.Stream;

/** The published examples: tab-separated lines computed by other implementations of the rules. */
public final class Fixtures {
    private Fixtures() {}

    /** A position and its legal moves, sorted as texts. */
    public record Legal(String position, List<String> moves) {
        @Override
        public String toString() {
            return position;
        }
    }

    /** A whole game: the winner, and the height that decided it (6 sudden death, 0 a draw). */
    public record Played(
            String start, List<String> moves, List<Integer> players, String end, String winner, int decidedAt) {
        @Override
        public String toString() {
            return start;
        }
    }

    /** A number of leaves. */
    public record Leaves(int depth, long leaves, String position) {}

    /** Lines of {@code legal-VARIANT.tsv}. */
    public static Stream<Legal> legal(String variant) {
        return lines("legal-" + variant + ".tsv")
                .map(line -> new Legal(line[0], line.length > 1 ? words(line[1]) : List.of()));
    }

    /** Lines of {@code games-VARIANT.tsv}. */
    public static Stream<Played> games(String variant) {
        return lines("games-" + variant + ".tsv")
                .map(line -> new Played(
                        line[0],
                        words(line[1]),
                        line[2].chars().mapToObj(c -> c - '0').toList(),
                        line[3],
                        line[4],
                        Integer.parseInt(line[5])));
    }

    /** Lines of {@code perft.tsv}. */
    public static Stream<Leaves> perft() {
        return lines("perft.tsv").map(line -> new Leaves(Integer.parseInt(line[0]), Long.parseLong(line[1]), line[2]));
    }

    private static List<String> words(String text) {
        return text.isEmpty() ? List.of() : List.of(text.split(" "));
    }

    private static Stream<String[]> lines(String file) {
        InputStream stream = Objects.requireNonNull(Fixtures.class.getResourceAsStream("/fixtures/" + file), file);
        try (BufferedReader reader = new BufferedReader(new InputStreamReader(stream, StandardCharsets.UTF_8))) {
            List<String[]> lines = reader.lines()
                    .filter(line -> !line.startsWith("#") && !line.isBlank())
                    .map(line -> line.split("\t"))
                    .toList();
            return lines.stream();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
