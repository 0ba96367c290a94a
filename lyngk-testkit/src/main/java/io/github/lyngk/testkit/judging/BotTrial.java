package io.github.lyngk.testkit.judging;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.Iterables;
import io.github.lyngk.core.Bot;
import io.github.lyngk.core.Game;
import io.github.lyngk.core.Move;
import io.github.lyngk.core.Player;
import io.github.lyngk.core.Position;
import io.github.lyngk.testkit.games.GameShrinker;
import java.time.Duration;
import java.util.Collection;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.function.Consumer;
import java.util.function.Supplier;
import java.util.stream.IntStream;

/** Tries one bot and fails with a report at its first fault. Every check starts with a fresh bot. */
public final class BotTrial {

    /** How often a bot is asked again to shorten the way to a fault. */
    private static final int SHORTENING = 150;

    private final Supplier<Bot> fresh;
    private final String name;

    private BotTrial(Supplier<Bot> fresh) {
        this.fresh = fresh;
        this.name = name(fresh.get());
    }

    /** A trial for each of some bots, which are made anew again and again, always as many and in the same order. */
    public static ImmutableList<BotTrial> each(Supplier<? extends Collection<Bot>> bots) {
        return IntStream.range(0, bots.get().size())
                .mapToObj(index -> new BotTrial(() -> Iterables.get(bots.get(), index)))
                .collect(ImmutableList.toImmutableList());
    }

    /** A lambda has no name worth showing. */
    private static String name(Bot bot) {
        String name = bot.getClass().getSimpleName();
        return name.isEmpty() || name.contains("$$") ? "The bot" : name;
    }

    /** The answer in the last position of a game is legal. */
    public void checkAnswer(Game game) {
        check(game, this::answer);
    }

    /** The answer comes in time; a bot that is late gets a second chance, since machines stumble. */
    public void checkTime(Game game, Duration limit) {
        check(game, shorter -> {
            if (time(shorter).compareTo(limit) > 0) {
                Duration again = time(shorter);
                if (again.compareTo(limit) > 0) {
                    throw BotFault.slow(again, limit, shorter);
                }
            }
        });
    }

    private Duration time(Game game) {
        Bot bot = fresh.get();
        long start = System.nanoTime();
        BotFault.ask(bot, game);
        return Duration.ofNanos(System.nanoTime() - start);
    }

    /** The same bot, asked twice, and a fresh one give one and the same answer. */
    public void checkSteadiness(Game game) {
        check(game, shorter -> {
            Bot bot = fresh.get();
            Move first = BotFault.ask(bot, shorter);
            for (Bot asked : ImmutableList.of(bot, fresh.get())) {
                Move again = BotFault.ask(asked, shorter);
                if (!again.equals(first)) {
                    throw BotFault.unsteady(first, again, shorter);
                }
            }
        });
    }

    /** A bot that has seen a whole game and a fresh one in the middle of it both answer legally. */
    public void checkHiddenState(Game game) {
        check(game, whole -> {
            Bot seasoned = fresh.get();
            for (int ply = 0; ply <= whole.size(); ply++) {
                Game soFar = whole.prefix(ply);
                BotFault.ask(seasoned, soFar);
                answer(soFar);
            }
            BotFault.ask(seasoned, Game.of(whole.start()));
        });
    }

    /** A game against a random opponent comes to its end. */
    public void checkAgainstRandom(Position start, Player side, long seed) {
        SplittableRandom random = new SplittableRandom(seed);
        Bot opponent = position -> position.randomMove(random);
        check(Game.of(start), game -> playOut(game, side, fresh.get(), opponent));
    }

    /** A game against another bot of the kind comes to its end. */
    public void checkAgainstItself(Position start) {
        check(Game.of(start), game -> playOut(game, Player.FIRST, fresh.get(), fresh.get()));
    }

    private static void playOut(Game start, Player side, Bot bot, Bot opponent) {
        Game game = start;
        while (!game.position().isOver()) {
            game = game.play(BotFault.ask(game.position().playerToMove() == side ? bot : opponent, game));
        }
    }

    private void answer(Game game) {
        BotFault.ask(fresh.get(), game);
    }

    private void check(Game game, Consumer<Game> scenario) {
        fault(game, scenario).ifPresent(fault -> {
            BotFault shortest = shorten(fault, scenario);
            throw new ContractFailure(
                    shortest.report(name, ReportDetail.PLAIN), shortest.report(name, ReportDetail.DRAWN));
        });
    }

    private static Optional<BotFault> fault(Game game, Consumer<Game> scenario) {
        try {
            scenario.accept(game);
            return Optional.empty();
        } catch (BotFault fault) {
            return Optional.of(fault);
        }
    }

    /** The same fault after the shortest play found, as far as it does not depend on the bot's memory. */
    private BotFault shorten(BotFault found, Consumer<Game> scenario) {
        Game shortest = GameShrinker.shrink(
                found.game(),
                GameShrinker.atMost(
                        SHORTENING, game -> again(game, found, scenario).isPresent()));
        return again(shortest, found, scenario).orElse(found);
    }

    /** The fault in the last position of another game: when simply asked there, or when put through all of it. */
    private Optional<BotFault> again(Game game, BotFault found, Consumer<Game> scenario) {
        if (game.position().isOver()) {
            return Optional.empty();
        }
        return fault(game, this::answer)
                .or(() -> fault(game, scenario))
                .filter(found::isLike)
                .filter(fault -> fault.game().equals(game));
    }
}
