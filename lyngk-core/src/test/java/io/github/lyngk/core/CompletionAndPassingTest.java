package io.github.lyngk.core;

import static io.github.lyngk.core.Boards.assertAllows;
import static io.github.lyngk.core.Boards.assertForbids;
import static io.github.lyngk.core.Boards.legalTexts;
import static io.github.lyngk.core.Boards.play;
import static io.github.lyngk.core.Boards.position;
import static io.github.lyngk.core.Boards.stackAt;
import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/** Section E, 9 to 12: stacks of five, and players who cannot move. */
class CompletionAndPassingTest {
    @Test
    void E9_ownFiveIsRemovedAndScored() {
        Position after = play(position("1 R:- 0:0", "e4 R", "e5 IBGK", "c1 B", "d1 G"), "e4-e5");

        assertThat(stackAt(after, "e5")).isEmpty();
        assertThat(stackAt(after, "e4")).isEmpty();
        assertThat(after.fives(Player.FIRST)).isEqualTo(1);
        assertThat(after.fives(Player.SECOND)).isZero();
    }

    @Test
    void E9_pointGoesToTheMover() {
        Position after = play(position("2 -:R 3:1", "e4 IR", "e5 BGK", "c1 B", "d1 G"), "e4-e5");

        assertThat(after.fives(Player.FIRST)).isEqualTo(3);
        assertThat(after.fives(Player.SECOND)).isEqualTo(2);
    }

    @Test
    void E9_colorClaimedInTheSameTurnScores() {
        Position after = play(position("1 -:- 0:0", "e4 R", "e5 IBGK", "c1 B", "d1 G"), "R:e4-e5");

        assertThat(after.fives(Player.FIRST)).isEqualTo(1);
    }

    @Test
    void E9_opponentsPiecesBelowDoNotMatter() {
        Position after = play(position("1 R:IB 0:0", "e4 R", "e5 IJGB", "c1 B", "d1 G"), "e4-e5");

        assertThat(after.fives(Player.FIRST)).isEqualTo(1);
    }

    @Test
    void E9_ownFourStaysOnTheBoard() {
        Position after = play(position("1 R:- 0:0", "e4 R", "e5 IBG", "c1 B", "d1 G"), "e4-e5");

        assertThat(stackAt(after, "e5")).isEqualTo("IBGR");
        assertThat(after.fives(Player.FIRST)).isZero();
    }

    @Test
    void E10_neutralFiveStaysAndIsNotScored() {
        Position after = play(position("1 I:B 0:0", "e4 IBR", "e5 GK", "c1 B", "d1 G"), "e4-e5");

        assertThat(stackAt(after, "e5")).isEqualTo("GKIBR");
        assertThat(after.fives(Player.FIRST)).isZero();
        assertThat(after.fives(Player.SECOND)).isZero();
    }

    @Test
    void E10_neutralFiveIsAnObstacle() {
        Position position = position("1 -:- 0:0", "e4 GKIJB", "e5 R", "e3 K", "c1 I", "d1 G");

        assertForbids(position, Violation.TOO_HIGH, "e4-e5", "e5-e4", "B:e4-e5", "R:e5-e4");
        assertForbids(position, Violation.NO_STRAIGHT_LINE, "e5-e3");
    }

    @Test
    void E11_playerWhoCanMoveHasNoWayToPass() {
        Position position = position("2 I:B 0:0", "e4 B", "e5 I");

        assertThat(position.isOver()).isFalse();
        assertThat(legalTexts(position)).containsExactly("e4-e5", "R:e4-e5", "G:e4-e5", "K:e4-e5");
    }

    @Test
    void E11_playerWithNothingToPlayPasses() {
        Position after = play(position("1 RI:GB 0:0", "e1 R", "e2 I", "e4 R", "e6 I"), "e1-e2");

        assertThat(after.playerToMove()).isEqualTo(Player.FIRST);
        assertThat(after.isOver()).isFalse();
    }

    @Test
    void E12_opponentContinuesUntilNeitherPlayerCanMove() {
        Position start = position("1 RI:GB 0:0", "e1 R", "e2 I", "e4 R", "e6 I");
        Game game = Game.of(start).play(Move.parse("e1-e2")).play(Move.parse("e4-e6"));

        assertThat(start.effect(Move.parse("e1-e2")).skipsOpponent()).isTrue();
        assertThat(game.players()).containsExactly(Player.FIRST, Player.FIRST);
        assertThat(game.position().isOver()).isTrue();
    }

    @Test
    void E12_skippedPlayerMustMoveAgainAsSoonAsPossible() {
        Position start = position("1 RI:GB 0:0", "a1 I", "b3 R", "e1 G", "e2 GR", "e4 I", "g1 I");
        Position skipped = play(start, "a1-b3");
        Position back = play(skipped, "e2-g1");

        assertThat(skipped.playerToMove()).isEqualTo(Player.FIRST);
        assertThat(back.playerToMove()).isEqualTo(Player.SECOND);
        assertAllows(back, "e1-e4");
        assertThat(skipped.effect(Move.parse("e2-g1")).skipsOpponent()).isFalse();
    }

    @Test
    void E12_skipCountsTheOpponentsOwnOpenClaims() {
        Position start = position("1 B:- 0:0", "e4 R", "e5 GB", "c1 B", "d1 I");
        Position after = play(start, "c1-d1");

        assertThat(after.playerToMove()).isEqualTo(Player.SECOND);
        assertThat(legalTexts(after)).containsExactly("R:e4-e5");
    }

    @Test
    void E12_skipIgnoresClaimsOnlyTheMoverCouldMake() {
        // The second player has used both claims; claiming red would only help the first.
        Position start = position("1 B:IK 0:0", "e4 R", "e5 GB", "c1 B", "d1 I");
        Position after = play(start, "c1-d1");

        assertThat(after.playerToMove()).isEqualTo(Player.FIRST);
        assertAllows(after, "R:e4-e5");
    }

    @Test
    void E12_skipLooksForLyngkMovesToo() {
        Position start = position("1 RI:GB 0:0", "a1 I", "b3 R", "e1 G", "e4 KG", "h4 K");
        Position after = play(start, "a1-b3");

        assertThat(after.playerToMove()).isEqualTo(Player.SECOND);
        assertThat(legalTexts(after)).containsExactly("e1-h4");
    }
}
