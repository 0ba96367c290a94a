package io.github.lyngk.testkit.checking;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.Iterables;
import io.github.lyngk.core.Game;
import io.github.lyngk.core.Position;
import io.github.lyngk.core.RandomGames;
import io.github.lyngk.core.Rule;
import io.github.lyngk.core.Variant;
import io.github.lyngk.testkit.Fault.Kind;
import io.github.lyngk.testkit.checking.FaultLog.Entry;
import io.github.lyngk.testkit.checking.FaultLog.Repeat;
import io.github.lyngk.testkit.checking.FaultLog.Sighting;
import io.github.lyngk.testkit.scenarios.Scenario;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** What a fresh instance answers to the question that another one answered wrongly. */
class RepeaterTest extends WithGuard {

    private static final Game FIRST = RandomGames.game(Variant.STANDARD, 1).prefix(6);
    private static final Game SECOND = RandomGames.game(Variant.STANDARD, 2).prefix(6);
    private static final Feature E3 = Feature.of(Kind.EXTRA_MOVE, Rule.E3);
    private static final Feature F2 = Feature.of(Kind.EXTRA_MOVE, Rule.F2);

    private final FaultLog log = new FaultLog();
    private final List<Asked> made = new ArrayList<>();
    private final Repeater<Asked> repeater = new Repeater<>(
            new Instances<>(this::make, asked -> asked, true, guard, Settings.usual(1, 1)),
            guard,
            new Tally(),
            log,
            this::disagreements,
            position -> true);

    /** When instances are wrong: never, from the third move on, after the first game, or from then on in another way. */
    private enum Behaviour {
        NONE,
        ALWAYS,
        AFTER_FIRST,
        ANOTHER
    }

    private Behaviour fault = Behaviour.NONE;

    /** An instance that knows what it was asked. */
    private static final class Asked implements AutoCloseable {
        private final Set<Position> starts = new HashSet<>();
        private int closed;

        @Override
        public void close() {
            closed++;
        }
    }

    private Asked make() {
        made.add(new Asked());
        return Iterables.getLast(made);
    }

    private ImmutableList<Disagreement> disagreements(Asked asked, Scenario scenario) {
        boolean wrong = switch (fault) {
            case NONE -> false;
            case ALWAYS, ANOTHER -> scenario.game().size() >= 3;
            case AFTER_FIRST -> asked.starts.contains(FIRST.start());
        };
        asked.starts.add(scenario.game().start());
        Feature feature = fault == Behaviour.ANOTHER ? F2 : E3;
        return wrong ? ImmutableList.of(Disagreement.of(scenario.game(), feature, "wrong")) : ImmutableList.of();
    }

    private boolean failsToRepeat(Feature feature) {
        Disagreement disagreement = Disagreement.of(SECOND, feature, "wrong");
        Sighting sighting = Sighting.untried(disagreement, Scenario.of(SECOND));
        log.add(1, sighting);
        return repeater.failsToRepeat(1, sighting, List.of(Scenario.of(FIRST), Scenario.of(SECOND)));
    }

    private Entry entry() {
        return Iterables.getOnlyElement(log.entries(new Tally()));
    }

    @Test
    void faultOfAFreshInstanceIsReproduced() {
        fault = Behaviour.ALWAYS;
        Disagreement disagreement = Disagreement.of(SECOND, E3, "wrong");
        assertThat(repeater.isReproduced(disagreement)).isFalse();

        assertThat(failsToRepeat(E3)).isFalse();
        assertThat(repeater.isReproduced(disagreement)).isTrue();
        assertThat(entry().smallest().repeat()).isEqualTo(Repeat.REPRODUCED);
        assertThat(made).hasSize(1).allMatch(asked -> asked.closed == 1);
    }

    @Test
    void rightAnswerOfAFreshInstanceIsNotReproduced() {
        assertThat(failsToRepeat(E3)).isTrue();
        assertThat(repeater.isReproduced(Disagreement.of(SECOND, E3, "wrong"))).isFalse();
        assertThat(entry().smallest().repeat()).isEqualTo(Repeat.NOT_REPRODUCED);
        assertThat(entry().smallest().before()).isEmpty();
        assertThat(made).allMatch(asked -> asked.closed == 1);
    }

    @Test
    void gamesThatMustComeBeforeAreFound() {
        fault = Behaviour.AFTER_FIRST;

        assertThat(failsToRepeat(E3)).isTrue();
        assertThat(entry().smallest().repeat()).isEqualTo(Repeat.NOT_REPRODUCED);
        assertThat(entry().smallest().before()).containsExactly(Scenario.of(FIRST));
    }

    @Test
    void otherFaultOfAFreshInstanceIsNoRightAnswer() {
        fault = Behaviour.ANOTHER;

        assertThat(failsToRepeat(E3)).isTrue();
        assertThat(entry().smallest().repeat()).isEqualTo(Repeat.OTHERWISE);
        assertThat(entry().smallest().before()).isEmpty();
    }

    /** The machine was busy. */
    @Test
    void latenessThatIsNotReproducedIsForgotten() {
        assertThat(failsToRepeat(Feature.withoutRule(Kind.SLOW_ANSWER, ""))).isTrue();
        assertThat(log.isEmpty()).isTrue();
    }

    /** The search asks again only for the first five faults. */
    @Test
    void searchesForEarlierGamesAreLimited() {
        for (int time = 0; time < 8; time++) {
            assertThat(failsToRepeat(E3)).isTrue();
        }
        // A search repeats the last scenario, and then both: one instance and two more for each of the first five.
        assertThat(made).hasSize(8 + 5 * 2);
    }

    @Test
    void smallestGameHasThreeMoves() {
        fault = Behaviour.ALWAYS;
        failsToRepeat(E3);
        Disagreement smallest = repeater.smallest(entry()).orElseThrow();

        assertThat(smallest.game().size()).isEqualTo(3);
        assertThat(made).allMatch(asked -> asked.closed == 1);
    }

    @Test
    void faultThatIsNeverSeenAgainHasNoSmallestGame() {
        fault = Behaviour.ALWAYS;
        failsToRepeat(E3);
        fault = Behaviour.NONE;

        assertThat(repeater.smallest(entry())).isEmpty();
    }
}
