package io.github.lyngk.testkit.corpus;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import io.github.lyngk.core.Position;
import io.github.lyngk.core.Variant;
import java.util.Arrays;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** The lines of {@code positions.tsv}, in their order: small and plain ones first. */
final class PositionCases {
    private static final long SEED = 1;

    private PositionCases() {}

    static ImmutableList<PositionLine> all() {
        ImmutableList<Position> positions = positions();
        return IntStream.range(0, positions.size())
                .parallel()
                .mapToObj(n -> Witnesses.label(PositionLine.of("p%04d".formatted(n + 1), positions.get(n))))
                .collect(ImmutableList.toImmutableList());
    }

    /** No position twice: a second line would say the same. */
    private static ImmutableList<Position> positions() {
        ImmutableSet.Builder<Position> positions = ImmutableSet.builder();
        RuleExamples.positions().forEach(positions::add);
        Arrays.stream(Variant.values())
                .flatMap(variant -> of(new Draw(variant, SEED)))
                .forEach(positions::add);
        return positions.build().asList();
    }

    private static Stream<Position> of(Draw draw) {
        return Stream.of(
                        draw.odd(60),
                        draw.ends(60),
                        draw.chains(8),
                        draw.late(3).flatMap(draw::family),
                        draw.ends(2).flatMap(draw::family),
                        draw.events(),
                        draw.starts(2),
                        draw.crowded(2))
                .flatMap(positions -> positions);
    }
}
