package io.github.lyngk.testkit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatNullPointerException;

import io.github.lyngk.core.Game;
import io.github.lyngk.core.Player;
import io.github.lyngk.core.RandomGames;
import io.github.lyngk.core.Variant;
import org.junit.jupiter.api.Test;

class EngineResultTest {

    @Test
    void ongoingNamesThePlayerToMove() {
        EngineResult result = EngineResult.ongoing(Player.SECOND);

        assertThat(result.isOver()).isFalse();
        assertThat(result.playerToMove()).contains(Player.SECOND);
        assertThat(result.winner()).isEmpty();
        assertThat(result.isDraw()).isFalse();
        assertThat(result).hasToString("ongoing, player 2 to move");
    }

    @Test
    void wonNamesTheWinner() {
        EngineResult result = EngineResult.won(Player.FIRST);

        assertThat(result.isOver()).isTrue();
        assertThat(result.playerToMove()).isEmpty();
        assertThat(result.winner()).contains(Player.FIRST);
        assertThat(result.isDraw()).isFalse();
        assertThat(result).hasToString("won by player 1");
    }

    @Test
    void drawNamesNoPlayer() {
        EngineResult result = EngineResult.draw();

        assertThat(result.isOver()).isTrue();
        assertThat(result.winner()).isEmpty();
        assertThat(result.isDraw()).isTrue();
        assertThat(result).hasToString("a draw");
    }

    @Test
    void equalWhenTheContentIsTheSame() {
        assertThat(EngineResult.won(Player.FIRST))
                .isEqualTo(EngineResult.won(Player.FIRST))
                .hasSameHashCodeAs(EngineResult.won(Player.FIRST))
                .isNotEqualTo(EngineResult.won(Player.SECOND))
                .isNotEqualTo(EngineResult.ongoing(Player.FIRST))
                .isNotEqualTo(EngineResult.draw());
        assertThat(EngineResult.draw()).isEqualTo(EngineResult.draw()).hasSameHashCodeAs(EngineResult.draw());
    }

    @Test
    void ofReadsCoreFromStartToEnd() {
        Game game = RandomGames.game(Variant.STANDARD, 7);

        assertThat(EngineResult.of(game.start())).isEqualTo(EngineResult.ongoing(Player.FIRST));
        assertThat(EngineResult.of(game.position()).isOver()).isTrue();
        assertThat(EngineResult.of(game.position()).winner())
                .isEqualTo(game.outcome().orElseThrow().winner());
    }

    @Test
    void nullIsRefused() {
        assertThatNullPointerException().isThrownBy(() -> EngineResult.ongoing(null));
        assertThatNullPointerException().isThrownBy(() -> EngineResult.won(null));
        assertThatNullPointerException().isThrownBy(() -> EngineResult.of(null));
    }
}
