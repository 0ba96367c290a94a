package io.github.lyngk.testkit.checking;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import com.google.common.collect.Sets;
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
import io.github.lyngk.testkit.scenarios.SpareMove;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
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

    /** The kinds of fault that wrong lists of moves may cause. */
    private static final ImmutableSet<Kind> BY_LISTS = Sets.immutableEnumSet(
            Kind.EARLY_END, Kind.LATE_END, Kind.WRONG_SIDE_TO_MOVE, Kind.MISSING_CLAIM, Kind.EXTRA_CLAIM);

    private final EngineProbe<S> probe;
    private final Scenario scenario;
    private final Optional<Tally> tally;
    private final Consumer<Disagreement> found;
    private final List<S> states = new ArrayList<>();
    private Game played;
    private Optional<S> state = Optional.empty();
    private List<Move> listed = List.of();
    private Optional<List<Color>> offered = Optional.empty();
    private int wrong;
    private int reported;

    private Lockstep(EngineProbe<S> probe, Scenario scenario, Optional<Tally> tally, Consumer<Disagreement> found) {
        this.probe = probe;
        this.scenario = scenario;
        this.tally = tally;
        this.found = found;
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
                (earlier.isEmpty() ? ImmutableList.of(failure.disagreement()) : earlier).forEach(this::report);
            } catch (Stopped stopped) {
                report(failure.disagreement());
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
                if (!isRefusal(failure) || !reportLists(played.position())) {
                    report(failure.disagreement());
                }
            }
        }
    }

    /** Whether a failure is a refusal, which wrong lists of moves may cause. */
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
        Game shown = shown(before).play(move);
        S claimed = probe.claim(before, here, color);
        if (probe.hasResultAfterClaim()) {
            EngineResult said = probe.result(before, claimed);
            if (!said.equals(EngineResult.of(before.position()))) {
                Kind kind = said.isOver() ? Kind.EARLY_END : Kind.WRONG_SIDE_TO_MOVE;
                String message = "after claiming " + color + " the engine says " + said;
                report(Disagreement.of(shown, Feature.of(kind, Rule.D5), message));
            }
        }
        Comparison.secondClaim(shown, color, probe.claims(before, claimed)).ifPresent(this::report);
        reportAfterClaim(before, claimed, move);
        return claimed;
    }

    /** Compares the moves after a claim; the game shown ends with the move that makes the claim. */
    private void reportAfterClaim(Game before, S claimed, Move move) {
        List<Move> legal = before.position().legalMoves().stream()
                .filter(other -> other.claim().equals(move.claim()))
                .toList();
        listed = probe.moves(before, claimed).stream()
                .map(other -> other.claiming(move.claim().orElseThrow()))
                .toList();
        Comparison.wrongMoves(before, legal, listed, probe.engine().listsDuplicates())
                .forEach(wrongList -> report(wrongList.in(shown(before).play(move))));
    }

    /** The position in question, without the moves before it if it can be set up. */
    private Game shown(Game game) {
        return probe.canSetUp(game.position()) ? Game.of(game.position()) : game;
    }

    private void askIfWanted() {
        boolean last = played.size() == scenario.game().size();
        int times = scenario.mode() == Mode.TWICE ? 2 : asksAlways() || last ? 1 : 0;
        for (int time = 0; time < times && state.isPresent(); time++) {
            attempt(this::ask);
        }
    }

    private void ask() {
        Answers answers = ask(played, state.orElseThrow());
        listed = answers.moves();
        offered = answers.claims();
        ImmutableList<Disagreement> differences = compare(played, answers);
        if (differences.isEmpty()) {
            tally.ifPresent(counts -> counts.addRight(played, answers));
            return;
        }
        wrong++;
        int before = reported;
        try {
            lookInto(answers);
        } finally {
            if (reported == before) { // no time, or no other cause found: it is still wrong
                differences.forEach(this::report);
            }
        }
        setUp();
        listed = answers.moves();
    }

    /** Finds the cause of wrong answers, and reports it. */
    private void lookInto(Answers answers) {
        ImmutableList<Disagreement> earlier = earlier();
        if (!earlier.isEmpty()) {
            earlier.forEach(this::report);
        } else if (played.size() > 0 && probe.canSetUp(played.position())) {
            askAgain(answers);
        } else if (hasOtherBoard(answers)) {
            report(playedWrongly(played, answers, Optional.empty()));
        } else {
            reportPosition(played, answers);
        }
    }

    private Answers ask(Game game, S here) {
        return probe.ask(game, here, scenario.mode() == Mode.MOVES_FIRST);
    }

    private ImmutableList<Disagreement> compare(Game game, Answers answers) {
        return Comparison.compare(game, answers, probe.engine().listsDuplicates());
    }

    /** Sets up the engine with the same position, to separate positions answered wrongly from moves played wrongly. */
    private void askAgain(Answers answers) {
        Game alone = Game.of(played.position());
        boolean explained = isAboutMoves(compare(played, answers)) && reportLists(alone.start());
        if (explained) {
            return;
        }
        Answers whenSetUp = ask(alone, probe.setUp(alone.start()));
        if (isWorse(answers, whenSetUp)) {
            report(playedWrongly(culprit(), answers, Optional.of(whenSetUp)));
        }
        reportPosition(alone, whenSetUp);
    }

    /** Whether wrong lists of moves may cause the differences, which are in turns, ends and claims. */
    private static boolean isAboutMoves(List<Disagreement> differences) {
        return differences.stream().map(Disagreement::kind).anyMatch(BY_LISTS::contains);
    }

    /** Reports wrong lists that a spare move on the board reveals; they explain wrong turns, ends, claims and refusals. */
    private boolean reportLists(Position position) {
        for (Position other : SpareMove.added(position)) {
            Game game = Game.of(other);
            try {
                if (probe.canSetUp(other) && !probe.isTimeUp()) {
                    Answers answers = ask(game, probe.setUp(other));
                    ImmutableList<Disagreement> lists = compare(game, answers);
                    int before = reported;
                    if (answers.isResultRight(other) && !isAboutMoves(lists)) {
                        tally.ifPresent(counts -> counts.addWrong(other, answers, lists));
                        lists.forEach(this::report);
                        reportClaims(game, answers);
                    }
                    if (reported > before) {
                        return true;
                    }
                }
            } catch (NoAnswer refused) {
                rethrowIfGone(refused); // otherwise this position explains nothing
            }
        }
        return false;
    }

    /** Reports wrong lists of moves after the claims that an engine offers separately. */
    private void reportClaims(Game game, Answers answers) {
        for (Color color : answers.claims().orElse(List.of())) {
            Optional<Move> move = game.position().legalMoves().stream()
                    .filter(legal -> legal.claim().equals(Optional.of(color)))
                    .findFirst();
            move.ifPresent(
                    claiming -> reportAfterClaim(game, probe.claim(game, probe.setUp(game.start()), color), claiming));
        }
    }

    /** Reports the differences in a position, or in the lists of moves that cause them. */
    private void reportPosition(Game game, Answers answers) {
        ImmutableList<Disagreement> differences = compare(game, answers);
        if (isAboutMoves(differences) && game.size() == 0 && reportLists(game.position())) {
            return;
        }
        tally.ifPresent(counts -> counts.addWrong(game.position(), answers, differences));
        differences.forEach(this::report);
    }

    /** Whether an answer is wrong, but right or wrong in another way when the position is set up. */
    private boolean isWorse(Answers answers, Answers whenSetUp) {
        Position position = played.position();
        boolean right = answers.isResultRight(position);
        boolean result = !right && whenSetUp.isResultRight(position);
        boolean moves = right
                && !Sets.difference(answers.wrongMoves(position), whenSetUp.wrongMoves(position))
                        .isEmpty();
        boolean twice = answers.hasDuplicates() && !whenSetUp.hasDuplicates();
        boolean claims = right && !answers.claims().equals(whenSetUp.claims());
        boolean shown = otherBoard(answers).isPresent() && otherBoard(whenSetUp).isEmpty();
        return result || moves || twice || claims || shown;
    }

    /** Whether an engine that cannot be set up with the position lists moves of stacks that do not exist. */
    private boolean hasOtherBoard(Answers answers) {
        Position position = played.position();
        return played.size() > 0
                && (otherBoard(answers).isPresent()
                        || answers.moves().stream()
                                .anyMatch(move ->
                                        position.heightAt(move.from()) == 0 || position.heightAt(move.to()) == 0));
    }

    /** The difference in what the engine shows, if it is more than whose turn it is. */
    private Optional<Disagreement> otherBoard(Answers answers) {
        return Comparison.shown(played, answers).filter(shown -> shown.kind() != Kind.WRONG_SIDE_TO_MOVE);
    }

    /** The play from the last position from which the engine is still wrong; it plays the first move of it wrongly. */
    private Game culprit() {
        for (int from = played.size() - 1; from > 0; from--) {
            Game part = Game.replay(played.positions().get(from), played.moves().subList(from, played.size()));
            if (isPlayedWrongly(part)) {
                return part;
            }
        }
        return played;
    }

    private boolean isPlayedWrongly(Game part) {
        if (!probe.canSetUp(part.start()) || probe.isTimeUp()) {
            return false;
        }
        try {
            Answers answers = ask(part, probe.playAll(part, probe.setUp(part.start())));
            return isWorse(answers, ask(Game.of(part.position()), probe.setUp(part.position())));
        } catch (NoAnswer failure) {
            rethrowIfGone(failure);
            return false;
        }
    }

    private static void rethrowIfGone(NoAnswer failure) {
        if (failure.isGone()) {
            throw failure;
        }
    }

    /**
     * Returns the disagreement for a move that was played wrongly.
     *
     * @param play the moves from that one to the position in question
     */
    private Disagreement playedWrongly(Game play, Answers answers, Optional<Answers> whenSetUp) {
        Game first = play.prefix(1);
        Position position = play.position();
        Set<Move> excused = whenSetUp.map(other -> other.wrongMoves(position)).orElse(Set.of());
        List<Move> moves = Sets.difference(answers.wrongMoves(position), excused).stream()
                .sorted()
                .toList();
        Optional<Disagreement> shown = otherBoard(answers);
        boolean wrongResult = !answers.isResultRight(position)
                && whenSetUp.map(other -> other.isResultRight(position)).orElse(true);
        ImmutableList.Builder<Feature> features = ImmutableList.builder();
        String message = moves.isEmpty()
                ? compare(played, answers).get(0).message()
                : "the engine lists moves wrongly: " + Comparison.some(moves);
        if (shown.isPresent()) {
            message = shown.get().message();
            features.addAll(PlayFeature.of(first)).add(Tally.PLAYED);
        } else if (wrongResult) {
            Disagreement result = Comparison.wrongResult(play, answers);
            message = result.message();
            boolean counts = position.isOver() && answers.result().isOver() || hasOtherBoard(answers);
            features.addAll(counts ? PlayFeature.of(first) : ImmutableList.of()).addAll(result.features());
        } else {
            features.addAll(PlayFeature.of(first));
            boolean sameBoard = !moves.isEmpty() && !hasOtherBoard(answers);
            features.addAll(
                    sameBoard ? Comparison.moveFeatures(position, moves.get(0)) : ImmutableList.of(Tally.PLAYED));
        }
        String addition = whenSetUp.isPresent() ? "; set up with the same position, it does not" : "";
        ImmutableList<Feature> all = features.build();
        tally.ifPresent(counts -> counts.addPlayedWrongly(position, all, moves));
        return Disagreement.of(play, all, "after " + first.moves().get(0) + " " + message + addition);
    }

    private void report(Disagreement disagreement) {
        reported++;
        found.accept(disagreement.heardFrom(probe.engine()));
    }

    private void tryIllegal(Move move) {
        if (state.isPresent() && probe.playsIllegal(played, state.get(), move)) {
            String check = played.position().check(move).toString();
            Rule rule = played.position().check(move).rule().orElseThrow();
            Feature feature = Feature.of(Kind.ILLEGAL_MOVE_PLAYED, rule);
            report(Disagreement.of(played, feature, "the engine plays " + move + " instead of refusing it; " + check));
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
        ask(other, probe.setUp(other.start()));
        expectUnchanged(played.prefix(0), states.get(0));
        expectUnchanged(played, states.get(played.size()));
    }

    private void expectUnchanged(Game game, S old) {
        ImmutableList<Disagreement> differences = compare(game, ask(game, old));
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
