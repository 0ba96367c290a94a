package io.github.lyngk.core;

import static io.github.lyngk.core.Boards.assertForbids;
import static io.github.lyngk.core.Boards.play;
import static io.github.lyngk.core.Boards.position;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.lyngk.core.Outcome.Reason;
import org.junit.jupiter.api.Test;

/** Section G: the end. In the finished positions every stack holds a red piece, so that none can land on another. */
class EndOfGameTest {
    private static void assertWon(Position position, Player winner, Reason reason) {
        Outcome outcome = position.outcome().orElseThrow();

        assertThat(outcome.winner()).contains(winner);
        assertThat(outcome.isDraw()).isFalse();
        assertThat(outcome.reason()).isEqualTo(reason);
    }

    @Test
    void G1_overWhenTheLastPossibleMoveIsPlayed() {
        Position before = position("1 -:- 0:0", "e4 R", "e5 G");
        Position after = play(before, "e4-e5");

        assertThat(before.isOver()).isFalse();
        assertThat(before.outcome()).isEmpty();
        assertThat(after.isOver()).isTrue();
        assertThat(after.outcome()).isPresent();
        assertThat(after.legalMoves()).isEmpty();
        assertThat(after.legalMoveCount()).isZero();
        assertThat(after.legalClaims()).isEmpty();
    }

    @Test
    void G1_nothingIsLegalOnceItIsOver() {
        Position over = position("1 -:- 0:0", "e4 R", "e5 R");

        assertForbids(over, Violation.GAME_OVER, "e4-e5", "R:e4-e5", "a1-b2", "e5-c1");
    }

    @Test
    void G1_mostScoredFivesWin() {
        assertWon(position("1 R:B 2:1", "e4 RKB", "e5 RGKB"), Player.FIRST, Reason.FIVES);
        assertWon(position("1 R:B 2:3", "e4 IGKR"), Player.SECOND, Reason.FIVES);
    }

    @Test
    void G2_thenMostFours() {
        assertWon(position("1 I:B 1:1", "e4 RGKI", "e5 RKB", "e6 RGB"), Player.FIRST, Reason.FOURS);
    }

    @Test
    void G2_thenMostThrees() {
        assertWon(
                position("1 I:B 1:1", "e4 RGKI", "e5 RGKB", "c1 RKB", "a1 RI", "i1 RI"), Player.SECOND, Reason.THREES);
    }

    @Test
    void G2_thenMostTwos() {
        assertWon(position("1 I:B 0:0", "e4 RKI", "e5 RKB", "c1 RI"), Player.FIRST, Reason.TWOS);
    }

    @Test
    void G2_thenMostSingles() {
        assertWon(position("1 I:R 0:0", "e4 RI", "e5 IR", "c1 R"), Player.SECOND, Reason.SINGLES);
    }

    @Test
    void G2_firstDifferenceDecidesWhateverComesAfter() {
        assertWon(position("1 I:B 0:0", "e4 RGKI", "c1 RKB", "c2 RGB", "d1 RB"), Player.FIRST, Reason.FOURS);
    }

    @Test
    void G2_bothColorsOfAPlayerCount() {
        Outcome outcome =
                position("1 IK:B 0:0", "e4 RI", "e5 RK", "e6 RB").outcome().orElseThrow();

        assertThat(outcome.tally(Player.FIRST, 2)).isEqualTo(2);
        assertThat(outcome.tally(Player.SECOND, 2)).isEqualTo(1);
    }

    @Test
    void G2_ownershipIsByTheTopPiece() {
        assertWon(position("1 I:B 0:0", "e4 RIB", "e5 RKIB"), Player.SECOND, Reason.FOURS);
    }

    @Test
    void G2_neutralTopsAreNotCounted() {
        Outcome outcome =
                position("1 I:B 0:0", "e4 RKG", "e5 RIBG", "c1 R").outcome().orElseThrow();

        assertThat(outcome.isDraw()).isTrue();
        assertThat(outcome.tally(Player.FIRST, 4)).isZero();
        assertThat(outcome.tally(Player.SECOND, 4)).isZero();
    }

    @Test
    void G2_loneJokersAreNotCounted() {
        Outcome outcome = position("1 IG:BK 0:0", "e4 J", "e5 J").outcome().orElseThrow();

        assertThat(outcome.isDraw()).isTrue();
        assertThat(outcome.tally(Player.FIRST, 1)).isZero();
        assertThat(outcome.tally(Player.SECOND, 1)).isZero();
    }

    @Test
    void G3_allEqualIsADraw() {
        Outcome outcome =
                position("2 I:B 1:1", "e4 RI", "e5 RB", "c1 R").outcome().orElseThrow();

        assertThat(outcome.winner()).isEmpty();
        assertThat(outcome.isDraw()).isTrue();
        assertThat(outcome.reason()).isEqualTo(Reason.ALL_EQUAL);
    }

    @Test
    void G3_gameWithoutClaimsIsADraw() {
        assertThat(play(position("1 -:- 0:0", "e4 R", "e5 G"), "e4-e5")
                        .outcome()
                        .orElseThrow()
                        .isDraw())
                .isTrue();
    }
}
