package io.github.lyngk.core.referee;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.lyngk.core.Fixtures;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The referee is only worth comparing with if it agrees with the published examples itself. */
@Tag("not-for-mutation")
class RefereeTest {
    @Test
    void boardHas43PointsAnd102Edges() {
        long steps = Grid.POINTS.stream()
                .flatMap(point -> Grid.rays(point).stream())
                .filter(ray -> !ray.isEmpty())
                .count();

        assertThat(Grid.POINTS).hasSize(43);
        assertThat(steps).isEqualTo(2 * 102);
    }

    @ParameterizedTest
    @ValueSource(strings = {"standard", "six", "captures"})
    void printsTheLineItRead(String variant) {
        assertThat(Fixtures.legal(variant))
                .allSatisfy(line -> assertThat(State.parse(line.position())).hasToString(line.position()));
    }

    @ParameterizedTest
    @ValueSource(strings = {"standard", "six", "captures"})
    void listsThePublishedMoves(String variant) {
        assertThat(Fixtures.legal(variant)).allSatisfy(line -> {
            List<String> turns = texts(Referee.legalTurns(State.parse(line.position())));
            assertThat(turns.stream().sorted().toList())
                    .isEqualTo(line.moves().stream().sorted().toList());
        });
    }

    @ParameterizedTest
    @ValueSource(strings = {"standard", "six", "captures"})
    void playsThePublishedGames(String variant) {
        assertThat(Fixtures.games(variant)).allSatisfy(game -> {
            State state = State.parse(game.start());
            for (int ply = 0; ply < game.moves().size(); ply++) {
                Turn turn = Turn.parse(game.moves().get(ply));
                assertThat(state.player()).isEqualTo(game.players().get(ply));
                assertThat(Referee.check(state, turn)).isEmpty();
                state = Referee.play(state, turn);
            }
            assertThat(state).hasToString(game.end());
            assertThat(Referee.isOver(state)).isTrue();
            assertThat(Score.winner(state))
                    .isEqualTo(game.winner().equals("draw") ? 0 : Integer.parseInt(game.winner()));
            assertThat(Score.decidedAt(state)).isEqualTo(game.decidedAt());
        });
    }

    @ParameterizedTest
    @ValueSource(strings = {"standard", "six", "captures"})
    void checkAgreesWithTheList(String variant) {
        assertThat(Fixtures.legal(variant).skip(40).limit(10)).allSatisfy(line -> {
            State state = State.parse(line.position());
            List<String> allowed = allTurns()
                    .filter(turn -> Referee.check(state, turn).isEmpty())
                    .map(Turn::toString)
                    .toList();
            assertThat(allowed).isEqualTo(texts(Referee.legalTurns(state)));
        });
    }

    private static Stream<Turn> allTurns() {
        return Stream.of("", "I", "B", "R", "G", "K")
                .flatMap(claim -> Grid.POINTS.stream()
                        .flatMap(from -> Grid.POINTS.stream()
                                .filter(to -> !to.equals(from))
                                .map(to -> new Turn(claim, from, to))));
    }

    private static List<String> texts(List<Turn> turns) {
        return turns.stream().map(Turn::toString).toList();
    }
}
