package io.github.lyngk.testkit.checking;

import com.google.common.collect.ImmutableList;
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
import io.github.lyngk.testkit.checking.Scenario.Manner;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.SplittableRandom;

/**
 * Takes an engine through a {@link Scenario} beside core, and asks it in every position.
 *
 * <p>After a wrong answer the engine is set up with the same position and asked again. If it is wrong again, the position is
 * answered wrongly. If it is right now, the last move was played wrongly. Then the engine goes on from there.
 *
 * @param <S> the engine's state
 */
final class Lockstep<S> {

    /** After so many wrong answers the rest of a scenario is left out. */
    private static final int ENOUGH = 6;

    /** How many of the right moves in a list are counted. */
    private static final int SAMPLE = 16;

    private static final int RETURNS = 6;

    /** The most general feature of a move that was played. */
    static final Feature PLAYED = Feature.of(Kind.WRONG_BOARD, Rule.E1);

    private final EngineProbe<S> probe;
    private final Scenario scenario;
    private final Optional<Tally> tally;
    private final Listener listener;
    private final List<S> states = new ArrayList<>();
    private Game played;
    private Optional<S> state = Optional.empty();
    private List<Move> listed = List.of();
    private int wrong;

    /** Receives disagreements. */
    interface Listener {

        /** A wrong answer; it is found out what is wrong after it is noted. */
        void seen(Disagreement disagreement);

        /** A disagreement, for good. */
        void found(Disagreement disagreement);
    }

    private Lockstep(EngineProbe<S> probe, Scenario scenario, Optional<Tally> tally, Listener listener) {
        this.probe = probe;
        this.scenario = scenario;
        this.tally = tally;
        this.listener = listener;
        this.played = Game.of(scenario.game().start());
    }

    /**
     * Goes through a scenario.
     *
     * @param tally where right and wrong answers are counted, if they are
     */
    static <S> void walk(EngineProbe<S> probe, Scenario scenario, Optional<Tally> tally, Listener listener) {
        new Lockstep<>(probe, scenario, tally, listener).walk();
    }

    /** The disagreements of a scenario, without counting anything. */
    static <S> ImmutableList<Disagreement> disagreements(EngineProbe<S> probe, Scenario scenario) {
        ImmutableList.Builder<Disagreement> all = ImmutableList.builder();
        walk(probe, scenario, Optional.empty(), new Listener() {
            @Override
            public void seen(Disagreement disagreement) {}

            @Override
            public void found(Disagreement disagreement) {
                all.add(disagreement);
            }
        });
        return all.build();
    }

    private void walk() {
        boolean askAlways = scenario.manner() != Manner.AT_THE_END;
        setUp(played.position());
        if (askAlways || scenario.game().size() == 0) {
            ask();
        }
        for (Move move : scenario.game().moves()) {
            if (state.isEmpty() || probe.isTimeUp() || wrong >= ENOUGH) {
                return;
            }
            states.add(state.get());
            play(move, askAlways);
            if (askAlways || played.size() == scenario.game().size()) {
                ask();
            }
        }
        if (scenario.manner() == Manner.RETURNING && wrong == 0) {
            returnToOldStates();
        }
        scenario.illegal().filter(move -> !played.position().isLegal(move)).ifPresent(this::tryIllegal);
        if (askAlways) {
            leaveClaimPending();
        }
    }

    private void setUp(Position position) {
        state = attempt(() -> probe.setUp(position));
    }

    private void recover() {
        state = Optional.empty();
        if (probe.canSetUp(played.position()) && !probe.isTimeUp()) {
            setUp(played.position());
        }
    }

