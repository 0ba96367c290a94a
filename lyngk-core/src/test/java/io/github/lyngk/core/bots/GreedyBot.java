package io.github.lyngk.core.bots;

import io.github.lyngk.core.Bot;
import io.github.lyngk.core.Move;
import io.github.lyngk.core.Player;
import io.github.lyngk.core.Position;
import java.util.Arrays;
import java.util.SplittableRandom;

/**
 * A simple opponent: it chooses the move after which it is ahead by most, a win at once first, then in stacks of five, of
 * four and so on down to single pieces; one of the best moves at random.
 */
record GreedyBot(long seed) implements Bot {
    private static final int HIGHEST = 6;

    @Override
    public Move choose(Position position) {
        SplittableRandom random = new SplittableRandom(seed ^ position.hash64());
        Move best = position.legalMove(0);
        int[] highest = {-HIGHEST};
        int equals = 0;
        for (Move move : position.legalMoves()) {
            int[] lead = lead(position.play(move), position.playerToMove());
            int order = Arrays.compare(lead, highest);
            equals = order > 0 ? 1 : order == 0 ? equals + 1 : equals;
            if (order > 0 || order == 0 && random.nextInt(equals) == 0) {
                best = move;
                highest = lead;
            }
        }
        return best;
    }

    private static int[] lead(Position position, Player player) {
        int[] lead = new int[HIGHEST];
        for (int height = 1; height <= HIGHEST; height++) {
            lead[HIGHEST - height] = position.tally(player, height) - position.tally(player.opponent(), height);
        }
        return lead;
    }
}
