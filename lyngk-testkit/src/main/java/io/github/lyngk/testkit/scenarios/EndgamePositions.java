package io.github.lyngk.testkit.scenarios;

import com.google.common.collect.ImmutableSet;
import io.github.lyngk.core.Game;
import io.github.lyngk.core.Position;
import io.github.lyngk.core.RandomGames;
import io.github.lyngk.core.Variant;
import io.github.lyngk.core.bots.EndgameSolver;
import java.util.random.RandomGenerator;

/** Late positions of random games in which some legal moves keep a win or a draw, and others give it up. */
public final class EndgamePositions {

    /** Solves three quarters of the positions two to nine plies before the end of a random game. */
    public static final EndgameSolver SOLVER = new EndgameSolver(5_000);

    private static final int FEWEST_PLIES = 2;
    private static final int MOST_PLIES = 9;

    private EndgamePositions() {}

    /** Generates a position of one of some variants. */
    public static Position draw(ImmutableSet<Variant> variants, RandomGenerator random) {
        while (true) {
            Variant variant = GameGenerator.pick(variants.asList(), random);
            Game game = RandomGames.playOut(Position.initial(variant, random), random);
            int plies = random.nextInt(FEWEST_PLIES, MOST_PLIES + 1);
            Position position = game.prefix(Math.max(0, game.size() - plies)).position();
            if (hasChoice(position)) {
                return position;
            }
        }
    }

    private static boolean hasChoice(Position position) {
        return SOLVER.movesKeepingResult(position)
                        .filter(moves -> moves.size() < position.legalMoveCount())
                        .isPresent()
                && SOLVER.solve(position).isPresent();
    }
}
