package io.github.lyngk.testkit.corpus;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import com.google.common.collect.ImmutableSetMultimap;
import com.google.common.collect.LinkedListMultimap;
import com.google.common.collect.ListMultimap;
import io.github.lyngk.core.Move;
import io.github.lyngk.core.Position;
import io.github.lyngk.core.Rule;
import io.github.lyngk.core.Variant;
import io.github.lyngk.core.Violation;
import io.github.lyngk.testkit.scenarios.RefusedMoves;
import java.util.Arrays;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * The lines of {@code refused.tsv}: for every variant some moves of each violation, and of those that could be chosen the
 * ones that most engines with a rule wrong would play.
 */
final class RefusedCases {
    private static final long SEED = 3;
    private static final int OF_EACH = 8;

    private RefusedCases() {}

    static ImmutableList<RefusedLine> all() {
        ImmutableList<RefusedLine> lines = Stream.concat(
                        of(RuleExamples.positions(), Integer.MAX_VALUE),
                        Arrays.stream(Variant.values()).flatMap(variant -> of(drawn(variant), OF_EACH)))
                .collect(ImmutableList.toImmutableList());
        return IntStream.range(0, lines.size())
                .mapToObj(n -> lines.get(n).named("r%03d".formatted(n + 1)))
                .collect(ImmutableList.toImmutableList());
    }

    private static Stream<Position> drawn(Variant variant) {
        Draw draw = new Draw(variant, SEED);
        return Stream.of(draw.odd(24), draw.late(6), draw.ends(9), draw.chains(3), draw.starts(2))
                .flatMap(positions -> positions);
    }

    /** One line of a position for each violation, so many for each violation in all. */
    private static Stream<RefusedLine> of(Stream<Position> positions, int most) {
        ListMultimap<Violation, RefusedLine> lines = LinkedListMultimap.create();
        positions.forEach(position -> {
            RefusedMoves refused = RefusedMoves.of(position);
            Optional<ImmutableSetMultimap<Move, Rule>> tempting = Optional.empty();
            for (Violation violation : refused.violations()) {
                if (lines.get(violation).size() < most) {
                    tempting = Optional.of(tempting.orElseGet(() -> Witnesses.tempting(position)));
                    lines.put(violation, line(position, refused, violation, tempting.get()));
                }
            }
        });
        return Arrays.stream(Violation.values()).flatMap(violation -> lines.get(violation).stream());
    }

    private static RefusedLine line(
            Position position, RefusedMoves refused, Violation violation, ImmutableSetMultimap<Move, Rule> tempting) {
        Comparator<Move> byTemptation = Comparator.<Move>comparingInt(
                        move -> tempting.get(move).size())
                .thenComparingInt(move -> likeness(position, move));
        List<Move> moves = refused.committing(violation);
        Move best = Collections.max(moves, byTemptation);
        List<Move> alike = moves.stream()
                .filter(move -> byTemptation.compare(move, best) == 0)
                .toList();
        Move worst = alike.get(Math.floorMod(position.hashCode(), alike.size()));
        ImmutableSet<Rule> labels = tempting.get(worst).stream().sorted().collect(ImmutableSet.toImmutableSet());
        return new RefusedLine("", labels, position.toString(), worst.toString(), violation);
    }

    /** How much a refused move looks like a legal one. */
    private static int likeness(Position position, Move move) {
        return position.heightAt(move.from()) > 0
                ? 2
                        + Math.min(1, position.heightAt(move.to()))
                        + (move.from().directionTo(move.to()).isPresent() ? 1 : 0)
                : Math.min(1, position.heightAt(move.to()));
    }
}
