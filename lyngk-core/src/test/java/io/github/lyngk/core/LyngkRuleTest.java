package io.github.lyngk.core;

import static io.github.lyngk.core.Boards.assertAllows;
import static io.github.lyngk.core.Boards.assertForbids;
import static io.github.lyngk.core.Boards.play;
import static io.github.lyngk.core.Boards.points;
import static io.github.lyngk.core.Boards.position;
import static io.github.lyngk.core.Boards.stackAt;
import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableSet;
import org.junit.jupiter.api.Test;

/** Section F: moves in several legs. */
class LyngkRuleTest {

    @Test
    void F1_onlyForAClaimedColor() {
        Position position = position("1 -:- 0:0", "e1 R", "e4 R", "h4 G");

        assertForbids(position, Violation.NO_STRAIGHT_LINE, "e1-h4", "G:e1-h4");
        assertAllows(position, "R:e1-h4");
    }

    @Test
    void F1_notForAColorOfTheOpponent() {
        assertForbids(position("2 R:- 0:0", "e1 R", "e4 R", "h4 G"), Violation.OPPONENTS_STACK, "e1-h4");
    }

    @Test
    void F2_doubleMove() {
        Position position = position("1 R:- 0:0", "e1 R", "e4 R", "h4 G");

        assertAllows(position, "e1-h4");
        assertThat(position.route(Move.parse("e1-h4"))).isEqualTo(points("e1", "e4", "h4"));
    }

    @Test
    void F2_tripleMove() {
        Position position = position("1 R:- 0:0", "e1 R", "e4 R", "h4 R", "h2 G");

        assertThat(position.route(Move.parse("e1-h2"))).isEqualTo(points("e1", "e4", "h4", "h2"));
    }

    @Test
    void F2_quadrupleMove() {
        Position position = position("1 R:- 0:0", "e1 R", "e4 R", "h4 R", "h2 R", "c1 J");

        assertThat(position.route(Move.parse("e1-c1"))).isEqualTo(points("e1", "e4", "h4", "h2", "c1"));
    }

    @Test
    void F2_routeLeavesOutNearerStacksThatAreNoLyngkPoints() {
        Position position = position("1 IB:KG 3:2", "c3 GIBR", "d2 IRB", "g4 IRKB", "g5 GKB", "g7 G", "h2 GRK");

        assertThat(position.route(Move.parse("d2-g7"))).isEqualTo(points("d2", "g4", "g5", "g7"));
    }

    @Test
    void F2_linksMustBeReachableByANormalMove() {
        Position blocked = position("1 R:- 0:0", "e1 R", "e3 J", "e4 R", "h4 G");

        assertForbids(blocked, Violation.NO_LYNGK_ROUTE, "e1-h4");
    }

    @Test
    void F2_anotherColorOfOnesOwnIsNoLyngkPoint() {
        Position position = position("1 RB:- 0:0", "e1 R", "e4 B", "h4 G");

        assertForbids(position, Violation.NO_LYNGK_ROUTE, "e1-h4");
    }

    @Test
    void F2_neutralColorIsNoLyngkPoint() {
        assertForbids(position("1 R:- 0:0", "e1 R", "e4 K", "h4 G"), Violation.NO_LYNGK_ROUTE, "e1-h4");
    }

    @Test
    void F2_opponentHasNoAccessToTheNetwork() {
        Position position = position("2 R:G 0:0", "e1 G", "e4 R", "h4 K");

        assertForbids(position, Violation.NO_LYNGK_ROUTE, "e1-h4");
    }

    @Test
    void F3_stackIsNotPutDownOnTheLyngkPoint() {
        Position after = play(position("1 R:- 0:0", "e1 IR", "e4 BR", "h4 G"), "e1-h4");

        assertThat(stackAt(after, "e4")).isEqualTo("BR");
        assertThat(stackAt(after, "h4")).isEqualTo("GIR");
        assertThat(stackAt(after, "e1")).isEmpty();
    }

    @Test
    void F3_mayGoOnStraightAhead() {
        assertAllows(position("1 R:- 0:0", "e1 R", "e3 R", "e5 G"), "e1-e5");
    }

    @Test
    void F3_mayGoOnInEveryDirection() {
        Position position = position("1 R:- 0:0", "e1 R", "e4 R", "e7 G", "b1 G", "h4 G", "b4 G", "h1 G");

        assertAllows(position, "e1-e7", "e1-b1", "e1-h4", "e1-b4", "e1-h1");
    }

    @Test
    void F3_moveNeverEndsOnItsOwnColor() {
        Position position = position("1 R:- 0:0", "e1 R", "e4 R", "h4 BR", "d1 J");

        assertForbids(position, Violation.COLOR_TWICE, "e1-e4", "e1-h4");
    }

    @Test
    void F3_lastLegObeysTheLandingRules() {
        Position position = position("1 R:- 0:0", "e1 IR", "e4 R", "h4 GI", "b1 JBGK", "d1 J");

        assertForbids(position, Violation.COLOR_TWICE, "e1-h4");
        assertForbids(position, Violation.TOO_HIGH, "e1-b1");
    }

    @Test
    void F3_figure5_claimThenTripleMoveMakesAFive() {
        Position position = position("2 R:G 1:0", "e1 K", "e4 IK", "h4 BK", "h2 IBRG");
        Effect effect = position.effect(Move.parse("K:e1-h2"));

        assertThat(effect.route()).isEqualTo(points("e1", "e4", "h4", "h2"));
        assertThat(effect.scored()).isTrue();
        assertThat(effect.after().fives(Player.SECOND)).isEqualTo(1);
    }

    @Test
    void F4_jokerIsNoLyngkPoint() {
        assertForbids(position("1 R:- 0:0", "e1 R", "e4 J", "h4 G"), Violation.NO_LYNGK_ROUTE, "e1-h4");
    }

    @Test
    void F4_jokerMayEndAMoveInSeveralLegs() {
        assertAllows(position("1 R:- 0:0", "e1 R", "e4 R", "h4 J"), "e1-h4");
    }

    @Test
    void F5_noLyngkPointServesTwice() {
        Position position =
                position("1 R:- 0:0", "e1 R", "e4 R", "h4 R", "h1 R", "e7 R", "b1 R", "b4 R", "f6 J", "c2 K");

        assertThat(position.legalMoves())
                .isNotEmpty()
                .allSatisfy(move -> assertThat(position.route(move)).doesNotHaveDuplicates());
    }

    @Test
    void F_note_onlyTheTopOfALyngkPointMatters() {
        Position position = position("1 R:- 0:0", "e1 BGR", "e4 GBR", "h4 I");

        assertAllows(position, "e1-h4");
        assertThat(ImmutableSet.copyOf(position.route(Move.parse("e1-h4")))).contains(Point.E4);
    }

    @Test
    void F_note_colorBelowTheTopMakesNoLyngkPoint() {
        assertForbids(position("1 R:- 0:0", "e1 R", "e4 RB", "h4 G"), Violation.NO_LYNGK_ROUTE, "e1-h4");
    }

    @Test
    void F_routeHasFewestLegsAndIsFirstInNotationOrderAmongEquals() {
        // e1 sees c2 and e4, and each of them sees f3, which sees h3.
        Position position = position("1 R:- 0:0", "c2 R", "e1 R", "e4 R", "f3 R", "c6 G", "h3 J");

        assertThat(position.route(Move.parse("e1-h3"))).isEqualTo(points("e1", "c2", "f3", "h3"));
    }
}
