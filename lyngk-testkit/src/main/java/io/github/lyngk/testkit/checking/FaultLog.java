package io.github.lyngk.testkit.checking;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import com.google.common.collect.Sets;
import io.github.lyngk.testkit.Fault.Kind;
import java.util.Comparator;
import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** The disagreements of a check, gathered by their features, and the smallest of each. */
final class FaultLog {

    private static final ImmutableSet<Kind> MERGED = Sets.immutableEnumSet(
            Kind.MISSING_MOVE, Kind.EARLY_END, Kind.LATE_END, Kind.WRONG_SIDE_TO_MOVE, Kind.WRONG_WINNER);

    /** The maximum number of different sets of features kept. */
    private static final int MOST_GROUPS = 500;

    /** Whether a disagreement was seen again. */
    enum Repeat {
        /** A fresh instance, asked the same and nothing else, gave the same wrong answer. */
        REPRODUCED,
        /** It was not asked again: there was no time, or no fresh instance. */
        UNTRIED,
        /** A fresh instance answered correctly, and wrongly after the scenarios asked before. */
        AFTER_OTHERS,
        /** A fresh instance answered correctly, after the scenarios asked before too. */
        NEVER
    }

    /**
     * A disagreement and how it was seen.
     *
     * @param scenario what was asked
     * @param before what the same instance was asked before, as far as it matters
     */
    record Sighting(Disagreement disagreement, Scenario scenario, ImmutableList<Scenario> before, Repeat repeat) {

        /** What a fresh instance shows comes first, then short games and bare boards. */
        private static final Comparator<Sighting> BY_SIZE = Comparator.comparing(Sighting::repeat)
                .thenComparing(sighting -> sighting.before().size())
                .thenComparing(sighting -> sighting.disagreement().size());

        boolean isSuspect() {
            return repeat == Repeat.AFTER_OTHERS || repeat == Repeat.NEVER;
        }

        Sighting with(Repeat other, ImmutableList<Scenario> earlier) {
            return new Sighting(disagreement, scenario, earlier, other);
        }
    }

    /** The sightings with the same features. */
    private static final class Group {
        private final Set<Integer> games = new LinkedHashSet<>();
        private Sighting smallest;
        private Optional<Throwable> thrown;

        Group(Sighting first) {
            this.smallest = first;
            this.thrown = first.disagreement().evidence().thrown();
        }

        /** Those of the smallest sighting; without a rule, others may have others. */
        ImmutableList<Feature> features() {
            return smallest.disagreement().features();
        }

        void add(int game, Sighting sighting) {
            games.add(game);
            smallest = Sighting.BY_SIZE.compare(sighting, smallest) < 0 ? sighting : smallest;
            thrown = thrown.or(() -> sighting.disagreement().evidence().thrown());
        }
    }

    /**
     * One fault.
     *
     * @param feature what names it
     * @param particular what names the smallest sighting, if that is another feature
     * @param games in how many games it was seen
     * @param smallest the smallest sighting
     * @param thrown what was thrown first, if anything was
     */
    record Entry(Feature feature, Feature particular, int games, Sighting smallest, Optional<Throwable> thrown) {}

    private final Map<Object, Group> groups = new LinkedHashMap<>();
    private final Set<ImmutableList<Feature>> reproduced = new LinkedHashSet<>();
    private int changes;

    /** Notes a disagreement before anything else is done about it. */
    void add(int game, Sighting sighting) {
        changes++;
        Object key = key(sighting);
        Group group = groups.get(key);
        if (group == null && groups.size() < MOST_GROUPS) {
            group = new Group(sighting);
            groups.put(key, group);
        }
        if (group != null) {
            group.add(game, sighting);
        }
    }

