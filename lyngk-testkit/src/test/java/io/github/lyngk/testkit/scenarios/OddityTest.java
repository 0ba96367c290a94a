package io.github.lyngk.testkit.scenarios;

import static io.github.lyngk.testkit.scenarios.Oddity.CAPTURE_LEAVES_NO_MOVE;
import static io.github.lyngk.testkit.scenarios.Oddity.CAPTURE_OPENS_LINE;
import static io.github.lyngk.testkit.scenarios.Oddity.CLAIMED_FIVE;
import static io.github.lyngk.testkit.scenarios.Oddity.CLAIMED_SIX;
import static io.github.lyngk.testkit.scenarios.Oddity.FOUR_FIVES;
import static io.github.lyngk.testkit.scenarios.Oddity.LONG_SIGHT;
import static io.github.lyngk.testkit.scenarios.Oddity.MUST_CLAIM;
import static io.github.lyngk.testkit.scenarios.Oddity.NEUTRAL_FIVE;
import static io.github.lyngk.testkit.scenarios.Oddity.NEUTRAL_SIX;
import static io.github.lyngk.testkit.scenarios.Oddity.NO_OWN_STACK;
import static io.github.lyngk.testkit.scenarios.Oddity.ONE_MOVE;
import static io.github.lyngk.testkit.scenarios.Oddity.ONLY_CLIMBS;
import static io.github.lyngk.testkit.scenarios.Oddity.ONLY_LYNGK;
import static io.github.lyngk.testkit.scenarios.Oddity.ONLY_ONTO_JOKERS;
import static io.github.lyngk.testkit.scenarios.Oddity.OPPONENT_EVERYWHERE;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.lyngk.core.Position;
import io.github.lyngk.core.Variant;
import java.util.Arrays;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

/** Each oddity is distinguished from the others on small boards. */
class OddityTest {
    private static void assertOddities(String position, Oddity... oddities) {
        assertOddities(Position.parse(position), oddities);
    }

    private static void assertOddities(Position position, Oddity... oddities) {
        assertThat(Arrays.stream(Oddity.values()).filter(oddity -> oddity.isIn(position)))
                .as("%s", position)
                .containsExactlyInAnyOrder(oddities);
    }

    @Test
    void anOpeningIsNotOdd() {
        for (Variant variant : Variant.values()) {
            assertOddities(Position.initial(variant, new SplittableRandom(1)));
        }
    }

    @Test
    void aFinishedPositionIsNotOdd() {
        assertOddities("(JKGIR)/4/7/6/7/6/7/4/1 1 R:- 4:0");
    }

    @Test
    void D1_onlyAJokerCanBeLandedOn() {
        assertOddities("1/4/7/6/7/2J3/2(IR)4/4/1 1 BG:KI 0:0", ONE_MOVE, ONLY_ONTO_JOKERS, NO_OWN_STACK);
    }

    @Test
    void R5_onlyAClaimLetsASinglePieceClimb() {
        assertOddities("1/4/7/6/7/6/7/2(JG)B/1 2 G:R 0:0 six", ONE_MOVE, MUST_CLAIM, ONLY_CLIMBS, NO_OWN_STACK);
    }

    @Test
    void F2_onlyARouteOverOnesOwnStackLeadsAnywhere() {
        assertOddities("1/4/I(KGRI)(GB)4/6/7/6/7/4/1 1 IK:B 0:0", ONE_MOVE, ONLY_LYNGK, ONLY_CLIMBS);
    }

    @Test
    void E2_mostStacksAreTheOpponents() {
        assertOddities("1/4/IIIIIII/BKKK2/7/6/7/4/1 1 B:IK 0:0", OPPONENT_EVERYWHERE);
        assertOddities("1/4/IIIIIII/BKK3/7/6/7/4/1 1 B:IK 0:0");
    }

    @Test
    void aCaptureOpensALine() {
        assertOddities(
                "1/4/I(KGIBR)J4/6/7/6/7/4/1 1 B:- 0:0 captures",
                ONE_MOVE,
                MUST_CLAIM,
                ONLY_ONTO_JOKERS,
                CAPTURE_OPENS_LINE,
                NEUTRAL_FIVE,
                NO_OWN_STACK);
    }

    @Test
    void R5_aCaptureLeavesNoMove() {
        assertOddities(
                "(JKGIR)/4/B(IG)5/6/7/6/7/4/1 1 -:G 0:0 captures",
                ONE_MOVE,
                MUST_CLAIM,
                ONLY_CLIMBS,
                CAPTURE_LEAVES_NO_MOVE,
                NEUTRAL_FIVE);
    }

    @Test
    void R4_R8_stacksThatCountForNobody() {
        assertOddities("(JKGIR)/4/IK5/6/7/6/7/4/1 1 R:- 0:0", CLAIMED_FIVE);
        assertOddities("(JKGIR)/4/IK5/6/7/6/7/4/1 1 -:- 0:0", NEUTRAL_FIVE);
        assertOddities("(JKGIBR)/4/IK5/6/7/6/7/4/1 1 R:- 0:0 six", CLAIMED_SIX);
        assertOddities("(JKGIBR)/4/IK5/6/7/6/7/4/1 1 -:- 0:0 six", NEUTRAL_SIX);
    }

    @Test
    void G1_theGameGoesOnAfterFourFives() {
        assertOddities("1/4/IK5/6/7/6/7/4/1 1 I:- 4:0", FOUR_FIVES);
        assertOddities("1/4/IK5/6/7/6/7/4/1 1 I:- 3:0");
    }

    @Test
    void E3_aLegCrossesFourEmptyPoints() {
        assertOddities("1/4/I4K1/6/7/6/7/4/1 1 -:- 0:0", LONG_SIGHT);
        assertOddities("1/4/I3K2/6/7/6/7/4/1 1 -:- 0:0");
    }
}
