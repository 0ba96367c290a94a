package io.github.lyngk.core.benchmark;

import com.google.common.collect.ImmutableList;
import io.github.lyngk.core.Game;
import io.github.lyngk.core.Position;
import io.github.lyngk.core.RandomGames;
import io.github.lyngk.core.Variant;

/** What the benchmarks are run on: one published start, and positions of random games with fixed seeds. */
final class Samples {
    /** The first start of the published perft table. */
    static final Position START = Position.parse("I/RBBJ/RIKRRKI/KBIGIG/GGJKRIK/KGRBJI/RBGKIGB/RBKB/G 1 -:- 0:0");

    private static final int GAMES = 100;

    private Samples() {}

    /** Returns the games from which the samples are taken. */
    static ImmutableList<Game> games() {
        return RandomGames.games(Variant.STANDARD, 1).limit(GAMES).collect(ImmutableList.toImmutableList());
    }

    /** Returns the position of each game after so many moves, where it has one that is not over. */
    static ImmutableList<Position> positionsAfter(int plies) {
        return games().stream()
                .filter(game -> game.size() > plies)
                .map(game -> game.positions().get(plies))
                .collect(ImmutableList.toImmutableList());
    }
}
