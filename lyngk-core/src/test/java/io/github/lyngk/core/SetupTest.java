package io.github.lyngk.core;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Building, reading and comparing set-ups. */
class SetupTest {
    private static Setup.Builder full() {
        return Setup.builder(Variant.SIX_STACK)
                .put(Point.E4, Stack.parse("(IBGKJR)"))
                .put(Point.A1, Piece.GREEN, Piece.BLUE)
                .playerToMove(Player.SECOND)
                .claim(Player.FIRST, Color.RED)
                .claim(Player.FIRST, Color.BLUE)
                .claim(Player.SECOND, Color.GREEN)
                .fives(Player.FIRST, 3)
                .fives(Player.SECOND, 4)
                .suddenDeathWinner(Player.FIRST);
    }

    @Test
    void emptySetupHasNothing() {
        Setup setup = Setup.builder(Variant.STANDARD).build();

        assertThat(setup.stacks()).isEmpty();
        assertThat(setup.playerToMove()).isEqualTo(Player.FIRST);
        assertThat(setup.claims(Player.FIRST)).isEmpty();
        assertThat(setup.claims(Player.SECOND)).isEmpty();
        assertThat(setup.fives(Player.FIRST)).isZero();
        assertThat(setup.suddenDeathWinner()).isEmpty();
        assertThat(setup).hasToString("1/4/7/6/7/6/7/4/1 1 -:- 0:0");
    }

    @Test
    void builderKeepsEverything() {
        Setup setup = full().build();

        assertThat(setup.variant()).isEqualTo(Variant.SIX_STACK);
        assertThat(setup.stacks().keySet()).containsExactly(Point.A1, Point.E4);
        assertThat(setup.stacks().get(Point.A1)).isEqualTo(Stack.parse("(GB)"));
        assertThat(setup.stackAt(Point.A1)).contains(Stack.parse("(GB)"));
        assertThat(setup.stackAt(Point.I1)).isEmpty();
        assertThat(setup.playerToMove()).isEqualTo(Player.SECOND);
        assertThat(setup.claims(Player.FIRST)).containsExactly(Color.RED, Color.BLUE);
        assertThat(setup.claims(Player.SECOND)).containsExactly(Color.GREEN);
        assertThat(setup.claims())
                .containsExactly(
                        new Claim(Player.FIRST, Color.RED),
                        new Claim(Player.FIRST, Color.BLUE),
                        new Claim(Player.SECOND, Color.GREEN));
        assertThat(setup.fives(Player.FIRST)).isEqualTo(3);
        assertThat(setup.fives(Player.SECOND)).isEqualTo(4);
        assertThat(setup.suddenDeathWinner()).contains(Player.FIRST);
        assertThat(setup).hasToString("(GB)/4/7/6/3(IBGKJR)3/6/7/4/1 2 RB:G 3:4 six#1");
    }

    @Test
    void laterStackTakesThePlace() {
        Setup setup = Setup.builder(Variant.STANDARD)
                .put(Point.A1, Piece.RED)
                .put(Point.A1, Piece.BLUE)
                .build();

        assertThat(setup.stacks()).containsOnlyKeys(Point.A1).containsValue(Stack.of(Piece.BLUE));
    }

    @Test
    void removeEmptiesAPoint() {
        assertThat(full().remove(Point.A1).build().stacks()).containsOnlyKeys(Point.E4);
        assertThat(full().remove(Point.I1).build()).isEqualTo(full().build());
    }

    @Test
    void claimsCanBeTakenBack() {
        Setup setup = full().clearClaims().build();

        assertThat(setup.claims()).isEmpty();
        assertThat(setup.stacks()).isEqualTo(full().build().stacks());
        assertThat(full().clearClaims().claim(Player.SECOND, Color.RED).build().claims())
                .containsExactly(new Claim(Player.SECOND, Color.RED));
    }

    @Test
    void builderStaysUsableWithoutTouchingWhatItBuilt() {
        Setup.Builder builder = full();
        Setup before = builder.build();
        builder.put(Point.I1, Piece.RED).claim(Player.SECOND, Color.BLACK).fives(Player.FIRST, 9);

        assertThat(before).isEqualTo(full().build());
        assertThat(builder.build()).isNotEqualTo(before);
    }

    @Test
    void toBuilderStartsFromEverything() {
        assertThat(full().build().toBuilder().build()).isEqualTo(full().build());
        assertThat(full().build().toBuilder().remove(Point.A1).build())
                .isEqualTo(full().remove(Point.A1).build());
    }

