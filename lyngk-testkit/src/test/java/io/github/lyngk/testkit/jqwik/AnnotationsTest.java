package io.github.lyngk.testkit.jqwik;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import io.github.lyngk.core.Game;
import io.github.lyngk.core.Outcome;
import io.github.lyngk.core.Variant;
import io.github.lyngk.notation.GameEvent;
import io.github.lyngk.testkit.jqwik.providers.LyngkArbitraryConfigurator;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Example;
import net.jqwik.api.providers.TypeUsage;

/** What each annotation asks of an arbitrary, without drawing from it. */
class AnnotationsTest {
    private final LyngkArbitraryConfigurator configurator = new LyngkArbitraryConfigurator();

    @Plies(min = 2, max = 9)
    @InVariant({Variant.STANDARD, Variant.SIX_STACK})
    @Ongoing
    @WithEvent({GameEvent.FORCED_SKIP, GameEvent.CLAIM_ONLY})
    private @interface Everything {}

    @Finished
    private @interface OnlyFinished {}

    @WithEvent(GameEvent.DRAW)
    private @interface OnlyDrawn {}

    @InVariant({})
    private @interface NoVariant {}

    @WithEvent({})
    private @interface NoCase {}

    private Arbitrary<Game> configure(Class<?> annotated) {
        TypeUsage game = TypeUsage.of(Game.class);
        for (var annotation : annotated.getAnnotations()) {
            game = game.withAnnotation(annotation);
        }
        return configurator.configure(LyngkArbitraries.games(), game);
    }

    @Example
    void allAnnotationsCount() {
        assertThat(configure(Everything.class))
                .isEqualTo(LyngkArbitraries.games()
                        .plies(2, 9)
                        .inVariant(Variant.STANDARD, Variant.SIX_STACK)
                        .ongoing()
                        .with(GameEvent.FORCED_SKIP, GameEvent.CLAIM_ONLY));
        assertThat(configure(OnlyFinished.class))
                .isEqualTo(LyngkArbitraries.games().finished());
    }

    @Example
    void outcomesAreNarrowedLikeTheirGames() {
        TypeUsage finished =
                TypeUsage.of(Outcome.class).withAnnotation(OnlyFinished.class.getAnnotation(Finished.class));
        TypeUsage drawn = TypeUsage.of(Outcome.class).withAnnotation(OnlyDrawn.class.getAnnotation(WithEvent.class));

        assertThat(configurator.configure(LyngkArbitraries.outcomes(), finished))
                .isEqualTo(LyngkArbitraries.outcomes())
                .hasSameHashCodeAs(LyngkArbitraries.outcomes());
        assertThat(configurator.configure(LyngkArbitraries.outcomes(), drawn))
                .isEqualTo(LyngkArbitraries.outcomes().with(GameEvent.DRAW))
                .isNotEqualTo(LyngkArbitraries.outcomes())
                .hasToString("outcomes of "
                        + LyngkArbitraries.games().with(GameEvent.DRAW).finished());
    }

    @Example
    void anEmptyListOfVariantsOrCasesIsRefused() {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> configure(NoVariant.class))
                .withMessageContaining("@InVariant");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> configure(NoCase.class))
                .withMessageContaining("@WithEvent");
    }

    @Example
    void otherArbitrariesAreLeftAlone() {
        Arbitrary<Integer> numbers = Arbitraries.integers();
        assertThat(configurator.configure(numbers, TypeUsage.of(Integer.class))).isSameAs(numbers);
    }
}
