package io.github.lyngk.core;

import static io.github.lyngk.core.Boards.position;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;

import java.util.List;
import org.junit.jupiter.api.Test;

class GameTest {
    private static final Position START = position("2 -:- 0:0", "e4 R", "e5 G", "c1 K", "d1 I");
    private static final Move FIRST_MOVE = Move.parse("c1-d1");
    private static final Move SECOND_MOVE = Move.parse("R:e4-e5");

    @Test
    void newGameHasNoMoves() {
        Game game = Game.of(START);

        assertThat(game.start()).isEqualTo(START);
        assertThat(game.position()).isEqualTo(START);
        assertThat(game.moves()).isEmpty();
        assertThat(game.players()).isEmpty();
        assertThat(game.positions()).containsExactly(START);
        assertThat(game.size()).isZero();
        assertThat(game.lastMove()).isEmpty();
        assertThat(game.isOver()).isFalse();
        assertThat(game.outcome()).isEmpty();
    }

    @Test
    void playAddsAMoveToAnotherGame() {
        Game before = Game.of(START);
        Game after = before.play(FIRST_MOVE).play(SECOND_MOVE);

        assertThat(before.size()).isZero();
        assertThat(after.size()).isEqualTo(2);
        assertThat(after.moves()).containsExactly(FIRST_MOVE, SECOND_MOVE);
        assertThat(after.players()).containsExactly(Player.SECOND, Player.FIRST);
        assertThat(after.positions())
                .containsExactly(
                        START, START.play(FIRST_MOVE), START.play(FIRST_MOVE).play(SECOND_MOVE));
        assertThat(after.start()).isEqualTo(START);
        assertThat(after.position()).isEqualTo(after.positions().get(2));
        assertThat(after.lastMove()).contains(SECOND_MOVE);
        assertThat(after.isOver()).isTrue();
        assertThat(after.outcome()).isEqualTo(after.position().outcome()).isPresent();
    }

    @Test
    void undoTakesTheLastMoveBack() {
        Game game = Game.of(START).play(FIRST_MOVE).play(SECOND_MOVE);

        assertThat(game.undo()).isEqualTo(Game.of(START).play(FIRST_MOVE));
        assertThat(game.undo().undo()).isEqualTo(Game.of(START));
    }

    @Test
    void startCannotBeTakenBack() {
        assertThatIllegalStateException().isThrownBy(() -> Game.of(START).undo());
    }

    @Test
    void replayStopsAtTheFirstIllegalMove() {
        List<Move> moves = List.of(FIRST_MOVE, FIRST_MOVE, SECOND_MOVE);

        assertThatExceptionOfType(IllegalMoveException.class)
                .isThrownBy(() -> Game.replay(START, moves))
                .satisfies(refused -> {
                    assertThat(refused.move()).isEqualTo(FIRST_MOVE);
                    assertThat(refused.position()).isEqualTo(START.play(FIRST_MOVE));
                });
    }

    @Test
    void equalWhenStartsAndMovesAre() {
        Game game = Game.replay(START, List.of(FIRST_MOVE, SECOND_MOVE));
        Position elsewhere = position("2 -:- 1:0", "e4 R", "e5 G", "c1 K", "d1 I");

        assertThat(game)
                .isEqualTo(Game.of(START).play(FIRST_MOVE).play(SECOND_MOVE))
                .hasSameHashCodeAs(Game.of(START).play(FIRST_MOVE).play(SECOND_MOVE))
                .isNotEqualTo(Game.of(START).play(FIRST_MOVE))
                .isNotEqualTo(Game.of(elsewhere).play(FIRST_MOVE).play(SECOND_MOVE))
                .isNotEqualTo(Game.of(START).play(FIRST_MOVE).play(Move.parse("e4-e5")))
                .isNotEqualTo(game.toString());
        assertThat(game.hashCode())
                .isEqualTo(
                        START.hashCode() * 31 + List.of(FIRST_MOVE, SECOND_MOVE).hashCode());
    }

    @Test
    void differentWaysToTheSamePositionAreDifferentGames() {
        Position start = position("1 -:- 0:0", "e4 R", "e5 G", "c1 K", "d1 I", "h1 B", "h2 R");
        Game one = Game.replay(start, List.of(Move.parse("e4-e5"), Move.parse("c1-d1"), Move.parse("h1-h2")));
        Game other = Game.replay(start, List.of(Move.parse("h1-h2"), Move.parse("c1-d1"), Move.parse("e4-e5")));

        assertThat(one.position()).isEqualTo(other.position());
        assertThat(one).isNotEqualTo(other);
    }

    @Test
    void sameMovesToTheSamePositionFromDifferentStartsAreDifferentGames() {
        // Under captures a claim that takes a five makes up for a point the other start already has.
        Position poor = position("1 -:- 0:0 captures", "e4 IBGKR", "c1 K", "d1 I");
        Position rich = position("1 -:- 1:0 captures", "c1 K", "d1 I");
        Move move = Move.parse("R:c1-d1");

        assertThat(Game.of(poor).play(move).position())
                .isEqualTo(Game.of(rich).play(move).position());
        assertThat(Game.of(poor).play(move)).isNotEqualTo(Game.of(rich).play(move));
    }

    @Test
    void wordsAreTheStartAndTheMoves() {
        assertThat(Game.replay(START, List.of(FIRST_MOVE, SECOND_MOVE))).hasToString(START + " c1-d1 R:e4-e5");
    }
}
