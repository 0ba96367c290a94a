package io.github.lyngk.testkit.judging;

import io.github.lyngk.core.Game;
import io.github.lyngk.testkit.games.GameShrinker;
import io.github.lyngk.testkit.games.SetupShrinker;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;

/**
 * Tries an engine on one game and, when it fails, makes the game as small as it will go.
 *
 * @param <S> the engine's state
 */
public final class EngineTrial<S> {

    private static final int GAME_TRIES = 300;
    private static final int SETUP_TRIES = 600;

    private final Subject<S> engine;
    private final Set<Question> questions;

    public EngineTrial(Subject<S> engine, Set<Question> questions) {
        this.engine = engine;
        this.questions = questions;
    }

    /** What came of a failed trial: the same finding in the shortest game from a start, and as bare as possible. */
    record Failure(Finding shortest, Finding barest) {

        /** The report: what is wrong, then the games to replay. */
        String report(ReportDetail games) {
            String report = barest.headline() + "\nRule " + barest.rule() + ": "
                    + barest.rule().summary() + ".\n\n" + games.show("Shortest play found", barest.game());
            return barest.game().start().equals(shortest.game().start())
                    ? report
                    : report + "\n\n" + games.show("The same in play", shortest.game());
        }
    }

    /** Walks through a game; the shrunk failure, or empty when engine and core agree. */
    Optional<Failure> run(Game game) {
        return walk(game).map(this::shrink);
    }

    /** Fails with a report when engine and core disagree. */
    public void check(Game game) {
        run(game).ifPresent(failure -> {
            throw new ContractFailure(failure.report(ReportDetail.PLAIN), failure.report(ReportDetail.DRAWN));
        });
    }

    private Failure shrink(Finding finding) {
        boolean over = finding.game().position().isOver();
        Predicate<Game> sameStage = game -> game.position().isOver() == over;
        Predicate<Game> fails = game -> walk(game).filter(finding::isLike).isPresent();
        Finding shortest = again(
                GameShrinker.shrink(finding.game(), sameStage.and(GameShrinker.atMost(GAME_TRIES, fails))), finding);
        return engine.setsUpAnyPosition()
                ? new Failure(
                        shortest,
                        again(SetupShrinker.shrink(shortest.game(), GameShrinker.atMost(SETUP_TRIES, fails)), shortest))
                : new Failure(shortest, shortest);
    }

    /** The finding in a shrunk game; an engine that now answers otherwise keeps its first finding. */
    private Finding again(Game game, Finding before) {
        return walk(game).filter(before::isLike).orElse(before);
    }

    private Optional<Finding> walk(Game game) {
        return new Lockstep<>(engine, questions).walk(game);
    }
}
