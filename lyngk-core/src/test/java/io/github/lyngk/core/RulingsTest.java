package io.github.lyngk.core;

import static io.github.lyngk.core.Boards.assertAllows;
import static io.github.lyngk.core.Boards.assertForbids;
import static io.github.lyngk.core.Boards.legalTexts;
import static io.github.lyngk.core.Boards.line;
import static io.github.lyngk.core.Boards.play;
import static io.github.lyngk.core.Boards.points;
import static io.github.lyngk.core.Boards.position;
import static io.github.lyngk.core.Boards.stackAt;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import io.github.lyngk.core.Problem.Kind;
import org.junit.jupiter.api.Test;

/** The rulings R1 to R13: questions the rulebook leaves open. */
class RulingsTest {
    @Test
    void R1_moveWithSeveralRoutesIsListedOnce() {
        // Both c2 and e4 lead from e1 to f3.
        Position position = position("1 R:- 0:0", "c2 R", "e1 R", "e4 R", "f3 B");

        assertThat(legalTexts(position)).containsOnlyOnce("e1-f3");
    }

    @Test
    void R2_originIsEmptyButAddsNoDestination() {
        // From e5 one looks back through e3 at e1, which e3 sees itself.
        Position position = position("1 R:- 0:0", "e3 R", "e5 R", "e1 G");

        assertThat(position.route(Move.parse("e3-e1"))).isEqualTo(points("e3", "e1"));
    }

    @Test
    void R2_originIsNoLyngkPointOfItsOwnMove() {
        Position position = position("1 R:- 0:0", "e1 R", "e4 R", "h4 G", "e7 J");

        assertThat(position.legalMoves())
                .allSatisfy(move -> assertThat(position.route(move)).containsOnlyOnce(move.from()));
    }

    @Test
    void R3_neutralFiveServesOnceItsColorIsClaimed() {
        Position position = position("1 -:- 0:0", "e1 R", "e4 IBGKR", "h4 G");

        assertForbids(position, Violation.NO_STRAIGHT_LINE, "e1-h4");
        assertAllows(position, "R:e1-h4");
    }

    @Test
    void R3_sixServesOnceItsColorIsClaimed() {
        assertAllows(position("1 R:- 0:0 six", "e1 R", "e4 IBJGKR", "h4 G"), "e1-h4");
    }

    @Test
    void R3_heightAndLowerPiecesOfALyngkPointNeverMatter() {
        assertAllows(position("1 R:- 0:0", "e1 IBGR", "e4 IBGR", "h4 K"), "e1-h4");
    }

    @Test
    void R4_neutralFiveStaysWhenItsColorIsClaimed() {
        Position after = play(position("1 -:- 0:0", "e4 IBGKR", "h1 I", "h2 G", "c1 I", "d1 B"), "R:h1-h2");

        assertThat(stackAt(after, "e4")).isEqualTo("IBGKR");
        assertThat(after.owner(Point.E4)).contains(Player.FIRST);
        assertThat(after.fives(Player.FIRST)).isZero();
    }

    @Test
    void R4_neutralFiveIsNeverCountedNotEvenAsATieBreak() {
        Outcome outcome = position("1 R:B 0:0", "e4 IBGKR").outcome().orElseThrow();

        assertThat(outcome.isDraw()).isTrue();
        assertThat(outcome.tally(Player.FIRST, 5)).isZero();
    }

    @Test
    void R5_playerWhoCanMoveOnlyByClaimingMustClaim() {
        Position position = position("2 B:- 0:0", "e4 R", "e5 GB");

        assertThat(position.isOver()).isFalse();
        assertThat(legalTexts(position)).containsExactly("R:e4-e5");
        assertThat(position.legalClaims()).containsExactly(new Claim(Player.SECOND, Color.RED));
    }

    @Test
    void R5_playerWhoCannotMoveCannotClaim() {
        Position over = position("1 -:- 0:0", "e4 R", "e5 R");

        assertThat(over.isOver()).isTrue();
        assertThat(over.legalClaims()).isEmpty();
    }

    @Test
    void R6_turnGoesToTheOpponentWhoCanMove() {
        Position after = play(position("1 RI:GB 0:0", "e1 R", "e2 I", "e4 G", "e6 I"), "e1-e2");

        assertThat(after.playerToMove()).isEqualTo(Player.SECOND);
    }

    @Test
    void R6_turnComesBackAsANewTurnThatMayClaimAgain() {
        Position after = play(position("1 -:GB 0:0", "e1 R", "e2 J", "e4 R", "e6 J"), "R:e1-e2");

        assertThat(after.playerToMove()).isEqualTo(Player.FIRST);
        assertAllows(after, "e4-e6", "I:e4-e6", "K:e4-e6");
    }

