package io.github.lyngk.core;

import static io.github.lyngk.core.Boards.line;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import io.github.lyngk.core.Problem.Kind;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** The problems of set-ups. Small examples always lack pieces, which is merely unreachable. */
class SetupProblemsTest {
    private static Set<Kind> impossible(String rest, String... stacks) {
        return kinds(true, rest, stacks);
    }

    private static Set<Kind> unreachable(String rest, String... stacks) {
        return kinds(false, rest, stacks);
    }

    private static Set<Kind> kinds(boolean impossible, String rest, String... stacks) {
        return Setup.parse(line(rest, stacks)).problems().stream()
                .filter(problem -> problem.isImpossible() == impossible)
                .map(Problem::kind)
                .collect(Collectors.toSet());
    }

    @Test
    void E5_stackAboveFive() {
        assertThat(impossible("1 -:- 0:0", "e4 IBRGJK")).containsExactly(Kind.STACK_TOO_HIGH);
        assertThat(impossible("1 -:- 0:0 captures", "e4 IBRGJK")).containsExactly(Kind.STACK_TOO_HIGH);
        assertThat(impossible("1 -:- 0:0", "e4 IBRGK")).isEmpty();
    }

    @Test
    void H2_stackAboveSix() {
        assertThat(impossible("1 -:- 0:0 six", "e4 IBRGJJK")).containsExactly(Kind.STACK_TOO_HIGH_FOR_SIX);
        assertThat(impossible("1 -:- 0:0 six", "e4 IBRGJK")).isEmpty();
    }

    @Test
    void E5_colorTwiceInAStack() {
        assertThat(impossible("1 -:- 0:0", "e4 RBR")).containsExactly(Kind.COLOR_TWICE_IN_STACK);
        assertThat(impossible("1 -:- 0:0", "e4 JJR")).isEmpty();
    }

    @Test
    void D1_jokerOnTopOfAnotherPiece() {
        assertThat(impossible("1 -:- 0:0", "e4 RJ")).containsExactly(Kind.JOKER_ON_TOP);
        assertThat(impossible("1 -:- 0:0", "e4 JJ")).containsExactly(Kind.JOKER_ON_TOP);
        assertThat(impossible("1 -:- 0:0", "e4 J")).isEmpty();
    }

    @Test
    void D3_colorClaimedTwice() {
        assertThat(impossible("1 R:R 0:0")).containsExactly(Kind.COLOR_CLAIMED_TWICE);
        assertThat(impossible("1 RR:- 0:0")).containsExactly(Kind.COLOR_CLAIMED_TWICE);
        assertThat(impossible("1 -:GG 0:0")).containsExactly(Kind.COLOR_CLAIMED_TWICE);
    }

    @Test
    void D3_moreThanTwoClaims() {
        assertThat(impossible("1 RGB:- 0:0")).containsExactly(Kind.TOO_MANY_CLAIMS);
        assertThat(impossible("1 -:RGB 0:0")).containsExactly(Kind.TOO_MANY_CLAIMS);
        assertThat(impossible("1 RG:BK 0:0")).isEmpty();
    }

    @Test
    void H1_scoredFivesInSixStack() {
        assertThat(impossible("1 R:- 1:0 six")).containsExactly(Kind.FIVES_IN_SIX_STACK);
        assertThat(impossible("1 -:R 0:1 six")).containsExactly(Kind.FIVES_IN_SIX_STACK);
        assertThat(impossible("1 R:- 1:0")).isEmpty();
    }

    @Test
    void H4_winnerOutsideSixStack() {
        assertThat(impossible("2 R:- 0:0 captures#1", "e4 IBGKR"))
                .containsExactlyInAnyOrder(Kind.WINNER_OUTSIDE_SIX_STACK, Kind.WINNER_WITHOUT_SIX);
    }

