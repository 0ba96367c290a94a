package io.github.lyngk.testkit.jqwik;

import io.github.lyngk.core.Game;
import io.github.lyngk.core.Outcome;
import io.github.lyngk.core.Position;
import io.github.lyngk.core.Variant;
import io.github.lyngk.notation.GameEvent;
import io.github.lyngk.notation.GameRecord;
import io.github.lyngk.testkit.scenarios.GameGenerator;
import io.github.lyngk.testkit.scenarios.PlaySpec;
import io.github.lyngk.testkit.scenarios.RareEvent;
import io.github.lyngk.testkit.scenarios.Stage;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.arbitraries.ArbitraryDecorator;
import org.jspecify.annotations.Nullable;

/**
 * A jqwik arbitrary of values that result from play, as a {@link PlaySpec} demands.
 *
 * @param <T> the type of the values
 * @param <A> the type of this arbitrary
 */
abstract class PlayArbitraries<T, A extends PlayArbitrary<T, A>> extends ArbitraryDecorator<T>
        implements PlayArbitrary<T, A> {

    private final String name;
    private final PlaySpec spec;

    private PlayArbitraries(String name, PlaySpec spec) {
        this.name = name;
        this.spec = spec;
    }

    /** This arbitrary with another specification. */
    abstract A narrowed(PlaySpec other);

    final GameGenerator generator() {
        return new GameGenerator(spec);
    }

    @Override
    public A inVariant(Variant first, Variant... more) {
        return narrowed(spec.inVariants(first, more));
    }

    @Override
    public A plies(int min, int max) {
        return narrowed(spec.plies(min, max));
    }

    @Override
    public A ongoing() {
        return narrowed(spec.inStage(Stage.ONGOING));
    }

    @Override
    public A finished() {
        return narrowed(spec.inStage(Stage.FINISHED));
    }

    @Override
    public A with(GameEvent first, GameEvent... more) {
        return narrowed(spec.with(RareEvent.allOf(first, more)));
    }

    @Override
    public boolean equals(@Nullable Object other) {
        return other instanceof PlayArbitraries<?, ?> that && name.equals(that.name) && spec.equals(that.spec);
    }

    @Override
    public int hashCode() {
        return 31 * name.hashCode() + spec.hashCode();
    }

    @Override
    public String toString() {
        return name + "(" + spec + ")";
    }

    static final class Games extends PlayArbitraries<Game, GameArbitrary> implements GameArbitrary {
        Games(PlaySpec spec) {
            super("games", spec);
        }

        @Override
        GameArbitrary narrowed(PlaySpec other) {
            return new Games(other);
        }

        @Override
        protected Arbitrary<Game> arbitrary() {
            return RandomPlay.games(generator());
        }
    }

    static final class Positions extends PlayArbitraries<Position, PositionArbitrary> implements PositionArbitrary {
        Positions(PlaySpec spec) {
            super("positions", spec.endingAtMoment());
        }

        @Override
        PositionArbitrary narrowed(PlaySpec other) {
            return new Positions(other);
        }

        @Override
        protected Arbitrary<Position> arbitrary() {
            return RandomPlay.positions(generator());
        }
    }

    static final class Records extends PlayArbitraries<GameRecord, RecordArbitrary> implements RecordArbitrary {
        Records(PlaySpec spec) {
            super("records of games", spec);
        }

        @Override
        RecordArbitrary narrowed(PlaySpec other) {
            return new Records(other);
        }

        @Override
        protected Arbitrary<GameRecord> arbitrary() {
            return RandomPlay.records(generator());
        }
    }

    static final class Outcomes extends PlayArbitraries<Outcome, OutcomeArbitrary> implements OutcomeArbitrary {
        Outcomes(PlaySpec spec) {
            super("outcomes of games", spec.inStage(Stage.FINISHED));
        }

        @Override
        OutcomeArbitrary narrowed(PlaySpec other) {
            return new Outcomes(other);
        }

        @Override
        public OutcomeArbitrary ongoing() {
            throw new IllegalArgumentException(
                    "an Outcome cannot be ongoing, or @Ongoing: only a game that is over has one (G1)");
        }

        @Override
        protected Arbitrary<Outcome> arbitrary() {
            return RandomPlay.games(generator()).map(game -> game.outcome().orElseThrow());
        }
    }
}
