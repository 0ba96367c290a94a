package io.github.lyngk.testkit.scenarios;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.lyngk.core.Game;
import io.github.lyngk.core.Player;
import io.github.lyngk.core.Position;
import java.util.Arrays;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Each mistake in the count names another winner than core where it should. */
class CountingMistakeTest {

    private static Game finished(String position) {
        Game game = Game.of(Position.parse(position));
        assertThat(game.outcome()).isPresent();
        return game;
    }

    private static Optional<Player> player(String number) {
        return number.equals("-") ? Optional.empty() : Optional.of(Player.ofNumber(Integer.parseInt(number)));
    }

    /** Stacks far apart: red and green are claimed by the first player, blue and black by the second, ivory is unclaimed. */
    @ParameterizedTest
    @CsvSource({
        "SINGLES_FIRST,        (IR),   B,     1:0, 2",
        "FOURS_BEFORE_FIVES,   (IRGB), R,     1:0, 2",
        "NO_SINGLES,           R,      1,     0:0, -",
        "NO_TWOS,              (IR),   B,     0:0, 2",
        "SINGLES_BEFORE_TWOS,  (IR),   B,     0:0, 2",
        "DRAW_FOR_FIRST,       J,      1,     0:0, 1",
        "DRAW_FOR_SECOND,      J,      1,     0:0, 2",
        "JOKERS_FOR_FIRST,     J,      1,     0:0, 1",
        "JOKERS_FOR_SECOND,    J,      R,     0:0, -",
        "NEUTRALS_FOR_SECOND,  (RI),   R,     0:0, 2",
        "BY_BOTTOM,            (BR),   1,     0:0, 2",
        "FIRST_CLAIM_ONLY,     G,      B,     0:0, 2",
        "OWN_FIVES_FOR_NOTHING, 1,     B,     1:0, 2",
        "STANDING_FIVES,       (IKGBR), B,    0:0, 1",
        "STANDING_FIVES_FOR_TIE_BREAK, (IKGBR), B, 0:0, 1"
    })
    void G_countsWrong(CountingMistake mistake, String a1, String i1, String fives, String winner) {
        Game game = finished("%s/4/7/6/7/6/7/4/%s 1 RG:BK %s".formatted(a1, i1, fives));

        assertThat(mistake.winner(game)).isEqualTo(player(winner));
        assertThat(mistake.shows(game)).isTrue();
    }

    @Test
    void R8_sixesAreCounted() {
        String position = "(JIKGBR)/4/7/6/7/6/7/4/B 1 RG:BK 0:0 six";
        for (CountingMistake mistake :
                new CountingMistake[] {CountingMistake.SIXES_FIRST, CountingMistake.SIXES_AS_FIVES}) {
            assertThat(mistake.winner(finished(position))).contains(Player.FIRST);
        }
    }

    @Test
    void G_nothingShowsWhereEverythingIsClear() {
        Game game = finished("R/4/7/6/7/6/7/4/1 1 RG:BK 2:0");

        assertThat(Arrays.stream(CountingMistake.values()).filter(mistake -> mistake.shows(game)))
                .isEmpty();
    }
}
