package io.github.lyngk.core;

import static io.github.lyngk.core.Boards.assertAllows;
import static io.github.lyngk.core.Boards.assertForbids;
import static io.github.lyngk.core.Boards.legalTexts;
import static io.github.lyngk.core.Boards.play;
import static io.github.lyngk.core.Boards.position;
import static io.github.lyngk.core.Boards.stackAt;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

/** Section D: jokers, neutral pieces and claimed pieces. */
class ClaimRulesTest {
    private static final Position START = Position.initial(Variant.STANDARD, new SplittableRandom(5));

    @Test
    void D1_loneJokerMayNotMove() {
        Position position = position("1 -:- 0:0", "e4 J", "e5 R");

        assertForbids(position, Violation.JOKER_ON_TOP, "e4-e5", "R:e4-e5");
        assertThat(position.legalMoves(Point.E4)).isEmpty();
    }

    @Test
    void D1_loneJokerMayBeCovered() {
        Position after = play(position("1 -:- 0:0", "e4 J", "e5 R"), "e5-e4");

        assertThat(stackAt(after, "e4")).isEqualTo("JR");
    }

    @Test
    void D1_jokerMovesAsPartOfAStack() {
        Position after = play(position("1 -:- 0:0", "e4 JR", "e5 G"), "e4-e5");

        assertThat(stackAt(after, "e5")).isEqualTo("GJR");
    }

    @Test
    void D1_jokerReplacesAnyMissingColor() {
        for (Color missing : Color.values()) {
            String others = "IBRGK".replace("" + missing.letter(), "");
            String top = others.substring(3);
            Position position = position("1 " + top + ":- 0:0", "e4 J" + others.substring(0, 3), "e5 " + top);

            assertThat(position.effect(Move.parse("e5-e4")).scored()).isTrue();
        }
    }

    @Test
    void D2_nothingBelongsToAnyoneAtTheStart() {
        assertThat(Point.values()).allMatch(point -> START.owner(point).isEmpty());
        assertThat(Color.values()).allMatch(color -> START.owner(color).isEmpty());
    }

    @Test
    void D2_bothPlayersMayUseNeutralPieces() {
        Position first = position("1 -:- 0:0", "e4 G", "e5 R", "f4 BK");
        Position second = position("2 -:- 0:0", "e4 G", "e5 R", "f4 BK");

        assertThat(legalTexts(first)).isEqualTo(legalTexts(second)).contains("e4-e5", "e5-e4", "f4-e4");
    }

    @Test
    void D2_jokersAreTheExceptionAtTheStart() {
        assertThat(START.stacks())
                .allSatisfy((point, stack) ->
                        assertThat(START.legalMoves(point).isEmpty()).isEqualTo(stack.top() == Piece.JOKER));
    }

    @Test
    void D3_playerMayClaimTwoColors() {
        Position one = position("1 R:- 0:0", "e4 G", "e5 B");
        Position two = position("1 RK:- 0:0", "e4 G", "e5 B");

        assertThat(one.legalClaims())
                .containsExactly(
                        new Claim(Player.FIRST, Color.IVORY),
                        new Claim(Player.FIRST, Color.BLUE),
                        new Claim(Player.FIRST, Color.GREEN),
                        new Claim(Player.FIRST, Color.BLACK));
        assertThat(two.legalClaims()).isEmpty();
        assertForbids(two, Violation.THIRD_CLAIM, "G:e4-e5", "I:e4-e5");
    }

    @Test
    void D3_opponentsClaimsDoNotCountAgainstAPlayer() {
        assertAllows(position("1 -:RK 0:0", "e4 G", "e5 B"), "G:e4-e5", "I:e4-e5");
    }

    @Test
    void D3_colorHasOneOwner() {
        assertForbids(position("1 R:- 0:0", "e4 G", "e5 B"), Violation.CLAIM_TAKEN, "R:e4-e5");
        assertForbids(position("1 -:R 0:0", "e4 G", "e5 B"), Violation.CLAIM_TAKEN, "R:e4-e5");
    }

    @Test
    void D3_takenColorIsNamedBeforeTheThirdClaim() {
        assertForbids(position("1 RK:I 0:0", "e4 G", "e5 B"), Violation.CLAIM_TAKEN, "R:e4-e5", "I:e4-e5");
    }

