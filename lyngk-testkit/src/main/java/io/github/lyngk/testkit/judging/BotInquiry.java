package io.github.lyngk.testkit.judging;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import io.github.lyngk.core.Bot;
import io.github.lyngk.core.Game;
import io.github.lyngk.core.Legality;
import io.github.lyngk.core.Move;
import io.github.lyngk.core.Position;
import io.github.lyngk.core.Rule;
import io.github.lyngk.core.Variant;
import io.github.lyngk.testkit.comparing.Difference;
import io.github.lyngk.testkit.comparing.Finding;
import io.github.lyngk.testkit.comparing.MoveComparison;
import io.github.lyngk.testkit.judging.Occam.Suspicion;
import io.github.lyngk.testkit.judging.Verdict.Judged;
import io.github.lyngk.testkit.remote.RemoteProgram;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.function.Supplier;
import java.util.stream.Stream;

/**
 * The check of a bot. An old one is asked in game after game, so that it can show what it remembers; fresh ones are asked
 * once.
 */
public final class BotInquiry extends Inquiry {

    private static final int PLAN = 5_000;
    private static final int ANSWERS_KEPT = 3_000;
    private static final int LEGAL_SHOWN = 4;
    private static final int MOST_RULES = 3;
    private static final int FRESH_ONE_IN = 50;

    private final Pool<Bot> pool;
    private final Map<Position, Move> answers = new LinkedHashMap<>();
    private Optional<BotScenarios> scenarios = Optional.empty();
    private boolean deterministic;
    private int freshWishes;

    /**
     * Prepares the check of a bot.
     *
     * @param bots makes a bot, or hands out the only one there is
     * @param renewable whether it makes another one every time
     * @param deterministic whether the bot says that it always answers the same in the same position
     */
    public BotInquiry(Supplier<? extends Bot> bots, boolean renewable, boolean deterministic, Settings settings) {
        super(settings, PLAN);
        this.pool = new Pool<>(bots::get, bot -> bot, renewable, watch, settings);
        this.deterministic = deterministic;
    }

    @Override
    Pool<?> pool() {
        return pool;
    }

    @Override
    ImmutableSet<Judged> judged() {
        return deterministic ? ImmutableSet.of(Judged.STEADINESS) : ImmutableSet.of();
    }

    @Override
    String role() {
        return "the bot";
    }

    @Override
    void explore(SplittableRandom chance) {
        scenarios().next(chance, (wanted, game) -> {
            if (watch.isTimeUp()) {
                return Optional.empty();
            }
            countGame(game);
            return wanted || isSpared() ? askOld(game) : askFresh(game);
        });
    }

    /** What to ask depends on what the bot says it knows. */
    private BotScenarios scenarios() {
        BotScenarios known = scenarios.orElseGet(() -> {
            Bot bot = pool.main();
            boolean declares = bot instanceof RemoteProgram;
            deterministic |= declares && ((RemoteProgram) bot).deterministic();
            Set<Variant> variants = declares ? ((RemoteProgram) bot).variants() : ImmutableSet.copyOf(Variant.values());
            return new BotScenarios(Foreign.variants(bot, variants, settings), settings, only);
        });
        scenarios = Optional.of(known);
        return known;
    }

    /** A bot that is costly to make is made anew now and then, if that may change its answers. */
    private boolean isSpared() {
        return pool.isCostly() && (!deterministic || freshWishes++ % FRESH_ONE_IN != 0);
    }

    private Optional<Move> askFresh(Game game) {
        Bot bot = pool.fresh();
        Answer answer = ask(bot, game);
        answer.finding().ifPresent(finding -> note(finding, Visit.of(game), ImmutableList.of(Visit.of(game))));
        pool.giveBack(bot);
        return answer.move();
    }

    private Optional<Move> askOld(Game game) {
        history.add(Visit.of(game));
        Answer answer = ask(pool.main(), game);
        answer.finding().ifPresent(finding -> note(finding, Visit.of(game), ImmutableList.copyOf(history)));
        return answer.move();
    }

    @Override
    boolean isSeenAgain(Finding finding, List<Visit> visits) {
        Bot bot = pool.fresh();
        Optional<Finding> last = Optional.empty();
        for (Visit visit : visits) {
            last = ask(bot, visit.game()).finding();
        }
        if (last.isEmpty() && finding.first().explanation().difference() == Difference.UNSTEADY_ANSWER) {
            last = ask(bot, finding.game()).finding();
        }
        pool.giveBack(bot);
        return last.filter(finding::isLike).isPresent();
    }

