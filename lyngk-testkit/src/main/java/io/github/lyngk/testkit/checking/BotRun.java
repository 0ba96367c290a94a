package io.github.lyngk.testkit.checking;

import com.google.common.base.Suppliers;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import com.google.common.primitives.Ints;
import io.github.lyngk.core.Bot;
import io.github.lyngk.core.Game;
import io.github.lyngk.core.Legality;
import io.github.lyngk.core.Move;
import io.github.lyngk.core.Position;
import io.github.lyngk.core.Rule;
import io.github.lyngk.core.Variant;
import io.github.lyngk.notation.protocol.RemoteProgram;
import io.github.lyngk.testkit.EndgameScore;
import io.github.lyngk.testkit.Fault.Kind;
import io.github.lyngk.testkit.scenarios.BotScenarios;
import io.github.lyngk.testkit.scenarios.Scenario;
import io.github.lyngk.testkit.scenarios.Scenario.Mode;
import io.github.lyngk.testkit.scenarios.SentPositions;
import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.function.Supplier;

/**
 * Runs the check of a bot. The main instance is asked in many games, so that leaked state shows; fresh instances are asked
 * once. A {@link Scenario} of a bot is a game in whose last position it is asked for a move.
 */
public final class BotRun extends CheckRun<Bot> {

    private static final int ANSWERS_KEPT = 3_000;
    private static final int LEGAL_SHOWN = 4;
    private static final int FRESH_ONE_IN = 50;

    private final Map<Position, Move> answers = new LinkedHashMap<>();
    private final Supplier<BotScenarios> scenarios = Suppliers.memoize(this::newScenarios);
    private ImmutableSet<Variant> variants = ImmutableSet.of();
    private boolean deterministic;
    private boolean askedTwice;
    private int freshWishes;
    private final boolean perfect;
    private final Endgames endgames;
    private Optional<Move> lastMove = Optional.empty();

    /**
     * Prepares the check of a bot.
     *
     * @param bots creates a bot, or returns the only one
     * @param renewable whether it creates a new bot at every call
     * @param promises the expectations of the bot
     * @param only the game to replay; empty to generate games
     */
    public BotRun(
            Supplier<? extends Bot> bots,
            boolean renewable,
            BotPromises promises,
            Settings settings,
            Optional<Game> only) {
        super(
                "the bot",
                run -> bots::get,
                bot -> bot,
                renewable,
                settings.withGames(Ints.saturatedCast((long) settings.games() + promises.endgames())),
                only);
        this.deterministic = promises.deterministic();
        this.perfect = promises.perfectEndgames();
        this.endgames = new Endgames(only.isPresent() ? 0 : promises.endgames(), settings.seed());
    }

    @Override
    ImmutableSet<Kind> testedKinds() {
        ImmutableSet.Builder<Kind> kinds = ImmutableSet.builder();
        if (askedTwice) {
            kinds.add(Kind.UNSTEADY_ANSWER);
        }
        if (perfect && endgames.asked() > 0) {
            kinds.add(Kind.SPOILED_ENDGAME);
        }
        return kinds.build();
    }

    @Override
    Optional<EndgameScore> endgames() {
        return endgames.score();
    }

    @Override
    boolean maySend(Position position) {
        return variants.contains(position.variant()) && SentPositions.mayBeSent(position);
    }

    @Override
    void explore() {
        BotScenarios drawn = scenarios.get();
        if (only.isPresent()) {
            Game game = only.get();
            for (int ply = 0; ply < game.size() + (game.isOver() ? 0 : 1) && !hasEndedEarly(); ply++) {
                askMain(Scenario.of(game.prefix(ply)).in(perfect ? Mode.ENDGAME : Mode.ONCE));
            }
            count(game);
            return;
        }
        if (endgames.left() > 0) {
            ask(Scenario.of(endgames.next(variants)).in(Mode.ENDGAME));
        }
        SplittableRandom chance = random.split();
        drawn.next(chance, (wanted, game) -> {
            if (left() <= endgames.left() || hasEndedEarly() || guard.isTimeUp() || !maySend(game.position())) {
                return Optional.empty();
            }
            if (wanted || isSpared()) {
                ask(Scenario.of(game));
            } else {
                askFresh(game);
            }
            return lastMove;
        });
    }

    /** Reads what the bot declares, and creates the scenarios, which depend on it. */
    private BotScenarios newScenarios() {
        Bot bot = instances.main();
        boolean declares = bot instanceof RemoteProgram;
        deterministic |= declares && ((RemoteProgram) bot).deterministic();
        Set<Variant> declared = declares ? ((RemoteProgram) bot).variants() : ImmutableSet.copyOf(Variant.values());
        variants = variants(bot, declared);
        return new BotScenarios(variants);
    }