    @Test
    void D3_claimedColorIsTheClaimersAlone() {
        Position after = play(position("1 -:- 0:0", "e4 R", "e5 G", "e6 K", "c1 R", "d1 B"), "R:e4-e5");

        assertThat(after.owner(Color.RED)).contains(Player.FIRST);
        assertThat(after.owner(Point.E5)).contains(Player.FIRST);
        assertForbids(after, Violation.OPPONENTS_STACK, "e5-e6", "c1-d1");
    }

    @Test
    void D3_markerNeverEntersPlay() {
        Position position = position("1 -:- 0:0", "e4 R", "e5 G", "e6 K");

        assertThat(play(position, "R:e4-e5").stacks().values())
                .flatExtracting(Stack::pieces)
                .hasSize(3);
    }

    @Test
    void D4_colorMayBeClaimedInTheFirstTurn() {
        assertThat(START.legalClaims()).extracting(Claim::color).containsExactly(Color.values());
        assertThat(START.legalClaims()).extracting(Claim::player).containsOnly(Player.FIRST);
    }

    @Test
    void D4_colorMayBeClaimedInTheLastTurn() {
        Position last = position("2 RB:G 2:3", "e4 IK", "e5 B");

        assertThat(legalTexts(last)).containsExactly("e4-e5", "I:e4-e5", "K:e4-e5");
    }

    @Test
    void D4_claimComesBeforeTheMoveAndCountsForIt() {
        Position position = position("1 -:- 0:0", "e4 R", "e5 GB");

        assertForbids(position, Violation.NEUTRAL_SINGLE_CLIMBS, "e4-e5");
        assertAllows(position, "R:e4-e5");
    }

    @Test
    void D4_claimOfAnotherColorDoesNotHelpTheMove() {
        Position position = position("1 -:- 0:0", "e4 R", "e5 GB");

        assertForbids(position, Violation.NEUTRAL_SINGLE_CLIMBS, "G:e4-e5", "B:e4-e5", "K:e4-e5");
    }

    @Test
    void D4_turnIsOverAfterTheMove() {
        Position after = play(position("1 -:- 0:0", "e4 R", "e5 G", "e6 K"), "R:e4-e5");

        assertThat(after.playerToMove()).isEqualTo(Player.SECOND);
        assertThat(after.claims()).containsExactly(new Claim(Player.FIRST, Color.RED));
    }

    @Test
    void D4_opponentMayClaimNext() {
        Position after = play(position("1 -:- 0:0", "e4 R", "e5 G", "e6 K"), "R:e4-e5", "K:e6-e5");

        assertThat(after.claims())
                .containsExactly(new Claim(Player.FIRST, Color.RED), new Claim(Player.SECOND, Color.BLACK));
    }

    @Test
    void D4_claimsAreKeptInTheOrderMade() {
        Position position = position("1 K:- 0:0", "e4 I", "e5 G", "c1 B", "d1 R");

        assertThat(play(position, "I:e4-e5").claims(Player.FIRST)).containsExactly(Color.BLACK, Color.IVORY);
    }

    @Test
    void D5_oneClaimATurn() {
        assertThat(START.legalMoves())
                .allSatisfy(move -> assertThat(START.play(move).claims())
                        .hasSize(move.claim().isPresent() ? 1 : 0));
        assertThat(Move.parse("R:e4-e5").claiming(Color.BLUE)).isEqualTo(Move.parse("B:e4-e5"));
    }

    @Test
    void D6_fifthColorStaysNeutral() {
        Position position = position("1 IB:RG 0:0", "e4 K", "e5 J");

        assertThat(position.owner(Color.BLACK)).isEmpty();
        assertThat(position.owner(Point.E4)).isEmpty();
        assertThat(position.unclaimed()).containsExactly(Color.BLACK);
        assertThat(position.legalClaims()).isEmpty();
        assertForbids(position, Violation.THIRD_CLAIM, "K:e4-e5");
    }

    @Test
    void D6_bothPlayersMayPlayTheFifthColor() {
        assertAllows(position("1 IB:RG 0:0", "e4 K", "e5 J"), "e4-e5");
        assertAllows(position("2 IB:RG 0:0", "e4 K", "e5 J"), "e4-e5");
    }
}