    @Test
    void scoresOutOfRangeAreRefused() {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> full().fives(Player.FIRST, -1))
                .withMessageContaining("-1");
        assertThatIllegalArgumentException().isThrownBy(() -> full().fives(Player.FIRST, 1_000_000_000));
        assertThat(Setup.builder(Variant.STANDARD)
                        .fives(Player.FIRST, 999_999_999)
                        .build()
                        .fives(Player.FIRST))
                .isEqualTo(999_999_999);
    }

    @Test
    void scoresLeaveRoomForAllThatTheBoardCanStillGive() {
        String line = "1/(GRBK)I2/7/6/7/6/7/4/1 1 I:- 999999998:999999998";
        Position most = Position.parse(line).play(Move.parse("b2-b1"));

        assertThat(most).hasToString("1/4/7/6/7/6/7/4/1 2 I:- 999999999:999999998");
        assertThat(Position.parse(most.toString())).isEqualTo(most);
        assertThat(Setup.parse(line).toBuilder()
                        .fives(Player.SECOND, 999_999_999)
                        .remove(Point.B2))
                .satisfies(fourPieces -> assertThat(fourPieces.build()).isNotNull());
    }

    @ParameterizedTest
    @EnumSource(Player.class)
    void scoresThatPlayCouldRaiseBeyondTheLimitOfLinesAreRefused(Player player) {
        Setup.Builder setup =
                Setup.parse("1/(GRBK)I2/7/6/7/6/7/4/1 1 I:- 0:0").toBuilder().fives(player, 999_999_999);
        String fives = player == Player.FIRST ? "999999999:0" : "0:999999999";
        String line = "1/(GRBK)I2/7/6/7/6/7/4/1 1 I:- " + fives;

        assertThatIllegalArgumentException().isThrownBy(setup::build).withMessageContaining("999999999");
        assertThatExceptionOfType(NotationException.class)
                .isThrownBy(() -> Setup.parse(line))
                .satisfies(e -> assertThat(e.index()).isEqualTo(line.indexOf("999")));
    }

    @Test
    void equalJustWhenAllPartsAre() {
        Setup setup = full().build();
        List<Setup> others = List.of(
                Setup.builder(Variant.SIX_STACK).build(),
                full().variant(Variant.STANDARD).build(),
                full().put(Point.B1, Piece.RED).build(),
                full().put(Point.A1, Piece.BLUE, Piece.GREEN).build(),
                full().playerToMove(Player.FIRST).build(),
                full().claim(Player.FIRST, Color.BLACK).build(),
                full().claim(Player.SECOND, Color.BLACK).build(),
                full().fives(Player.FIRST, 2).build(),
                full().fives(Player.SECOND, 2).build(),
                full().suddenDeathWinner(Player.SECOND).build());

        assertThat(setup).isEqualTo(full().build()).hasSameHashCodeAs(full().build());
        assertThat(others).doesNotContain(setup).doesNotHaveDuplicates();
        assertThat(others).allSatisfy(other -> assertThat(other.toString()).isNotEqualTo(setup.toString()));
        assertThat(setup).isNotEqualTo(setup.toString());
        assertThat(setup.hashCode()).isEqualTo(setup.toString().hashCode());
    }

    @Test
    void impossibleSetupsArePrintedAndReadToo() {
        List<String> lines = List.of(
                "(RRJIBGKJ)/4/7/6/7/6/7/4/1 1 RBG:RK 7:12",
                "1/4/7/6/7/6/7/4/1 1 -:- 999999999:0",
                "1/4/7/6/7/6/7/4/1 1 -:- 0:0 captures#2",
                full().build().toString());

        assertThat(lines).allSatisfy(line -> assertThat(Setup.parse(line)).hasToString(line));
    }

    @Test
    void winnerOutsideTheSixStackVariantSurvivesPrinting() {
        Setup setup = full().variant(Variant.STANDARD).build();

        assertThat(Setup.parse(setup.toString())).isEqualTo(setup);
    }

    private static void assertNotInitial(Setup.Builder builder) {
        Setup setup = builder.build();

        assertThat(setup.isInitial()).isFalse();
        assertThat(setup.isPossible() && Position.of(setup).isInitial()).isFalse();
    }

    @Test
    void C1_startsAreInitial() {
        for (Variant variant : Variant.values()) {
            Position start = Position.initial(variant, new SplittableRandom(1));
            assertThat(start.isInitial()).isTrue();
            assertThat(start.toSetup().isInitial()).isTrue();
        }
    }

    @Test
    void C1_otherSetupsAreNotInitial() {
        Setup start =
                Position.initial(Variant.STANDARD, new SplittableRandom(1)).toSetup();
        assertNotInitial(start.toBuilder().playerToMove(Player.SECOND));
        assertNotInitial(start.toBuilder().claim(Player.FIRST, Color.RED));
        assertNotInitial(start.toBuilder().fives(Player.FIRST, 1));
        assertNotInitial(start.toBuilder().fives(Player.SECOND, 1));
        assertNotInitial(start.toBuilder().suddenDeathWinner(Player.SECOND));
        assertNotInitial(start.toBuilder().remove(Point.E4));
        Piece top = start.stackAt(Point.E4).orElseThrow().top();
        for (Piece other : Piece.values()) {
            if (other != top) {
                assertNotInitial(start.toBuilder().put(Point.E4, other));
                assertNotInitial(start.toBuilder().put(Point.E4, other, top));
            }
        }
    }
}
