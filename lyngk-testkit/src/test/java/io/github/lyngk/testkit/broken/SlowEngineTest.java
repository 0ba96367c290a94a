package io.github.lyngk.testkit.broken;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.lyngk.core.Claim;
import io.github.lyngk.core.Game;
import io.github.lyngk.core.Move;
import io.github.lyngk.core.Position;
import io.github.lyngk.core.Variant;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** The slow engine agrees with core; {@code PowerTest} and {@code FullPowerTest} try the broken ones. */
class SlowEngineTest {

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

    @Test
    void namesAreUnique() {
        assertThat(FaultyEngine.all().stream().map(FaultyEngine::name)).doesNotHaveDuplicates();
    }
}
