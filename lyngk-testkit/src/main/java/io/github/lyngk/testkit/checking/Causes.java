package io.github.lyngk.testkit.checking;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import com.google.common.collect.Sets;
import io.github.lyngk.core.Color;
import io.github.lyngk.core.Game;
import io.github.lyngk.core.Move;
import io.github.lyngk.core.Position;
import io.github.lyngk.testkit.Fault.Kind;
import io.github.lyngk.testkit.checking.EngineProbe.NoAnswer;
import io.github.lyngk.testkit.scenarios.SpareMove;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;

/**
 * Finds and reports the causes of an engine's wrong answers: positions answered wrongly, moves played wrongly, and wrong
 * lists of moves that have other faults as consequences.
 *
 * @param <S> the engine's state
 */
final class Causes<S> {

    /** The kinds of fault that wrong lists of moves may cause. */
    private static final ImmutableSet<Kind> BY_LISTS = Sets.immutableEnumSet(
            Kind.EARLY_END, Kind.LATE_END, Kind.WRONG_SIDE_TO_MOVE, Kind.MISSING_CLAIM, Kind.EXTRA_CLAIM);

    private final EngineProbe<S> probe;
    private final boolean movesFirst;
    private final Optional<Tally> tally;
    private final Consumer<Disagreement> found;
    private int reported;

    /**
     * Creates a search for causes.
     *
     * @param movesFirst whether to ask for the moves before the result
     * @param tally counts wrong answers; empty if they are not counted
     * @param found receives every disagreement
     */
    Causes(EngineProbe<S> probe, boolean movesFirst, Optional<Tally> tally, Consumer<Disagreement> found) {
        this.probe = probe;
        this.movesFirst = movesFirst;
        this.tally = tally;
        this.found = found;
    }

    /** The number of disagreements reported so far. */
    int reported() {
        return reported;
    }

    void report(Disagreement disagreement) {
        reported++;
        found.accept(disagreement.heardFrom(probe.engine()));
    }

    /**
     * Finds the cause of wrong answers, and reports it.
     *
     * @param played the game to the position in question, with no wrong answer before
     */
    void reportCause(Game played, Answers answers) {
        if (played.size() > 0 && probe.canSetUp(played.position())) {
            askAgain(played, answers);
        } else if (hasOtherBoard(played, answers)) {
            report(playedWrongly(played, played, answers, Optional.empty()));
        } else {
            reportPosition(played, answers);
        }
    }

    /** Asks all questions about the last position of a game. */
    Answers ask(Game game, S here) {
        return probe.ask(game, here, movesFirst);
    }

    /** Compares answers about the last position of a game with core's. */
    ImmutableList<Disagreement> compare(Game game, Answers answers) {
        return Comparison.compare(game, answers, probe.engine().listsDuplicates());
    }

    /** Sets up the engine with the same position, to separate positions answered wrongly from moves played wrongly. */
    private void askAgain(Game played, Answers answers) {
        Game alone = Game.of(played.position());
        boolean explained = isAboutMoves(compare(played, answers)) && reportLists(alone.start());
        if (explained) {
            return;
        }
        Answers whenSetUp = ask(alone, probe.setUp(alone.start()));
        if (isWorse(played, answers, whenSetUp)) {
            report(playedWrongly(played, culprit(played), answers, Optional.of(whenSetUp)));
        }
        reportPosition(alone, whenSetUp);
    }

    /** Whether wrong lists of moves may cause the differences, which are in turns, ends and claims. */
    private static boolean isAboutMoves(List<Disagreement> differences) {
        return differences.stream().map(Disagreement::kind).anyMatch(BY_LISTS::contains);
    }

