package io.github.lyngk.testkit.judging;

import com.google.common.collect.ImmutableList;
import io.github.lyngk.core.Game;
import io.github.lyngk.testkit.comparing.Difference;
import io.github.lyngk.testkit.comparing.Explanation;
import io.github.lyngk.testkit.comparing.Finding;
import io.github.lyngk.testkit.comparing.Reading;
import io.github.lyngk.testkit.games.GameShrinker;
import io.github.lyngk.testkit.games.SetupShrinker;
import io.github.lyngk.testkit.judging.Occam.Suspicion;
import java.util.Optional;
import java.util.function.Predicate;

/** Turns what is suspected into what is told in the end, made as small as it will go where there is time. */
final class Charging {

    private static final int GAME_TRIES = 300;
    private static final int SETUP_TRIES = 600;

    private final Inquiry inquiry;
    private final Watch watch;

    Charging(Inquiry inquiry, Watch watch) {
        this.inquiry = inquiry;
        this.watch = watch;
    }

    /** Makes a fault as small as it will go: short in play, and then, from wherever it can be set up, bare. */
    Charge shrunk(Suspicion suspicion) {
        Sight sight = suspicion.smallest();
        if (!sight.showsByItself()) {
            return asFound(suspicion);
        }
        Explanation explanation = suspicion.explanation();
        Finding found = sight.finding();
        boolean over = found.game().isOver();
        Predicate<Game> inTime = game -> !watch.isTimeUp();
        Predicate<Game> fails = game -> again(sight, game, explanation, false).isPresent();
        Game shortest = GameShrinker.shrink(
                found.game(), inTime.and(game -> game.isOver() == over).and(GameShrinker.atMost(GAME_TRIES, fails)));
        Game barest = SetupShrinker.shrink(
                shortest,
                inTime.and(game -> inquiry.startsFrom(game.start())).and(GameShrinker.atMost(SETUP_TRIES, fails)));
        Optional<Game> inPlay =
                Optional.of(shortest).filter(game -> game.start().toSetup().isInitial() && !game.equals(barest));
        return again(sight, barest, explanation, true)
                .map(finding -> charge(suspicion, sight, finding, inPlay))
                .orElseGet(() -> asFound(suspicion));
    }

    private Optional<Finding> again(Sight sight, Game game, Explanation explanation, boolean fresh) {
        return inquiry.again(sight, game, fresh).stream()
                .filter(finding -> finding.game().equals(game))
                .filter(finding -> finding.reading(explanation).isPresent())
                .findFirst();
    }

    /** A fault told by the smallest game in which it happened to be seen. */
    Charge asFound(Suspicion suspicion) {
        Sight sight = suspicion.smallest();
        boolean unfinished = watch.isTimeUp()
                && sight.showsByItself()
                && suspicion.explanation().difference() != Difference.HANG;
        return charge(suspicion, sight, sight.finding(), Optional.empty())
                .remarking(unfinished ? ImmutableList.of("There was no time to make it smaller.") : ImmutableList.of());
    }

    private Charge charge(Suspicion suspicion, Sight sight, Finding barest, Optional<Game> inPlay) {
        Explanation explanation = suspicion.explanation();
        Reading reading = barest.reading(explanation).orElseGet(barest::first);
        return new Charge(
                explanation,
                reading.sentence(),
                suspicion.rounds(),
                barest.game(),
                inPlay,
                sight.before().stream().map(Visit::game).collect(ImmutableList.toImmutableList()),
                remarks(suspicion, sight),
                suspicion.thrown(),
                sight.comesAgain() ? barest.overheard().atMost(exchangesShown(explanation)) : barest.overheard());
    }

    /** A wrong rule is told by its game; what was said shows how somebody failed to answer. */
    private static int exchangesShown(Explanation explanation) {
        return explanation.rule().isPresent() ? 0 : 3;
    }

    private ImmutableList<String> remarks(Suspicion suspicion, Sight sight) {
        if (!sight.comesAgain()) {
            return ImmutableList.of("Not reproducible: it did not come again when the same was asked again.");
        }
        if (suspicion.explanation().remembered()) {
            return ImmutableList.of(
                    sight.before().isEmpty()
                            ? "It shows only after other questions in the same game."
                            : "It shows only after other questions to the same object.");
        }
        return suspicion.seenInPlay() ? ImmutableList.of() : ImmutableList.of("Seen only when set up, not in play.");
    }
}