    /** Plays a move; one that the engine does not list is not played, since it cannot be expected to play it. */
    private void play(Move move, boolean asked) {
        Game before = played;
        S here = state.orElseThrow();
        Move bare = probe.claimsSeparately() ? move.withoutClaim() : move;
        boolean unlisted = asked && !(probe.claimsSeparately() && move.claim().isPresent()) && !listed.contains(bare);
        played = before.play(move);
        if (unlisted) {
            recover();
            return;
        }
        try {
            S ready = here;
            if (probe.claimsSeparately() && move.claim().isPresent()) {
                ready = claim(before, here, move.claim().get());
            }
            state = Optional.of(probe.play(before, ready, move));
        } catch (NoAnswer failure) {
            wrong++;
            report(explained(before, move, failure.disagreement()));
            recover();
        }
    }

    /** D5: a claim keeps the turn, allows no other claim, and is followed by one of its moves. */
    private S claim(Game before, S here, Color color) {
        S claimed = probe.claim(before, here, color);
        ImmutableList.Builder<Disagreement> wrongAnswers = ImmutableList.builder();
        boolean asksResult = probe.tellsResultAfterClaim();
        if (asksResult) {
            EngineResult said = probe.result(before, claimed);
            if (!said.equals(EngineResult.of(before.position()))) {
                Kind kind = said.isOver() ? Kind.EARLY_END : Kind.WRONG_SIDE_TO_MOVE;
                wrongAnswers.add(Disagreement.of(
                        before, Feature.of(kind, Rule.D5), "after claiming " + color + " the engine says " + said));
            }
        }
        wrongAnswers.addAll(Comparison.secondClaim(before, color, probe.claims(before, claimed)));
        List<Move> legal = before.position().legalMoves().stream()
                .filter(move -> move.claim().equals(Optional.of(color)))
                .toList();
        List<Move> answer = probe.moves(before, claimed).stream()
                .map(move -> move.claiming(color))
                .toList();
        wrongAnswers.addAll(
                Comparison.wrongMoves(before, legal, answer, probe.engine().listsDuplicates()));
        wrongAnswers.build().forEach(this::report);
        return claimed;
    }

    /** A move that is refused may be missing from the list: then that is the fault. */
    private Disagreement explained(Game before, Move move, Disagreement failure) {
        boolean asked = scenario.manner() != Manner.AT_THE_END;
        if (asked || !probe.canSetUp(before.position()) || probe.claimsSeparately()) {
            return failure;
        }
        try {
            S again = probe.setUp(before.position());
            List<Move> moves = probe.moves(before, again);
            return moves.contains(move)
                    ? failure
                    : Disagreement.of(
                            Game.of(before.position()),
                            MoveFeature.of(before.position(), move),
                            "the engine does not list " + move);
        } catch (NoAnswer unanswered) {
            return failure;
        }
    }

    private void ask() {
        for (int time = scenario.manner() == Manner.TWICE ? 2 : 1; time > 0 && state.isPresent(); time--) {
            askOnce();
        }
    }

    private void askOnce() {
        boolean movesFirst = scenario.manner() == Manner.MOVES_FIRST;
        try {
            Answers answers = probe.ask(played, state.orElseThrow(), movesFirst);
            listed = answers.moves();
            ImmutableList<Disagreement> differences = compare(played, answers);
            if (differences.isEmpty()) {
                countRight(answers);
            } else {
                wrong++;
                differences.forEach(listener::seen);
                askAgain(answers, differences);
            }
        } catch (NoAnswer failure) {
            wrong++;
            report(failure.disagreement());
            recover();
            listed = played.position().legalMoves();
        }
    }

    private ImmutableList<Disagreement> compare(Game game, Answers answers) {
        return Comparison.compare(game, answers, probe.engine().listsDuplicates());
    }

