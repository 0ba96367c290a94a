package io.github.lyngk.testkit.checking;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.Iterables;
import io.github.lyngk.core.Game;
import io.github.lyngk.core.Position;
import io.github.lyngk.testkit.Fault.Kind;
import io.github.lyngk.testkit.checking.FaultLog.Entry;
import io.github.lyngk.testkit.checking.FaultLog.Repeat;
import io.github.lyngk.testkit.checking.FaultLog.Sighting;
import io.github.lyngk.testkit.scenarios.GameShrinker;
import io.github.lyngk.testkit.scenarios.Scenario;
import io.github.lyngk.testkit.scenarios.SetupShrinker;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.BiFunction;
import java.util.function.Predicate;

/**
 * Repeats the disagreements of a check on fresh instances, and shrinks the games that show them.
 *
 * @param <T> the type of the instances that are asked
 */
final class Repeater<T> {

    private static final int GAME_TRIES = 300;
    private static final int SETUP_TRIES = 600;

    /** The maximum number of times that a program in another process is started to repeat a disagreement. */
    private static final int REMOTE_REPEATS = 40;

    /** The maximum number of searches for the earlier scenarios that a fault needs, and of attempts in each. */
    private static final int MOST_HISTORIES = 5;

    private static final int HISTORY_TRIES = 60;
    private static final int REMOTE_HISTORY_TRIES = 12;

    private final Instances<T> instances;
    private final HangGuard guard;
    private final Tally tally;
    private final FaultLog log;
    private final BiFunction<T, Scenario, ImmutableList<Disagreement>> question;
    private final Predicate<Position> maySend;

    /** The features of disagreements that a fresh instance has shown, so that each is repeated only once. */
    private final Set<ImmutableList<Feature>> reproduced = new HashSet<>();

    /** The faults that a fresh instance has shown; programs in another process repeat each only once. */
    private final Set<String> reproducedFaults = new HashSet<>();

    private int repeats;
    private int histories;
    private boolean unrepeatable;

    /**
     * Creates a repeater.
     *
     * @param question returns the disagreements of an instance in a scenario
     * @param maySend whether a position may be sent to the program
     */
    Repeater(
            Instances<T> instances,
            HangGuard guard,
            Tally tally,
            FaultLog log,
            BiFunction<T, Scenario, ImmutableList<Disagreement>> question,
            Predicate<Position> maySend) {
        this.instances = instances;
        this.guard = guard;
        this.tally = tally;
        this.log = log;
        this.question = question;
        this.maySend = maySend;
    }

    /** Whether a fresh instance has shown a disagreement with the same features; of a remote program, the same fault. */
    boolean isReproduced(Disagreement disagreement) {
        return reproduced.contains(disagreement.features())
                || instances.isRemote()
                        && reproducedFaults.contains(
                                tally.worst(disagreement.features()).fault());
    }

    /**
     * Repeats a disagreement on a fresh instance, and records the result.
     *
     * @param game the number of the game that shows it
     * @param asked the scenarios that the instance was asked so far
     * @return whether the fresh instance did not show it
     */
    boolean failsToRepeat(int game, Sighting sighting, List<Scenario> asked) {
        Disagreement disagreement = sighting.disagreement();
        if (instances.isRemote() && repeats++ >= REMOTE_REPEATS || guard.isTimeUp() || unrepeatable) {
            return false;
        }
        Optional<ImmutableList<Disagreement>> again = askFresh(ImmutableList.of(sighting.scenario()));
        unrepeatable = again.isEmpty();
        if (isAmong(again, disagreement)) {
            log.add(game, sighting.as(Repeat.REPRODUCED, ImmutableList.of()));
            reproduced.add(disagreement.features());
            reproducedFaults.add(tally.worst(disagreement.features()).fault());
            return false;
        }
        if (unrepeatable || guard.isTimeUp()) {
            return false;
        }
        boolean correct = again.get().isEmpty();
        Optional<ImmutableList<Scenario>> fewest = correct && histories++ < MOST_HISTORIES
                ? new Isolation(
                                scenarios -> !guard.isTimeUp() && isAmong(askFresh(scenarios), disagreement),
                                instances.isRemote() ? REMOTE_HISTORY_TRIES : HISTORY_TRIES)
                        .fewest(asked)
                : Optional.empty();
        log.remove(game, sighting);
        if (fewest.isPresent() || disagreement.kind() != Kind.SLOW_ANSWER) { // otherwise the machine was busy
            Repeat repeat = correct ? Repeat.NOT_REPRODUCED : Repeat.OTHERWISE;
            log.add(game, sighting.as(repeat, before(disagreement, fewest)));
        }
        return true;
    }

    /** The scenarios before the question, which is in the last one and may be its beginning. */
    private static ImmutableList<Scenario> before(
            Disagreement disagreement, Optional<ImmutableList<Scenario>> scenarios) {
        ImmutableList<Scenario> all = scenarios.orElse(ImmutableList.of());
        Game game = disagreement.game();
        boolean begins = !all.isEmpty()
                && Iterables.getLast(all).game().size() >= game.size()
                && Iterables.getLast(all).game().prefix(game.size()).equals(game);
        return begins ? all.subList(0, all.size() - 1) : all;
    }

    private static boolean isAmong(Optional<ImmutableList<Disagreement>> all, Disagreement disagreement) {
        return all.stream()
                .flatMap(List::stream)
                .anyMatch(again -> again.features().equals(disagreement.features()));
    }

    /** The disagreements of a fresh instance in the last of some scenarios; empty if no instance can be created. */
    private Optional<ImmutableList<Disagreement>> askFresh(List<Scenario> scenarios) {
        return instances.freshIfPossible().map(other -> {
            ImmutableList<Disagreement> last = ImmutableList.of();
            for (Scenario scenario : scenarios) {
                last = question.apply(other, scenario);
            }
            instances.giveBack(other);
            return last;
        });
    }

    /** Shrinks the game of a fault as long as fresh instances show it; empty if they do not. */
    Optional<Disagreement> smallest(Entry entry) {
        Game found = entry.smallest().disagreement().game();
        Predicate<Game> fails = game -> !guard.isTimeUp()
                && game.isOver() == found.isOver()
                && maySend.test(game.start())
                && again(entry, game, instances.forTrial()).isPresent();
        Game bare = SetupShrinker.shrink(found, GameShrinker.atMost(SETUP_TRIES, fails));
        Game smallest = GameShrinker.shrink(bare, GameShrinker.atMost(GAME_TRIES, fails));
        return again(entry, smallest, instances.fresh()); // the spare instance was asked other questions before
    }

    private Optional<Disagreement> again(Entry entry, Game game, T other) {
        Feature name = tally.worst(entry.smallest().disagreement().features());
        ImmutableList<Disagreement> all =
                question.apply(other, entry.smallest().scenario().with(game));
        instances.giveBack(other);
        return all.stream()
                .filter(again -> again.game().equals(game))
                .filter(again -> tally.worst(again.features()).equals(name))
                .findFirst();
    }
}
