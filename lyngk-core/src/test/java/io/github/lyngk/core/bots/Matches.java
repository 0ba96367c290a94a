package io.github.lyngk.core.bots;

import io.github.lyngk.core.Bot;
import io.github.lyngk.core.Player;
import io.github.lyngk.core.Position;
import io.github.lyngk.core.Variant;
import java.util.Optional;
import java.util.SplittableRandom;

/** Matches between bots. */
final class Matches {
    private Matches() {}

    /** The points of the first bot in an even number of games; each start is played twice, with sides changed. */
    static double points(Bot bot, Bot opponent, Variant variant, int games, long seed) {
        SplittableRandom random = new SplittableRandom(seed);
        double points = 0;
        for (int game = 0; game < games; game += 2) {
            Position start = Position.initial(variant, random);
            points += points(bot, opponent, start, Player.FIRST) + points(bot, opponent, start, Player.SECOND);
        }
        return points;
    }

    private static double points(Bot bot, Bot opponent, Position start, Player side) {
        Position position = start;
        while (!position.isOver()) {
            Bot next = position.playerToMove() == side ? bot : opponent;
            position = position.play(next.choose(position));
        }
        Optional<Player> winner = position.outcome().orElseThrow().winner();
        return winner.map(player -> player == side ? 1.0 : 0.0).orElse(0.5);
    }
}
