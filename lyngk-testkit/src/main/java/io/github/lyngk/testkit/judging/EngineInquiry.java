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
import io.github.lyngk.testkit.remote.RemoteFailure;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
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

    private final Supplier<Subject<S>> engines;
    private final EarlierAnswers earlier = new EarlierAnswers();
    private final List<Visit> history = new ArrayList<>();
    private Optional<Game> only = Optional.empty();
    private Optional<EngineScenarios> scenarios = Optional.empty();
    private Optional<Interview<S>> interview = Optional.empty();
    private Optional<Interview<S>> spare = Optional.empty();
    private boolean triesIllegalMoves;
    private boolean tellsSetup;

    /**
     * Prepares the check of an engine.
     *
     * @param engines makes an engine, or hands out the only one there is
     * @param renewable whether it makes another one every time
     */
    public EngineInquiry(Supplier<Subject<S>> engines, boolean renewable, Settings settings) {
        super(settings, PLAN, renewable);
        this.engines = engines;
    }

    @Override
    String role() {
        return "the engine";
    }

    @Override
    boolean tellsPosition() {
        return tellsSetup;
    }

    @Override
    boolean triesIllegalMoves() {
        return triesIllegalMoves;
    }

    @Override
    void only(Game game) {
        only = Optional.of(game);
    }

    /** The engine that is asked all the time, made when it is first needed. */
    private Interview<S> interview() {
        if (interview.isEmpty()) {
            Interview<S> made = fresh();
            interview = Optional.of(made);
            triesIllegalMoves = made.engine().refusesIllegalMoves();
            scenarios = scenarios.or(() -> Optional.of(new EngineScenarios(made.engine(), settings, only)));
        }
        return interview.get();
    }

    private Interview<S> fresh() {
        Subject<S> engine = watch.watching("constructor", engines);
        introduced(engine.owner());
        return new Interview<>(engine, watch, settings.limit(), earlier);
    }

    @Override
    void renew() {
        interview.ifPresent(this::release);
        abandon();
    }

    @Override
    void abandon() {
        interview = Optional.empty();
        history.clear();
    }

    @Override
    Optional<RemoteFailure> close() {
        spare.ifPresent(this::release);
        return interview.flatMap(used -> Foreign.close(used.engine().owner(), watch));
    }

    private void release(Interview<S> used) {
        if (renewable) {
            Foreign.close(used.engine().owner(), watch);
        }
    }

    @Override
    boolean startsFrom(Position position) {
        return interview().engine().startsFrom().test(position);
    }

    @Override
    void explore(SplittableRandom chance) {
        boolean tryIllegal = interview().engine().refusesIllegalMoves();
        for (Visit visit : scenarios.orElseThrow().next(chance)) {
            if (watch.isTimeUp()) {
                return;
            }
            history.add(visit);
            countGame(visit.game());
            ImmutableList<Finding> findings = Lockstep.walk(interview(), visit);
            tellsSetup |= interview().tellsSetup();
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
        Interview<S> other = fresh();
        boolean seen = false;
        for (Visit visit : visits) {
            seen = Lockstep.walk(other, visit).stream().anyMatch(finding::isLike);
        }
        release(other);
        return seen;
    }

    @Override
    ImmutableList<Finding> again(Sight sight, Game game, boolean fresh) {
        boolean kept = costly && !fresh;
        Interview<S> other = kept ? spare.orElseGet(this::fresh) : fresh();
        spare = kept ? Optional.of(other) : spare;
        ImmutableList<Finding> findings = Lockstep.walk(other, sight.visit().in(game));
        if (!kept) {
            release(other);
        }
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
                + (renewable
                        ? "; asked by itself, a fresh engine answers rightly"
                        : "; asked again, it answers rightly");
        return Finding.ofNoRule(finding.game(), Difference.WRONG_MEMORY, "", sentence);
    }
}