    @Test
    void H4_winnerWithoutASixOfTheirOwn() {
        assertThat(impossible("2 R:- 0:0 six#1", "e4 IBGKR")).containsExactly(Kind.WINNER_WITHOUT_SIX);
        assertThat(impossible("2 R:- 0:0 six#1", "e4 IBRKJG")).containsExactly(Kind.WINNER_WITHOUT_SIX);
        assertThat(impossible("2 R:G 0:0 six#1", "e4 IBRKJG")).containsExactly(Kind.WINNER_WITHOUT_SIX);
        assertThat(impossible("2 R:- 0:0 six#1", "e4 IBGKJR")).isEmpty();
    }

    @Test
    void R7_winnerNamedAsThePlayerToMove() {
        assertThat(impossible("1 R:- 0:0 six#1", "e4 IBGKJR")).containsExactly(Kind.WINNER_TO_MOVE);
    }

    @Test
    void R11_turnThatWouldHavePassed() {
        assertThat(impossible("2 RI:GB 0:0", "e1 R", "e2 I")).containsExactly(Kind.TURN_NOT_PASSED);
        assertThat(impossible("1 RI:GB 0:0", "e1 R", "e2 I")).isEmpty();
    }

    @Test
    void R11_countsClaimsStillOpen() {
        assertThat(impossible("2 B:- 0:0", "e4 R", "e5 GB")).isEmpty();
        assertThat(impossible("2 B:IK 0:0", "e4 R", "e5 GB")).containsExactly(Kind.TURN_NOT_PASSED);
    }

    @Test
    void R11_isReportedBesideFaultsUnrelatedToMoving() {
        assertThat(impossible("2 RI:GB 0:1 six", "e1 R", "e2 I"))
                .containsExactlyInAnyOrder(Kind.FIVES_IN_SIX_STACK, Kind.TURN_NOT_PASSED);
        assertThat(impossible("1 RI:GB 0:1 six", "e1 R", "e2 I")).containsExactly(Kind.FIVES_IN_SIX_STACK);
    }

    @Test
    void R11_isNotCheckedIfStacksOrClaimsAreImpossible() {
        assertThat(impossible("2 RI:GB 0:0", "e1 R", "e2 I", "i1 RJ")).containsExactly(Kind.JOKER_ON_TOP);
        assertThat(impossible("2 RI:GBK 0:0", "e1 R", "e2 I")).containsExactly(Kind.TOO_MANY_CLAIMS);
    }

    @Test
    void R11_doesNotApplyAfterAWin() {
        assertThat(impossible("2 RI:GB 0:0 six#1", "e1 R", "e2 I", "c1 IBGKJR")).isEmpty();
    }

    @Test
    void C1_morePiecesOfASortThanTheGameHas() {
        String nineReds = "R/RRRR/RRRR3/6/7/6/7/4/1 1 -:- 0:0";
        String fourJokers = "J/JJJ1/7/6/7/6/7/4/1 1 -:- 0:0";

        assertThat(Setup.parse(nineReds).problems())
                .extracting(Problem::kind)
                .containsExactlyInAnyOrder(Kind.TOO_MANY_PIECES, Kind.WRONG_TOTAL);
        assertThat(Setup.parse(fourJokers).problems())
                .extracting(Problem::kind)
                .containsExactlyInAnyOrder(Kind.TOO_MANY_PIECES, Kind.WRONG_TOTAL);
        assertThat(unreachable("1 -:- 0:0", "e4 J", "e5 J", "e6 J")).containsExactly(Kind.WRONG_TOTAL);
    }

    @Test
    void C1_sentencesNameTheSortAndTheNumbers() {
        assertThat(Setup.parse("R/RRRR/RRRR3/6/7/6/7/4/1 1 -:- 0:0").problems())
                .extracting(Problem::message)
                .anyMatch(message -> message.contains("9 pieces") && message.contains("red, more than 8"));
        assertThat(Setup.parse("J/JJJ1/7/6/7/6/7/4/1 1 -:- 0:0").problems())
                .extracting(Problem::message)
                .anyMatch(message -> message.contains("4 pieces") && message.contains("jokers, more than 3"));
    }

