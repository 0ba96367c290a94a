package io.github.lyngk.testkit.checking;

import com.google.common.collect.ImmutableList;
import io.github.lyngk.core.Game;
import io.github.lyngk.core.Move;
import io.github.lyngk.core.Position;
import io.github.lyngk.core.Rule;
import io.github.lyngk.testkit.Fault.Kind;
import java.util.Collection;
import java.util.Collections;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * Counts the wrong and right answers for each {@link Feature}, to decide which feature names a fault.
 *
 * <p>The rule of a wrong answer is that of the feature whose cases are wrong most often: an engine without the LYNGK
 * rule misses all moves over a LYNGK point, but only some of those that climb.
 */
final class Tally {

    /** The feature of all moves that are played. */
    static final Feature PLAYED = Feature.of(Kind.WRONG_BOARD, Rule.E1, "");

    /** If a feature is wrong nearly as often as another, the more general of them names the fault. */
    private static final double NEARLY = 0.7;

    /** The most general feature names missing moves only if it is wrong nearly as often as the worst one. */
    private static final double HARDLY = 0.9;

    /** Other features name a fault only if their share of wrong cases is this many times that of all cases. */
    private static final int LIFT = 3;

    private static final double OFTEN = 0.5;

    /** The approximate number of moves counted of a right list. */
    private static final int SAMPLE = 16;

    private final Map<Feature, int[]> counts = new HashMap<>();

    /** Counts a position that was answered correctly, and the move that led there. */
    void addRight(Game game, Answers answers) {
        Position position = game.position();
        if (game.size() > 0) {
            add(PlayFeature.of(game), true);
            add(ImmutableList.of(PLAYED), true);
        }
        add(PositionFeature.ofResult(position), true);
        List<Move> moves = answers.moves();
        int step = 1 + moves.size() / SAMPLE;
        for (int n = 0; n < moves.size(); n += step) {
            add(MoveFeature.of(position, moves.get(n)), true);
        }
    }

    /** Counts a position that was answered wrongly: each move by itself. */
    void addWrong(Position position, Answers answers, List<Disagreement> differences) {
        if (answers.isResultRight(position)) {
            add(PositionFeature.ofResult(position), true);
        }
        Set<Move> wrong = answers.wrongMoves(position);
        if (!wrong.isEmpty()) {
            answers.expected(position).forEach(move -> add(MoveFeature.of(position, move), !wrong.contains(move)));
        }
        differences.forEach(difference -> addWrong(difference.features()));
    }

    /** Counts a move that was played wrongly, and the moves that are therefore missing. */
    void addPlayedWrongly(Position position, List<Feature> features, List<Move> moves) {
        addWrong(features);
        if (!features.contains(PLAYED)) {
            add(ImmutableList.of(PLAYED), false);
        }
        moves.stream().filter(position::isLegal).forEach(move -> add(MoveFeature.of(position, move), false));
    }

    private void addWrong(List<Feature> features) {
        add(
                features.stream()
                        .filter(feature -> feature.kind() != Kind.MISSING_MOVE)
                        .toList(),
                false);
    }

    private void add(Collection<Feature> features, boolean right) {
        features.forEach(feature -> counts.computeIfAbsent(feature, unseen -> new int[2])[right ? 1 : 0]++);
    }

    /**
     * Returns the feature that names a fault: the most general of those that are wrong nearly as often as the worst one.
     *
     * @param features the most specific first, the most general last
     */
    Feature worst(List<Feature> features) {
        List<Feature> deeds = features.stream()
                .filter(feature -> feature.ofPlay() && score(feature) > LIFT * score(PLAYED))
                .toList();
        if (!deeds.isEmpty()) {
            return mostGeneral(deeds);
        }
        List<Feature> others =
                features.stream().filter(feature -> !feature.ofPlay()).toList();
        Feature general = others.get(others.size() - 1);
        List<Feature> particular = others.subList(0, others.size() - 1);
        Feature worst = Collections.max(others, Comparator.comparingDouble(this::score));
        if (general.kind() == Kind.EXTRA_MOVE) {
            return worst;
        }
        boolean named = general.kind() == Kind.MISSING_MOVE
                ? score(general) < HARDLY * score(worst)
                : score(worst) > LIFT * score(general);
        return named ? mostGeneral(particular) : general;
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

    /** The share of wrong cases, lower if there are few cases. */
    private double score(Feature feature) {
        int[] count = counts.getOrDefault(feature, new int[2]);
        return count[0] / (count[0] + count[1] + 2.0);
    }
}