    /** Sets the wrong engine up with the same position, to separate wrong positions from moves played wrongly. */
    private void askAgain(Answers answers, ImmutableList<Disagreement> differences) {
        Position position = played.position();
        if (played.size() > 1 && scenario.manner() == Manner.AT_THE_END) {
            ImmutableList<Disagreement> earlier =
                    disagreements(probe, scenario.with(played).in(Manner.ONCE));
            if (!earlier.isEmpty()) {
                earlier.forEach(this::report);
                state = Optional.empty();
                return;
            }
        }
        if (!probe.canSetUp(position)) {
            if (played.size() > 0 && hasOtherBoard(answers)) {
                report(playedWrongly(played, answers, Optional.empty()));
            } else {
                reportPosition(played, answers, differences);
            }
            state = Optional.empty();
            return;
        }
        Answers whenSetUp = answers;
        if (played.size() > 0) {
            try {
                whenSetUp =
                        probe.ask(Game.of(position), probe.setUp(position), scenario.manner() == Manner.MOVES_FIRST);
            } catch (NoAnswer failure) {
                differences.forEach(this::report);
                throw failure;
            }
        }
        listed = whenSetUp.moves();
        ImmutableList<Disagreement> again = compare(Game.of(position), whenSetUp);
        boolean wrongTurn = !answers.result().equals(EngineResult.of(position))
                && !(answers.result().isOver() && position.isOver());
        boolean explained = wrongTurn && reportLists(position);
        if (played.size() > 0 && isWorse(answers, whenSetUp) && !explained) {
            report(playedWrongly(culprit(answers), answers, Optional.of(whenSetUp)));
        }
        if (!explained) {
            reportPosition(Game.of(position), whenSetUp, again);
        }
        setUp(position);
    }

    /** Reports wrong lists of moves that show with a spare move on the board; they explain a wrong turn or end. */
    private boolean reportLists(Position position) {
        for (Position other : SpareMove.added(position)) {
            if (probe.canSetUp(other) && !probe.isTimeUp()) {
                Game game = Game.of(other);
                Answers answers = probe.ask(game, probe.setUp(other), false);
                ImmutableList<Disagreement> wrongLists = compare(game, answers);
                if (answers.result().equals(EngineResult.of(other)) && !wrongLists.isEmpty()) {
                    reportPosition(game, answers, wrongLists);
                    return true;
                }
            }
        }
        return false;
    }

    /** Whether an answer is wrong that is right, or wrong in other ways, once the position is set up. */
    private boolean isWorse(Answers answers, Answers whenSetUp) {
        Position position = played.position();
        EngineResult right = EngineResult.of(position);
        boolean result = !answers.result().equals(right) && whenSetUp.result().equals(right);
        boolean moves = answers.result().equals(right)
                && !Sets.difference(answers.wrongMoves(position), whenSetUp.wrongMoves(position))
                        .isEmpty();
        boolean twice = answers.hasDuplicates() && !whenSetUp.hasDuplicates();
        boolean claims = !answers.claims().equals(whenSetUp.claims());
        boolean shown = difference(answers).isPresent() && difference(whenSetUp).isEmpty();
        return result || moves || twice || claims || shown;
    }

    private Optional<String> difference(Answers answers) {
        return answers.shown().flatMap(shown -> Comparison.difference(played.position(), shown));
    }

    /** Whether an engine that cannot be set up with the position lists moves of stacks that are not there. */
    private boolean hasOtherBoard(Answers answers) {
        Position position = played.position();
        return difference(answers).isPresent()
                || answers.moves().stream()
                        .anyMatch(move -> position.heightAt(move.from()) == 0 || position.heightAt(move.to()) == 0);
    }

    /** The play from the last position from which the engine still goes wrong: its first move is played wrongly. */
    private Game culprit(Answers answers) {
        int right = played.size();
        int from = played.size() - 1;
        int step = 1;
        while (from > 0 && !isWrongFrom(from)) {
            right = from;
            from = Math.max(0, from - step);
            step *= 2;
        }
        while (from + 1 < right) {
            int middle = (from + right) / 2;
            if (isWrongFrom(middle)) {
                from = middle;
            } else {
                right = middle;
            }
        }
        return part(from);
    }

    private Game part(int from) {
        return Game.replay(played.positions().get(from), played.moves().subList(from, played.size()));
    }