    @Test
    void D3_sentencesNameThePlayerAndTheColor() {
        assertThat(Setup.parse(line("1 RGB:K 0:0")).problems())
                .extracting(Problem::message)
                .contains("the first player has claimed 3 colours, more than two");
        assertThat(Setup.parse(line("1 K:K 0:0")).problems())
                .extracting(Problem::message)
                .contains("black is claimed twice");
    }

    @Test
    void C1_piecesThatDoNotAddUp() {
        String start = Position.initial(Variant.STANDARD, new java.util.SplittableRandom(1))
                .toString();

        assertThat(Setup.parse(start).problems()).isEmpty();
        assertThat(Setup.parse(start.replace("-:- 0:0", "R:- 1:0")).problems())
                .extracting(Problem::kind)
                .containsExactly(Kind.WRONG_TOTAL);
        assertThat(Setup.parse(start.replace("-:- 0:0", "-:R 0:1")).problems())
                .extracting(Problem::kind)
                .containsExactly(Kind.WRONG_TOTAL);
    }

    @Test
    void positionsReachedByPlayHaveNoProblems() {
        for (Variant variant : Variant.values()) {
            assertThat(RandomGames.games(variant, 0).limit(20))
                    .allSatisfy(game -> assertThat(game.positions())
                            .allMatch(position -> position.toSetup().problems().isEmpty()));
        }
    }

    @Test
    void E9_fivesScoredWithoutAClaim() {
        assertThat(unreachable("1 -:R 1:0")).contains(Kind.FIVES_WITHOUT_CLAIM);
        assertThat(unreachable("1 R:- 0:1")).contains(Kind.FIVES_WITHOUT_CLAIM);
        assertThat(unreachable("1 R:B 1:1")).doesNotContain(Kind.FIVES_WITHOUT_CLAIM);
        assertThat(impossible("1 -:- 1:1")).isEmpty();
    }

    @Test
    void captures_fiveThatWouldHaveBeenCaptured() {
        assertThat(unreachable("1 R:- 0:0 captures", "e4 IBGKR")).contains(Kind.FIVE_NOT_CAPTURED);
        assertThat(unreachable("1 -:R 0:0 captures", "e4 IBGKR")).contains(Kind.FIVE_NOT_CAPTURED);
        assertThat(unreachable("1 -:G 0:0 captures", "e4 IBGKR")).doesNotContain(Kind.FIVE_NOT_CAPTURED);
        assertThat(unreachable("1 R:- 0:0 captures", "e4 BGKR")).doesNotContain(Kind.FIVE_NOT_CAPTURED);
        assertThat(unreachable("1 R:- 0:0", "e4 IBGKR")).doesNotContain(Kind.FIVE_NOT_CAPTURED);
    }

    @Test
    void allProblemsAreNamedAtOnce() {
        Setup setup = Setup.parse(line("1 RRG:K 2:0 six#1", "e4 RBR", "e5 RJ", "a1 IBRGKJJJ"));

        assertThat(setup.problems())
                .extracting(Problem::kind)
                .containsExactlyInAnyOrder(
                        Kind.COLOR_TWICE_IN_STACK,
                        Kind.JOKER_ON_TOP,
                        Kind.JOKER_ON_TOP,
                        Kind.STACK_TOO_HIGH_FOR_SIX,
                        Kind.COLOR_CLAIMED_TWICE,
                        Kind.TOO_MANY_CLAIMS,
                        Kind.WINNER_WITHOUT_SIX,
                        Kind.WINNER_TO_MOVE,
                        Kind.FIVES_IN_SIX_STACK,
                        Kind.TOO_MANY_PIECES,
                        Kind.WRONG_TOTAL);
        assertThat(setup.isPossible()).isFalse();
    }

