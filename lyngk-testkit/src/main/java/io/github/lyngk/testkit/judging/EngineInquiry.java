package io.github.lyngk.testkit.judging;

import com.google.common.collect.ImmutableList;
import io.github.lyngk.core.Game;
import io.github.lyngk.core.Move;
import io.github.lyngk.core.Position;
import io.github.lyngk.core.Violation;
import io.github.lyngk.testkit.comparing.Difference;
import io.github.lyngk.testkit.comparing.EarlierAnswers;
import io.github.lyngk.testkit.comparing.Finding;
import io.github.lyngk.testkit.comparing.Reading;
import io.github.lyngk.testkit.games.RefusedMoves;
import java.util.ArrayList;
import java.util.List;
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

    private final Supplier<Subject<S>> fresh;
    private final EarlierAnswers earlier = new EarlierAnswers();
    private final EngineScenarios scenarios;
    private final List<Visit> history = new ArrayList<>();
    private Interview<S> interview;
    private boolean tellsSetup;

    /**
     * Prepares the check of an engine.
     *
     * @param first the engine to begin with
     * @param fresh makes an engine, or hands out the only one there is
     * @param renewable whether it makes another one every time
     */
    public EngineInquiry(Subject<S> first, Supplier<Subject<S>> fresh, boolean renewable, Settings settings) {
        super(settings, PLAN, renewable);
        this.fresh = fresh;
        this.interview = interviewOf(first);
        this.scenarios = new EngineScenarios(interview.engine(), settings);
    }

    private Interview<S> freshInterview() {
        return interviewOf(fresh.get());
    }

    private Interview<S> interviewOf(Subject<S> engine) {
        return new Interview<>(engine, watch, settings.limit(), earlier);
    }

    @Override
    public Class<?> asked() {
        return interview.engine().owner().getClass();
    }

    @Override
    void only(Game game) {
        scenarios.only(game);
    }

    @Override
    String name() {
        return "the engine's";
    }

    @Override
    boolean tellsPosition() {
        return tellsSetup;
    }

    @Override
    List<Visit> history() {
        return history;
    }

    @Override
    void renew() {
        release(interview);
        interview = freshInterview();
        history.clear();
    }

    @Override
    void close() {
        Foreign.close(interview.engine().owner());
    }

    private void release(Interview<S> used) {
        if (renewable) {
            Foreign.close(used.engine().owner());
        }
    }

    @Override
    boolean startsFrom(Position position) {
        return interview.engine().startsFrom().test(position);
    }

    @Override
    void explore(SplittableRandom chance) {
        boolean tryIllegal = interview.engine().refusesIllegalMoves();
        for (Visit visit : scenarios.next(chance)) {
            if (watch.isTimeUp()) {
                return;
            }
            history.add(visit);
            countGame(visit.game());
            ImmutableList<Finding> findings = Lockstep.walk(interview, visit);
            tellsSetup |= interview.tellsSetup();
            ImmutableList<Visit> asked = findings.isEmpty() ? ImmutableList.of() : ImmutableList.copyOf(history);
            findings.forEach(finding -> note(finding, visit, asked));
            if (findings.isEmpty() && visit.game().isOver()) {
                log.addRightEnd(visit.game());
            }
            if (tryIllegal) {
                tryIllegalMoves(visit.game().prefix(chance.nextInt(visit.game().size() + 1)), chance);
                tryIllegal = false;
            }
        }
    }

    /** One illegal move of every sort there is. */
    private void tryIllegalMoves(Game game, SplittableRandom chance) {
        RefusedMoves refused = RefusedMoves.of(game.position());
        for (Violation violation : refused.violations()) {
            ImmutableList<Move> moves = refused.committing(violation);
            Visit visit = Visit.of(game).trying(moves.get(chance.nextInt(moves.size())));
            Lockstep.walk(interview, visit).forEach(finding -> note(finding, visit, ImmutableList.of(visit)));
        }
    }

    @Override
    boolean isSeenAgain(Finding finding, List<Visit> visits) {
        Interview<S> other = freshInterview();
        boolean seen = false;
        for (Visit visit : visits) {
            seen = Lockstep.walk(other, visit).stream().anyMatch(finding::isLike);
        }
        release(other);
        return seen;
    }

    @Override
    ImmutableList<Finding> again(Sight sight, Game game) {
        Interview<S> other = freshInterview();
        ImmutableList<Finding> findings = Lockstep.walk(other, sight.visit().in(game));
        release(other);
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
        String sentence = reading.sentence() + "; asked by itself, a fresh engine answers rightly";
        return Finding.ofNoRule(finding.game(), Difference.WRONG_MEMORY, "", sentence);
    }
}
