package io.github.lyngk.core;

import static io.github.lyngk.core.Boards.assertAllows;
import static io.github.lyngk.core.Boards.assertForbids;
import static io.github.lyngk.core.Boards.line;
import static io.github.lyngk.core.Boards.play;
import static io.github.lyngk.core.Boards.position;
import static io.github.lyngk.core.Boards.stackAt;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.lyngk.core.Outcome.Reason;
import org.junit.jupiter.api.Test;

/** Section H: the variant with stacks of six. */
class SixStackTest {
    private static final Position WINNABLE = position("1 K:G 0:0 six", "e4 K", "e5 JIBRG", "c1 B", "d1 I");

    @Test
    void H1_ownFiveStaysOnTheBoard() {
        Position after = play(position("1 R:- 0:0 six", "e4 R", "e5 IBGK", "c1 J", "d1 I"), "e4-e5");

        assertThat(stackAt(after, "e5")).isEqualTo("IBGKR");
        assertThat(after.fives(Player.FIRST)).isZero();
    }

    @Test
    void H1_effectOfAFiveIsNoScore() {
        Position position = position("1 R:- 0:0 six", "e4 R", "e5 IBGK", "c1 J", "d1 I");

        assertThat(position.effect(Move.parse("e4-e5")).scored()).isFalse();
    }

    @Test
    void H2_heightLimitIsSix() {
        assertAllows(WINNABLE, "e4-e5");
        assertForbids(
                position("1 K:- 0:0 six", "e4 BK", "e5 JIJRG", "c1 J", "d1 I"), Violation.TOO_HIGH_FOR_SIX, "e4-e5");
    }

    @Test
    void H2_jokerAddsWhiteToAllFiveColors() {
        Position after = play(WINNABLE, "e4-e5");

        assertThat(after.stackAt(Point.E5).orElseThrow().colors()).containsExactly(Color.values());
        assertThat(after.stackAt(Point.E5).orElseThrow().jokers()).isEqualTo(1);
    }

    @Test
    void H2_note_jokerStaysPassive() {
        Position position = position("1 R:- 0:0 six", "e4 J", "e5 R");

        assertForbids(position, Violation.JOKER_ON_TOP, "e4-e5");
        assertThatThrownBy(() -> Move.parse("J:e4-e5")).isInstanceOf(NotationException.class);
    }

    @Test
    void H3_furtherJokersReplaceMissingColors() {
        assertAllows(position("1 K:G 0:0 six", "e4 K", "e5 JIJRG", "c1 B", "d1 I"), "e4-e5");
        assertAllows(position("1 K:G 0:0 six", "e4 JK", "e5 JJRG", "c1 B", "d1 I"), "e4-e5");
    }

    @Test
    void H3_withoutAJokerThereAreOnlyFiveColors() {
        Position position = position("1 K:G 0:0 six", "e4 K", "e5 IBRKG", "c1 B", "d1 I");

        assertForbids(position, Violation.COLOR_TWICE, "e4-e5");
    }

    @Test
    void H4_ownSixWinsAtOnce() {
        Effect effect = WINNABLE.effect(Move.parse("e4-e5"));
        Position after = effect.after();

        assertThat(effect.wins()).isTrue();
        assertThat(after.suddenDeathWinner()).contains(Player.FIRST);
        assertThat(after.isOver()).isTrue();
        assertThat(after.legalMoves()).isEmpty();
        assertThat(after.outcome().orElseThrow().winner()).contains(Player.FIRST);
        assertThat(after.outcome().orElseThrow().reason()).isEqualTo(Reason.SUDDEN_DEATH);
    }

    @Test
    void H4_noMoveIsLegalAfterTheWin() {
        assertForbids(play(WINNABLE, "e4-e5"), Violation.GAME_OVER, "c1-d1", "d1-c1");
    }

