package io.github.lyngk.testkit.judging;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import io.github.lyngk.core.Color;
import io.github.lyngk.core.Game;
import io.github.lyngk.core.Move;
import io.github.lyngk.core.Position;
import io.github.lyngk.core.Rule;
import io.github.lyngk.testkit.judging.Subject.Claiming;
import java.util.Collection;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * Walks an engine through a game beside core and stops at the first disagreement.
 *
 * <p>Each state is asked once and then played on, so engines with a mutable state can be walked too.
 *
 * @param <S> the engine's state
 */
final class Lockstep<S> {

    private final Subject<S> engine;
    private final Optional<Claiming<S>> claiming;
    private final Set<Question> questions;

    Lockstep(Subject<S> engine, Set<Question> questions) {
        this.engine = engine;
        this.claiming = engine.claiming();
        this.questions = ImmutableSet.copyOf(questions);
    }

    /** Plays the game in both; the first finding, or empty when they agree all the way. */
    Optional<Finding> walk(Game game) {
        Game played = Game.of(game.start());
        try {
            S state = answer(played, "setUp", Rule.C1, () -> engine.setUp().apply(game.start()));
            compare(played, state);
            for (Move move : game.moves()) {
                state = play(played, state, move);
                played = played.play(move);
                compare(played, state);
            }
            return Optional.empty();
        } catch (Disagreement disagreement) {
            return Optional.of(disagreement.finding);
        }
    }

    private S play(Game played, S state, Move move) {
        Rule rule = MoveFeature.mainRule(played.position(), move);
        if (claiming.isEmpty() || move.claim().isEmpty()) {
            return answer(played, "play " + move, rule, () -> engine.play().apply(state, move));
        }
        S claimed = claim(played, state, move.claim().get(), claiming.get());
        Move bare = move.withoutClaim();
        return answer(played, "play " + bare, rule, () -> engine.play().apply(claimed, bare));
    }

    /** D5: a claim keeps the turn; until its move there is nothing to claim, and the moves are those of the claim. */
    private S claim(Game played, S state, Color color, Claiming<S> claiming) {
        S claimed =
                answer(played, "claim " + color, Rule.D3, () -> claiming.claim().apply(state, color));
        compareStanding(played, claimed);
        if (questions.contains(Question.MOVES)) {
            Collection<Color> more = answer(
                    played,
                    "claims after a claim",
                    Rule.D5,
                    () -> claiming.claims().apply(claimed));
            ClaimComparison.compareAfterClaim(played, color, more).ifPresent(Lockstep::stop);
            compareMoves(played, claimed, Optional.of(color));
        }
        return claimed;
    }

    private void compare(Game played, S state) {
        if (questions.contains(Question.POSITION)) {
            Optional<Position> seen =
                    answer(played, "position", Rule.E1, () -> engine.position().apply(state));
            seen.flatMap(position -> BoardComparison.compare(played, position)).ifPresent(Lockstep::stop);
        }
        compareStanding(played, state);
        if (questions.contains(Question.MOVES)) {
            compareMoves(played, state);
        }
    }

    /** Who is to move or has won; a claim changes neither. */
    private void compareStanding(Game played, S state) {
        if (questions.contains(Question.TURN)
                || questions.contains(Question.END)
                || questions.contains(Question.WINNER)) {
            Standing said =
                    answer(played, "result", Rule.G1, () -> engine.standing().apply(state));
            ResultComparison.compare(played, said, questions).ifPresent(Lockstep::stop);
        }
    }

    private void compareMoves(Game played, S state) {
        if (claiming.isPresent()) {
            Collection<Color> claims = answer(
                    played, "claims", Rule.D3, () -> claiming.get().claims().apply(state));
            ClaimComparison.compare(played, claims).ifPresent(Lockstep::stop);
            compareMoves(played, state, Optional.empty());
        } else {
            Collection<Move> listed =
                    answer(played, "moves", Rule.E1, () -> engine.moves().apply(state));
            compareMoves(played, listed, Position::legalMoves);
        }
    }

    /** For engines that list claims apart: the moves without a claim, or those after one. */
    private void compareMoves(Game played, S state, Optional<Color> claim) {
        ImmutableList<Move> listed = answer(
                        played, "moves", Rule.D4, () -> engine.moves().apply(state))
                .stream()
                .map(move -> claim.map(move::claiming).orElse(move))
                .collect(ImmutableList.toImmutableList());
        compareMoves(
                played,
                listed,
                position -> position.legalMoves().stream()
                        .filter(move -> move.claim().equals(claim))
                        .collect(ImmutableList.toImmutableList()));
    }

    private void compareMoves(Game played, Collection<Move> listed, Function<Position, ImmutableList<Move>> legal) {
        new MoveComparison(played, legal, engine.listsDuplicates())
                .compare(listed)
                .ifPresent(Lockstep::stop);
    }

    /** Calls the engine; what it throws, and null, are findings like any other. */
    private static <T> T answer(Game played, String call, Rule rule, Supplier<? extends @Nullable T> method) {
        @Nullable T answer;
        try {
            answer = method.get();
        } catch (RuntimeException | AssertionError | StackOverflowError thrown) {
            throw new Disagreement(
                    new Finding(Difference.EXCEPTION, rule, "the engine's " + call + " threw " + thrown, played));
        }
        if (answer == null) {
            throw new Disagreement(
                    new Finding(Difference.NULL_ANSWER, rule, "the engine's " + call + " returned null", played));
        }
        return answer;
    }

    private static void stop(Finding finding) {
        throw new Disagreement(finding);
    }

    /** Ends the walk; never leaves this class. */
    private static final class Disagreement extends RuntimeException {
        private static final long serialVersionUID = 1L;

        private final transient Finding finding;

        Disagreement(Finding finding) {
            super(finding.headline(), null, false, false);
            this.finding = finding;
        }
    }
}
