package io.github.lyngk.testkit.corpus;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.lyngk.testkit.house.ClaimsApartEngine;
import io.github.lyngk.testkit.house.CoreEngine;
import io.github.lyngk.testkit.house.RefereeEngine;
import java.util.List;
import org.junit.jupiter.api.Test;

/** The slow engine that plays by the book agrees with every line it can judge, and so do engines of other makes. */
class CorpusRefereeTest {

    @Test
    void refereeAgreesWithEveryPosition() {
        Examinee<?> referee = Examinee.of(new RefereeEngine());

        assertThat(Corpus.positions())
                .isNotEmpty()
                .filteredOn(line -> !referee.knows(line))
                .isEmpty();
    }

    @Test
    void refereeRefusesWhatIsRefused() {
        Examinee<?> referee = Examinee.of(new RefereeEngine());

        assertThat(Corpus.refused())
                .isNotEmpty()
                .filteredOn(line -> !referee.knows(line))
                .isEmpty();
    }

    @Test
    void refereeAgreesWithEveryGameAndShowsTheSamePositions() {
        Examinee<?> referee = Examinee.of(new RefereeEngine());

        assertThat(Corpus.games().stream().flatMap(game -> referee.firstUnknown(game).stream()))
                .isEmpty();
    }

    /** A player moves who had the turn before. */
    @Test
    void whoMovesHadTheTurn() {
        for (List<PlyLine> game : Corpus.games()) {
            for (PlyLine line : game.subList(1, game.size())) {
                assertThat(game.get(line.ply() - 1).result()).isEqualTo("turn " + line.player());
            }
        }
    }

    @Test
    void engineThatClaimsApartAgrees() {
        Examinee<?> apart = Examinee.of(new ClaimsApartEngine());

        assertThat(Corpus.positions()).allMatch(apart::knows);
        assertThat(Corpus.games()).allMatch(game -> apart.firstUnknown(game).isEmpty());
    }

    /** Values may be played on from twice. */
    @Test
    void engineWhoseStatesAreValuesAgrees() {
        Examinee<?> values = Examinee.of(new CoreEngine() {
            @Override
            public boolean statesAreValues() {
                return true;
            }
        });

        assertThat(Corpus.positions()).allMatch(values::knows);
        assertThat(Corpus.games()).allMatch(game -> values.firstUnknown(game).isEmpty());
    }
}
