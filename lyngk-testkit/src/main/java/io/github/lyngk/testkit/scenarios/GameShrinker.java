package io.github.lyngk.testkit.scenarios;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.Iterables;
import io.github.lyngk.core.Game;
import io.github.lyngk.core.Move;
import io.github.lyngk.core.Position;
import java.util.HashSet;
import java.util.Optional;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Predicate;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * Makes a failing game smaller: shorter first, then with fewer claims. jqwik uses it through {@code ShrinkableGame}.
 *
 * <p>A candidate is a new short game from the same start, or the game broken off earlier, or without some moves and those
 * that are then illegal, or without a claim, or with another end. Large steps come first, so that a long game is short after
 * a few attempts. A failure that shows near the start of any game shrinks to a handful of moves.
 */
public final class GameShrinker {
    private static final int LONGEST_FRESH_PLAY = 7;
    private static final int FRESH_PLAYS = 24;
    private static final int LONGEST_TAIL = 3;
    private static final int FRESH_TAILS = 10;
    private static final ImmutableList<PlayingStyle> FRESH_STYLES = ImmutableList.of(
            PlayingStyle.UNIFORM,
            PlayingStyle.HIGH_STACKS,
            PlayingStyle.LONG_ROUTES,
            PlayingStyle.OWN_SIXES,
            PlayingStyle.JOKERS_TOGETHER);

    /** Games shorter than this try different new games after every step; longer ones try the same again. */
    private static final int SHORT = 13;

    private GameShrinker() {}

    /** All simpler games one step away, the largest steps first; the same ones every time. */
    public static Stream<Game> candidates(Game game) {
        return Stream.of(
                        freshPlays(game),
                        breakingOff(game),
                        replays(game, PartialReplay.building(game)),
                        leavingOutRuns(game),
                        droppingClaims(game),
                        freshTails(game),
                        leavingOutTwo(game))
                .flatMap(steps -> steps)
                .filter(simpler -> isSimpler(simpler, game))
                .distinct();
    }

    /** Replaces the game by the first simpler one that still fails, until there is none. */
    public static Game shrink(Game failing, Predicate<Game> fails) {
        Set<Game> tried = new HashSet<>();
        Game smallest = failing;
        for (Optional<Game> next = Optional.of(failing); next.isPresent(); ) {
            smallest = next.get();
            next = candidates(smallest).filter(tried::add).filter(fails).findFirst();
        }
        return smallest;
    }

    /** A test that runs a limited number of times and then always passes, so that slow programs get a report too. */
    public static Predicate<Game> atMost(int times, Predicate<Game> fails) {
        AtomicInteger left = new AtomicInteger(times);
        return game -> left.getAndDecrement() > 0 && fails.test(game);
    }

    /** The number of claims in a game. */
    public static int claims(Game game) {
        return game.position().claims().size();
    }

    private static boolean isSimpler(Game simpler, Game game) {
        return simpler.size() < game.size() || simpler.size() == game.size() && claims(simpler) < claims(game);
    }

    private static Stream<Game> freshPlays(Game game) {
        Position start = game.start();
        SplittableRandom random = new SplittableRandom(start.hash64() + Math.max(0, SHORT - game.size()));
        return IntStream.rangeClosed(1, Math.min(game.size() - 1, LONGEST_FRESH_PLAY))
                .boxed()
                .flatMap(plies -> IntStream.range(0, FRESH_PLAYS)
                        .mapToObj(n -> FRESH_STYLES.get(n % FRESH_STYLES.size()))
                        .map(style -> GameGenerator.playOn(Game.of(start), style, plies, random)));
    }

    /** The game with other last moves, fewer than before. */
    private static Stream<Game> freshTails(Game game) {
        SplittableRandom random = new SplittableRandom(game.position().hash64());
        return IntStream.range(1, game.size())
                .mapToObj(game::prefix)
                .flatMap(prefix -> IntStream.range(0, FRESH_TAILS)
                        .mapToObj(n -> FRESH_STYLES.get(n % FRESH_STYLES.size()))
                        .map(style -> GameGenerator.playOn(
                                prefix, style, Math.min(prefix.size() + LONGEST_TAIL, game.size() - 1), random)));
    }

    /** The first none, half, three quarters, … of the moves. */
    private static Stream<Game> breakingOff(Game game) {
        return IntStream.iterate(game.size(), left -> left > 0, left -> left / 2)
                .mapToObj(left -> game.prefix(game.size() - left));
    }

    /** Leaves out runs of half the moves, a quarter, …, of even length, which keeps the turn; then single moves. */
    private static Stream<Game> leavingOutRuns(Game game) {
        IntStream even = IntStream.iterate(game.size() / 2 & ~1, run -> run > 0, run -> run / 2 & ~1);
        return IntStream.concat(even, IntStream.of(1)).boxed().flatMap(run -> leavingOut(game, run));
    }

    private static Stream<Game> leavingOut(Game game, int run) {
        ImmutableList<Move> moves = game.moves();
        return IntStream.iterate(moves.size() - run, at -> at >= 0, at -> at - Math.max(1, run / 2))
                .boxed()
                .flatMap(at -> replays(game, without(moves, at, run)));
    }

    /** Leaves out any two moves, often one of each player, where leaving out one alone is not possible. */
    private static Stream<Game> leavingOutTwo(Game game) {
        ImmutableList<Move> moves = game.moves();
        return IntStream.range(0, moves.size())
                .boxed()
                .flatMap(second -> IntStream.range(0, second)
                        .boxed()
                        .flatMap(first -> replays(game, without(without(moves, second, 1), first, 1))));
    }

    private static ImmutableList<Move> without(ImmutableList<Move> moves, int at, int run) {
        return ImmutableList.copyOf(Iterables.concat(moves.subList(0, at), moves.subList(at + run, moves.size())));
    }

    /** Replays the moves unchanged, with claims only where a move needs one, and with the last move claiming its colour. */
    private static Stream<Game> replays(Game game, ImmutableList<Move> moves) {
        Position start = game.start();
        return Stream.of(false, true).flatMap(dropClaims -> {
            Game replayed =
                    PartialReplay.replayWhatFits(start, dropClaims ? PartialReplay.withoutClaims(moves) : moves);
            return dropClaims ? Stream.of(replayed, PartialReplay.claimingLast(replayed)) : Stream.of(replayed);
        });
    }

    private static Stream<Game> droppingClaims(Game game) {
        ImmutableList<Move> moves = game.moves();
        return IntStream.range(0, moves.size())
                .filter(at -> moves.get(at).claim().isPresent())
                .mapToObj(at -> PartialReplay.replayWhatFits(
                        game.start(),
                        ImmutableList.copyOf(Iterables.concat(
                                moves.subList(0, at),
                                ImmutableList.of(moves.get(at).withoutClaim()),
                                moves.subList(at + 1, moves.size())))));
    }
}
