package io.github.lyngk.testkit.corpus;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.lyngk.testkit.Engine;
import io.github.lyngk.testkit.broken.ClaimsApartEngine;
import io.github.lyngk.testkit.broken.RefereeEngine;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Slow engines that share only the board with the library agree with every line. */
class CorpusRefereeTest {

    static Stream<Engine<?>> referees() {
        return Stream.of(new RefereeEngine(), new ClaimsApartEngine());
    }

    @ParameterizedTest
    @MethodSource("referees")
    void refereeAgreesWithEveryPosition(Engine<?> engine) {
        Examinee<?> referee = Examinee.of(engine);

        assertThat(Corpus.positions()).isNotEmpty().allMatch(referee::agreesWith);
    }

    @Test
    void refereeRefusesWhatIsRefused() {
        Examinee<?> referee = Examinee.of(new RefereeEngine());

        assertThat(Corpus.refused()).isNotEmpty().allMatch(referee::agreesWith);
    }

    /** The referee shows the positions, too. */
    @ParameterizedTest
    @MethodSource("referees")
    void refereeAgreesWithEveryGame(Engine<?> engine) {
        Examinee<?> referee = Examinee.of(engine);

        assertThat(Corpus.games()).isNotEmpty().allMatch(referee::agreesWith);
    }

    @Test
    void playerWhoMovesHadTheTurn() {
        for (List<PlyLine> game : Corpus.games()) {
            for (PlyLine line : game.subList(1, game.size())) {
                assertThat(game.get(line.ply() - 1).result()).isEqualTo("turn " + line.player());
            }
        }
    }
}
