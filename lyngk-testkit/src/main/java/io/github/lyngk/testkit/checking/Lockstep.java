package io.github.lyngk.testkit.checking;

import com.google.common.collect.ImmutableList;
import io.github.lyngk.core.Claim;
import io.github.lyngk.core.Color;
import io.github.lyngk.core.Game;
import io.github.lyngk.core.Move;
import io.github.lyngk.core.Position;
import io.github.lyngk.core.Rule;
import io.github.lyngk.testkit.EngineResult;
import io.github.lyngk.testkit.Fault.Kind;
import io.github.lyngk.testkit.checking.EngineProbe.NoAnswer;
import io.github.lyngk.testkit.checking.HangGuard.Stopped;
import io.github.lyngk.testkit.scenarios.Scenario;
import io.github.lyngk.testkit.scenarios.Scenario.Mode;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.function.Consumer;

/**
 * Plays a {@link Scenario} with an engine and with core, and compares their answers in every position.
 *
 * <p>After a wrong answer the engine is set up with the same position and asked again. If it is wrong again, it answers the
 * position wrongly. If it is right now, it played a move wrongly. Then the scenario continues from there.
 *
 * @param <S> the engine's state
 */
final class Lockstep<S> {

    /** The number of wrong answers after which the rest of a scenario is skipped. */
    private static final int ENOUGH = 6;

    private static final int RETURNS = 6;

    private final EngineProbe<S> probe;
    private final Scenario scenario;
    private final Optional<Tally> tally;
    private final Causes<S> causes;
    private final List<S> states = new ArrayList<>();
    private Game played;
    private Optional<S> state = Optional.empty();
    private List<Move> listed = List.of();
    private Optional<List<Color>> offered = Optional.empty();
    private int wrong;

    private Lockstep(EngineProbe<S> probe, Scenario scenario, Optional<Tally> tally, Consumer<Disagreement> found) {
        this.probe = probe;
        this.scenario = scenario;
        this.tally = tally;
        this.causes = new Causes<>(probe, scenario.mode() == Mode.MOVES_FIRST, tally, found);
        this.played = Game.of(scenario.game().start());
    }

    /**
     * Goes through a scenario.
     *
     * @param tally counts right and wrong answers; empty if they are not counted
     * @param found receives every disagreement
     */
    static <S> void walk(EngineProbe<S> probe, Scenario scenario, Optional<Tally> tally, Consumer<Disagreement> found) {
        new Lockstep<>(probe, scenario, tally, found).walk();
    }

    /** The disagreements of a scenario, without counting anything. */
    static <S> ImmutableList<Disagreement> disagreements(EngineProbe<S> probe, Scenario scenario) {
        ImmutableList.Builder<Disagreement> all = ImmutableList.builder();
        walk(probe, scenario, Optional.empty(), all::add);
        return all.build();
    }

    private boolean asksAlways() {
        return scenario.mode() != Mode.AT_THE_END;
    }

    private void walk() {
        setUp();
        askIfWanted();
        for (Move move : scenario.game().moves()) {
            if (state.isEmpty() || probe.isTimeUp() || wrong >= ENOUGH) {
                return;
            }
            states.add(state.get());
            play(move);
            askIfWanted();
        }
        if (scenario.mode() == Mode.RETURNING && wrong == 0) {
            attempt(this::returnToOldStates);
        }
        scenario.illegal()
                .filter(move -> !played.position().isLegal(move))
                .ifPresent(move -> attempt(() -> tryIllegal(move)));
        if (asksAlways() && probe.claimsSeparately()) {
            leaveClaimPending();
        }
    }

    /** Runs a step. A question without an answer is a disagreement, after which the engine is set up again. */
    private void attempt(Runnable step) {
        try {
            step.run();
        } catch (NoAnswer failure) {
            wrong++;
            state = Optional.empty();
            boolean gone = failure.isGone();
            try {
                ImmutableList<Disagreement> earlier = gone ? ImmutableList.of() : earlier();
                (earlier.isEmpty() ? ImmutableList.of(failure.disagreement()) : earlier).forEach(causes::report);
            } catch (Stopped stopped) {
                causes.report(failure.disagreement());
                throw stopped;
            }
            if (!gone && played.size() > 0) {
                setUp();
            }
        }
    }

    /** The disagreements before the position in question, if no questions were asked there yet. */
    private ImmutableList<Disagreement> earlier() {
        return asksAlways() || played.size() == 0 ? ImmutableList.of() : disagreements(probe, Scenario.of(played));
    }

    /** Sets the engine up with the position in question, if possible. */
    private void setUp() {
        state = Optional.empty();
        if (played.size() == 0 || probe.canSetUp(played.position()) && !probe.isTimeUp()) {
            try {
                state = Optional.of(probe.setUp(played.position()));
            } catch (NoAnswer failure) {
                wrong++;
                if (!isRefusal(failure) || !causes.reportLists(played.position())) {
                    causes.report(failure.disagreement());
                }
            }
        }
    }

    /** Whether a failure is a refused command, which wrong lists of moves may cause. */
    private static boolean isRefusal(NoAnswer failure) {
        Kind kind = failure.disagreement().kind();
        return kind == Kind.REFUSAL || kind == Kind.EXCEPTION;
    }