    private boolean isWrongFrom(int from) {
        Game part = part(from);
        if (!probe.canSetUp(part.start()) || probe.isTimeUp()) {
            return false;
        }
        try {
            Game now = Game.of(part.start());
            S there = probe.setUp(part.start());
            for (Move move : part.moves()) {
                S ready = probe.claimsSeparately() && move.claim().isPresent()
                        ? probe.claim(now, there, move.claim().get())
                        : there;
                there = probe.play(now, ready, move);
                now = now.play(move);
            }
            Answers answers = probe.ask(part, there, false);
            S again = probe.setUp(part.position());
            return isWorse(answers, probe.ask(Game.of(part.position()), again, false));
        } catch (NoAnswer failure) {
            return false;
        }
    }

    /**
     * A move that was played wrongly.
     *
     * @param play from the position before that move to the one in question
     */
    private Disagreement playedWrongly(Game play, Answers answers, Optional<Answers> whenSetUp) {
        Game first = play.prefix(1);
        Position position = play.position();
        EngineResult right = EngineResult.of(position);
        boolean wrongResult = !answers.result().equals(right)
                && whenSetUp.map(Answers::result).orElse(right).equals(right);
        Set<Move> excused = whenSetUp.map(other -> other.wrongMoves(position)).orElse(Set.of());
        List<Move> moves = Sets.difference(answers.wrongMoves(position), excused).stream()
                .sorted()
                .toList();
        Optional<String> shown = difference(answers);
        ImmutableList.Builder<Feature> features = ImmutableList.builder();
        String sentence;
        if (shown.isPresent()) {
            sentence = shown.get();
            features.addAll(PositionFeatures.captures(first))
                    .addAll(PositionFeatures.claims(first))
                    .add(PLAYED);
        } else if (wrongResult) {
            sentence = "says " + answers.result() + ", core says " + right;
            boolean stacks = position.isOver() && answers.result().isOver() || hasOtherBoard(answers);
            features.addAll(stacks ? PositionFeatures.captures(first) : ImmutableList.of())
                    .addAll(Comparison.resultFeatures(position, answers));
        } else if (moves.isEmpty()) {
            sentence = "offers other claims or lists moves more than once";
            features.addAll(PositionFeatures.claims(first)).add(PLAYED);
        } else {
            sentence = "lists moves wrongly: " + Comparison.some(moves);
            features.addAll(PositionFeatures.captures(first)).addAll(PositionFeatures.claims(first));
            if (hasOtherBoard(answers)) {
                features.add(PLAYED);
            } else {
                Move move = moves.get(0);
                boolean legal = position.isLegal(move);
                features.addAll(legal ? MoveFeature.of(position, move) : ExtraMove.features(position, move));
                moves.stream()
                        .filter(position::isLegal)
                        .forEach(missing -> count(MoveFeature.of(position, missing), false));
            }
        }
        String addition = whenSetUp.isPresent() ? "; set up with the same position, it does not" : "";
        ImmutableList<Feature> all = features.build();
        count(without(Kind.MISSING_MOVE, all), false);
        if (!all.contains(PLAYED)) {
            count(ImmutableList.of(PLAYED), false);
        }
        Move move = first.lastMove().orElseThrow();
        return Disagreement.of(play, all, "after " + move + " the engine " + sentence + addition);
    }

    private void countRight(Answers answers) {
        if (tally.isEmpty()) {
            return;
        }
        Position position = played.position();
        if (played.size() > 0) {
            count(PositionFeatures.captures(played), true);
            count(PositionFeatures.claims(played), true);
            count(ImmutableList.of(PLAYED), true);
        }
        countResult(position);
        List<Move> moves = answers.moves();
        int step = 1 + moves.size() / SAMPLE;
        for (int n = 0; n < moves.size(); n += step) {
            count(MoveFeature.of(position, moves.get(n)), true);
        }
    }

    private void countResult(Position position) {
        if (position.isOver()) {
            count(PositionFeatures.winner(position), true);
            count(ImmutableList.of(PositionFeatures.over(position)), true);
        } else {
            count(PositionFeatures.goingOn(position), true);
            count(PositionFeatures.turn(position), true);
        }
    }

