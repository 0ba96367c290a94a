package io.github.lyngk.testkit;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.lyngk.core.Game;
import io.github.lyngk.core.Move;
import io.github.lyngk.core.Position;
import io.github.lyngk.core.Variant;
import io.github.lyngk.testkit.scenarios.RareEvent;
import java.util.Arrays;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

/** Every edge case is recognised in a small game made for it, and nothing else is. */
class EdgeCaseTest {
    private static final String START = "B/GBGK/GRKBKIJ/IBRKRI/RGBJGIR/BRGBGG/KRBIJIK/IRIK/K 1 -:- 0:0";

    private static Game game(String start, String... moves) {
        return Game.replay(
                Position.parse(start), Arrays.stream(moves).map(Move::parse).toList());
    }

    private static Set<EdgeCase> cases(Game game) {
        Set<EdgeCase> happening = new TreeSet<>();
        for (EdgeCase edgeCase : EdgeCase.values()) {
            if (edgeCase.happensIn(game)) {
                happening.add(edgeCase);
            }
        }
        return happening;
    }

    @Test
    void F_nothingRareInADirectMove() {
        assertThat(cases(game(START, "b4-b3"))).isEmpty();
    }

    @ParameterizedTest
    @CsvSource({"K:b4-d5, TWO_LEGS", "K:b4-e4, THREE_LEGS"})
    void F_legsAreCounted(String move, EdgeCase legs) {
        assertThat(cases(game(START, move))).containsExactly(legs);
    }

    @Test
    void R10_fourLegsAndMoreAreOneCase() {
        Game game = game("R/1R2/2R4/2RK2/3RB2/6/7/4/1 1 R:- 0:0", "a1-e5");
        assertThat(game.start().route(Move.parse("a1-e5"))).hasSize(6);
        assertThat(cases(game)).containsExactly(EdgeCase.FOUR_LEGS);
    }

    @Test
    void R6_skip() {
        Game game = game("R/1B2/7/6/7/6/7/1B2/R 1 RB:IG 0:0", "a1-b2");
        assertThat(cases(game)).containsExactly(EdgeCase.FORCED_SKIP);
    }

    @ParameterizedTest
    @CsvSource({
        "1/2(RB)G/7/5I/7/6/7/2K1/1 1 B:RI 3:0, K:h3-d6 b3-b4, SECOND_SKIP",
        "1/4/(RK)2B2B/2(RK)3/7/6/1I5/4/1 1 KI:R 0:0, d3-c4 c4-g2, TURN_AFTER_SKIP",
        "1/4/2IR3/6/7/6/1(BG)5/4/1 1 -:BR 0:0, G:g2-c4, CLAIM_AFTER_SKIP"
    })
    void R6_whatFollowsASkip(String start, String moves, EdgeCase follows) {
        Game game = game(start, moves.split(" "));
        assertThat(cases(game)).containsExactly(EdgeCase.FORCED_SKIP, follows);
        assertThat(follows.firstPly(game)).hasValue(game.size());
    }

    @Test
    void R6_noSkipWhenTheGameIsOver() {
        Game game = game("R/1B2/7/6/7/6/7/4/1 1 RB:IG 0:0", "a1-b2");
        assertThat(cases(game)).isEmpty();
    }

    @Test
    void R5_claimOnly() {
        Game game = game("I/1(RG)2/7/6/7/6/7/4/1 1 -:G 0:0", "I:a1-b2");
        assertThat(cases(game)).containsExactly(EdgeCase.CLAIM_ONLY);
    }

    @Test
    void E2_noOwnStack() {
        Game game = game("1/4/(RB)2G2K/6/7/6/7/4/1 1 K:RG 0:0", "c7-c4");
        assertThat(cases(game)).containsExactly(EdgeCase.NO_OWN_STACK);
    }

    @Test
    void G1_fourFivesDoNotEndAGame() {
        Game game = game("1/4/6G/6/7/6/4K2/3(RB)/1 1 -:- 4:0", "B:c7-g5");
        assertThat(cases(game)).containsExactly(EdgeCase.FOUR_FIVES);
    }