    /** Disagreements that a fresh instance does not show are one fault: no rule tells them apart. */
    private static Object key(Sighting sighting) {
        ImmutableList<Feature> features = sighting.disagreement().features();
        boolean ruled = features.get(0).rule().isPresent() || features.get(0).kind() == Kind.CHANGED_STATE;
        return sighting.isSuspect() ? (ruled ? "not reproduced" : "not reproduced " + features.get(0)) : features;
    }

    /** Notes that a fresh instance shows the same; from now on this is known of these features. */
    void reproduce(int game, Sighting sighting) {
        reproduced.add(sighting.disagreement().features());
        add(game, sighting.with(Repeat.REPRODUCED, ImmutableList.of()));
    }

    /** Notes that a fresh instance does not show what was added last. */
    void doubt(int game, Sighting sighting, Repeat repeat, ImmutableList<Scenario> before) {
        remove(sighting);
        add(game, sighting.with(repeat, before));
    }

    /** Takes a disagreement back that was added last. */
    void remove(Sighting sighting) {
        Object key = key(sighting);
        Group group = groups.get(key);
        if (group != null && group.smallest.repeat() == Repeat.UNTRIED) {
            groups.remove(key);
        }
    }

    boolean isReproduced(Disagreement disagreement) {
        return reproduced.contains(disagreement.features());
    }

    boolean isEmpty() {
        return groups.isEmpty();
    }

    /** Grows with every disagreement. */
    int changes() {
        return changes;
    }

    /** The faults, those seen in most games first: disagreements with the same kind and rule are one. */
    ImmutableList<Entry> entries(Tally tally) {
        Map<String, Group> merged = new LinkedHashMap<>();
        Map<String, Feature> names = new LinkedHashMap<>();
        Map<Kind, Feature> leading = leading(tally);
        groups.forEach((key, group) -> {
            boolean suspect = group.smallest.isSuspect();
            Feature particular = tally.worst(group.features());
            Feature worst =
                    tally.isOftenWrong(particular) ? particular : leading.getOrDefault(particular.kind(), particular);
            Feature name = suspect
                    ? new Feature(worst.kind(), Optional.empty(), worst.rule().isPresent() ? "" : worst.text())
                    : worst;
            String fault = name.fault() + suspect;
            names.putIfAbsent(fault, name);
            Group all = merged.computeIfAbsent(fault, first -> new Group(group.smallest));
            if (Sighting.BY_SIZE.compare(group.smallest, all.smallest) <= 0) {
                names.put(fault, name);
            }
            group.games.forEach(game -> all.add(game, group.smallest));
            all.thrown = all.thrown.or(() -> group.thrown);
        });
        Comparator<Entry> mostGames = Comparator.comparingInt(entry -> -entry.games());
        return merged.entrySet().stream()
                .map(entry -> new Entry(
                        names.get(entry.getKey()),
                        tally.worst(entry.getValue().smallest.disagreement().features()),
                        entry.getValue().games.size(),
                        entry.getValue().smallest,
                        entry.getValue().thrown))
                .sorted(mostGames)
                .collect(ImmutableList.toImmutableList());
    }

    /** For some kinds the feature seen in most games; of missing moves, of those that are not often wrong. */
    private Map<Kind, Feature> leading(Tally tally) {
        Map<Feature, Set<Integer>> games = new LinkedHashMap<>();
        groups.values().stream().filter(group -> !group.smallest.isSuspect()).forEach(group -> {
            Feature feature = tally.worst(group.features());
            if (MERGED.contains(feature.kind())
                    && !(feature.kind() == Kind.MISSING_MOVE && tally.isOftenWrong(feature))) {
                games.computeIfAbsent(feature, first -> new LinkedHashSet<>()).addAll(group.games);
            }
        });
        Map<Kind, Feature> leading = new EnumMap<>(Kind.class);
        games.keySet()
                .forEach(feature -> leading.merge(
                        feature.kind(),
                        feature,
                        (one, other) -> games.get(other).size() > games.get(one).size() ? other : one));
        return leading;
    }
}
