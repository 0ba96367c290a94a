package io.github.lyngk.testkit.scenarios;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;

import com.google.common.collect.Iterables;
import io.github.lyngk.core.Game;
import io.github.lyngk.core.Player;
import io.github.lyngk.core.Position;
import io.github.lyngk.core.Variant;
import io.github.lyngk.notation.GameEvent;
import java.util.EnumSet;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class GameGeneratorTest {
    private static final int DRAWS = 200;

    private final SplittableRandom random = new SplittableRandom(7);

    @Test
    void sameSeedSameGames() {
        GameGenerator generator = new GameGenerator(PlaySpec.ANY);
        SplittableRandom one = new SplittableRandom(99);
        SplittableRandom other = new SplittableRandom(99);
        for (int draw = 0; draw < 20; draw++) {
            assertThat(generator.drawGame(one)).isEqualTo(generator.drawGame(other));
        }
    }

    @Test
    void C1_everyGameStartsFromAnInitialSetUp() {
        GameGenerator generator = new GameGenerator(PlaySpec.ANY);
        for (int draw = 0; draw < DRAWS; draw++) {
            Position start = generator.drawGame(random).start();
            assertThat(start.stacks())
                    .hasSize(43)
                    .allSatisfy((point, stack) -> assertThat(stack.height()).isEqualTo(1));
            assertThat(start.claims()).isEmpty();
            assertThat(start.playerToMove()).isEqualTo(Player.FIRST);
            assertThat(start.toSetup().problems()).isEmpty();
        }
    }

    @Test
    void allVariantsAreDrawn() {
        GameGenerator generator = new GameGenerator(PlaySpec.ANY);
        Set<Variant> drawn = EnumSet.noneOf(Variant.class);
        for (int draw = 0; draw < 50; draw++) {
            drawn.add(generator.drawGame(random).start().variant());
        }
        assertThat(drawn).containsExactly(Variant.values());
    }

    @Test
    void mostGamesAreWholeAndSomeAreNot() {
        GameGenerator generator = new GameGenerator(PlaySpec.ANY);
        int whole = 0;
        for (int draw = 0; draw < DRAWS; draw++) {
            whole += generator.drawGame(random).position().isOver() ? 1 : 0;
        }
        assertThat(whole).isBetween(DRAWS * 8 / 10, DRAWS - 1);
    }

    @Test
    void brokenOffGamesHaveAllLengths() {
        GameGenerator generator = new GameGenerator(PlaySpec.ANY);
        Set<Integer> lengths = new HashSet<>();
        for (int draw = 0; draw < 1000; draw++) {
            lengths.add(generator.drawBrokenOff(random).size());
        }
        for (int plies = 0; plies <= 30; plies++) {
            assertThat(lengths).contains(plies);
        }
    }

    @Test
    void everyWishIsFulfilled() {
        PlaySpec spec = PlaySpec.ANY
                .inVariants(Variant.SIX_STACK)
                .plies(20, 28)
                .inStage(Stage.ONGOING)
                .with(RareEvent.allOf(GameEvent.NEUTRAL_FIVE));
        for (int draw = 0; draw < 20; draw++) {
            Game game = new GameGenerator(spec).drawGame(random);
            assertThat(game.start().variant()).isEqualTo(Variant.SIX_STACK);
            assertThat(game.size()).isBetween(20, 28);
            assertThat(game.position().isOver()).isFalse();
            assertThat(GameEvent.NEUTRAL_FIVE.happensIn(game)).isTrue();
        }
    }

    @ParameterizedTest
    @EnumSource
    void everyEventCanBeDrawnInEveryVariantItHappensIn(GameEvent event) {
        for (Variant variant : Iterables.filter(List.of(Variant.values()), event::isPossibleIn)) {
            PlaySpec spec = PlaySpec.ANY.inVariants(variant).with(RareEvent.allOf(event));
            Game game = new GameGenerator(spec).drawGame(random);
            assertThat(event.happensIn(game)).isTrue();
        }
    }

    @ParameterizedTest
    @EnumSource
    void aGameEndingAtTheMomentHasTheEventInItsLastMove(GameEvent event) {
        PlaySpec spec = PlaySpec.ANY.with(RareEvent.allOf(event)).endingAtMoment();
        Game game = new GameGenerator(spec).drawBrokenOff(random);
        assertThat(event.happensAt(game, game.size())).isTrue();
    }

    @Test
    void stageAndCaseGoTogether() {
        PlaySpec skips = PlaySpec.ANY.with(RareEvent.allOf(GameEvent.FORCED_SKIP));
        GameGenerator ongoing = new GameGenerator(skips.inStage(Stage.ONGOING));
        GameGenerator finished = new GameGenerator(skips.inStage(Stage.FINISHED));
        for (int draw = 0; draw < 20; draw++) {
            assertThat(ongoing.drawGame(random).position().isOver()).isFalse();
            assertThat(finished.drawGame(random).position().isOver()).isTrue();
        }
    }

    @Test
    void stageAndCaseThatExcludeEachOtherAreRefused() {
        PlaySpec draws = PlaySpec.ANY.with(RareEvent.allOf(GameEvent.DRAW));
        assertThatIllegalArgumentException().isThrownBy(() -> draws.inStage(Stage.ONGOING));
        PlaySpec beforeTheClaim =
                PlaySpec.ANY.with(RareEvent.allOf(GameEvent.CLAIM_ONLY)).endingAtMoment();
        assertThatIllegalArgumentException().isThrownBy(() -> beforeTheClaim.inStage(Stage.FINISHED));
        PlaySpec inTheTurn = PlaySpec.ANY.with(RareEvent.allOf(GameEvent.NO_OWN_STACK));
        assertThat(inTheTurn.inStage(Stage.FINISHED).stage()).isEqualTo(Stage.FINISHED);
        assertThatIllegalArgumentException()
                .isThrownBy(() -> inTheTurn.endingAtMoment().inStage(Stage.FINISHED));
    }

    @Test
    void wishesThatContradictEachOtherAreRefused() {
        PlaySpec standard = PlaySpec.ANY.inVariants(Variant.STANDARD);
        assertThatIllegalArgumentException()
                .isThrownBy(() -> standard.with(RareEvent.allOf(GameEvent.NEUTRAL_SIX)))
                .withMessageContaining("a neutral stack of six")
                .withMessageContaining("STANDARD");
        PlaySpec sixes = PlaySpec.ANY.with(RareEvent.allOf(GameEvent.SIX_STACK_WIN));
        assertThatIllegalArgumentException().isThrownBy(() -> sixes.inVariants(Variant.CLAIM_CAPTURES));
        assertThatIllegalArgumentException().isThrownBy(() -> PlaySpec.ANY.plies(5, 4));
        assertThatIllegalArgumentException().isThrownBy(() -> PlaySpec.ANY.plies(-1, 4));
        assertThatIllegalArgumentException().isThrownBy(() -> PlaySpec.ANY.plies(36, 40));
    }

    @Test
    void wishesThatNothingFulfilsAreGivenUp() {
        GameGenerator generator = new GameGenerator(PlaySpec.ANY.plies(0, 2).inStage(Stage.FINISHED));
        assertThatIllegalStateException()
                .isThrownBy(() -> generator.drawGame(random))
                .withMessageContaining("FINISHED");
    }
}
