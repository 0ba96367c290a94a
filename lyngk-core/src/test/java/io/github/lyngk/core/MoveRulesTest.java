package io.github.lyngk.core;

import static io.github.lyngk.core.Boards.assertAllows;
import static io.github.lyngk.core.Boards.assertForbids;
import static io.github.lyngk.core.Boards.play;
import static io.github.lyngk.core.Boards.position;
import static io.github.lyngk.core.Boards.stackAt;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

/** Section E, 1 to 8: which stack may move where. */
class MoveRulesTest {
    @Test
    void E1_playersTakeTurns() {
        Position start = Position.initial(Variant.STANDARD, new SplittableRandom(1));
        Position second = start.play(start.legalMoves().get(0));
        Position third = second.play(second.legalMoves().get(0));

        assertThat(second.playerToMove()).isEqualTo(Player.SECOND);
        assertThat(third.playerToMove()).isEqualTo(Player.FIRST);
    }

    @Test
    void E1_stackMovesAsAWhole() {
        Position after = play(position("1 -:- 0:0", "e4 RB", "e6 GK"), "e4-e6");

        assertThat(stackAt(after, "e4")).isEmpty();
        assertThat(stackAt(after, "e6")).isEqualTo("GKRB");
    }

    @Test
    void E1_topPieceDecidesWhoOwnsAStack() {
        Position position = position("1 R:G 0:0", "e4 GR", "e5 RG", "e6 K");

        assertThat(position.owner(Point.E4)).contains(Player.FIRST);
        assertThat(position.owner(Point.E5)).contains(Player.SECOND);
    }

    @Test
    void E1_stackMayBeNeutral() {
        Position position = position("1 R:G 0:0", "e4 RGB", "e5 K");

        assertThat(position.owner(Point.E4)).isEmpty();
        assertThat(position.owner(Point.A1)).isEmpty();
    }

    @Test
    void E2_neutralAndOwnStacksMayBeChosen() {
        assertAllows(position("1 R:G 0:0", "e4 GR", "e5 B", "e6 GK"), "e4-e5", "e6-e5");
    }

    @Test
    void E2_opponentsStackMayNotBeChosen() {
        Position position = position("1 R:G 0:0", "e4 RG", "e5 B");

        assertForbids(position, Violation.OPPONENTS_STACK, "e4-e5", "B:e4-e5");
        assertThat(position.legalMoves(Point.E4)).isEmpty();
    }

    @Test
    void E3_moveEndsOnAnOccupiedPoint() {
        assertForbids(position("1 -:- 0:0", "e4 R", "e6 G"), Violation.DESTINATION_EMPTY, "e4-e5", "e4-c1");
    }

    @Test
    void E3_moveNeedsAStackToLift() {
        assertForbids(position("1 -:- 0:0", "e4 R", "e6 G"), Violation.ORIGIN_EMPTY, "e5-e6", "c1-c2");
    }

    @Test
    void E3_moveMayEndOnAnyAdjacentPiece() {
        Position position = position("1 -:- 0:0", "e4 R", "e5 G", "e3 B", "d3 K", "d4 I", "f3 J", "f4 G");

        assertAllows(position, "e4-e5", "e4-e3", "e4-d3", "e4-d4", "e4-f3", "e4-f4");
    }

    @Test
    void E3_moveMayCrossEmptyPointsInAStraightLine() {
        Position position = position("1 -:- 0:0", "e4 R", "e7 G", "e1 B", "b1 K", "h4 I", "b4 J", "h1 G");

        assertAllows(position, "e4-e7", "e4-e1", "e4-b1", "e4-h4", "e4-b4", "e4-h1");
    }

    @Test
    void E3_moveMayNotJump() {
        Position position = position("1 -:- 0:0", "e1 R", "e3 J", "e5 B");

        assertForbids(position, Violation.NO_STRAIGHT_LINE, "e1-e5", "B:e1-e5");
    }

    @Test
    void E3_moveMayNotBend() {
        assertForbids(position("1 -:- 0:0", "e4 R", "e5 G", "c1 B"), Violation.NO_STRAIGHT_LINE, "e4-c1");
    }

    @Test
    void E4_lyngkRuleIsAnotherKindOfMove() {
        assertAllows(position("1 R:- 0:0", "e1 R", "e4 R", "h4 B"), "e1-h4");
    }

