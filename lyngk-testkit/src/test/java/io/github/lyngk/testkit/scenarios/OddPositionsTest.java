package io.github.lyngk.testkit.scenarios;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableSet;
import com.google.common.collect.Maps;
import io.github.lyngk.core.Player;
import io.github.lyngk.core.Position;
import io.github.lyngk.core.Stack;
import io.github.lyngk.core.Variant;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.function.Predicate;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Odd positions go on, need no piece that the game does not have, and are odd in every way there is. */
class OddPositionsTest {
    private static final int DRAWS = 800;
    private static final Map<Variant, List<Position>> DRAWN =
            Maps.toMap(List.of(Variant.values()), variant -> draw(variant, DRAWS));

    private static List<Position> draw(Variant variant, int count) {
        SplittableRandom random = new SplittableRandom(18);
        return Stream.generate(() -> Oddity.draw(ImmutableSet.of(variant), random))
                .limit(count)
                .toList();
    }

    private static void assertShare(Object what, List<Position> drawn, double percent, Predicate<Position> seen) {
        assertThat(100.0 * drawn.stream().filter(seen).count() / drawn.size())
                .as("%s", what)
                .isGreaterThanOrEqualTo(percent);
    }

    @ParameterizedTest
    @EnumSource
    void everyPositionGoesOnAndIsOfTheVariant(Variant variant) {
        assertThat(DRAWN.get(variant)).allMatch(position -> !position.isOver() && position.variant() == variant);
    }

    @ParameterizedTest
    @EnumSource
    void C1_noPositionNeedsPiecesThatTheGameDoesNotHave(Variant variant) {
        assertThat(DRAWN.get(variant)).allMatch(position -> Box.holds(position));
    }

    @ParameterizedTest
    @EnumSource
    void everyOddityIsCommon(Variant variant) {
        List<Position> drawn = DRAWN.get(variant);
        Oddity.in(variant).forEach(oddity -> assertShare(oddity, drawn, 5, oddity::isIn));
    }

    @ParameterizedTest
    @EnumSource
    void stacksAsHighAsCanBeHaveEveryOwnerAndAnyNumberOfJokers(Variant variant) {
        List<Position> drawn = DRAWN.get(variant);
        Stream.of(Optional.<Player>empty(), Optional.of(Player.FIRST), Optional.of(Player.SECOND))
                .filter(owner -> owner.isEmpty() || !variant.claimsCapture())
                .forEach(owner -> assertShare(
                        owner,
                        drawn,
                        2,
                        position -> position.stacks().keySet().stream()
                                .anyMatch(point -> position.heightAt(point) == variant.maxHeight()
                                        && position.owner(point).equals(owner))));
        for (int jokers = variant.maxHeight() - 5; jokers <= 3; jokers++) {
            int counted = jokers;
            assertShare(
                    jokers + " jokers",
                    drawn,
                    0.5,
                    position -> position.stacks().values().stream()
                            .filter(stack -> stack.height() == variant.maxHeight())
                            .map(Stack::jokers)
                            .anyMatch(number -> number == counted));
        }
    }

    @ParameterizedTest
    @EnumSource(
            value = Variant.class,
            names = {"STANDARD", "CLAIM_CAPTURES"})
    void E9_onlyPlayersWithAClaimHaveScored(Variant variant) {
        assertThat(DRAWN.get(variant))
                .allMatch(position -> Stream.of(Player.values())
                        .allMatch(player -> position.fives(player) == 0
                                || !position.claims(player).isEmpty()))
                .anyMatch(position -> position.fives(Player.FIRST) > 0 && position.fives(Player.SECOND) > 0);
    }

    @ParameterizedTest
    @EnumSource
    void theSameNumbersGiveTheSamePositions(Variant variant) {
        assertThat(draw(variant, 50)).isEqualTo(draw(variant, 50)).doesNotHaveDuplicates();
    }
}