    @Override
    ImmutableList<Finding> again(Sight sight, Game game, boolean fresh) {
        if (game.isOver()) {
            return ImmutableList.of();
        }
        Bot bot = pool.forTrial(fresh);
        Optional<Finding> finding = ask(bot, game).finding();
        pool.giveBack(bot);
        return finding.map(ImmutableList::of).orElseGet(ImmutableList::of);
    }

    @Override
    Finding asMemory(Finding finding) {
        return finding;
    }

    /** Who breaks many rules at once does not look at the board: that is one fault, told by the rule broken most. */
    @Override
    ImmutableList<Suspicion> suspicions() {
        ImmutableList<Suspicion> all = super.suspicions();
        return Stream.of(false, true)
                .flatMap(remembered -> {
                    List<Suspicion> some = all.stream()
                            .filter(suspicion -> suspicion.explanation().remembered() == remembered)
                            .toList();
                    Stream<Suspicion> illegal = some.stream().filter(BotInquiry::isIllegal);
                    return some.stream().filter(BotInquiry::isIllegal).count() > MOST_RULES
                            ? Stream.concat(
                                    illegal.reduce(Occam::join).stream(),
                                    some.stream().filter(suspicion -> !isIllegal(suspicion)))
                            : some.stream();
                })
                .collect(ImmutableList.toImmutableList());
    }

    private static boolean isIllegal(Suspicion suspicion) {
        return suspicion.explanation().difference() == Difference.ILLEGAL_ANSWER;
    }

    @Override
    boolean startsFrom(Position position) {
        return true;
    }

    /** What a bot answered, if it can be played, and what is wrong with it. */
    private record Answer(Optional<Move> move, Optional<Finding> finding) {
        static Answer wrong(Finding finding) {
            return new Answer(Optional.empty(), Optional.of(finding));
        }
    }

    private Answer ask(Bot bot, Game game) {
        Answer answer = answer(bot, game);
        return new Answer(answer.move(), answer.finding().map(finding -> Foreign.hearing(bot, finding)));
    }

    private Answer answer(Bot bot, Game game) {
        Position position = game.position();
        Optional<Finding> late = Optional.empty();
        Move move;
        try {
            Foreign.ready(bot, watch);
            move = watch.ask("choose", game, () -> bot.choose(position));
            if (punctuality.isLate()) {
                move = watch.ask("choose", game, () -> bot.choose(position));
                late = punctuality.secondChance("the bot", game);
            }
        } catch (Throwable thrown) {
            return Answer.wrong(Foreign.finding("the bot", "choose", game, thrown));
        }
        if (move == null) {
            return Answer.wrong(
                    Finding.ofNoRule(game, Difference.NULL_ANSWER, "", "the bot answered null; " + legal(position)));
        }
        Legality legality = position.check(move);
        if (!legality.isLegal()) {
            String sentence = "the bot answered " + legality + "; " + legal(position);
            boolean unclaimed = position.mustClaim() && move.claim().isEmpty();
            Rule rule = unclaimed ? Rule.R5 : legality.rule().orElseThrow();
            return Answer.wrong(Finding.of(game, Difference.ILLEGAL_ANSWER, rule, sentence));
        }
        Move legal = move;
        return new Answer(Optional.of(move), late.or(() -> unsteady(game, legal)));
    }

    /** The same position may come up again at any time, and be asked of another bot of the kind. */
    private Optional<Finding> unsteady(Game game, Move answer) {
        if (!deterministic) {
            return Optional.empty();
        }
        Move first = answers.putIfAbsent(game.position(), answer);
        if (answers.size() > ANSWERS_KEPT) {
            answers.remove(answers.keySet().iterator().next());
        }
        if (first == null || first.equals(answer)) {
            return Optional.empty();
        }
        String sentence = "the bot calls itself deterministic, but answered first " + first + " and then " + answer;
        return Optional.of(Finding.ofNoRule(game, Difference.UNSTEADY_ANSWER, "", sentence));
    }

    /** A few moves that would have been right. */
    private static String legal(Position position) {
        String some = MoveComparison.some(
                position.legalMoves().stream().limit(LEGAL_SHOWN).toList());
        String more = position.legalMoveCount() > LEGAL_SHOWN ? " …" : "";
        return (position.mustClaim() ? "every move here needs a claim: " : "legal would be ") + some + more;
    }
}
