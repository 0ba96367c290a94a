package io.github.lyngk.testkit.assertions;

import static io.github.lyngk.testkit.assertions.LyngkAssertions.assertThat;
import static io.github.lyngk.testkit.assertions.LyngkAssertions.assertThatExceptionOfType;
import static io.github.lyngk.testkit.assertions.LyngkAssertions.assertThatNullPointerException;

import io.github.lyngk.core.Color;
import io.github.lyngk.core.Game;
import io.github.lyngk.core.Move;
import io.github.lyngk.core.Outcome;
import io.github.lyngk.core.Player;
import io.github.lyngk.core.Position;
import io.github.lyngk.core.RandomGames;
import io.github.lyngk.core.Rule;
import io.github.lyngk.core.Variant;
import io.github.lyngk.core.Violation;
import io.github.lyngk.notation.BoardText;
import io.github.lyngk.notation.GameEvent;
import io.github.lyngk.notation.GameRecord;
import io.github.lyngk.notation.Result;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.junit.jupiter.api.Test;

class LyngkAssertionsTest {
    /** A start: every direct move of one piece onto another colour is legal. */
    private static final Position START =
            Position.parse("I/RBBJ/RIKRRKI/KBIGIG/GGJKRIK/KGRBJI/RBGKIGB/RBKB/G 1 -:- 0:0");

    private static final Position OVER = Position.parse("I/4/7/6/7/6/7/4/1 2 I:- 0:0");
    private static final Position DRAWN = Position.parse("1/4/7/6/7/6/7/4/1 1 -:- 0:0");

    private static void assertFails(ThrowingCallable assertion, String... parts) {
        assertThatExceptionOfType(AssertionError.class)
                .isThrownBy(assertion)
                .satisfies(failure -> assertThat(failure.getMessage()).contains(parts));
    }

    @Test
    void allowsPassesForALegalMove() {
        assertThat(START).allows("b1-b2").allows("R:b1-b2").allows(Move.parse("b1-b2"));
    }

    @Test
    void allowsFailsWithTheRuleTheLineAndTheBoard() {
        assertFails(
                () -> assertThat(START).allows("b4-c7"),
                "b4-c7",
                "D1",
                START.toString(),
                BoardText.of(START).toString());
    }

    @Test
    void forbidsPassesForAnIllegalMove() {
        assertThat(START)
                .forbids("b4-c7")
                .forbids("b4-c7", Rule.D1)
                .forbids("b4-c7", Violation.JOKER_ON_TOP)
                .forbids(Move.parse("b4-c7"), Violation.JOKER_ON_TOP);
    }

    @Test
    void forbidsFailsForALegalMove() {
        assertFails(
                () -> assertThat(START).forbids("b1-b2"),
                "expected b1-b2 to be illegal",
                BoardText.of(START).toString());
    }

    @Test
    void forbidsFailsForAnotherRule() {
        assertFails(() -> assertThat(START).forbids("b4-c7", Rule.E6), "expected b4-c7 to break E6", "D1");
        assertFails(
                () -> assertThat(START).forbids(Move.parse("b4-c7"), Violation.ORIGIN_EMPTY),
                "expected b4-c7 to be refused as ORIGIN_EMPTY");
        assertFails(
                () -> assertThat(START).forbids("b4-c7", Violation.ORIGIN_EMPTY),
                "expected b4-c7 to be refused as ORIGIN_EMPTY");
    }

    @Test
    void movesAreCounted() {
        assertThat(START).hasLegalMoveCount(1088);
        assertFails(() -> assertThat(START).hasLegalMoveCount(1), "expected 1 legal moves, but there are 1088");
    }

    @Test
    void failuresShowTheEnd() {
        assertThat(START).isOngoing();
        assertThat(OVER).isOver().isWonBy(Player.FIRST);
        assertThat(DRAWN).isOver().isDrawn();
        assertFails(() -> assertThat(START).isOver(), "expected the game to be over (G1), but", "is legal");
        assertFails(() -> assertThat(OVER).isOngoing(), "expected the game to go on");
        assertFails(
                () -> assertThat(OVER).isDrawn(),
                "expected a draw",
                BoardText.of(OVER).toString());
        assertFails(() -> assertThat(OVER).isWonBy(Player.SECOND), "expected SECOND to win");
    }

    @Test
    void failuresShowThePartsOfAPosition() {
        assertThat(OVER)
                .hasPlayerToMove(Player.SECOND)
                .hasVariant(Variant.STANDARD)
                .hasStack("a1", "I")
                .isEmptyAt("e4")
                .hasClaims(Player.FIRST, Color.IVORY)
                .hasClaims(Player.SECOND)
                .hasFives(Player.FIRST, 0);
        assertFails(() -> assertThat(OVER).hasPlayerToMove(Player.FIRST), "expected FIRST to move");
        assertFails(() -> assertThat(OVER).hasVariant(Variant.SIX_STACK), "expected SIX_STACK");
        assertFails(() -> assertThat(OVER).hasStack("e4", "(GRB)"), "expected (GRB) on e4, but found nothing");
        assertFails(() -> assertThat(OVER).isEmptyAt("a1"), "expected nothing on a1, but found I");
        assertFails(() -> assertThat(OVER).hasClaims(Player.SECOND, Color.RED), "expected SECOND to have claimed");
        assertFails(() -> assertThat(OVER).hasFives(Player.SECOND, 3), "expected SECOND to have scored 3");
    }

