package io.github.lyngk.testkit.checking;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import com.google.common.collect.Sets;
import io.github.lyngk.testkit.Fault.Kind;
import io.github.lyngk.testkit.scenarios.Scenario;
import java.util.Comparator;
import java.util.EnumMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** The disagreements of a check, grouped by their features, with the smallest of each group. */
final class FaultLog {

    /** The maximum number of different sets of features kept. */
    private static final int MOST_GROUPS = 500;

    /** Kinds in which a feature that is seldom wrong is merged into the one seen in most games. */
    private static final ImmutableSet<Kind> MERGED = Sets.immutableEnumSet(
            Kind.MISSING_MOVE, Kind.EARLY_END, Kind.LATE_END, Kind.WRONG_SIDE_TO_MOVE, Kind.WRONG_WINNER);

    /** The answer of a fresh instance to the same question, asked alone; the best case first. */
    enum Repeat {
        REPRODUCED,
        UNTRIED,
        /** It answered correctly. */
        NOT_REPRODUCED,
        /** It was wrong in another way. */
        OTHERWISE;

        boolean isDoubtful() {
            return this == NOT_REPRODUCED || this == OTHERWISE;
        }
    }

    /**
     * A disagreement and how it was seen.
     *
     * @param scenario what to ask to see it again
     * @param before the scenarios to ask the same instance before; empty if there are none or they are unknown
     */
    record Sighting(Disagreement disagreement, Scenario scenario, ImmutableList<Scenario> before, Repeat repeat) {

        private static final Comparator<Sighting> BY_SIZE = Comparator.comparing(Sighting::repeat)
                .thenComparing(sighting ->
                        sighting.repeat().isDoubtful() && sighting.before().isEmpty())
                .thenComparing(sighting -> sighting.before().size())
                .thenComparing(sighting -> sighting.disagreement().size());

        static Sighting untried(Disagreement disagreement, Scenario scenario) {
            return new Sighting(disagreement, scenario, ImmutableList.of(), Repeat.UNTRIED);
        }

        Sighting as(Repeat other, ImmutableList<Scenario> earlier) {
            return new Sighting(disagreement, scenario, earlier, other);
        }

        /** Disagreements that a fresh instance does not show are one fault, without a rule. */
        private Object key() {
            Feature feature = disagreement.features().get(0);
            if (!repeat.isDoubtful()) {
                return disagreement.features();
            }
            return feature.rule().isPresent() ? Repeat.NOT_REPRODUCED : Feature.withoutRule(feature.kind(), "again");
        }
    }

    /**
     * A fault: the sightings with the same features; in the report, those with the same name.
     *
     * @param feature the feature that names it
     * @param games the games that show it
     * @param smallest the smallest sighting
     * @param exception the first exception that was thrown, if any
     */
    record Entry(Feature feature, Set<Integer> games, Sighting smallest, Optional<Throwable> exception) {

        static Entry of(int game, Sighting sighting) {
            Disagreement disagreement = sighting.disagreement();
            Set<Integer> games = new HashSet<>(Set.of(game));
            return new Entry(
                    disagreement.features().get(0),
                    games,
                    sighting,
                    disagreement.evidence().exception());
        }

        Entry plus(Entry other) {
            games.addAll(other.games);
            Sighting smaller = Sighting.BY_SIZE.compare(other.smallest, smallest) < 0 ? other.smallest : smallest;
            return new Entry(feature, games, smaller, exception.or(() -> other.exception));
        }
    }

    private final Map<Object, Entry> groups = new LinkedHashMap<>();
    private int changes;

    /** Records a disagreement, before it is examined. */
    void add(int game, Sighting sighting) {
        changes++;
        if (groups.containsKey(sighting.key()) || groups.size() < MOST_GROUPS) {
            groups.merge(sighting.key(), Entry.of(game, sighting), Entry::plus);
        }
    }

    /** Removes the disagreement that was just added, unless others with the same features were added before. */
    void remove(int game, Sighting sighting) {
        Entry group = groups.get(sighting.key());
        if (group != null && group.smallest.equals(sighting) && group.games.equals(Set.of(game))) {
            groups.remove(sighting.key());
        }
    }

    boolean isEmpty() {
        return groups.isEmpty();
    }

    /** A number that grows with every disagreement. */
    int changes() {
        return changes;
    }

    /** The faults, those seen in most games first: disagreements with the same kind and rule are one. */
    ImmutableList<Entry> entries(Tally tally) {
        Map<Kind, Feature> leading = leading(tally);
        Map<String, Entry> faults = new LinkedHashMap<>();
        for (Entry group : groups.values()) {
            Feature name = name(group, tally, leading);
            Entry named = new Entry(name, new HashSet<>(group.games), group.smallest, group.exception);
            boolean doubtful = group.smallest.repeat().isDoubtful();
            faults.merge(name.fault() + doubtful, named, Entry::plus);
        }
        return faults.values().stream()
                .sorted(Comparator.comparingInt(entry -> -entry.games().size()))
                .collect(ImmutableList.toImmutableList());
    }

    private static Feature name(Entry group, Tally tally, Map<Kind, Feature> leading) {
        Feature worst = tally.worst(group.smallest.disagreement().features());
        if (group.smallest.repeat().isDoubtful()) {
            return Feature.withoutRule(worst.kind(), "");
        }
        return tally.isOftenWrong(worst) ? worst : leading.getOrDefault(worst.kind(), worst);
    }

    /** For the merged kinds, the feature seen in most games; for missing moves, only among those that are seldom wrong. */
    private Map<Kind, Feature> leading(Tally tally) {
        Map<Feature, Set<Integer>> games = new LinkedHashMap<>();
        for (Entry group : groups.values()) {
            Feature worst = tally.worst(group.smallest.disagreement().features());
            boolean apart = worst.kind() == Kind.MISSING_MOVE && tally.isOftenWrong(worst);
            if (MERGED.contains(worst.kind())
                    && !apart
                    && !group.smallest.repeat().isDoubtful()) {
                games.computeIfAbsent(worst, first -> new HashSet<>()).addAll(group.games);
            }
        }
        Map<Kind, Feature> leading = new EnumMap<>(Kind.class);
        games.entrySet().stream()
                .sorted(Comparator.comparingInt(seen -> seen.getValue().size()))
                .forEach(seen -> leading.put(seen.getKey().kind(), seen.getKey()));
        return leading;
    }
}
