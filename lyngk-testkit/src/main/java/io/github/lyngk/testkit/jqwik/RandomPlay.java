package io.github.lyngk.testkit.jqwik;

import static com.google.common.base.Preconditions.checkArgument;

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
import java.util.function.Function;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.arbitraries.ArbitraryDecorator;
import org.jspecify.annotations.Nullable;

/**
 * Values from random games that fulfil a {@link PlaySpec}. They have no edge cases in the sense of jqwik, since the
 * {@link GameGenerator} already generates rare events often enough.
 *
 * @param <T> the type of the values
 */
final class RandomPlay<T> extends ArbitraryDecorator<T> implements PlayArbitrary<T> {

    /** A kind of value, with its name in reports and its generation. */
    private record Kind<T>(String name, Function<GameGenerator, Arbitrary<T>> drawing) {}

    private static final Kind<Game> GAMES = new Kind<>("games", RandomPlay::drawGames);
    private static final Kind<Position> POSITIONS = new Kind<>("positions", RandomPlay::drawPositions);
    private static final Kind<GameRecord> RECORDS = new Kind<>("records of games", RandomPlay::drawRecords);
    private static final Kind<Outcome> OUTCOMES = new Kind<>("outcomes of games", RandomPlay::drawOutcomes);

    private final Kind<T> kind;
    private final PlaySpec spec;

    private RandomPlay(Kind<T> kind, PlaySpec spec) {
        this.kind = kind;
        this.spec = spec;
    }

    static PlayArbitrary<Game> games() {
        return new RandomPlay<>(GAMES, PlaySpec.ANY);
    }

    /** The last positions of games, or those that show the required event. */
    static PlayArbitrary<Position> positions() {
        return new RandomPlay<>(POSITIONS, PlaySpec.ANY.endingAtMoment());
    }

    /** Games with tags, remarks and an ending. */
    static PlayArbitrary<GameRecord> records() {
        return new RandomPlay<>(RECORDS, PlaySpec.ANY);
    }

    static PlayArbitrary<Outcome> outcomes() {
        return new RandomPlay<>(OUTCOMES, PlaySpec.ANY.inStage(Stage.FINISHED));
    }

    private static Arbitrary<Game> drawGames(GameGenerator generator) {
        return Arbitraries.fromGenerator(random -> new ShrinkableGame(generator.drawGame(random), generator.spec()));
    }

    private static Arbitrary<Position> drawPositions(GameGenerator generator) {
        PlaySpec spec = generator.spec();
        return Arbitraries.fromGenerator(random -> new ShrinkableGame(generator.drawBrokenOff(random), spec)
                .map(played -> spec.shown(played).position()));
    }

    private static Arbitrary<GameRecord> drawRecords(GameGenerator generator) {
        return RandomRecords.of(drawGames(generator));
    }

    private static Arbitrary<Outcome> drawOutcomes(GameGenerator generator) {
        return drawGames(generator).map(game -> game.outcome().orElseThrow());
    }

    private PlayArbitrary<T> narrowed(PlaySpec other) {
        return new RandomPlay<>(kind, other);
    }

    @Override
    public PlayArbitrary<T> inVariant(Variant first, Variant... more) {
        return narrowed(spec.inVariants(first, more));
    }

    @Override
    public PlayArbitrary<T> plies(int min, int max) {
        return narrowed(spec.plies(min, max));
    }

    @Override
    public PlayArbitrary<T> ongoing() {
        checkArgument(
                kind != OUTCOMES, "an Outcome cannot be ongoing, or @Ongoing: only a game that is over has one (G1)");
        return narrowed(spec.inStage(Stage.ONGOING));
    }

    @Override
    public PlayArbitrary<T> finished() {
        return narrowed(spec.inStage(Stage.FINISHED));
    }

    @Override
    public PlayArbitrary<T> with(GameEvent first, GameEvent... more) {
        return narrowed(spec.with(RareEvent.allOf(first, more)));
    }

    @Override
    protected Arbitrary<T> arbitrary() {
        return kind.drawing().apply(new GameGenerator(spec));
    }

    @Override
    public boolean equals(@Nullable Object other) {
        return other instanceof RandomPlay<?> that && kind.equals(that.kind) && spec.equals(that.spec);
    }

    @Override
    public int hashCode() {
        return 31 * kind.name().hashCode() + spec.hashCode();
    }

    @Override
    public String toString() {
        return kind.name() + "(" + spec + ")";
    }
}