    @Test
    void E10_neutralFive() {
        Game game = game("(IBRG)/1K2/7/6/7/6/7/4/1 1 K:I 0:0", "a1-b2");
        assertThat(cases(game)).containsExactly(EdgeCase.NEUTRAL_FIVE, EdgeCase.DRAW);
    }

    @Test
    void E9_aScoredFiveIsNotNeutral() {
        Game game = game("(IBRG)/1K2/7/6/7/6/7/4/1 1 G:I 0:0", "a1-b2");
        assertThat(cases(game)).isEmpty();
    }

    @ParameterizedTest
    @EnumSource
    void R4_neutralFiveClaimed(Variant variant) {
        String tag = variant == Variant.STANDARD ? "" : " " + variant.tag();
        Game game = game("R/1B2/3(KIBRG)3/6/7/6/7/4/1 1 B:- 0:0" + tag, "G:a1-b2");
        assertThat(cases(game)).contains(EdgeCase.NEUTRAL_FIVE_CLAIMED).doesNotContain(EdgeCase.NEUTRAL_FIVE);
    }

    @Test
    void R4_neutralFivesAlike() {
        Game game = game("1/4/6B/2(KIBRG)3/5I1/4(RK)1/1(KIBRG)5/4/1 1 -:- 0:0", "R:e6-c7");
        assertThat(cases(game)).containsExactly(EdgeCase.NEUTRAL_FIVES_ALIKE);
    }

    @Test
    void E5_jokers() {
        assertThat(cases(game("(JR)/1J2/7/6/7/6/7/4/1 1 R:- 0:0", "a1-b2"))).containsExactly(EdgeCase.TWO_JOKERS);
        assertThat(cases(game("(JJR)/1J2/7/6/7/6/7/4/1 1 R:- 0:0", "a1-b2")))
                .containsExactly(EdgeCase.TWO_JOKERS, EdgeCase.THREE_JOKERS);
    }

    @Test
    void H4_sixStackWin() {
        Game game = game("(JIBRG)/1K2/7/6/7/6/7/4/1 1 G:- 0:0 six", "a1-b2");
        assertThat(cases(game)).containsExactly(EdgeCase.SIX_STACK_WIN);
    }

    @Test
    void H5_neutralSix() {
        Game game = game("(JIBRG)/1K2/7/6/7/6/7/4/1 1 -:- 0:0 six", "a1-b2");
        assertThat(cases(game)).containsExactly(EdgeCase.NEUTRAL_SIX, EdgeCase.DRAW);
    }

    @Test
    void R8_neutralSixClaimed() {
        Game game = game("1/4/4R1(BG)/3(JKIBRG)2/7/6/7/4/1 1 -:I 0:0 six", "G:c7-c5");
        assertThat(cases(game)).containsExactly(EdgeCase.NEUTRAL_SIX_CLAIMED);
    }

    @Test
    void G3_draw() {
        assertThat(cases(game("I/1R2/7/6/7/6/7/4/1 1 -:- 0:0", "a1-b2"))).containsExactly(EdgeCase.DRAW);
    }

    @Test
    void theFirstPlyIsFound() {
        Game game = game(START, "b1-b2", "K:b4-e4", "h3-h2");
        assertThat(EdgeCase.THREE_LEGS.firstPly(game)).hasValue(2);
        assertThat(EdgeCase.DRAW.firstPly(game)).isEmpty();
    }

    @Test
    void sixesNeedTheSixStackGame() {
        assertThat(EdgeCase.values())
                .filteredOn(edgeCase -> !RareEvent.of(edgeCase).variants().contains(Variant.STANDARD))
                .containsExactly(
                        EdgeCase.SIX_STACK_WIN,
                        EdgeCase.CLAIMED_SIX_WIN,
                        EdgeCase.NEUTRAL_SIX,
                        EdgeCase.NEUTRAL_SIX_CLAIMED);
        assertThat(EdgeCase.values())
                .filteredOn(edgeCase -> !RareEvent.of(edgeCase).variants().contains(Variant.SIX_STACK))
                .containsExactly(EdgeCase.FOUR_FIVES);
    }
}