    /** Whether to save a start by asking the main instance: programs are slow to start, so fresh ones are rare. */
    private boolean isSpared() {
        return instances.isRemote() && (!deterministic || freshWishes++ % FRESH_ONE_IN != 0);
    }

    private void askFresh(Game game) {
        Bot bot = instances.fresh();
        Scenario scenario = Scenario.of(game);
        disagreements(bot, scenario).forEach(disagreement -> found(disagreement, scenario, List.of(scenario)));
        instances.giveBack(bot);
        count(game);
    }

    @Override
    void askMain(Scenario scenario) {
        ImmutableList<Disagreement> all = disagreements(instances.main(), scenario);
        if (scenario.mode() == Mode.ENDGAME && only.isEmpty()) {
            endgames.count(scenario.game().position(), lastMove);
        }
        all.forEach(disagreement -> found(disagreement, scenario));
    }

    @Override
    ImmutableList<Disagreement> disagreements(Bot bot, Scenario scenario) {
        lastMove = Optional.empty();
        Game game = scenario.game();
        if (game.isOver()) {
            return ImmutableList.of();
        }
        return ask(bot, game)
                .or(() -> scenario.mode() == Mode.ENDGAME ? spoiled(game) : Optional.empty())
                .map(disagreement -> ImmutableList.of(disagreement.heardFrom(bot)))
                .orElseGet(ImmutableList::of);
    }

    private Optional<Disagreement> ask(Bot bot, Game game) {
        Position position = game.position();
        Optional<Disagreement> late = Optional.empty();
        Move move;
        try {
            guard.ready(bot);
            move = choose(bot, position);
            if (limit.isExceeded()) {
                move = choose(bot, position);
                late = limit.afterRetry("the bot's answer", game);
            }
        } catch (Throwable thrown) {
            Disagreement.rethrowIfNotTheirs(thrown);
            return Optional.of(Disagreement.thrown(game, "the bot", "choose", thrown));
        }
        if (move == null) {
            Feature feature = Feature.withoutRule(Kind.NULL_ANSWER, "choose");
            return Optional.of(Disagreement.of(game, feature, "the bot answered null; " + legal(position)));
        }
        Legality legality = position.check(move);
        if (!legality.isLegal()) {
            boolean unclaimed = position.mustClaim() && move.claim().isEmpty();
            Rule rule = unclaimed ? Rule.R5 : legality.rule().orElseThrow();
            return Optional.of(Disagreement.of(
                    game,
                    Feature.of(Kind.ILLEGAL_ANSWER, rule),
                    "the bot answered " + legality + "; " + legal(position)));
        }
        lastMove = Optional.of(move);
        Move answer = move;
        return late.or(() -> unsteady(game, answer));
    }

    /** Asks the bot for a move, with the limit if there is one. */
    private Move choose(Bot bot, Position position) {
        Optional<Duration> time = settings.limit();
        return guard.ask(
                "choose", time.isPresent() ? () -> bot.choose(position, time.get()) : () -> bot.choose(position));
    }

    /** Compares the answer with the first answer in the same position, which may be of another instance. */
    private Optional<Disagreement> unsteady(Game game, Move answer) {
        if (!deterministic) {
            return Optional.empty();
        }
        Move first = answers.putIfAbsent(game.position(), answer);
        askedTwice |= first != null;
        if (answers.size() > ANSWERS_KEPT) {
            answers.remove(answers.keySet().iterator().next());
        }
        if (first == null || first.equals(answer)) {
            return Optional.empty();
        }
        Feature feature = Feature.withoutRule(Kind.UNSTEADY_ANSWER, "");
        return Optional.of(Disagreement.of(
                game,
                feature,
                "the bot declares that it is deterministic, but answered " + first + " first and then " + answer));
    }

    /** The last answer must keep the result of the position. */
    private Optional<Disagreement> spoiled(Game game) {
        Position position = game.position();
        return lastMove.filter(move -> perfect && Endgames.givesUp(position, move))
                .map(move -> Disagreement.of(
                        game,
                        Feature.withoutRule(Kind.SPOILED_ENDGAME, ""),
                        "the bot declares perfect endgames, but " + move + " gives up the result of best play, which "
                                + Endgames.keeping(position) + " keeps"));
    }

    /** A few moves that would have been right. */
    private static String legal(Position position) {
        String some = Comparison.some(
                position.legalMoves().stream().limit(LEGAL_SHOWN).toList());
        String more = position.legalMoveCount() > LEGAL_SHOWN ? " …" : "";
        return (position.mustClaim() ? "every move here needs a claim: " : "legal moves are ") + some + more;
    }
}
