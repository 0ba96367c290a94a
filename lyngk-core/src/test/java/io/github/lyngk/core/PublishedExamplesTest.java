package io.github.lyngk.core;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.lyngk.core.Fixtures.Legal;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Every line of the published positions and games. */
class PublishedExamplesTest {
    @ParameterizedTest
    @ValueSource(strings = {"standard", "six", "captures"})
    void legalMovesAreThePublishedOnes(String variant) {
        assertThat(Fixtures.legal(variant)).allSatisfy(line -> {
            Position position = Position.parse(line.position());
            List<String> sorted =
                    position.legalMoves().stream().map(Move::toString).sorted().toList();
            assertThat(sorted).isEqualTo(line.moves().stream().sorted().toList());
            assertThat(position.isOver()).isEqualTo(line.moves().isEmpty());
        });
    }

    @ParameterizedTest
    @ValueSource(strings = {"standard", "six", "captures"})
    void legalMovesAscendByIndex(String variant) {
        assertThat(Fixtures.legal(variant)).allSatisfy(line -> {
            List<Integer> expected = line.moves().stream()
                    .map(move -> Move.parse(move).index())
                    .sorted()
                    .toList();
            assertThat(Position.parse(line.position()).legalMoves())
                    .extracting(Move::index)
                    .isEqualTo(expected);
        });
    }

    @ParameterizedTest
    @ValueSource(strings = {"standard", "six", "captures"})
    void countMatchesTheList(String variant) {
        assertThat(Fixtures.legal(variant))
                .allSatisfy(line -> assertThat(Position.parse(line.position()).legalMoveCount())
                        .isEqualTo(line.moves().size()));
    }

    @ParameterizedTest
    @ValueSource(strings = {"standard", "six", "captures"})
    void movesOfEachPointMatchTheList(String variant) {
        assertThat(Fixtures.legal(variant)).allSatisfy(line -> {
            Position position = Position.parse(line.position());
            List<Move> moves = position.legalMoves();
            for (Point point : Point.values()) {
                List<Move> expected =
                        moves.stream().filter(move -> move.from() == point).toList();
                assertThat(position.legalMoves(point)).isEqualTo(expected);
            }
        });
    }

    @ParameterizedTest
    @ValueSource(strings = {"standard", "six", "captures"})
    void claimsMatchTheList(String variant) {
        assertThat(Fixtures.legal(variant)).allSatisfy(line -> {
            Position position = Position.parse(line.position());
            List<Claim> expected = position.legalMoves().stream()
                    .map(Move::claim)
                    .flatMap(Optional::stream)
                    .distinct()
                    .map(color -> new Claim(position.playerToMove(), color))
                    .toList();
            assertThat(position.legalClaims()).isEqualTo(expected);
        });
    }

    @ParameterizedTest
    @ValueSource(strings = {"standard", "six", "captures"})
    void everyMoveThereIsIsAllowedJustWhenListed(String variant) {
        assertThat(sample(variant)).allSatisfy(line -> {
            Position position = Position.parse(line.position());
            List<Integer> allowed = IntStream.range(0, Move.COUNT)
                    .filter(index -> position.isLegal(Move.ofIndex(index)))
                    .boxed()
                    .toList();
            List<Integer> unobjectionable = IntStream.range(0, Move.COUNT)
                    .filter(index -> position.check(Move.ofIndex(index)).isLegal())
                    .boxed()
                    .toList();
            assertThat(allowed)
                    .isEqualTo(position.legalMoves().stream().map(Move::index).toList());
            assertThat(unobjectionable).isEqualTo(allowed);
        });
    }

    /** Every tenth line: starts, middles and ends. */
    private static Stream<Legal> sample(String variant) {
        List<Legal> all = Fixtures.legal(variant).toList();
        return IntStream.range(0, all.size()).filter(i -> i % 10 == 0).mapToObj(all::get);
    }

    @ParameterizedTest
    @ValueSource(strings = {"standard", "six", "captures"})
    void positionsPrintAsTheyWereRead(String variant) {
        assertThat(Fixtures.legal(variant))
                .allSatisfy(line -> assertThat(Position.parse(line.position())).hasToString(line.position()));
    }

    @ParameterizedTest
    @ValueSource(strings = {"standard", "six", "captures"})
    void gamesReplay(String variant) {
        assertThat(Fixtures.games(variant)).allSatisfy(played -> {
            List<Move> moves = played.moves().stream().map(Move::parse).toList();
            Game game = Game.replay(Position.parse(played.start()), moves);
            Outcome outcome = game.outcome().orElseThrow();

            assertThat(game.players()).extracting(Player::number).isEqualTo(played.players());
            assertThat(game.position()).hasToString(played.end());
            assertThat(outcome.winner().map(player -> "" + player.number()).orElse("draw"))
                    .isEqualTo(played.winner());
            assertThat(outcome.reason().height()).isEqualTo(played.decidedAt());
        });
    }

    @ParameterizedTest
    @ValueSource(strings = {"standard", "six", "captures"})
    void gamesAreTheSameWhetherPlayedOrSetUp(String variant) {
        assertThat(Fixtures.games(variant)).allSatisfy(played -> {
            List<Position> positions = new ArrayList<>(Game.replay(
                            Position.parse(played.start()),
                            played.moves().stream().map(Move::parse).toList())
                    .positions());
            assertThat(positions)
                    .allSatisfy(position -> assertThat(Position.parse(position.toString()))
                            .isEqualTo(position)
                            .extracting(Position::isOver)
                            .isEqualTo(position.isOver()));
        });
    }
}
