package io.github.lyngk.core;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Collection;
import java.util.HashSet;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Section C: how a game is set up. */
class SetupRulesTest {
    private static Position start(Variant variant) {
        return Position.initial(variant, new SplittableRandom(2017));
    }

    @ParameterizedTest
    @EnumSource
    void C1_everyPointHoldsOnePiece(Variant variant) {
        assertThat(start(variant).stacks().keySet()).containsExactly(Point.values());
        assertThat(start(variant).stacks().values()).allMatch(stack -> stack.height() == 1);
    }

    @ParameterizedTest
    @EnumSource
    void C1_eightPiecesOfEachColorAndThreeJokers(Variant variant) {
        Collection<Stack> stacks = start(variant).stacks().values();

        for (Piece piece : Piece.values()) {
            assertThat(stacks).filteredOn(stack -> stack.top() == piece).hasSize(piece == Piece.JOKER ? 3 : 8);
        }
    }

    @Test
    void C1_placementIsRandom() {
        Set<Position> starts = new HashSet<>();
        IntStream.range(0, 20)
                .forEach(seed -> starts.add(Position.initial(Variant.STANDARD, new SplittableRandom(seed))));

        assertThat(starts).hasSize(20);
    }

    @ParameterizedTest
    @EnumSource
    void C2_allFiveColorsWaitBesideTheBoardUnclaimed(Variant variant) {
        assertThat(start(variant).unclaimed()).containsExactly(Color.values());
        assertThat(start(variant).claims()).isEmpty();
        assertThat(start(variant).claims(Player.FIRST)).isEmpty();
        assertThat(start(variant).claims(Player.SECOND)).isEmpty();
    }

    @ParameterizedTest
    @EnumSource
    void C3_firstPlayerBegins(Variant variant) {
        assertThat(start(variant).playerToMove()).isEqualTo(Player.FIRST);
        assertThat(start(variant).isOver()).isFalse();
    }

    @ParameterizedTest
    @EnumSource
    void C_nothingIsScoredYet(Variant variant) {
        assertThat(start(variant).fives(Player.FIRST)).isZero();
        assertThat(start(variant).fives(Player.SECOND)).isZero();
        assertThat(start(variant).suddenDeathWinner()).isEmpty();
        assertThat(start(variant).outcome()).isEmpty();
    }

    @ParameterizedTest
    @EnumSource
    void C_aStartHasNoProblemAtAll(Variant variant) {
        assertThat(start(variant).variant()).isEqualTo(variant);
        assertThat(start(variant).toSetup().problems()).isEmpty();
    }
}
