package io.github.lyngk.testkit.judging;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import io.github.lyngk.core.Game;
import io.github.lyngk.testkit.comparing.Explanation;
import io.github.lyngk.testkit.comparing.Finding;
import io.github.lyngk.testkit.comparing.Reading;
import io.github.lyngk.testkit.comparing.Reading.Fit;
import io.github.lyngk.testkit.comparing.WrongWinnerRule;
import io.github.lyngk.testkit.games.CountingMistake;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** All that was found, gathered by what may be behind it, and what was right where it could have been wrong. */
final class FaultLog {

    private static final int ENDS_KEPT = 300;

    /** Who is wrong in so many ways is wrong in every way. */
    private static final int MOST_GROUPS = 300;

    /**
     * The findings that have the very same explanations.
     *
     * @param rounds in which they were seen
     */
    record Group(ImmutableList<Explanation> explanations, Set<Integer> rounds, Sight best, Optional<Throwable> thrown) {

        Optional<Reading> reading(Explanation explanation) {
            return best.finding().reading(explanation);
        }

        boolean seenInPlay() {
            return best.inPlay();
        }

        private Group with(int round, Sight sight) {
            rounds.add(round);
            Sight smaller = sight.isSmallerThan(best) ? sight : best;
            boolean inPlay = best.inPlay() || sight.inPlay();
            return new Group(
                    explanations,
                    rounds,
                    smaller.seenInPlay(inPlay),
                    thrown.or(() -> sight.finding().thrown()));
        }
    }

    /** All rounds in which one of several groups was seen. */
    static int rounds(Iterable<Group> groups) {
        Set<Integer> rounds = new HashSet<>();
        groups.forEach(group -> rounds.addAll(group.rounds()));
        return rounds.size();
    }

    private final Map<ImmutableList<Explanation>, Group> groups = new LinkedHashMap<>();
    private final List<Game> rightEnds = new ArrayList<>();
    private int changes;

    void add(int round, Sight sight) {
        ImmutableList<Explanation> explanations =
                sight.finding().readings().stream().map(Reading::explanation).collect(ImmutableList.toImmutableList());
        Group group = groups.get(explanations);
        if (group == null && groups.size() >= MOST_GROUPS) {
            return;
        }
        Set<Integer> rounds = new HashSet<>(Set.of(round));
        groups.put(
                explanations,
                group == null
                        ? new Group(explanations, rounds, sight, sight.finding().thrown())
                        : group.with(round, sight));
        changes++;
    }

    /** A finished game that was counted as core counts it. */
    void addRightEnd(Game game) {
        if (rightEnds.size() < ENDS_KEPT) {
            rightEnds.add(game);
        }
    }

    /** Whether a finding can be explained by what a finding in the log can be explained by. */
    boolean knows(Finding finding) {
        return groups.values().stream()
                .filter(group -> group.best().comesAgain())
                .anyMatch(group -> finding.readings().stream()
                        .filter(reading -> reading.fit() == Fit.WHOLE)
                        .anyMatch(reading -> group.reading(reading.explanation())
                                .filter(known -> known.fit() == Fit.WHOLE)
                                .isPresent()));
    }

    boolean isEmpty() {
        return groups.isEmpty();
    }

    /** Grows with every finding. */
    int changes() {
        return changes;
    }

    ImmutableList<Group> groups() {
        return ImmutableList.copyOf(groups.values());
    }

    /** The mistakes in counting, in words, that would have shown where the count was right. */
    ImmutableSet<String> refutedMistakes() {
        return Arrays.stream(CountingMistake.values())
                .filter(mistake -> rightEnds.stream()
                        .filter(game -> mistake.isPossibleIn(game.start().variant()))
                        .anyMatch(mistake::shows))
                .map(WrongWinnerRule::words)
                .collect(ImmutableSet.toImmutableSet());
    }
}
