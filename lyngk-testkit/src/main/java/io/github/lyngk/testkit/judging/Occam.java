package io.github.lyngk.testkit.judging;

import com.google.common.base.Suppliers;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import io.github.lyngk.testkit.comparing.Difference;
import io.github.lyngk.testkit.comparing.Explanation;
import io.github.lyngk.testkit.comparing.Reading;
import io.github.lyngk.testkit.comparing.Reading.Fit;
import io.github.lyngk.testkit.judging.FaultLog.Group;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.function.Supplier;

/**
 * Tells one fault from several: the fewest explanations that account for everything found.
 *
 * <p>A wrong answer usually fits several explanations; the one that fits most of the wrong answers is taken first, and
 * what it accounts for is done with. What only says that something is wrong is left for the end, unless the particular
 * explanations fit by chance.
 */
final class Occam {

    /** An explanation that fits fewer of the cases that have a general one fits by chance. */
    private static final double CHANCE = 0.25;

    private static final Comparator<Suspicion> MOST_FIRST =
            Comparator.comparingInt(Suspicion::rounds).reversed();

    /** An explanation and what it accounts for. */
    record Suspicion(Explanation explanation, ImmutableList<Group> groups) {
        int rounds() {
            return FaultLog.rounds(groups);
        }

        /** The smallest game in which it was seen. */
        Sight smallest() {
            return groups.stream()
                    .map(Group::best)
                    .reduce((one, other) -> other.isSmallerThan(one) ? other : one)
                    .orElseThrow();
        }

        boolean seenInPlay() {
            return groups.stream().anyMatch(Group::seenInPlay);
        }

        /** The first thing thrown: later ones may have lost their trace. */
        Optional<Throwable> thrown() {
            return groups.stream().flatMap(group -> group.thrown().stream()).findFirst();
        }
    }

    private final Supplier<ImmutableSet<String>> refuted;
    private final List<Group> open;
    private final Map<Explanation, List<Group>> taken = new LinkedHashMap<>();

    private Occam(FaultLog log) {
        this.refuted = Suppliers.memoize(log::refutedMistakes);
        this.open = new ArrayList<>(log.groups());
    }

    /** The faults behind what was found, those seen most often first. */
    static ImmutableList<Suspicion> suspicions(FaultLog log) {
        Occam occam = new Occam(log);
        while (!occam.open.isEmpty()) {
            occam.take();
        }
        return occam.merged();
    }

    private void take() {
        Explanation best = best(Fit.WHOLE)
                .map(this::generalIfByChance)
                .or(() -> takenInPart())
                .or(() -> best(Fit.PART))
                .or(() -> best(Fit.GENERAL))
                .orElseThrow();
        List<Group> mine = taken.computeIfAbsent(best, key -> new ArrayList<>());
        open.removeIf(group -> group.reading(best).isPresent() && mine.add(group));
    }

    /** The explanation that accounts for most, the most particular one where several do. */
    private Optional<Explanation> best(Fit fit) {
        Set<Explanation> candidates = new HashSet<>();
        for (Group group : open) {
            group.best().finding().readings().stream()
                    .filter(reading -> reading.fit() == fit)
                    .map(Reading::explanation)
                    .forEach(candidates::add);
        }
        return candidates.stream()
                .max(Comparator.<Explanation>comparingInt(candidate -> isRefuted(candidate) ? 0 : 1)
                        .thenComparingInt(this::weight)
                        .thenComparingDouble(candidate -> -rank(candidate))
                        .thenComparing(Explanation::toString));
    }

    /** A way to count that would have been wrong where the count was right. */
    private boolean isRefuted(Explanation explanation) {
        return explanation.difference() == Difference.WRONG_WINNER
                && refuted.get().contains(explanation.cause());
    }

    private int weight(Explanation explanation) {
        return FaultLog.rounds(open.stream()
                .filter(group -> group.reading(explanation)
                        .filter(reading -> reading.fit() != Fit.GENERAL)
                        .isPresent())
                .toList());
    }

    /** How particular it is, seen over all it accounts for. */
    private double rank(Explanation explanation) {
        return open.stream()
                .mapToInt(group -> group.explanations().indexOf(explanation))
                .filter(index -> index >= 0)
                .average()
                .orElse(0);
    }

    private Explanation generalIfByChance(Explanation best) {
        for (Group group : open) {
            Optional<Explanation> general = group.reading(best).isEmpty()
                    ? Optional.empty()
                    : group.best().finding().readings().stream()
                            .filter(reading -> reading.fit() == Fit.GENERAL)
                            .map(Reading::explanation)
                            .findFirst();
            if (general.isPresent() && weight(best) < CHANCE * total(general.get())) {
                return general.get();
            }
        }
        return best;
    }

    private int total(Explanation general) {
        return FaultLog.rounds(open.stream()
                .filter(group -> group.reading(general).isPresent())
                .toList());
    }

    /** An explanation already taken that accounts for a part of what is left. */
    private Optional<Explanation> takenInPart() {
        return taken.keySet().stream()
                .filter(known ->
                        open.stream().anyMatch(group -> group.reading(known).isPresent()))
                .findFirst();
    }

    /**
     * The same cause under two rules, as in two variants, is one fault, told by the rule seen more often; and so are two
     * causes under one rule.
     */
    private ImmutableList<Suspicion> merged() {
        List<Suspicion> all = taken.entrySet().stream()
                .map(entry -> new Suspicion(entry.getKey(), ImmutableList.copyOf(entry.getValue())))
                .toList();
        return mergedBy(
                mergedBy(all, Explanation::cause), explanation -> explanation.title() + causeOfNoRule(explanation));
    }

    private static String causeOfNoRule(Explanation explanation) {
        return explanation.rule().isPresent() ? "" : explanation.cause();
    }

    private static ImmutableList<Suspicion> mergedBy(List<Suspicion> all, Function<Explanation, String> same) {
        Map<String, Suspicion> merged = new LinkedHashMap<>();
        all.stream()
                .sorted(MOST_FIRST)
                .forEach(suspicion -> merged.merge(
                        key(suspicion.explanation(), same.apply(suspicion.explanation())), suspicion, Occam::join));
        return merged.values().stream().sorted(MOST_FIRST).collect(ImmutableList.toImmutableList());
    }

    private static String key(Explanation explanation, String same) {
        return explanation.remembered()
                + (same.isEmpty() ? explanation.title() : explanation.difference() + ": " + same);
    }

    /** Two told as one, by the explanation of the first. */
    static Suspicion join(Suspicion more, Suspicion fewer) {
        return new Suspicion(
                more.explanation(),
                ImmutableList.<Group>builder()
                        .addAll(more.groups())
                        .addAll(fewer.groups())
                        .build());
    }
}
