package io.github.lyngk.core;

import static io.github.lyngk.core.Boards.position;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

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
                    assertThat(refused.ply()).hasValue(2);
                    assertThat(refused).hasMessageStartingWith("ply 2: c1-d1: ");
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
        // Under captures a claim that captures a five makes up for a point the other start already has.
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

    @Test
    void moveRefusedByAPositionHasNoPly() {
        assertThatExceptionOfType(IllegalMoveException.class)
                .isThrownBy(() -> START.play(Move.parse("a1-b2")))
                .satisfies(refused -> assertThat(refused.ply()).isEmpty())
                .withMessageStartingWith("a1-b2: ");
    }

    @Test
    void exceptionMessageMayNameAPlace() {
        IllegalMoveException refusal = new IllegalMoveException(START, Move.parse("a1-b2")).at("turn 12.2.3");

        assertThat(refusal).hasMessageStartingWith("turn 12.2.3: a1-b2: ");
        assertThat(refusal.move()).isEqualTo(Move.parse("a1-b2"));
        assertThat(refusal.position()).isEqualTo(START);
        assertThat(refusal.violation())
                .isEqualTo(START.check(Move.parse("a1-b2")).violation().orElseThrow());
        assertThat(new IllegalMoveException(refusal, 7).at("x").ply()).hasValue(7);
    }

    @Test
    void parseReadsWhatIsPrinted() {
        for (Variant variant : Variant.values()) {
            Game game = RandomGames.game(variant, 7);
            assertThat(Game.parse(game.toString())).isEqualTo(game).hasToString(game.toString());
            assertThat(Game.parse(game.prefix(0).toString())).isEqualTo(game.prefix(0));
        }
        Position won = position("2 R:- 0:0 six#1", "e4 IBGKJR");
        assertThat(Game.parse(won.toString())).isEqualTo(Game.of(won));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '"',
            ignoreLeadingAndTrailingWhitespace = false,
            value = {
                "|piece",
                " c1-d1|piece",
                "%s |claim",
                "%s  c1-d1|claim",
                "%s c1-d1 |claim",
                "%s c1-d1,R:e4-e5|blank before the next move",
                "%s seven|claim",
                "%s -- c1-d1|claim",
                "%s six c1-c1|other than c1"
            })
    void textThatIsNoGameIsRefused(String text, String expected) {
        assertThatExceptionOfType(NotationException.class)
                .isThrownBy(() -> Game.parse(text == null ? "" : text.formatted(START)))
                .satisfies(complaint -> assertThat(complaint.expected()).contains(expected));
    }

    @Test
    void illegalTextIsRefusedByItsRule() {
        assertThatExceptionOfType(IllegalMoveException.class)
                .isThrownBy(() -> Game.parse(START + " c1-d1 c1-d1"))
                .satisfies(refused -> assertThat(refused.ply()).hasValue(2));
        assertThatExceptionOfType(IllegalSetupException.class)
                .isThrownBy(() -> Game.parse("(RR)/4/7/6/7/6/7/4/1 1 -:- 0:0 a1-b2"));
    }

    @Test
    void prefixIsTheGameAfterSomeMoves() {
        Game game = RandomGames.game(Variant.STANDARD, 5);

        assertThat(game.prefix(game.size())).isSameAs(game);
        assertThat(game.prefix(0)).isEqualTo(Game.of(game.start()));
        assertThat(game.prefix(9))
                .isEqualTo(Game.replay(game.start(), game.moves().subList(0, 9)));
        assertThatExceptionOfType(IndexOutOfBoundsException.class).isThrownBy(() -> game.prefix(game.size() + 1));
        assertThatExceptionOfType(IndexOutOfBoundsException.class).isThrownBy(() -> game.prefix(-1));
    }

    @Test
    void claimsOfBothPlayersAreInTheOrderMade() {
        Position start = position("1 -:K 0:0", "e4 R", "e5 G", "c1 K", "c2 I", "h1 B", "h2 R", "g1 I", "g2 B");
        Game game = Game.replay(
                start,
                List.of(Move.parse("R:e4-e5"), Move.parse("c1-c2"), Move.parse("B:h1-h2"), Move.parse("I:g1-g2")));

        assertThat(game.claims())
                .containsExactly(
                        new Claim(Player.SECOND, Color.BLACK),
                        new Claim(Player.FIRST, Color.RED),
                        new Claim(Player.FIRST, Color.BLUE),
                        new Claim(Player.SECOND, Color.IVORY));
        assertThat(game.prefix(2).claims()).hasSize(2);
    }

    @Test
    void R6_skippedOpponentIsReported() {
        for (long seed = 0; seed < 60; seed++) {
            Game game = RandomGames.game(Variant.values()[(int) seed % 3], seed);
            List<Player> players = game.players();
            for (int ply = 1; ply < game.size(); ply++) {
                assertThat(game.wasSkipped(ply)).isEqualTo(players.get(ply - 1) == players.get(ply));
            }
            assertThat(game.wasSkipped(game.size())).isFalse();
        }
        Position start = position("1 RI:K 0:0", "e4 R", "e5 G", "c1 I", "d1 R");
        assertThat(Game.of(start).play(Move.parse("e4-e5")).wasSkipped(1)).isTrue();
        assertThatExceptionOfType(IndexOutOfBoundsException.class)
                .isThrownBy(() -> Game.of(start).wasSkipped(1))
                .withMessage("a game of 0 moves has no ply 1");
        assertThatExceptionOfType(IndexOutOfBoundsException.class)
                .isThrownBy(() -> Game.of(start).wasSkipped(0));
    }

    @Test
    void imageOfAGameHasTheImagesOfItsPositions() {
        for (Variant variant : Variant.values()) {
            Game game = RandomGames.game(variant, 11);
            for (Symmetry symmetry : Symmetry.values()) {
                Game image = game.transform(symmetry);
                assertThat(image.positions())
                        .isEqualTo(
                                game.positions().stream().map(symmetry::apply).toList());
                assertThat(image.transform(symmetry.inverse())).isEqualTo(game);
            }
        }
    }
}