    /** Plays a move, unless the engine was asked and does not list it. */
    private void play(Move move) {
        Game before = played;
        S here = state.orElseThrow();
        played = before.play(move);
        boolean claims = probe.claimsSeparately() && move.claim().isPresent();
        boolean expected = claims
                ? offered.map(colors -> colors.contains(move.claim().get())).orElse(true)
                : listed.contains(move);
        if (asksAlways() && !expected) {
            setUp();
            return;
        }
        attempt(() -> {
            S ready = claims ? claim(before, here, move) : here;
            if (claims && !listed.contains(move)) {
                setUp();
            } else {
                state = Optional.of(probe.play(before, ready, move));
            }
        });
    }

    /** D5: a claim keeps the turn, allows no other claim, and is followed by one of its moves. */
    private S claim(Game before, S here, Move move) {
        Color color = move.claim().orElseThrow();
        Game shown = (probe.canSetUp(before.position()) ? Game.of(before.position()) : before).play(move);
        S claimed = probe.claim(before, here, color);
        if (probe.hasResultAfterClaim()) {
            EngineResult said = probe.result(before, claimed);
            if (!said.equals(EngineResult.of(before.position()))) {
                Kind kind = said.isOver() ? Kind.EARLY_END : Kind.WRONG_SIDE_TO_MOVE;
                String message = "after claiming " + color + " the engine says " + said;
                causes.report(Disagreement.of(shown, Feature.of(kind, Rule.D5), message));
            }
        }
        Comparison.secondClaim(shown, color, probe.claims(before, claimed)).ifPresent(causes::report);
        listed = causes.reportAfterClaim(before, claimed, shown);
        return claimed;
    }

    private void askIfWanted() {
        boolean last = played.size() == scenario.game().size();
        int times = scenario.mode() == Mode.TWICE ? 2 : asksAlways() || last ? 1 : 0;
        for (int time = 0; time < times && state.isPresent(); time++) {
            attempt(this::ask);
        }
    }

    private void ask() {
        Answers answers = causes.ask(played, state.orElseThrow());
        listed = answers.moves();
        offered = answers.claims();
        ImmutableList<Disagreement> differences = causes.compare(played, answers);
        if (differences.isEmpty()) {
            tally.ifPresent(counts -> counts.addRight(played, answers));
            return;
        }
        wrong++;
        int before = causes.reported();
        try {
            ImmutableList<Disagreement> earlier = earlier();
            if (earlier.isEmpty()) {
                causes.reportCause(played, answers);
            } else {
                earlier.forEach(causes::report);
            }
        } finally {
            if (causes.reported() == before) { // no time, or no other cause found: it is still wrong
                differences.forEach(causes::report);
            }
        }
        setUp();
        listed = answers.moves();
    }

    private void tryIllegal(Move move) {
        if (state.isPresent() && probe.playsIllegal(played, state.get(), move)) {
            String check = played.position().check(move).toString();
            Rule rule = played.position().check(move).rule().orElseThrow();
            Feature feature = Feature.of(Kind.ILLEGAL_MOVE_PLAYED, rule);
            causes.report(
                    Disagreement.of(played, feature, "the engine plays " + move + " instead of refusing it; " + check));
        }
    }

    /** Leaves the engine in the middle of a turn; the next set-up must discard the claim. */
    private void leaveClaimPending() {
        if (state.isPresent() && !played.isOver()) {
            played.position().legalClaims().stream()
                    .map(Claim::color)
                    .filter(color ->
                            offered.filter(colors -> colors.contains(color)).isPresent())
                    .findFirst()
                    .ifPresent(color -> attempt(() -> probe.claim(played, state.get(), color)));
        }
    }

    /** Checks that immutable states do not change when others are played on, or another game is set up. */
    private void returnToOldStates() {
        states.add(state.orElseThrow());
        for (int ply = 0; ply <= played.size(); ply += 1 + played.size() / RETURNS) {
            Game then = played.prefix(ply);
            expectUnchanged(then, states.get(ply));
            probe.playAll(otherwise(then.position()), states.get(ply));
            expectUnchanged(then, states.get(ply));
        }
        Game other = Game.of(Position.initial(played.start().variant(), new SplittableRandom(1)));
        causes.ask(other, probe.setUp(other.start()));
        expectUnchanged(played.prefix(0), states.get(0));
        expectUnchanged(played, states.get(played.size()));
    }

    private void expectUnchanged(Game game, S old) {
        ImmutableList<Disagreement> differences = causes.compare(game, causes.ask(game, old));
        if (!differences.isEmpty()) {
            Feature feature = Feature.withoutRule(Kind.CHANGED_STATE, "");
            String message = "a state changed after others were set up or played on: ";
            throw new NoAnswer(
                    Disagreement.of(game, feature, message + differences.get(0).message()));
        }
    }

    /** Another game from a position to its end. */
    private static Game otherwise(Position position) {
        Game game = Game.of(position);
        while (!game.isOver()) {
            int moves = game.position().legalMoveCount();
            game = game.play(game.position().legalMove((7 * game.size() + 3) % moves));
        }
        return game;
    }
}