    @Test
    void E5_stackHoldsAtMostFivePieces() {
        assertAllows(position("1 R:- 0:0", "e4 IBR", "e5 GK"), "e4-e5");
        assertForbids(position("1 R:- 0:0", "e4 IBR", "e5 JGK", "c1 R", "d1 B"), Violation.TOO_HIGH, "e4-e5");
    }

    @Test
    void E5_sameColorNeverTwice() {
        Position position = position("1 RG:- 0:0", "e4 R", "e5 R", "d3 BRG", "f4 IK", "f5 RK", "e6 B");

        assertForbids(position, Violation.COLOR_TWICE, "e4-e5", "d3-e4", "f5-f4", "e4-d3");
    }

    @Test
    void E5_heightIsNamedBeforeColors() {
        assertForbids(position("1 R:- 0:0", "e4 IBR", "e5 GKR", "e6 J"), Violation.TOO_HIGH, "e4-e5");
    }

    @Test
    void E5_twoJokersMayShareAStack() {
        Position after = play(position("1 -:- 0:0", "e4 JR", "e5 JI"), "e4-e5");

        assertThat(stackAt(after, "e5")).isEqualTo("JIJR");
    }

    @Test
    void E5_threeJokersMayShareAStack() {
        Position after = play(position("1 I:- 0:0", "e4 JJR", "e5 JI"), "e5-e4");

        assertThat(after.fives(Player.FIRST)).isEqualTo(1);
        assertThat(after.stacks()).isEmpty();
    }

    @Test
    void E6_neutralSingleLandsOnSingles() {
        Position position = position("2 R:G 0:0", "e4 B", "e5 J", "e3 K", "d3 R", "f4 G");

        assertAllows(position, "e4-e5", "e4-e3", "e4-d3", "e4-f4");
    }

    @Test
    void E6_neutralSingleMayNotLandOnItsOwnColor() {
        assertForbids(position("1 -:- 0:0", "e4 B", "e5 B", "e3 K"), Violation.COLOR_TWICE, "e4-e5");
    }

    @Test
    void E6_neutralSingleMayNotClimb() {
        Position position = position("1 -:- 0:0", "e4 B", "e5 GR", "e3 GRI", "d3 JGRI", "e6 K");

        assertForbids(position, Violation.NEUTRAL_SINGLE_CLIMBS, "e4-e5", "e4-e3", "e4-d3");
    }

    @Test
    void E6_ownTopBelongingToTheMoverStillMayNotBeClimbed() {
        assertForbids(position("1 R:- 0:0", "e4 B", "e5 GR"), Violation.NEUTRAL_SINGLE_CLIMBS, "e4-e5");
    }

    @Test
    void E6_colorIsNamedBeforeTheClimb() {
        assertForbids(position("1 -:- 0:0", "e4 B", "e5 BK", "e3 I"), Violation.COLOR_TWICE, "e4-e5");
    }

    @Test
    void E7_neutralStackLandsOnEqualOrSmaller() {
        Position position = position("1 -:- 0:0", "e4 BR", "e5 I", "e3 GK");

        assertAllows(position, "e4-e5", "e4-e3");
    }

    @Test
    void E7_neutralStackMayNotClimb() {
        Position position = position("1 -:- 0:0", "e4 BR", "e5 GKI", "e6 J");

        assertForbids(position, Violation.NEUTRAL_STACK_CLIMBS, "e4-e5", "I:e4-e5");
    }

    @Test
    void E8_ownSingleLandsOnAnyStack() {
        Position position = position("1 B:R 0:0", "e4 B", "e5 GR", "e3 GRI", "d3 JGRI", "f4 K");

        assertAllows(position, "e4-e5", "e4-e3", "e4-d3", "e4-f4");
    }

    @Test
    void E8_ownStackLandsOnATallerOne() {
        assertAllows(position("1 R:I 0:0", "e4 BR", "e5 GKI"), "e4-e5");
    }

    @Test
    void E8_limitsOfHeightAndColorRemain() {
        Position position = position("1 R:- 0:0", "e4 R", "e5 GRI", "f4 JGBIK", "e6 J");

        assertForbids(position, Violation.COLOR_TWICE, "e4-e5");
        assertForbids(position, Violation.TOO_HIGH, "e4-f4");
    }
}
