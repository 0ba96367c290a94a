package io.github.lyngk.testkit.scenarios;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableSet;
import com.google.common.collect.Maps;
import com.google.common.collect.Sets;
import com.google.common.collect.Streams;
import io.github.lyngk.core.Game;
import io.github.lyngk.core.Outcome;
import io.github.lyngk.core.Piece;
import io.github.lyngk.core.Player;
import io.github.lyngk.core.Position;
import io.github.lyngk.core.Variant;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.function.Predicate;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Built ends are ends, are close, and show every way to count them wrong that needs no history. */
class ConstructedEndsTest {
    private static final int DRAWS = 600;
    private static final Map<Variant, List<Position>> DRAWN =
            Maps.toMap(List.of(Variant.values()), variant -> draw(variant, DRAWS));

    /** Wrong only about how a five was made, which a position does not show. */
    private static final Set<CountingMistake> OF_HISTORY = Sets.immutableEnumSet(
            CountingMistake.NEUTRAL_FIVES_SCORED,
            CountingMistake.CAPTURES_FOR_NOTHING,
            CountingMistake.CAPTURES_FOR_OPPONENT,
            CountingMistake.NO_FIVES_MADE_NEUTRAL);

    private static List<Position> draw(Variant variant, int count) {
        SplittableRandom random = new SplittableRandom(18);
        return Stream.generate(() -> ConstructedEnds.draw(ImmutableSet.of(variant), random))
                .limit(count)
                .toList();
    }

    private static void assertShare(Object what, List<Position> ends, double percent, Predicate<Position> seen) {
        assertThat(100.0 * ends.stream().filter(seen).count() / ends.size())
                .as("%s", what)
                .isGreaterThanOrEqualTo(percent);
    }

    @ParameterizedTest
    @EnumSource
    void G1_everyEndIsOverAndOfTheVariant(Variant variant) {
        assertThat(DRAWN.get(variant)).allMatch(end -> end.isOver() && end.variant() == variant);
    }

    @ParameterizedTest
    @EnumSource
    void C1_noEndNeedsPiecesThatTheGameDoesNotHave(Variant variant) {
        assertThat(DRAWN.get(variant)).allMatch(end -> Box.holds(end));
    }

    @ParameterizedTest
    @EnumSource
    void G2_G3_H6_everyReasonDecidesOftenEnough(Variant variant) {
        List<Position> ends = DRAWN.get(variant);
        Arrays.stream(Outcome.Reason.values())
                .filter(reason -> reason != Outcome.Reason.SUDDEN_DEATH || variant.sixWins())
                .forEach(reason -> assertShare(
                        reason, ends, 4, end -> end.outcome().orElseThrow().reason() == reason));
    }

    @ParameterizedTest
    @EnumSource
    void G2_stacksOfEveryHeightStandOnBothSides(Variant variant) {
        List<Position> ends = DRAWN.get(variant);
        for (int height = 1; height < 5; height++) {
            int counted = height;
            assertShare(
                    "several of " + height,
                    ends,
                    4,
                    end -> end.tally(Player.FIRST, counted) > 1 && end.tally(Player.SECOND, counted) > 1);
        }
        assertShare(
                "a lone joker",
                ends,
                10,
                end -> end.stacks().values().stream().anyMatch(stack -> stack.top() == Piece.JOKER));
        assertShare(
                "a neutral stack",
                ends,
                20,
                end -> end.stacks().entrySet().stream()
                        .anyMatch(entry -> entry.getValue().top() != Piece.JOKER
                                && end.owner(entry.getKey()).isEmpty()));
    }

    @ParameterizedTest
    @EnumSource(
            value = Variant.class,
            names = {"STANDARD", "CLAIM_CAPTURES"})
    void E9_playersHaveScoredMoreThanThreeFives(Variant variant) {
        assertShare(
                "fives",
                DRAWN.get(variant),
                10,
                end -> Math.max(end.fives(Player.FIRST), end.fives(Player.SECOND)) > 3);
    }

    @ParameterizedTest
    @EnumSource
    void R4_R8_stacksThatAreNeverCountedStand(Variant variant) {
        List<Position> ends = DRAWN.get(variant);
        Predicate<Position> neutral = end -> standing(end, variant.maxHeight(), false);
        assertShare("neutral", ends, 10, neutral);
        if (!variant.claimsCapture()) {
            assertShare("owned", ends, 10, end -> standing(end, variant.maxHeight(), true));
        }
    }

    private static boolean standing(Position end, int height, boolean owned) {
        return end.suddenDeathWinner().isEmpty()
                && end.stacks().entrySet().stream()
                        .anyMatch(entry -> entry.getValue().height() == height
                                && end.owner(entry.getKey()).isPresent() == owned);
    }

    @ParameterizedTest
    @EnumSource
    void G_everyCountingMistakeThatNeedsNoHistoryShowsWithin300Ends(Variant variant) {
        List<Position> ends = DRAWN.get(variant).subList(0, 300);
        Streams.concat(CountingMistake.general().stream(), CountingMistake.peculiarTo(variant).stream())
                .filter(mistake -> !OF_HISTORY.contains(mistake))
                .forEach(mistake -> assertThat(ends).as("%s", mistake).anyMatch(end -> mistake.shows(Game.of(end))));
    }

    @ParameterizedTest
    @EnumSource
    void theSameNumbersGiveTheSameEnds(Variant variant) {
        assertThat(draw(variant, 20)).isEqualTo(draw(variant, 20)).doesNotHaveDuplicates();
    }
}