    private void count(List<Feature> features, boolean right) {
        tally.ifPresent(counts -> counts.add(features, right));
    }

    /** Reports what is wrong in a position, and counts it. */
    private void reportPosition(Game game, Answers answers, ImmutableList<Disagreement> differences) {
        Position position = game.position();
        boolean wrongMoves = !answers.wrongMoves(position).isEmpty();
        if (tally.isPresent() && answers.result().equals(EngineResult.of(position))) {
            countResult(position);
        }
        if (tally.isPresent() && wrongMoves) {
            for (Move move : Comparison.expected(position, answers)) {
                boolean isListed = answers.moves().contains(move);
                count(MoveFeature.of(position, move), isListed);
            }
        }
        for (Disagreement difference : differences) {
            count(without(Kind.MISSING_MOVE, difference.features()), false); // moves are counted one by one
            report(difference);
        }
    }

    private static List<Feature> without(Kind kind, List<Feature> features) {
        return features.stream().filter(feature -> feature.kind() != kind).toList();
    }

    private void report(Disagreement disagreement) {
        listener.found(probe.heard(disagreement));
    }

    private void tryIllegal(Move move) {
        if (state.isPresent() && probe.playsIllegal(played, state.get(), move)) {
            Rule rule = played.position().check(move).rule().orElseThrow();
            report(Disagreement.of(
                    played,
                    Feature.of(Kind.ILLEGAL_MOVE_PLAYED, rule),
                    "the engine plays " + move + " instead of refusing it; "
                            + played.position().check(move)));
        }
    }

    /** Leaves an engine that claims separately in the middle of a turn: the next set-up has to drop the claim. */
    private void leaveClaimPending() {
        if (state.isPresent() && !played.isOver() && probe.claimsSeparately()) {
            played.position().legalClaims().stream()
                    .map(Claim::color)
                    .findFirst()
                    .ifPresent(color -> attempt(() -> probe.claim(played, state.get(), color)));
        }
    }

    /** States that are values do not change when others are played on, or another game is set up. */
    private void returnToOldStates() {
        states.add(state.orElseThrow());
        attempt(() -> {
            for (int ply = 0; ply <= played.size(); ply += 1 + played.size() / RETURNS) {
                Game then = played.prefix(ply);
                isUnchanged(then, states.get(ply));
                playAside(then, states.get(ply));
                isUnchanged(then, states.get(ply));
            }
            Game other = Game.of(Position.initial(played.start().variant(), new SplittableRandom(1)));
            isUnchanged(other, probe.setUp(other.start()));
            isUnchanged(played.prefix(0), states.get(0));
            isUnchanged(played, states.get(played.size()));
            return true;
        });
    }

    private void isUnchanged(Game game, S old) {
        ImmutableList<Disagreement> differences = compare(game, probe.ask(game, old, false));
        if (!differences.isEmpty()) {
            throw new NoAnswer(Disagreement.of(
                    game,
                    Feature.withoutRule(Kind.CHANGED_STATE, ""),
                    "a state changed after others were set up or played on: "
                            + differences.get(0).sentence()));
        }
    }

    private void playAside(Game before, S old) {
        Game aside = before;
        S there = old;
        while (!aside.isOver()) {
            int moves = aside.position().legalMoveCount();
            Move other = aside.position().legalMove((7 * aside.size() + 3) % moves);
            S ready = probe.claimsSeparately() && other.claim().isPresent()
                    ? probe.claim(aside, there, other.claim().get())
                    : there;
            there = probe.play(aside, ready, other);
            aside = aside.play(other);
        }
    }

    private interface Step<T> {
        T take();
    }

    private <T> Optional<T> attempt(Step<T> step) {
        try {
            return Optional.of(step.take());
        } catch (NoAnswer failure) {
            wrong++;
            report(failure.disagreement());
            return Optional.empty();
        }
    }
}