    @Test
    void R6_gameIsOverWhenNeitherCanMove() {
        assertThat(play(position("1 RI:GB 0:0", "e1 R", "e2 I"), "e1-e2").isOver())
                .isTrue();
    }

    @Test
    void R7_finishedPositionNamesTheOpponentOfTheLastMover() {
        Position byFirst = play(position("1 RI:GB 0:0", "e1 R", "e2 I"), "e1-e2");
        Position afterSkip = play(position("1 RI:GB 0:0", "e1 R", "e2 I", "e4 R", "e6 I"), "e1-e2", "e4-e6");

        assertThat(byFirst.playerToMove()).isEqualTo(Player.SECOND);
        assertThat(afterSkip.playerToMove()).isEqualTo(Player.SECOND);
    }

    @Test
    void R7_finishedSetupKeepsThePlayerItNames() {
        assertThat(position("1 -:- 0:0", "e4 R").playerToMove()).isEqualTo(Player.FIRST);
        assertThat(position("2 -:- 0:0", "e4 R").playerToMove()).isEqualTo(Player.SECOND);
    }

    @Test
    void R8_neutralSixNeverWinsNotEvenWhenClaimedLater() {
        Position after = play(position("1 -:- 0:0 six", "e4 IBGKJR", "h1 I", "h2 G", "c1 I", "d1 B"), "R:h1-h2");

        assertThat(after.owner(Point.E4)).contains(Player.FIRST);
        assertThat(after.suddenDeathWinner()).isEmpty();
        assertThat(after.isOver()).isFalse();
    }

    @Test
    void R8_neutralSixIsNotCountedAtTheEnd() {
        Outcome outcome = position("1 R:B 0:0 six", "e4 IBGKJR").outcome().orElseThrow();

        assertThat(outcome.isDraw()).isTrue();
        assertThat(outcome.tally(Player.FIRST, 6)).isZero();
    }

    @Test
    void R9_fiveCountsForTheOwnerOfItsTopAtTheEnd() {
        Position end = play(position("1 -:- 0:0 six", "e4 GKB", "e5 IR", "c1 K", "d1 I"), "e4-e5", "B:c1-d1");
        Outcome outcome = end.outcome().orElseThrow();

        assertThat(outcome.tally(Player.SECOND, 5)).isEqualTo(1);
        assertThat(outcome.winner()).contains(Player.SECOND);
    }

    @Test
    void R10_anyNumberOfLegs() {
        Position position =
                position("1 R:- 0:0", "e7 R", "e5 R", "h2 R", "i1 R", "c7 R", "c5 R", "b3 R", "g2 R", "f1 G");

        assertThat(position.route(Move.parse("e7-f1")))
                .isEqualTo(points("e7", "e5", "h2", "i1", "c7", "c5", "b3", "g2", "f1"));
    }

    @Test
    void R11_stuckPlayerToMoveWithAFreeOpponentIsRefused() {
        String line = line("2 RI:GB 0:0", "e1 R", "e2 I");
        IllegalSetupException refused = catchThrowableOfType(IllegalSetupException.class, () -> Position.parse(line));

        assertThat(refused.problems()).extracting(Problem::kind).contains(Kind.TURN_NOT_PASSED);
        assertThat(refused).hasMessageContaining("R6");
    }

    @Test
    void R12_claimsAreOptional() {
        Position position = position("1 -:- 0:0", "e4 R", "e5 G");

        assertAllows(position, "e4-e5");
    }

    @Test
    void R12_colorThatTopsNoStackMayBeClaimed() {
        assertAllows(position("1 -:- 0:0", "e4 R", "e5 G"), "K:e4-e5", "I:e4-e5");
    }

    @Test
    void R13_fivesStillMoveAndAreLandedOn() {
        Position own = position("1 R:- 0:0 six", "e4 IBGKR", "e5 J", "e3 JK", "e2 J");
        Position neutral = position("1 -:- 0:0 six", "e4 IBGKR", "e5 J", "e3 J", "c1 JI");

        assertAllows(own, "e4-e5");
        assertAllows(neutral, "e4-e5", "e4-e3");
        assertAllows(position("1 R:B 0:0 six", "e4 IJGKB", "e5 R"), "e5-e4");
    }

    @Test
    void R13_nothingIsScoredDuringPlay() {
        Position after = play(position("1 R:- 0:0 six", "e4 R", "e5 IBGK", "c1 J", "d1 I"), "e4-e5");

        assertThat(after.toString()).contains(" 0:0 six");
    }
}
