package io.github.lyngk.core;

import static io.github.lyngk.core.Boards.assertAllows;
import static io.github.lyngk.core.Boards.assertForbids;
import static io.github.lyngk.core.Boards.legalTexts;
import static io.github.lyngk.core.Boards.play;
import static io.github.lyngk.core.Boards.points;
import static io.github.lyngk.core.Boards.position;
import static io.github.lyngk.core.Boards.stackAt;
import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/** The house rule under which a claim captures the neutral stacks of five of its colour. */
class ClaimCapturesTest {
    private static final Position TWO_FIVES =
            position("1 -:- 0:0 captures", "e4 IBGKR", "a1 IJGKR", "c7 IBRKG", "e5 B", "e3 K", "h1 I", "h2 G", "f1 R");

    @Test
    void captures_claimRemovesAndScoresAllNeutralFivesOfItsColor() {
        Position after = play(TWO_FIVES, "R:h1-h2");

        assertThat(stackAt(after, "e4")).isEmpty();
        assertThat(stackAt(after, "a1")).isEmpty();
        assertThat(after.fives(Player.FIRST)).isEqualTo(2);
        assertThat(after.fives(Player.SECOND)).isZero();
    }

    @Test
    void captures_fivesOfOtherColorsStay() {
        assertThat(stackAt(play(TWO_FIVES, "R:h1-h2"), "c7")).isEqualTo("IBRKG");
    }

    @Test
    void captures_secondPlayerScoresToo() {
        Position after = play(position("2 -:- 1:0 captures", "e4 IBGKR", "h1 I", "h2 G", "c1 I", "d1 B"), "R:h1-h2");

        assertThat(after.fives(Player.FIRST)).isEqualTo(1);
        assertThat(after.fives(Player.SECOND)).isEqualTo(1);
    }

    @Test
    void captures_effectNamesTheEmptiedPoints() {
        Effect effect = TWO_FIVES.effect(Move.parse("R:h1-h2"));

        assertThat(effect.capturedByClaim()).isEqualTo(points("a1", "e4"));
        assertThat(effect.scored()).isFalse();
        assertThat(TWO_FIVES.effect(Move.parse("h1-h2")).capturedByClaim()).isEmpty();
        assertThat(TWO_FIVES.effect(Move.parse("I:h1-h2")).capturedByClaim()).isEmpty();
    }

    @Test
    void captures_claimAndMoveMayBothScore() {
        Position position = position("1 -:- 0:0 captures", "e4 IBGKR", "h1 R", "h2 IBGK", "c1 I", "d1 B");
        Effect effect = position.effect(Move.parse("R:h1-h2"));

        assertThat(effect.scored()).isTrue();
        assertThat(effect.capturedByClaim()).isEqualTo(points("e4"));
        assertThat(effect.after().fives(Player.FIRST)).isEqualTo(2);
    }

    @Test
    void captures_removalOpensLinesForTheMoveOfTheSameTurn() {
        assertForbids(TWO_FIVES, Violation.NO_STRAIGHT_LINE, "e5-e3", "I:e5-e3");
        assertAllows(TWO_FIVES, "R:e5-e3");
    }

    @Test
    void captures_removedStackIsNeitherLiftedNorLandedOn() {
        assertForbids(TWO_FIVES, Violation.ORIGIN_EMPTY, "R:e4-e5");
        assertForbids(TWO_FIVES, Violation.DESTINATION_EMPTY, "R:e5-e4");
    }

    @Test
    void captures_removedStackIsNoLyngkPoint() {
        Position position = position("1 -:- 0:0 captures", "e1 R", "e4 IBGKR", "h4 B", "c1 I", "d1 B");

        assertForbids(position, Violation.NO_LYNGK_ROUTE, "R:e1-h4");
    }

    @Test
    void captures_routePassesThroughEmptiedPointsButNotOverThem() {
        Position position = position("1 -:- 0:0 captures", "e1 R", "e4 IBGKR", "e7 R", "h4 B", "c1 I", "d1 B");

        assertThat(position.route(Move.parse("R:e1-h4"))).isEqualTo(points("e1", "e7", "h4"));
    }

    @Test
    void captures_claimThatLeavesNoMoveIsIllegal() {
        // Claiming red would score, but then no stack sees another.
        Position position = position("1 -:- 0:0 captures", "e4 IBGKR", "e6 R", "c1 J");

        assertThat(position.isOver()).isTrue();
        assertThat(legalTexts(position)).isEmpty();
        assertThat(position.legalClaims()).isEmpty();
    }

    @Test
    void captures_claimThatLeavesNoMoveDoesNotSaveFromBeingSkipped() {
        Position position = position("1 I:G 0:0 captures", "e4 IBGKR", "c1 I", "d1 J", "h4 I", "h3 J");
        Position after = play(position, "c1-d1");

        assertThat(after.playerToMove()).isEqualTo(Player.FIRST);
        assertThat(after.claims(Player.SECOND)).containsExactly(Color.GREEN);
    }

    @Test
    void captures_claimIsOfferedOnlyWithAMove() {
        Position position = position("1 I:BK 0:0 captures", "e4 IBJKG", "c1 GR", "c2 I");

        assertThat(position.legalClaims())
                .containsExactly(new Claim(Player.FIRST, Color.RED), new Claim(Player.FIRST, Color.GREEN));
    }

    @Test
    void captures_moveUnlockedByTheRemovalAloneKeepsThePlayerInTheGame() {
        // Blue and black are behind a five that only a red claim removes.
        Position position = position("1 I:- 0:0 captures", "e4 IBGKR", "e5 BK", "e3 IG", "c1 I", "d1 J");
        Position after = play(position, "c1-d1");

        assertThat(after.playerToMove()).isEqualTo(Player.SECOND);
        assertThat(legalTexts(after)).containsExactly("R:e3-e5", "R:e5-e3");
    }

    @Test
    void captures_neutralFiveFormedWithoutAClaimStays() {
        Position after = play(position("1 I:B 0:0 captures", "e4 IBR", "e5 GK", "c1 B", "d1 G"), "e4-e5");

        assertThat(stackAt(after, "e5")).isEqualTo("GKIBR");
        assertThat(after.fives(Player.FIRST)).isZero();
    }

    @Test
    void captures_ownFiveIsRemovedAsInTheStandardGame() {
        Position after = play(position("1 R:- 0:0 captures", "e4 R", "e5 IBGK", "c1 B", "d1 G"), "e4-e5");

        assertThat(stackAt(after, "e5")).isEmpty();
        assertThat(after.fives(Player.FIRST)).isEqualTo(1);
    }

    @Test
    void captures_unclaimedFiveIsNotCounted() {
        Outcome outcome =
                position("1 I:B 0:0 captures", "e4 IBGKR", "e5 R").outcome().orElseThrow();

        assertThat(outcome.isDraw()).isTrue();
        assertThat(outcome.tally(Player.FIRST, 5)).isZero();
    }

    @Test
    void captures_standardGameAndSixStackLeaveTheFive() {
        Position standard = position("1 -:- 0:0", "e4 IBGKR", "h1 I", "h2 G", "c1 I", "d1 B");
        Position six = position("1 -:- 0:0 six", "e4 IBGKR", "h1 I", "h2 G", "c1 I", "d1 B");

        assertThat(stackAt(play(standard, "R:h1-h2"), "e4")).isEqualTo("IBGKR");
        assertThat(stackAt(play(six, "R:h1-h2"), "e4")).isEqualTo("IBGKR");
    }
}