    @Test
    void H4_wonGameIsOverWhateverIsAskedFirst() {
        Move last = Move.parse("e4-e5");
        Position after = WINNABLE.play(last);

        assertThatThrownBy(() -> after.play(Move.parse("c1-d1"))).isInstanceOf(IllegalMoveException.class);
        assertThat(WINNABLE.play(last).legalMoveCount()).isZero();
        assertThat(WINNABLE.play(last).isLegal(Move.parse("c1-d1"))).isFalse();
        assertThat(WINNABLE.play(last).playerToMove()).isEqualTo(Player.SECOND);
    }

    @Test
    void H4_winBeatsMoreFivesOfTheOpponent() {
        Position position = position("1 K:G 0:0 six", "e4 K", "e5 JIBRG", "c1 IBRKG", "a1 IBRKG");

        assertThat(play(position, "e4-e5").outcome().orElseThrow().winner()).contains(Player.FIRST);
    }

    @Test
    void H4_winSurvivesPrintingAndParsing() {
        Position after = play(WINNABLE, "e4-e5");

        assertThat(after.toString()).endsWith(" six#1");
        assertThat(Position.parse(after.toString())).isEqualTo(after).matches(Position::isOver);
    }

    @Test
    void H4_winOfTheSecondPlayerSurvivesToo() {
        Position after = play(position("2 G:K 0:0 six", "e4 K", "e5 JIBRG", "c1 B", "d1 I"), "e4-e5");

        assertThat(after.toString()).contains(" 1 G:K ").endsWith(" six#2");
        assertThat(Position.parse(after.toString()).outcome().orElseThrow().winner())
                .contains(Player.SECOND);
    }

    @Test
    void H4_colorClaimedInTheSameTurnWins() {
        Position position = position("1 -:G 0:0 six", "e4 K", "e5 JIBRG", "c1 B", "d1 I");

        assertThat(position.effect(Move.parse("K:e4-e5")).wins()).isTrue();
    }

    @Test
    void H5_neutralSixWinsNothing() {
        Position after = play(position("1 I:- 0:0 six", "e4 JBK", "e5 IRG", "c1 B", "d1 I"), "e4-e5");

        assertThat(stackAt(after, "e5")).isEqualTo("IRGJBK");
        assertThat(after.suddenDeathWinner()).isEmpty();
        assertThat(after.isOver()).isFalse();
    }

    @Test
    void H6_mostFivesOnTheBoardWin() {
        Outcome outcome = position("1 I:B 0:0 six", "e4 RGKBI", "e5 RGKB", "c1 RKB", "d1 RGB")
                .outcome()
                .orElseThrow();

        assertThat(outcome.winner()).contains(Player.FIRST);
        assertThat(outcome.reason()).isEqualTo(Reason.FIVES);
        assertThat(outcome.tally(Player.FIRST, 5)).isEqualTo(1);
        assertThat(outcome.tally(Player.SECOND, 5)).isZero();
    }

    @Test
    void H6_thenFoursAndSoOn() {
        Outcome fours = position("1 I:B 0:0 six", "e4 RGKBI", "e5 RGKIB", "c1 RGKB")
                .outcome()
                .orElseThrow();
        Outcome singles = position("1 R:B 0:0 six", "e4 R").outcome().orElseThrow();

        assertThat(fours.winner()).contains(Player.SECOND);
        assertThat(fours.reason()).isEqualTo(Reason.FOURS);
        assertThat(singles.reason()).isEqualTo(Reason.SINGLES);
    }

    @Test
    void H6_allEqualIsADraw() {
        assertThat(position("1 I:B 0:0 six", "e4 RGKBI", "e5 RGKIB")
                        .outcome()
                        .orElseThrow()
                        .isDraw())
                .isTrue();
    }

    @Test
    void H_winnerNeedsASixOfTheirOwn() {
        String neutral = line("1 I:- 0:0 six#2", "e4 IRGJBK");

        assertThat(Setup.parse(neutral).problems()).extracting(Problem::kind).contains(Problem.Kind.WINNER_WITHOUT_SIX);
    }
}
