package io.github.lyngk.notation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import io.github.lyngk.core.Game;
import io.github.lyngk.core.Move;
import io.github.lyngk.core.NotationException;
import io.github.lyngk.core.Position;
import io.github.lyngk.core.RandomGames;
import io.github.lyngk.core.Variant;
import java.util.Arrays;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

/** Every event is recognised in a small game made for it, and nothing else is. */
class GameEventTest {
    private static final String START = "B/GBGK/GRKBKIJ/IBRKRI/RGBJGIR/BRGBGG/KRBIJIK/IRIK/K 1 -:- 0:0";

    private static Game game(String start, String... moves) {
        return Game.replay(
                Position.parse(start), Arrays.stream(moves).map(Move::parse).toList());
    }

    private static Set<GameEvent> events(Game game) {
        Set<GameEvent> happening = new TreeSet<>();
        for (GameEvent event : GameEvent.values()) {
            if (event.happensIn(game)) {
                happening.add(event);
            }
        }
        return happening;
    }

    @Test
    void F_nothingRareInADirectMove() {
        assertThat(events(game(START, "b4-b3"))).isEmpty();
    }

    @ParameterizedTest
    @CsvSource({"K:b4-d5, TWO_LEGS", "K:b4-e4, THREE_LEGS"})
    void F_legsAreCounted(String move, GameEvent legs) {
        assertThat(events(game(START, move))).containsExactly(legs);
    }

    @Test
    void R10_fourLegsAndMoreAreOneCase() {
        Game game = game("R/1R2/2R4/2RK2/3RB2/6/7/4/1 1 R:- 0:0", "a1-e5");
        assertThat(game.start().route(Move.parse("a1-e5"))).hasSize(6);
        assertThat(events(game)).containsExactly(GameEvent.FOUR_LEGS);
    }

    @Test
    void R6_skip() {
        Game game = game("R/1B2/7/6/7/6/7/1B2/R 1 RB:IG 0:0", "a1-b2");
        assertThat(events(game)).containsExactly(GameEvent.FORCED_SKIP);
    }

    @ParameterizedTest
    @CsvSource({
        "1/2(RB)G/7/5I/7/6/7/2K1/1 1 B:RI 3:0, K:h3-d6 b3-b4, SECOND_SKIP",
        "1/4/(RK)2B2B/2(RK)3/7/6/1I5/4/1 1 KI:R 0:0, d3-c4 c4-g2, TURN_AFTER_SKIP",
        "1/4/2IR3/6/7/6/1(BG)5/4/1 1 -:BR 0:0, G:g2-c4, CLAIM_AFTER_SKIP"
    })
    void R6_whatFollowsASkip(String start, String moves, GameEvent follows) {
        Game game = game(start, moves.split(" "));
        assertThat(events(game)).containsExactly(GameEvent.FORCED_SKIP, follows);
        assertThat(follows.firstPly(game)).hasValue(game.size());
    }

    @Test
    void R6_noSkipWhenTheGameIsOver() {
        Game game = game("R/1B2/7/6/7/6/7/4/1 1 RB:IG 0:0", "a1-b2");
        assertThat(events(game)).isEmpty();
    }

    @Test
    void R5_claimOnly() {
        Game game = game("I/1(RG)2/7/6/7/6/7/4/1 1 -:G 0:0", "I:a1-b2");
        assertThat(events(game)).containsExactly(GameEvent.CLAIM_ONLY);
    }

    @Test
    void E2_noOwnStack() {
        Game game = game("1/4/(RB)2G2K/6/7/6/7/4/1 1 K:RG 0:0", "c7-c4");
        assertThat(events(game)).containsExactly(GameEvent.NO_OWN_STACK);
    }

    @Test
    void G1_fourFivesDoNotEndAGame() {
        Game game = game("1/4/6G/6/7/6/4K2/3(RB)/1 1 -:- 4:0", "B:c7-g5");
        assertThat(events(game)).containsExactly(GameEvent.FOUR_FIVES);
    }

    @Test
    void E10_neutralFive() {
        Game game = game("(IBRG)/1K2/7/6/7/6/7/4/1 1 K:I 0:0", "a1-b2");
        assertThat(events(game)).containsExactly(GameEvent.NEUTRAL_FIVE, GameEvent.DRAW);
    }

    @Test
    void E9_aScoredFiveIsNotNeutral() {
        Game game = game("(IBRG)/1K2/7/6/7/6/7/4/1 1 G:I 0:0", "a1-b2");
        assertThat(events(game)).isEmpty();
    }

