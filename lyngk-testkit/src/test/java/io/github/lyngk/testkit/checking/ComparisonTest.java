package io.github.lyngk.testkit.checking;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.Iterables;
import io.github.lyngk.core.Color;
import io.github.lyngk.core.Game;
import io.github.lyngk.core.Move;
import io.github.lyngk.core.Player;
import io.github.lyngk.core.Point;
import io.github.lyngk.core.Position;
import io.github.lyngk.core.Setup;
import io.github.lyngk.core.Variant;
import io.github.lyngk.testkit.EngineResult;
import io.github.lyngk.testkit.Fault.Kind;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.UnaryOperator;
import org.junit.jupiter.api.Test;

/** What is wrong among the answers in one position, and what is not compared. */
class ComparisonTest {

    private static final Game GAME = Game.of(Position.parse("1/4/R(GK)4B/6/7/6/7/4/1 1 R:- 0:0"));
    private static final Position POSITION = GAME.position();
    private static final EngineResult RIGHT = EngineResult.of(POSITION);

    private static Answers answers(EngineResult result, List<Move> moves) {
        return new Answers(result, Optional.empty(), moves, Optional.empty());
    }

    private static Answers showing(Setup setup) {
        return new Answers(RIGHT, Optional.empty(), POSITION.legalMoves(), Optional.of(setup));
    }

    private static Setup edited(UnaryOperator<Setup.Builder> edit) {
        return edit.apply(POSITION.toSetup().toBuilder()).build();
    }

    private static Answers offering(List<Color> claims) {
        return new Answers(RIGHT, Optional.of(claims), POSITION.legalMovesWithoutClaim(), Optional.empty());
    }

    private static List<Disagreement> compare(Answers answers) {
        return Comparison.compare(GAME, answers, false);
    }

    private static Disagreement only(Answers answers) {
        return Iterables.getOnlyElement(compare(answers));
    }

    @Test
    void rightAnswersAgree() {
        assertThat(compare(answers(RIGHT, POSITION.legalMoves()))).isEmpty();
        assertThat(compare(showing(POSITION.toSetup()))).isEmpty();
    }

    @Test
    void movesAreNotComparedIfTheyFollowFromAWrongResult() {
        assertThat(only(answers(EngineResult.draw(), List.of())).kind()).isEqualTo(Kind.EARLY_END);
        assertThat(only(answers(EngineResult.ongoing(Player.SECOND), List.of())).kind())
                .isEqualTo(Kind.WRONG_SIDE_TO_MOVE);
    }

    @Test
    void movesThatContradictTheResultAreCompared() {
        List<Move> moves = new ArrayList<>(POSITION.legalMoves());
        moves.remove(0);

        assertThat(compare(answers(EngineResult.draw(), moves)))
                .extracting(Disagreement::kind)
                .containsExactly(Kind.EARLY_END, Kind.MISSING_MOVE);
    }

    @Test
    void moveListedTwiceIsAFaultUnlessThatIsAllowed() {
        List<Move> moves = new ArrayList<>(POSITION.legalMoves());
        Move twice = moves.get(1);
        moves.add(twice);

        assertThat(only(answers(RIGHT, moves)).message()).isEqualTo("the engine lists " + twice + " 2 times");
        assertThat(Comparison.compare(GAME, answers(RIGHT, moves), true)).isEmpty();
    }

    @Test
    void orderOfMovesDoesNotMatter() {
        List<Move> moves = new ArrayList<>(POSITION.legalMoves());
        moves.add(moves.remove(0));

        assertThat(compare(answers(RIGHT, moves))).isEmpty();
    }

    @Test
    void fiveMovesAreShown() {
        List<Move> moves = POSITION.legalMoves();
        String five =
                moves.get(0) + ", " + moves.get(1) + ", " + moves.get(2) + ", " + moves.get(3) + ", " + moves.get(4);

        assertThat(Comparison.some(moves.subList(0, 5))).isEqualTo(five);
        assertThat(Comparison.some(moves.subList(0, 7))).isEqualTo(five + " and 2 more");
    }

    @Test
    void claimOfferedTwiceIsAFault() {
        List<Color> claims = new ArrayList<>();
        POSITION.legalClaims().forEach(claim -> claims.add(claim.color()));
        assertThat(compare(offering(claims))).isEmpty();
        claims.add(claims.get(0));

        assertThat(only(offering(claims)).message()).isEqualTo("the engine offers a claim more than once: " + claims);
    }

    @Test
    void everythingShownIsCompared() {
        assertShown(
                Setup.builder(Variant.SIX_STACK).build(),
                Kind.WRONG_BOARD,
                "the engine shows " + Variant.SIX_STACK + ", core has " + Variant.STANDARD);
        assertShown(
                edited(setup -> setup.remove(Point.C1)),
                Kind.WRONG_BOARD,
                "the engine shows nothing on c1, core has R");
        assertShown(
                edited(setup -> setup.fives(Player.SECOND, 2)),
                Kind.WRONG_CAPTURE,
                "the engine shows 2 scored fives of player 2, core has 0");
        assertShown(
                edited(setup -> setup.claim(Player.SECOND, Color.BLUE)),
                Kind.WRONG_CLAIMS,
                "the engine shows the claims [BLUE] of player 2, core has []");
        assertShown(
                edited(setup -> setup.playerToMove(Player.SECOND)),
                Kind.WRONG_SIDE_TO_MOVE,
                "the engine shows player 2 to move, core has the other player");
    }

    private static void assertShown(Setup shown, Kind kind, String message) {
        Disagreement wrong = only(showing(shown));
        assertThat(wrong.kind()).isEqualTo(kind);
        assertThat(wrong.message()).isEqualTo(message);
    }

    @Test
    void playerToMoveOfAFinishedGameIsNotCompared() {
        Position over = Position.parse("R/4/7/6/7/6/7/4/1 1 R:- 0:0");
        Setup other = over.toSetup().toBuilder().playerToMove(Player.SECOND).build();
        Answers answers = new Answers(EngineResult.of(over), Optional.empty(), List.of(), Optional.of(other));

        assertThat(Comparison.compare(Game.of(over), answers, false)).isEmpty();
    }

    @Test
    void wrongMovesAreThoseMissingAndThoseThatAreIllegal() {
        List<Move> legal = POSITION.legalMoves();
        Move illegal = Move.of(Point.A1, Point.I1);
        List<Move> moves = new ArrayList<>(legal.subList(1, legal.size()));
        moves.add(illegal);

        assertThat(answers(RIGHT, moves).wrongMoves(POSITION)).containsExactlyInAnyOrder(legal.get(0), illegal);
    }

    @Test
    void duplicatesAndWrongResultsAreSeen() {
        Move move = POSITION.legalMoves().get(0);

        assertThat(answers(RIGHT, List.of(move)).hasDuplicates()).isFalse();
        assertThat(answers(RIGHT, List.of(move, move)).hasDuplicates()).isTrue();
        assertThat(answers(RIGHT, List.of()).isResultRight(POSITION)).isTrue();
        assertThat(answers(EngineResult.draw(), List.of()).isResultRight(POSITION))
                .isFalse();
    }
}
