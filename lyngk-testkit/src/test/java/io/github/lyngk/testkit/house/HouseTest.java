package io.github.lyngk.testkit.house;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import io.github.lyngk.core.Claim;
import io.github.lyngk.core.Game;
import io.github.lyngk.core.Move;
import io.github.lyngk.core.Position;
import io.github.lyngk.core.Variant;
import io.github.lyngk.testkit.EngineCheck;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;

/** The slow engine agrees with core, and each broken engine does not. */
class HouseTest {

    private static List<Game> games(Variant variant) {
        return Visibility.games(variant).subList(0, 12);
    }

    @ParameterizedTest
    @EnumSource
    void rightRulesAgreeWithCore(Variant variant) {
        Rules rules = new Rules();
        for (Game game : games(variant)) {
            Table table = rules.setUp.apply(game.start());
            for (int ply = 0; ply <= game.size(); ply++) {
                Position position = game.positions().get(ply);
                assertThat(Visibility.isRight(rules, table, position)).isTrue();
                assertThat(Visibility.isRight(rules, rules.setUp.apply(position), position))
                        .isTrue();
                assertThat(table.toPosition()).isEqualTo(position);
                if (ply < game.size()) {
                    table = rules.play.of(table, game.moves().get(ply));
                }
            }
        }
    }

    @ParameterizedTest
    @EnumSource
    void D5_claimsApartAgreeWithCore(Variant variant) {
        ClaimsApartEngine engine = new ClaimsApartEngine();
        games(variant).stream()
                .flatMap(game -> game.positions().stream().skip(4).limit(2))
                .forEach(position -> {
                    assertThat(engine.claims(engine.setUp(position)))
                            .containsExactlyInAnyOrderElementsOf(position.legalClaims().stream()
                                    .map(Claim::color)
                                    .toList());
                    for (Claim claim : position.legalClaims()) {
                        StartOnlyEngine.State claimed = engine.claim(engine.setUp(position), claim.color());
                        assertThat(engine.claims(claimed)).isEmpty();
                        assertThat(engine.moves(claimed))
                                .containsExactlyInAnyOrderElementsOf(position.legalMoves().stream()
                                        .filter(move -> move.claim().equals(Optional.of(claim.color())))
                                        .map(Move::withoutClaim)
                                        .toList());
                    }
                });
    }

    static Stream<BrokenEngine> everySixth() {
        ImmutableList<BrokenEngine> all = BrokenEngine.all();
        return IntStream.range(0, all.size()).filter(index -> index % 6 == 0).mapToObj(all::get);
    }

    /** Rare faults, exceptions and wrong claims do not show in these games, but in a check; {@code FullPowerTest} tries all. */
    @ParameterizedTest
    @MethodSource("everySixth")
    void brokenEngineIsWrongSomewhere(BrokenEngine broken) {
        boolean shows = !broken.suspects().isEmpty()
                && !broken.claimsApart()
                && Visibility.shows(broken.rules(), new Rules(), games(broken.variant()));

        assertThat(shows
                        || !EngineCheck.of(broken::engine)
                                .seed(1)
                                .stoppingAfter(1)
                                .run()
                                .faults()
                                .isEmpty())
                .isTrue();
    }

    @Test
    void namesAreUnique() {
        assertThat(FaultyEngine.all().stream().map(FaultyEngine::name)).doesNotHaveDuplicates();
    }
}
