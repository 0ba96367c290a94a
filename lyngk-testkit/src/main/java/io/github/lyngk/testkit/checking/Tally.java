package io.github.lyngk.testkit.checking;

import java.util.Collection;
import java.util.Collections;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * Counts how often cases with a {@link Feature} were answered wrongly and rightly.
 *
 * <p>The rule behind a wrong answer is that of the feature whose cases are wrong most often: an engine without the LYNGK
 * rule misses all moves over a LYNGK point, but only some of those that cross empty points.
 */
final class Tally {

    /** A feature that is wrong nearly as often as another is as good a name. */
    private static final double NEARLY = 0.7;

    /** A rare feature names a fault only if its cases are wrong so many times as often as all cases. */
    private static final int LIFT = 3;

    private static final double OFTEN = 0.5;

    private final Map<Feature, int[]> counts = new LinkedHashMap<>();

    void add(Feature feature, boolean right) {
        counts.computeIfAbsent(feature, unseen -> new int[2])[right ? 1 : 0]++;
    }

    void add(Collection<Feature> features, boolean right) {
        features.forEach(feature -> add(feature, right));
    }

    /**
     * The feature that names a fault: of those that are wrong nearly as often as the one wrong most often, the most general.
     *
     * @param features the most particular first, the most general last
     */
    Feature worst(List<Feature> features) {
        List<Feature> deeds = features.stream().filter(this::isDeed).toList();
        if (!deeds.isEmpty()) {
            return mostGeneral(deeds);
        }
        List<Feature> others =
                features.stream().filter(feature -> !feature.isOfPlay()).toList();
        Feature general = others.isEmpty() ? Lockstep.PLAYED : others.get(others.size() - 1);
        Feature worst = others.isEmpty() ? general : Collections.max(others, Comparator.comparingDouble(this::score));
        return switch (general.kind()) {
            case EXTRA_MOVE -> worst; // core names the rule of an illegal move
            case MISSING_MOVE ->
                score(general) >= 0.9 * score(worst) ? general : mostGeneral(others.subList(0, others.size() - 1));
            default ->
                score(worst) > LIFT * score(general) ? mostGeneral(others.subList(0, others.size() - 1)) : general;
        };
    }

    /** Whether moves that do such a thing are played wrongly more often than others. */
    private boolean isDeed(Feature feature) {
        return feature.isOfPlay() && score(feature) >= LIFT * score(Lockstep.PLAYED);
    }

    private Feature mostGeneral(List<Feature> features) {
        double most = features.stream().mapToDouble(this::score).max().orElse(0);
        return features.stream()
                .filter(feature -> score(feature) >= NEARLY * most)
                .reduce((particular, next) -> next)
                .orElseThrow();
    }

    /** Whether at least half of the cases are wrong. */
    boolean isOftenWrong(Feature feature) {
        return score(feature) >= OFTEN;
    }

    /** The share of wrong cases; the more cases there are, the more it counts. */
    private double score(Feature feature) {
        int[] count = counts.getOrDefault(feature, new int[2]);
        return count[0] / (count[0] + count[1] + 2.0);
    }
}
