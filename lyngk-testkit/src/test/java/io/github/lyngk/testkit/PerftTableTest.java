package io.github.lyngk.testkit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import com.google.common.base.Splitter;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import com.google.common.collect.Maps;
import io.github.lyngk.core.Move;
import io.github.lyngk.core.Perft;
import io.github.lyngk.core.Position;
import io.github.lyngk.core.Variant;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class PerftTableTest {
    private static final long QUICK = 300_000;

    private final PerftTable table = PerftTable.published();

    @Test
    void coreAgrees() {
        assertThatCode(() -> table.upTo(QUICK).check(Perft::count)).doesNotThrowAnyException();
    }

    @Test
    void whatOthersHaveCountedIsInTheTable() throws IOException {
        assertThat(table.entries()).containsAll(fixture());
    }

    @ParameterizedTest
    @EnumSource
    void everyVariantHasPositionsOfEveryStage(Variant variant) {
        Set<Position> positions = table.inVariant(variant).entries().stream()
                .map(PerftTable.Entry::position)
                .collect(Collectors.toSet());
        assertThat(positions).hasSizeGreaterThanOrEqualTo(34).allMatch(position -> position.variant() == variant);
        assertThat(positions).anyMatch(position -> position.stacks().size() == 43);
        assertThat(positions)
                .anyMatch(position ->
                        position.stacks().size() > 32 && position.stacks().size() < 43);
        assertThat(positions)
                .anyMatch(position ->
                        position.stacks().size() > 18 && position.stacks().size() < 28);
        assertThat(positions).anyMatch(position -> position.stacks().size() < 15);
        assertThat(positions).anyMatch(Position::isOver);
    }

    private static ImmutableList<PerftMismatch> compare(PerftTable table, PerftEngine engine) {
        return table.entries().stream()
                .flatMap(entry -> PerftTable.compare(entry, engine).stream())
                .collect(ImmutableList.toImmutableList());
    }

    @Test
    void aWrongCountIsTracedToThePositionInWhichItArises() {
        PerftTable small = table.upTo(30_000).inVariant(Variant.STANDARD);
        PerftMismatch mismatch = compare(small, PerftTableTest::withoutClaims).stream()
                .filter(candidate -> candidate.entry().depth() == 3)
                .findFirst()
                .orElseThrow();
        Position there = mismatch.path().position();
        assertThat(mismatch.counted()).isNotEqualTo(mismatch.entry().leaves());
        assertThat(mismatch.expectedThere()).isNotEqualTo(mismatch.countedThere());
        assertThat(there.legalClaims()).isNotEmpty();
        assertThat(mismatch.toString()).contains(there.toString(), "core: ", "legal moves", "c7");
    }

    @Test
    void anEngineThatListsMovesGetsTheWrongOnesNamed() {
        PerftEngine engine = new PerftEngine() {
            @Override
            public long count(Position position, int depth) {
                return withoutClaims(position, depth);
            }

            @Override
            public Optional<ImmutableMap<Move, Long>> divide(Position position, int depth) {
                return Optional.of(Maps.toMap(
                        plainMoves(position), move -> depth == 1 ? 1 : count(position.play(move), depth - 1)));
            }
        };
        PerftMismatch mismatch = compare(table.upTo(5_000), engine).get(0);
        assertThat(mismatch.missing())
                .isNotEmpty()
                .allMatch(move -> move.claim().isPresent());
        assertThat(mismatch.extra()).isEmpty();
        assertThat(mismatch.toString())
                .contains("missing: " + mismatch.missing().asList().get(0));
    }

    @Test
    void checkFailsWithTheReport() {
        assertThatExceptionOfType(AssertionError.class)
                .isThrownBy(() -> table.check((position, depth) -> 0))
                .withMessageContaining("table: ")
                .withMessageContaining("engine: 0");
    }

    /** An engine without claims. */
    private static long withoutClaims(Position position, int depth) {
        List<Move> moves = plainMoves(position);
        return depth == 1
                ? moves.size()
                : moves.stream()
                        .mapToLong(move -> withoutClaims(position.play(move), depth - 1))
                        .sum();
    }

    private static List<Move> plainMoves(Position position) {
        return position.legalMoves().stream()
                .filter(move -> move.claim().isEmpty())
                .toList();
    }

    private static ImmutableList<PerftTable.Entry> fixture() throws IOException {
        try (InputStream stream = PerftTableTest.class.getResourceAsStream("/fixtures/perft.tsv")) {
            String text = new String(Objects.requireNonNull(stream).readAllBytes(), StandardCharsets.UTF_8);
            return text.lines()
                    .filter(line -> !line.startsWith("#"))
                    .map(Splitter.on('\t')::splitToList)
                    .map(fields -> new PerftTable.Entry(
                            Position.parse(fields.get(2)),
                            Integer.parseInt(fields.get(0)),
                            Long.parseLong(fields.get(1))))
                    .collect(ImmutableList.toImmutableList());
        }
    }
}
