package io.github.lyngk.testkit;

import io.github.lyngk.core.Game;
import io.github.lyngk.core.Outcome;
import io.github.lyngk.core.Variant;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.arbitraries.ArbitraryDecorator;
import org.jspecify.annotations.Nullable;

/** The outcomes of drawn games, as a jqwik arbitrary. */
final class PlayedOutcomes extends ArbitraryDecorator<Outcome> implements OutcomeArbitrary {
    private final GameArbitrary games;

    PlayedOutcomes(GameArbitrary games) {
        this.games = games.finished();
    }

    @Override
    protected Arbitrary<Outcome> arbitrary() {
        return games.map(PlayedOutcomes::of);
    }

    private static Outcome of(Game game) {
        return game.outcome().orElseThrow();
    }

    @Override
    public OutcomeArbitrary inVariant(Variant first, Variant... more) {
        return new PlayedOutcomes(games.inVariant(first, more));
    }

    @Override
    public OutcomeArbitrary plies(int min, int max) {
        return new PlayedOutcomes(games.plies(min, max));
    }

    @Override
    public OutcomeArbitrary ongoing() {
        throw new IllegalArgumentException(
                "an Outcome cannot be ongoing, or @Ongoing: only a game that is over has one (G1)");
    }

    @Override
    public OutcomeArbitrary finished() {
        return this;
    }

    @Override
    public OutcomeArbitrary with(EdgeCase first, EdgeCase... more) {
        return new PlayedOutcomes(games.with(first, more));
    }

    @Override
    public boolean equals(@Nullable Object other) {
        return other instanceof PlayedOutcomes that && games.equals(that.games);
    }

    @Override
    public int hashCode() {
        return games.hashCode();
    }

    @Override
    public String toString() {
        return "outcomes of " + games;
    }
}