    @ParameterizedTest
    @EnumSource
    void R4_neutralFiveClaimed(Variant variant) {
        String tag = variant == Variant.STANDARD ? "" : " " + variant.tag();
        Game game = game("R/1B2/3(KIBRG)3/6/7/6/7/4/1 1 B:- 0:0" + tag, "G:a1-b2");
        assertThat(events(game)).contains(GameEvent.NEUTRAL_FIVE_CLAIMED).doesNotContain(GameEvent.NEUTRAL_FIVE);
    }

    @Test
    void R4_neutralFivesAlike() {
        Game game = game("1/4/6B/2(KIBRG)3/5I1/4(RK)1/1(KIBRG)5/4/1 1 -:- 0:0", "R:e6-c7");
        assertThat(events(game)).containsExactly(GameEvent.NEUTRAL_FIVES_ALIKE);
    }

    @Test
    void E5_jokers() {
        assertThat(events(game("(JR)/1J2/7/6/7/6/7/4/1 1 R:- 0:0", "a1-b2"))).containsExactly(GameEvent.TWO_JOKERS);
        assertThat(events(game("(JJR)/1J2/7/6/7/6/7/4/1 1 R:- 0:0", "a1-b2")))
                .containsExactly(GameEvent.TWO_JOKERS, GameEvent.THREE_JOKERS);
    }

    @Test
    void H4_sixStackWin() {
        Game game = game("(JIBRG)/1K2/7/6/7/6/7/4/1 1 G:- 0:0 six", "a1-b2");
        assertThat(events(game)).containsExactly(GameEvent.SIX_STACK_WIN);
    }

    @Test
    void H5_neutralSix() {
        Game game = game("(JIBRG)/1K2/7/6/7/6/7/4/1 1 -:- 0:0 six", "a1-b2");
        assertThat(events(game)).containsExactly(GameEvent.NEUTRAL_SIX, GameEvent.DRAW);
    }

    @Test
    void R8_neutralSixClaimed() {
        Game game = game("1/4/4R1(BG)/3(JKIBRG)2/7/6/7/4/1 1 -:I 0:0 six", "G:c7-c5");
        assertThat(events(game)).containsExactly(GameEvent.NEUTRAL_SIX_CLAIMED);
    }

    @Test
    void G3_draw() {
        assertThat(events(game("I/1R2/7/6/7/6/7/4/1 1 -:- 0:0", "a1-b2"))).containsExactly(GameEvent.DRAW);
    }

    @Test
    void theFirstPlyIsFound() {
        Game game = game(START, "b1-b2", "K:b4-e4", "h3-h2");
        assertThat(GameEvent.THREE_LEGS.firstPly(game)).hasValue(2);
        assertThat(GameEvent.DRAW.firstPly(game)).isEmpty();
    }

    @Test
    void sixesNeedTheSixStackGame() {
        assertThat(GameEvent.values())
                .filteredOn(event -> !event.isPossibleIn(Variant.STANDARD))
                .containsExactly(
                        GameEvent.SIX_STACK_WIN,
                        GameEvent.CLAIMED_SIX_WIN,
                        GameEvent.NEUTRAL_SIX,
                        GameEvent.NEUTRAL_SIX_CLAIMED);
        assertThat(GameEvent.values())
                .filteredOn(event -> !event.isPossibleIn(Variant.SIX_STACK))
                .containsExactly(GameEvent.FOUR_FIVES);
    }

    @Test
    void eachOfAllEventsIsOneThatHappens() {
        for (int seed = 0; seed < 60; seed++) {
            Game game = RandomGames.game(Variant.values()[seed % 3], seed);
            assertThat(GameEvent.allIn(game)).isEqualTo(events(game));
            assertThat(GameEvent.CLAIM_ONLY.happensIn(game))
                    .isEqualTo(game.positions().stream().anyMatch(Position::mustClaim));
        }
    }

    @Test
    void anEventIsReadFromItsName() {
        for (GameEvent event : GameEvent.values()) {
            assertThat(GameEvent.parse(event.tag())).isSameAs(event);
        }
        assertThat(GameEvent.FORCED_SKIP.tag()).isEqualTo("forced-skip");
        assertThat(GameEvent.find("FORCED_SKIP")).isEmpty();
        assertThatExceptionOfType(NotationException.class)
                .isThrownBy(() -> GameEvent.parse("skip"))
                .withMessageContaining("an event (two-legs, three-legs, ");
    }

    @Test
    void aPlyOutsideOfTheGameIsRefused() {
        Game game = game(START, "b4-b3");
        assertThat(GameEvent.DRAW.happensAt(game, 1)).isFalse();
        assertThatExceptionOfType(IndexOutOfBoundsException.class).isThrownBy(() -> GameEvent.DRAW.happensAt(game, 0));
        assertThatExceptionOfType(IndexOutOfBoundsException.class).isThrownBy(() -> GameEvent.DRAW.happensAt(game, 2));
    }
}
