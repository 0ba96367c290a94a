package io.github.lyngk.testkit.broken;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import com.google.common.collect.Sets;
import io.github.lyngk.core.Rule;
import io.github.lyngk.core.Variant;
import io.github.lyngk.testkit.Engine;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.stream.Collectors;

/**
 * An engine with three faults, each of which a check must name.
 *
 * @param parts the engines with one fault each that it is made of
 * @param variant a variant in which all three are wrong
 */
public record BrokenTriple(ImmutableList<BrokenEngine> parts, Variant variant) implements FaultyEngine {

    /** Random triples, all different, of faults of different kinds that show beside each other. */
    public static ImmutableList<BrokenTriple> draw(long seed, int count) {
        List<List<BrokenEngine>> kinds = BrokenEngine.kinds().stream()
                .map(kind -> kind.stream().filter(BrokenTriple::isUsable).toList())
                .filter(kind -> !kind.isEmpty())
                .toList();
        SplittableRandom random = new SplittableRandom(seed);
        Set<BrokenTriple> triples = new LinkedHashSet<>();
        while (triples.size() < count) {
            Set<List<BrokenEngine>> drawn = new LinkedHashSet<>();
            while (drawn.size() < 3) {
                drawn.add(kinds.get(random.nextInt(kinds.size())));
            }
            ImmutableList<BrokenEngine> parts = drawn.stream()
                    .map(kind -> kind.get(random.nextInt(kind.size())))
                    .collect(ImmutableList.toImmutableList());
            BrokenTriple triple = new BrokenTriple(parts, Variant.values()[random.nextInt(Variant.values().length)]);
            if (triple.canBeNamed()) {
                triples.add(triple);
            }
        }
        return ImmutableList.copyOf(triples);
    }

    private static boolean isUsable(BrokenEngine engine) {
        return !engine.suspects().isEmpty() && !engine.claimsApart();
    }

    /** Whether each part breaks another rule, and shows where the other two are right. */
    private boolean canBeNamed() {
        Set<Rule> broken =
                parts.stream().map(part -> part.suspects().iterator().next()).collect(Collectors.toSet());
        return broken.size() == parts.size()
                && parts.stream().allMatch(part -> part.variant() == Variant.STANDARD || part.variant() == variant)
                && parts.stream().allMatch(this::shows);
    }

    private boolean shows(BrokenEngine part) {
        List<BrokenEngine> others =
                parts.stream().filter(other -> other != part).toList();
        return Visibility.shows(BrokenEngine.rules(parts), BrokenEngine.rules(others), Visibility.games(variant));
    }

    @Override
    public String name() {
        return parts.stream().map(BrokenEngine::name).collect(Collectors.joining("; "));
    }

    @Override
    public Engine<?> engine() {
        return new SlowEngine(BrokenEngine.rules(parts));
    }

    /** How many of the three faults a report names: those for which it has a suspect that is not needed for another. */
    public int namedBy(Collection<Rule> rules) {
        return named(parts, List.copyOf(rules));
    }

    private static int named(List<BrokenEngine> parts, List<Rule> rules) {
        if (parts.isEmpty()) {
            return 0;
        }
        List<BrokenEngine> others = parts.subList(1, parts.size());
        int most = named(others, rules);
        for (Rule rule : Sets.intersection(parts.get(0).suspects(), ImmutableSet.copyOf(rules))) {
            List<Rule> left = new ArrayList<>(rules);
            left.remove(rule);
            most = Math.max(most, 1 + named(others, left));
        }
        return most;
    }

    @Override
    public String toString() {
        return name();
    }
}
