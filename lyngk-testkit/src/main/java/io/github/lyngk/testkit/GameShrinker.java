package io.github.lyngk.testkit;

import com.google.common.collect.ImmutableList;
import io.github.lyngk.core.Game;
import io.github.lyngk.core.Move;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * Makes a failing game smaller: shorter first, then with fewer claims. Plain Java; jqwik drives it through
 * {@link ShrinkableGame}.
 *
 * <p>A candidate breaks the game off earlier, or leaves moves out and keeps whatever of the rest stays legal, or drops
 * a claim. Large cuts come first, so that a long game is short after a few tries.
 */
final class GameShrinker {
    private GameShrinker() {}

    /** All simpler games one step away, the boldest steps first. */
    static Stream<Game> candidates(Game game) {
        return Stream.of(breakingOff(game), leavingOut(game), withoutClaims(game))
                .flatMap(steps -> steps)
                .filter(simpler -> isSimpler(simpler, game))
                .distinct();
    }

    /** Follows the first simpler game that still fails until there is none. */
    static Game shrink(Game failing, Predicate<Game> fails) {
        Game smallest = failing;
        for (Optional<Game> next = Optional.of(failing); next.isPresent(); ) {
            smallest = next.get();
            next = candidates(smallest).filter(fails).findFirst();
        }
        return smallest;
    }

    /** How many claims a game's moves make. */
    static int claims(Game game) {
        return (int)
                game.moves().stream().filter(move -> move.claim().isPresent()).count();
    }

    private static boolean isSimpler(Game simpler, Game game) {
        return simpler.size() < game.size() || simpler.size() == game.size() && claims(simpler) < claims(game);
    }

    /** The first none, half, three quarters, … of the moves. */
    private static Stream<Game> breakingOff(Game game) {
        return IntStream.iterate(game.size(), left -> left > 0, left -> left / 2)
                .mapToObj(left -> Plays.prefix(game, game.size() - left));
    }

    /** Runs of moves left out: half of the game, a quarter, …, two moves (which keeps the players), one. */
    private static Stream<Game> leavingOut(Game game) {
        return IntStream.iterate(game.size() / 2, run -> run > 0, run -> run / 2)
                .boxed()
                .flatMap(run -> IntStream.iterate(game.size() - run, at -> at >= 0, at -> at - Math.max(1, run / 2))
                        .mapToObj(at -> without(game, at, run)));
    }

    private static Game without(Game game, int at, int run) {
        List<Move> kept = new ArrayList<>(game.moves());
        kept.subList(at, at + run).clear();
        return Plays.replayWhatFits(game.start(), kept);
    }

    private static Stream<Game> withoutClaims(Game game) {
        ImmutableList<Move> moves = game.moves();
        return IntStream.range(0, moves.size())
                .filter(at -> moves.get(at).claim().isPresent())
                .mapToObj(at -> {
                    List<Move> plainer = new ArrayList<>(moves);
                    plainer.set(at, moves.get(at).withoutClaim());
                    return Plays.replayWhatFits(game.start(), plainer);
                });
    }
}