    @Test
    void afterGoesOnWithTheNextPosition() {
        assertThat(START).after("R:b1-b2").hasClaims(Player.FIRST, Color.RED).isEmptyAt("b1");
        assertThat(START).after(Move.parse("R:b1-b2")).hasClaims(Player.FIRST, Color.RED);
        assertFails(() -> assertThat(START).after("b4-c7"), "expected b4-c7 to be legal");
        assertFails(() -> assertThat(START).after(Move.parse("b4-c7")), "expected b4-c7 to be legal");
    }

    @Test
    void movesAreDescribed() {
        assertThat(Move.parse("R:b1-b2")).isLegalIn(START);
        assertThat(Move.parse("b4-c7")).isIllegalIn(START).isIllegalIn(START, Rule.D1);
        assertThat(Move.parse("b4-c7")).isIllegalIn(START, Violation.JOKER_ON_TOP);
        assertFails(
                () -> assertThat(Move.parse("b4-c7")).isLegalIn(START),
                BoardText.of(START).toString());
        assertFails(
                () -> assertThat(Move.parse("b1-b2")).isIllegalIn(START),
                "b1-b2",
                BoardText.of(START).toString());
        assertFails(
                () -> assertThat(Move.parse("b4-c7")).isIllegalIn(START, Violation.ORIGIN_EMPTY),
                "expected b4-c7 to be refused as ORIGIN_EMPTY");
    }

    @Test
    void failuresShowTheOutcome() {
        assertThat(OVER.outcome().orElseThrow())
                .isWonBy(Player.FIRST)
                .isDecidedBy(Outcome.Reason.SINGLES)
                .hasTally(Player.FIRST, 1, 1);
        assertFails(
                () -> assertThat(OVER).outcome().isDecidedBy(Outcome.Reason.FIVES),
                "expected FIVES to decide",
                BoardText.of(OVER).toString());
        assertFails(() -> assertThat(OVER).outcome().hasTally(Player.SECOND, 1, 2), "expected 2 stacks of 1");
    }

    @Test
    void failuresShowTheGame() {
        Game game = RandomGames.game(Variant.STANDARD, 1);
        assertThat(game).isOver().hasSize(game.size()).shows(GameEvent.TWO_LEGS);
        assertThat(game).position().isOver();
        assertThat(Game.of(START)).isOngoing().hasSize(0).doesNotShow(GameEvent.TWO_LEGS);
        assertFails(
                () -> assertThat(game).isOngoing(),
                GameRecord.of(game).toString(),
                BoardText.of(game.position()).toString());
        assertFails(() -> assertThat(game).doesNotShow(GameEvent.TWO_LEGS), "a LYNGK move of two legs");
        assertFails(() -> assertThat(Game.of(START)).shows(GameEvent.DRAW), "expected a draw, but there is none");
        assertFails(() -> assertThat(Game.of(START)).isOver(), "(G1), but", "is legal");
        assertFails(() -> assertThat(game).hasSize(0), "expected 0 moves");
    }

    @Test
    void failuresShowTheRecord() {
        GameRecord record = GameRecord.builder(START)
                .tag("Event", "Club evening")
                .play(Move.parse("b1-b2"))
                .build();
        assertThat(record)
                .hasTag("Event", "Club evening")
                .hasMoves(1)
                .hasResult(Result.NONE)
                .game()
                .isOngoing();
        assertFails(() -> assertThat(record).hasTag("Site", "here"), "the tag Site", "none", record.toString());
        assertFails(() -> assertThat(record).hasResult(Result.DRAW), "expected the result 1/2-1/2, but it is *");
        assertFails(() -> assertThat(record).hasMoves(2), "expected 2 moves, but there are 1");
    }

    @Test
    void nullIsAFailureAndNotAnError() {
        assertFails(() -> assertThat((Position) null).isOver(), "not to be null");
        assertFails(() -> assertThat((Game) null).isOver(), "not to be null");
        assertFails(() -> assertThat((GameRecord) null).hasMoves(1), "not to be null");
        assertFails(() -> assertThat((Outcome) null).isDraw(), "not to be null");
        assertFails(() -> assertThat((Move) null).isLegalIn(START), "not to be null");
    }

    @Test
    void nothingCanBeExpectedToBeNull() {
        Game game = RandomGames.game(Variant.STANDARD, 1);
        Move move = Move.parse("b1-b2");
        assertThatNullPointerException().isThrownBy(() -> assertThat(START).hasPlayerToMove(null));
        assertThatNullPointerException().isThrownBy(() -> assertThat(START).hasVariant(null));
        assertThatNullPointerException().isThrownBy(() -> assertThat(move).isLegalIn(null));
        assertThatNullPointerException().isThrownBy(() -> assertThat(move).isIllegalIn(null));
        assertThatNullPointerException().isThrownBy(() -> assertThat(move).isIllegalIn(null, Rule.D1));
        assertThatNullPointerException().isThrownBy(() -> assertThat(move).isIllegalIn(null, Violation.JOKER_ON_TOP));
        assertThatNullPointerException().isThrownBy(() -> assertThat(START).after((Move) null));
        assertThatNullPointerException()
                .isThrownBy(() -> assertThat(game).outcome().isDecidedBy(null));
    }
}