    /** Reports wrong lists that a spare move on the board reveals; they explain wrong turns, ends, claims and refusals. */
    boolean reportLists(Position position) {
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
            move.ifPresent(claiming ->
                    reportAfterClaim(game, probe.claim(game, probe.setUp(game.start()), color), game.play(claiming)));
        }
    }

    /**
     * Reports wrong lists of moves after a claim.
     *
     * @param shown a game that ends with the move that makes the claim
     * @return the moves that the engine lists
     */
    List<Move> reportAfterClaim(Game before, S claimed, Game shown) {
        Optional<Color> claim = shown.lastMove().orElseThrow().claim();
        List<Move> legal = before.position().legalMoves().stream()
                .filter(other -> other.claim().equals(claim))
                .toList();
        List<Move> listed = probe.moves(before, claimed).stream()
                .map(other -> other.claiming(claim.orElseThrow()))
                .toList();
        Comparison.wrongMoves(before, legal, listed, probe.engine().listsDuplicates())
                .forEach(wrongList -> report(wrongList.in(shown)));
        return listed;
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
    private boolean isWorse(Game played, Answers answers, Answers whenSetUp) {
        Position position = played.position();
        boolean right = answers.isResultRight(position);
        boolean result = !right && whenSetUp.isResultRight(position);
        boolean moves = right
                && !Sets.difference(answers.wrongMoves(position), whenSetUp.wrongMoves(position))
                        .isEmpty();
        boolean twice = answers.hasDuplicates() && !whenSetUp.hasDuplicates();
        boolean claims = right && !answers.claims().equals(whenSetUp.claims());
        boolean shown = otherBoard(played, answers).isPresent()
                && otherBoard(played, whenSetUp).isEmpty();
        return result || moves || twice || claims || shown;
    }

    /** Whether an engine that cannot be set up with the position lists moves of stacks that do not exist. */
    private boolean hasOtherBoard(Game played, Answers answers) {
        Position position = played.position();
        return played.size() > 0
                && (otherBoard(played, answers).isPresent()
                        || answers.moves().stream()
                                .anyMatch(move ->
                                        position.heightAt(move.from()) == 0 || position.heightAt(move.to()) == 0));
    }

    /** The difference in what the engine shows, if it is more than whose turn it is. */
    private Optional<Disagreement> otherBoard(Game played, Answers answers) {
        return Comparison.shown(played, answers).filter(shown -> shown.kind() != Kind.WRONG_SIDE_TO_MOVE);
    }

    /** The moves from the last position from which the engine is still wrong; it plays the first of them wrongly. */
    private Game culprit(Game played) {
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
            return isWorse(part, answers, ask(Game.of(part.position()), probe.setUp(part.position())));
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
     * @param played the game to the position in question
     * @param play its moves from the one that was played wrongly
     */
    private Disagreement playedWrongly(Game played, Game play, Answers answers, Optional<Answers> whenSetUp) {
        Game first = play.prefix(1);
        Position position = play.position();
        Set<Move> excused = whenSetUp.map(other -> other.wrongMoves(position)).orElse(Set.of());
        List<Move> moves = Sets.difference(answers.wrongMoves(position), excused).stream()
                .sorted()
                .toList();
        Optional<Disagreement> shown = otherBoard(played, answers);
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
            boolean counts = position.isOver() && answers.result().isOver() || hasOtherBoard(played, answers);
            features.addAll(counts ? PlayFeature.of(first) : ImmutableList.of()).addAll(result.features());
        } else {
            features.addAll(PlayFeature.of(first));
            boolean sameBoard = !moves.isEmpty() && !hasOtherBoard(played, answers);
            features.addAll(
                    sameBoard ? Comparison.moveFeatures(position, moves.get(0)) : ImmutableList.of(Tally.PLAYED));
        }
        String addition = whenSetUp.isPresent() ? "; set up with the same position, it does not" : "";
        ImmutableList<Feature> all = features.build();
        tally.ifPresent(counts -> counts.addPlayedWrongly(position, all, moves));
        return Disagreement.of(play, all, "after " + first.moves().get(0) + " " + message + addition);
    }
}
