package io.github.lyngk.testkit.judging;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import com.google.common.collect.Sets;
import io.github.lyngk.core.Game;
import io.github.lyngk.core.Move;
import io.github.lyngk.core.Position;
import io.github.lyngk.core.Violation;
import io.github.lyngk.testkit.comparing.Difference;
import io.github.lyngk.testkit.comparing.EarlierAnswers;
import io.github.lyngk.testkit.comparing.Finding;
import io.github.lyngk.testkit.comparing.Reading;
import io.github.lyngk.testkit.games.RefusedMoves;
import io.github.lyngk.testkit.judging.Verdict.Judged;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.function.Supplier;

/**
 * The check of an engine. One engine is asked all the time, so that it can show what it remembers; what it gets wrong is
 * asked of a fresh one, by itself, to tell wrong rules from a wrong memory.
 *
 * @param <S> the engine's state
 */
public final class EngineInquiry<S> extends Inquiry {

    private static final int PLAN = 2_500;

    private final Pool<Interview<S>> pool;
    private final EarlierAnswers earlier = new EarlierAnswers();
    private Optional<EngineScenarios> scenarios = Optional.empty();
    private final Set<Judged> judged = EnumSet.noneOf(Judged.class);

    /**
     * Prepares the check of an engine.
     *
     * @param engines makes an engine, or hands out the only one there is
     * @param renewable whether it makes another one every time
     */
    public EngineInquiry(Supplier<Subject<S>> engines, boolean renewable, Settings settings) {
        super(settings, PLAN);
        this.pool = new Pool<>(
                () -> new Interview<>(engines.get(), watch, punctuality, earlier),
                interview -> interview.engine().owner(),
                renewable,
                watch,
                settings);
    }

    @Override
    String role() {
        return "the engine";
    }

    @Override
    ImmutableSet<Judged> judged() {
        return Sets.immutableEnumSet(judged);
    }

    @Override
    Pool<?> pool() {
        return pool;
    }

    /** The engine that is asked all the time. */
    private Interview<S> interview() {
        return pool.main();
    }

    /** What to visit depends on what the engine says it knows. */
    private EngineScenarios scenarios() {
        EngineScenarios known =
                scenarios.orElseGet(() -> new EngineScenarios(interview().engine(), settings, only));
        scenarios = Optional.of(known);
        return known;
    }

    @Override
    boolean startsFrom(Position position) {
        return interview().engine().startsFrom().test(position);
    }

    @Override
    void explore(SplittableRandom chance) {
        boolean tryIllegal = interview().engine().refusesIllegalMoves();
        for (Visit visit : scenarios().next(chance)) {
            if (watch.isTimeUp()) {
                return;
            }
            history.add(visit);
            countGame(visit.game());
            ImmutableList<Finding> findings = Lockstep.walk(interview(), visit);
            if (interview().tellsSetup()) {
                judged.add(Judged.POSITIONS);
            }
            ImmutableList<Visit> asked = findings.isEmpty() ? ImmutableList.of() : ImmutableList.copyOf(history);
            findings.forEach(finding -> note(finding, visit, asked));
            if (findings.isEmpty() && visit.game().isOver()) {
                log.addRightEnd(visit.game());
            }
            if (tryIllegal) {
                judged.add(Judged.REFUSALS);
                tryIllegalMoves(visit.game().prefix(chance.nextInt(visit.game().size() + 1)), chance);
                tryIllegal = false;
            }
        }
    }

    /** One illegal move of every sort there is. */
    private void tryIllegalMoves(Game game, SplittableRandom chance) {
        RefusedMoves refused = RefusedMoves.of(game.position());
        boolean claimsApart = interview().engine().claiming().isPresent();
        for (Violation violation : refused.violations()) {
            ImmutableList<Move> moves = refused.committing(violation);
            Move move = moves.get(chance.nextInt(moves.size()));
            Visit visit = Visit.of(game).trying(claimsApart ? move.withoutClaim() : move);
            Lockstep.walk(interview(), visit).forEach(finding -> note(finding, visit, ImmutableList.of(visit)));
        }
    }

    @Override
    boolean isSeenAgain(Finding finding, List<Visit> visits) {
        Interview<S> other = pool.fresh();
        boolean seen = false;
        for (Visit visit : visits) {
            seen = Lockstep.walk(other, visit).stream().anyMatch(finding::isLike);
        }
        pool.giveBack(other);
        return seen;
    }

    @Override
    ImmutableList<Finding> again(Sight sight, Game game, boolean fresh) {
        Interview<S> other = pool.forTrial(fresh);
        ImmutableList<Finding> findings = Lockstep.walk(other, sight.visit().in(game));
        pool.giveBack(other);
        return findings;
    }

    /** No rule is to blame for an answer that is right when asked by itself; an exception stays one. */
    @Override
    Finding asMemory(Finding finding) {
        Reading reading = finding.first();
        Difference difference = reading.explanation().difference();
        if (reading.explanation().rule().isEmpty() && difference != Difference.WRONG_MEMORY) {
            return finding;
        }
        String sentence = reading.sentence()
                + (pool.isRenewable()
                        ? "; asked by itself, a fresh engine answers rightly"
                        : "; asked again, it answers rightly");
        return Finding.ofNoRule(finding.game(), Difference.WRONG_MEMORY, "", sentence);
    }
}
