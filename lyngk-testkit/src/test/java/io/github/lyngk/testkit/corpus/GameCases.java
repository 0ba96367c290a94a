package io.github.lyngk.testkit.corpus;

import com.google.common.collect.ImmutableList;
import io.github.lyngk.core.Game;
import io.github.lyngk.core.Variant;
import java.util.Arrays;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** The lines of {@code games.tsv}: short games from anywhere, then whole ones. */
final class GameCases {
    private static final long SEED = 2;

    private GameCases() {}

    static ImmutableList<PlyLine> all() {
        Stream<Game> drawn = Arrays.stream(Variant.values()).flatMap(variant -> of(new Draw(variant, SEED)));
        ImmutableList<Game> games = Stream.concat(RuleExamples.games(), drawn).collect(ImmutableList.toImmutableList());
        return IntStream.range(0, games.size())
                .parallel()
                .mapToObj(n -> Witnesses.label("g%03d".formatted(n + 1), games.get(n)))
                .flatMap(ImmutableList::stream)
                .collect(ImmutableList.toImmutableList());
    }

    private static Stream<Game> of(Draw draw) {
        return Stream.of(
                        draw.odd(12).map(draw::playedOut),
                        draw.late(4).flatMap(draw::familyGames),
                        draw.eventGames(),
                        draw.games(12))
                .flatMap(games -> games);
    }
}
