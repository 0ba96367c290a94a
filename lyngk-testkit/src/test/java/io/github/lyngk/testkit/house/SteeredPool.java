package io.github.lyngk.testkit.house;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import com.google.common.collect.Maps;
import io.github.lyngk.core.Game;
import io.github.lyngk.core.Variant;
import io.github.lyngk.testkit.scenarios.ContractGames;
import java.util.List;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.random.RandomGenerator;
import java.util.stream.Stream;

/** The games in which the zoo is shown: of those that contracts draw, the same in every run. */
final class SteeredPool {
    private static final int SEED = 5;
    private static final int GAMES = 160;

    private static final ImmutableMap<Variant, ImmutableList<Game>> POOLS =
            Maps.toMap(List.of(Variant.values()), SteeredPool::draw);

    private SteeredPool() {}

    private static ImmutableList<Game> draw(Variant variant) {
        ContractGames games = new ContractGames(Set.of(variant));
        RandomGenerator random = new SplittableRandom(SEED);
        return Stream.generate(() -> games.draw(random)).limit(GAMES).collect(ImmutableList.toImmutableList());
    }

    /** Games of a variant, many of them steered to something rare. */
    static ImmutableList<Game> of(Variant variant) {
        return POOLS.get(variant);
    }

    /** So many games of each variant. */
    static Stream<Game> ofEach(int games) {
        return POOLS.values().stream().flatMap(pool -> pool.stream().limit(games));
    }
}
