package io.github.lyngk.testkit.checking;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatNoException;

import com.google.common.collect.ImmutableList;
import io.github.lyngk.core.Game;
import io.github.lyngk.core.RandomGames;
import io.github.lyngk.core.Rule;
import io.github.lyngk.core.Variant;
import io.github.lyngk.testkit.Fault.Kind;
import io.github.lyngk.testkit.checking.FaultLog.Entry;
import io.github.lyngk.testkit.checking.FaultLog.Repeat;
import io.github.lyngk.testkit.checking.FaultLog.Sighting;
import io.github.lyngk.testkit.scenarios.Scenario;
import org.junit.jupiter.api.Test;

/** How disagreements become faults. */
class FaultLogTest {

    private static final Game LONGER = RandomGames.game(Variant.STANDARD, 1).prefix(1);
    private static final Game START = LONGER.prefix(0);
    private static final Feature E3 = Feature.of(Kind.EXTRA_MOVE, Rule.E3);
    private static final Feature F2 = Feature.of(Kind.EXTRA_MOVE, Rule.F2);
    private static final Feature SLOW = Feature.withoutRule(Kind.SLOW_ANSWER, "");

    private final FaultLog log = new FaultLog();

    private static Sighting sighting(Feature feature, Game game) {
        return Sighting.untried(Disagreement.of(game, feature, feature + " in " + game.size()), Scenario.of(game));
    }

    private static Sighting seen(Feature feature, Game game, Repeat repeat) {
        return sighting(feature, game).as(repeat, ImmutableList.of());
    }

    private ImmutableList<Entry> entries() {
        return log.entries(new Tally());
    }

    @Test
    void casesWithTheSameNameAreOneFaultWithItsSmallestCase() {
        assertThat(log.isEmpty()).isTrue();
        log.add(1, sighting(E3, LONGER));
        log.add(2, sighting(F2, LONGER));
        log.add(3, sighting(E3, START));
        log.add(3, sighting(E3, LONGER));
        log.add(4, sighting(Feature.of(Kind.EXTRA_MOVE, Rule.E3, "other features, but the same name"), LONGER));

        assertThat(log.isEmpty()).isFalse();
        assertThat(log.changes()).isEqualTo(5);
        assertThat(entries()).extracting(Entry::feature).containsExactly(E3, F2);
        assertThat(entries().get(0).games()).containsExactlyInAnyOrder(1, 3, 4);
        assertThat(entries().get(0).smallest().disagreement().game()).isEqualTo(START);
    }

    @Test
    void faultSeenInMostGamesIsFirst() {
        log.add(1, sighting(E3, START));
        log.add(1, sighting(F2, START));
        log.add(2, sighting(F2, START));

        assertThat(entries()).extracting(Entry::feature).containsExactly(F2, E3);
    }

    @Test
    void reproducedCaseIsBetterThanASmallerOne() {
        log.add(1, seen(E3, LONGER, Repeat.REPRODUCED));
        log.add(2, sighting(E3, START));

        assertThat(entries().get(0).smallest().disagreement().game()).isEqualTo(LONGER);
    }

    /** Whatever rules they seem to break: naming one would be a guess. */
    @Test
    void casesThatAreNotReproducedAreOneFaultWithoutARule() {
        log.add(1, seen(E3, START, Repeat.NOT_REPRODUCED));
        log.add(2, seen(F2, START, Repeat.OTHERWISE));
        log.add(3, sighting(E3, START));

        assertThat(entries())
                .extracting(entry -> entry.feature().rule().isPresent())
                .containsExactly(false, true);
        assertThat(entries().get(0).games()).containsExactlyInAnyOrder(1, 2);
        assertThat(entries().get(0).smallest().repeat()).isEqualTo(Repeat.NOT_REPRODUCED);
    }

    @Test
    void casesWithoutARuleThatAreNotReproducedAreApart() {
        log.add(1, seen(SLOW, START, Repeat.NOT_REPRODUCED));
        log.add(2, seen(E3, START, Repeat.NOT_REPRODUCED));

        assertThat(entries())
                .extracting(entry -> entry.feature().kind())
                .containsExactly(Kind.SLOW_ANSWER, Kind.EXTRA_MOVE);
    }

    @Test
    void caseThatWasJustAddedIsRemoved() {
        Sighting sighting = sighting(E3, START);
        log.add(1, sighting);
        log.remove(1, sighting);

        assertThat(log.isEmpty()).isTrue();
        assertThatNoException().isThrownBy(() -> log.remove(1, sighting));
    }

    @Test
    void caseSeenBeforeIsKept() {
        Sighting sighting = sighting(E3, START);
        log.add(1, sighting);
        log.add(2, sighting);
        log.remove(2, sighting);

        assertThat(entries()).hasSize(1);
    }

    @Test
    void anotherCaseIsKept() {
        log.add(1, sighting(E3, START));
        log.remove(1, sighting(E3, LONGER));

        assertThat(entries()).hasSize(1);
    }

    @Test
    void groupsAreLimited() {
        for (int number = 0; number < 600; number++) {
            log.add(number, sighting(Feature.withoutRule(Kind.EXCEPTION, "e" + number), START));
        }
        log.add(700, sighting(Feature.withoutRule(Kind.EXCEPTION, "e1"), START));

        assertThat(entries()).hasSize(500);
        assertThat(entries().get(0).games()).containsExactlyInAnyOrder(1, 700);
    }
}
