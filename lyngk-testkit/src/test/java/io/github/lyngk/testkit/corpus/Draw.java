package io.github.lyngk.testkit.corpus;

import com.google.common.collect.ImmutableList;
import io.github.lyngk.core.Game;
import io.github.lyngk.core.Move;
import io.github.lyngk.core.Position;
import io.github.lyngk.core.Variant;
import io.github.lyngk.testkit.EdgeCase;
import io.github.lyngk.testkit.scenarios.ConstructedEnds;
import io.github.lyngk.testkit.scenarios.ContractGames;
import io.github.lyngk.testkit.scenarios.CrowdedPositions;
import io.github.lyngk.testkit.scenarios.GameGenerator;
import io.github.lyngk.testkit.scenarios.LongChains;
import io.github.lyngk.testkit.scenarios.OddPositions;
import io.github.lyngk.testkit.scenarios.PlaySpec;
import io.github.lyngk.testkit.scenarios.RareEvent;
import io.github.lyngk.testkit.scenarios.Stage;
import io.github.lyngk.testkit.scenarios.Twin;
import io.github.lyngk.testkit.scenarios.Twins;
import java.util.Arrays;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.function.Function;
import java.util.random.RandomGenerator;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** What is drawn for the corpus in one variant, the same in every run. */
final class Draw {
    private final RandomGenerator random;
    private final Variant variant;

    Draw(Variant variant, long seed) {
        this.variant = variant;
        this.random = new SplittableRandom(seed + variant.ordinal());
    }

    private <T> Stream<T> several(int count, Function<RandomGenerator, T> source) {
        return IntStream.range(0, count).mapToObj(n -> source.apply(random));
    }

    Stream<Position> starts(int count) {
        return several(count, source -> Position.initial(variant, source));
    }

    Stream<Position> odd(int count) {
        return several(count, new OddPositions(Set.of(variant))::draw);
    }

    Stream<Position> ends(int count) {
        return several(count, new ConstructedEnds(Set.of(variant))::draw);
    }

    Stream<Position> chains(int count) {
        return several(count, new LongChains(Set.of(variant))::draw);
    }

    Stream<Position> crowded(int count) {
        return several(count, new CrowdedPositions(Set.of(variant))::draw);
    }

    /** A position for each rare event, just before it or just after it. */
    Stream<Position> events() {
        return events(variant).map(event -> {
            PlaySpec spec = PlaySpec.ANY
                    .inVariants(variant)
                    .with(RareEvent.allOf(event))
                    .endingAtMoment();
            return spec.shown(new GameGenerator(spec).drawBrokenOff(random)).position();
        });
    }

    private static Stream<EdgeCase> events(Variant variant) {
        return Arrays.stream(EdgeCase.values()).filter(event -> event.variants().contains(variant));
    }

    /** A whole game for each rare event. */
    Stream<Game> eventGames() {
        return events(variant).map(event -> {
            PlaySpec spec = PlaySpec.ANY
                    .inVariants(variant)
                    .with(RareEvent.allOf(event))
                    .inStage(Stage.FINISHED);
            return new GameGenerator(spec).drawGame(random);
        });
    }

    /** Games as contracts draw them, and finished ones that are hard to count. */
    Stream<Game> games(int count) {
        ContractGames games = new ContractGames(Set.of(variant));
        return several(count, source -> source.nextBoolean() ? games.draw(source) : games.drawFinished(source));
    }

    /** Positions late in games, where little is left to list. */
    Stream<Position> late(int count) {
        PlaySpec spec = PlaySpec.ANY.inVariants(variant).inStage(Stage.ONGOING).plies(18, 26);
        GameGenerator generator = new GameGenerator(spec);
        return several(count, source -> generator.drawBrokenOff(source).position());
    }

    /** A position, then what a memory with too small a key takes for it. */
    Stream<Position> family(Position position) {
        return Stream.concat(
                Stream.of(position), Twins.of(position, random).stream().map(Twin::position));
    }

    /** One move in all of a family that allow it. */
    Stream<Game> familyGames(Position position) {
        ImmutableList<Position> family = family(position).collect(ImmutableList.toImmutableList());
        Move move = position.randomMove(random);
        return family.stream()
                .filter(twin -> twin.isLegal(move))
                .map(twin -> Game.of(twin).play(move));
    }

    /** A game from a position to its end. */
    Game playedOut(Position position) {
        Game game = Game.of(position);
        while (!game.isOver()) {
            game = game.play(game.position().randomMove(random));
        }
        return game;
    }
}