    @Test
    void eachFaultyStackIsNamed() {
        Setup setup = Setup.parse(line("1 -:- 0:0", "e4 RBR", "c7 GKGK"));

        assertThat(setup.problems())
                .extracting(Problem::message)
                .anyMatch(message -> message.contains("e4") && message.contains("red"))
                .anyMatch(message -> message.contains("c7") && message.contains("green"))
                .anyMatch(message -> message.contains("c7") && message.contains("black"));
    }

    @Test
    void impossibleSetupIsRefusedWithAllItsProblems() {
        Setup setup = Setup.parse(line("1 RGB:- 1:0", "e4 RJ"));
        IllegalSetupException refused = catchThrowableOfType(IllegalSetupException.class, () -> Position.of(setup));

        assertThat(refused.setup()).isEqualTo(setup);
        assertThat(refused.problems()).isEqualTo(setup.problems());
        assertThat(refused.impossibilities())
                .isNotEmpty()
                .isSubsetOf(setup.problems())
                .hasSizeLessThan(setup.problems().size())
                .allMatch(Problem::isImpossible);
        assertThat(refused)
                .hasMessageContaining("e4")
                .hasMessageContaining("(D1)")
                .hasMessageContaining("(D3)")
                .hasMessageContaining(setup.toString());
        assertThat(refused.getMessage()).doesNotContain("43");
    }

    @Test
    void unreachableSetupIsAccepted() {
        Setup setup = Setup.parse(line("1 -:R 2:0", "e4 R", "e5 G"));

        assertThat(setup.isPossible()).isTrue();
        assertThat(setup.problems()).isNotEmpty();
        assertThat(Position.of(setup).toSetup()).isEqualTo(setup);
    }

    @ParameterizedTest
    @EnumSource
    void kindsHaveARule(Kind kind) {
        Problem problem = new Problem(kind, "something is wrong");

        assertThat(problem.rule()).isEqualTo(kind.rule());
        assertThat(problem.isImpossible()).isEqualTo(kind.isImpossible());
        assertThat(problem).hasToString("something is wrong (" + kind.rule() + ")");
        assertThat(problem).isNotEqualTo(new Problem(kind, "something else"));
    }

    @Test
    void impossibleKindsAreTheElevenOfTheList() {
        Set<Kind> impossible =
                Set.of(Kind.values()).stream().filter(Kind::isImpossible).collect(Collectors.toSet());

        assertThat(impossible)
                .doesNotContain(
                        Kind.TOO_MANY_PIECES, Kind.WRONG_TOTAL, Kind.FIVES_WITHOUT_CLAIM, Kind.FIVE_NOT_CAPTURED)
                .hasSize(Kind.values().length - 4);
    }

    @Test
    void problemsHashAlikeInEveryJvm() {
        assertThat(new Problem(Kind.WRONG_TOTAL, "a")).hasSameHashCodeAs(new Problem(Kind.WRONG_TOTAL, "a"));
        assertThat(new Problem(Kind.WRONG_TOTAL, "a").hashCode())
                .isEqualTo(Kind.WRONG_TOTAL.ordinal() * 31 + "a".hashCode());
    }

    @Test
    void messageStaysShortHoweverMuchIsWrong() {
        String stack = "(" + "RJ".repeat(100_000) + ")";
        String line = stack + "/" + stack.repeat(4) + "/7/6/7/6/7/4/1 1 " + "R".repeat(50_000) + ":- 0:0";

        assertThatExceptionOfType(IllegalSetupException.class)
                .isThrownBy(() -> Position.parse(line))
                .satisfies(refused -> {
                    assertThat(refused.getMessage()).hasSizeLessThan(600).contains("17 problems, the first 3 shown");
                    assertThat(refused.impossibilities()).hasSize(17);
                });
        assertThatExceptionOfType(IllegalSetupException.class)
                .isThrownBy(() -> Position.parse("(RR)/4/7/6/7/6/7/4/1 1 -:- 0:0"))
                .withMessage("impossible set-up: the stack on a1 holds red twice (E5): (RR)/4/7/6/7/6/7/4/1 1 -:- 0:0");
    }
}
