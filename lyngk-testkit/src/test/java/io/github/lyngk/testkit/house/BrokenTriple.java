package io.github.lyngk.testkit.house;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import com.google.common.collect.Sets;
import io.github.lyngk.core.Rule;
import io.github.lyngk.core.Variant;
import io.github.lyngk.testkit.Engine;
import io.github.lyngk.testkit.house.BrokenEngine.Symptom;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.stream.Collectors;

/**
 * An engine with three faults at once, which a check has to name one by one.
 *
 * @param parts the engines with one fault each that it is made of
 * @param variant a variant in which all three are wrong
 */
public record BrokenTriple(ImmutableList<BrokenEngine> parts, Variant variant) implements FaultyEngine {

    /**
     * Faults of which no two go together: they overrule each other, or there is no telling them apart. Whoever does not
     * travel at all, for instance, breaks no rule about LYNGK points; and whoever scores wrongly has seldom a tie to break.
     */
    private static final ImmutableList<ImmutableSet<String>> ALTERNATIVES = ImmutableList.of(
            ImmutableSet.of("moves", "turns", "claims", "hasMove", "passTurn", "play", "setUp"),
            ImmutableSet.of("destinations", "isLyngkPoint", "mayUseLyngk", "legLimit"),
            ImmutableSet.of("seen", "rays"),
            ImmutableSet.of("mayLand", "fits", "coloursDiffer"),
            ImmutableSet.of(
                    "claim",
                    "claimCaptures",
                    "captureFives",
                    "complete",
                    "result",
                    "count",
                    "ranking",
                    "tally",
                    "countsFor"));

    /** Rules that know nothing of variants: broken ones are broken everywhere. */
    private static final ImmutableSet<String> GENERAL = ImmutableSet.of(
            "turns",
            "mayClaim",
            "mayLift",
            "destinations",
            "seen",
            "rays",
            "mayUseLyngk",
            "isLyngkPoint",
            "legLimit",
            "coloursDiffer",
            "mayClimb");

    /** Random triples, all different. */
    static ImmutableList<BrokenTriple> draw(ImmutableList<BrokenEngine> engines, long seed, int count) {
        List<BrokenEngine> usable = engines.stream()
                .filter(engine -> engine.shownBy() != Symptom.EXCEPTION && !engine.claimsApart())
                .toList();
        SplittableRandom random = new SplittableRandom(seed);
        Set<BrokenTriple> triples = new LinkedHashSet<>();
        while (triples.size() < count) {
            Set<BrokenEngine> parts = new LinkedHashSet<>();
            while (parts.size() < 3) {
                parts.add(usable.get(random.nextInt(usable.size())));
            }
            Set<Variant> common = Sets.newEnumSet(List.of(Variant.values()), Variant.class);
            parts.forEach(part -> common.retainAll(variants(part)));
            if (!common.isEmpty() && goTogether(parts)) {
                Variant variant = List.copyOf(common).get(random.nextInt(common.size()));
                ImmutableList<BrokenEngine> listed = ImmutableList.copyOf(parts);
                if (Visibility.showsEach(listed, variant)) {
                    triples.add(new BrokenTriple(listed, variant));
                }
            }
        }
        return ImmutableList.copyOf(triples);
    }

    private static Set<Variant> variants(BrokenEngine engine) {
        return engine.variant() == Variant.STANDARD
                        && GENERAL.containsAll(engine.rules().get().broken())
                ? ImmutableSet.copyOf(Variant.values())
                : ImmutableSet.of(engine.variant());
    }

    /** Whether each breaks rules of its own, and a report can tell which. */
    private static boolean goTogether(Set<BrokenEngine> parts) {
        long broken = parts.stream()
                .map(part -> part.suspects().iterator().next())
                .distinct()
                .count();
        return broken == parts.size()
                && Sets.combinations(parts, 2).stream().allMatch(pair -> {
                    List<BrokenEngine> both = List.copyOf(pair);
                    return areApart(
                            both.get(0).rules().get().broken(),
                            both.get(1).rules().get().broken());
                });
    }

    private static boolean areApart(Set<String> some, Set<String> others) {
        return Sets.intersection(some, others).isEmpty()
                && ALTERNATIVES.stream()
                        .noneMatch(rules -> Sets.intersection(rules, some).size() > 0
                                && Sets.intersection(rules, others).size() > 0);
    }

    @Override
    public String name() {
        return parts.stream().map(BrokenEngine::name).collect(Collectors.joining("; "));
    }

    @Override
    public Engine<?> engine() {
        return new HouseEngine(combined(parts));
    }

    /** Rules that break what all of some engines break. */
    static HouseRules combined(List<BrokenEngine> parts) {
        return BrokenRules.combined(
                parts.stream().map(part -> part.rules().get()).toArray(BrokenRules[]::new));
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
