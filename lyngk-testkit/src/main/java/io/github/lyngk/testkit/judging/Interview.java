package io.github.lyngk.testkit.judging;

import static com.google.common.base.Preconditions.checkState;

import com.google.common.collect.ImmutableList;
import io.github.lyngk.core.Color;
import io.github.lyngk.core.Game;
import io.github.lyngk.core.Move;
import io.github.lyngk.core.Position;
import io.github.lyngk.core.Rule;
import io.github.lyngk.core.Setup;
import io.github.lyngk.testkit.comparing.BoardComparison;
import io.github.lyngk.testkit.comparing.ClaimComparison;
import io.github.lyngk.testkit.comparing.Difference;
import io.github.lyngk.testkit.comparing.EarlierAnswers;
import io.github.lyngk.testkit.comparing.ExtraMoves;
import io.github.lyngk.testkit.comparing.Finding;
import io.github.lyngk.testkit.comparing.MoveComparison;
import io.github.lyngk.testkit.comparing.ResultComparison;
import io.github.lyngk.testkit.comparing.Standing;
import io.github.lyngk.testkit.judging.Subject.Claiming;
import io.github.lyngk.testkit.remote.RemoteFailure;
import io.github.lyngk.testkit.remote.RemoteProgram;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * Puts questions to one engine and holds the answers against core; an answer that differs is thrown.
 *
 * <p>Causes come before consequences: first what the engine takes the position to be, then whose turn it is and whether
 * the game is over, then its moves.
 *
 * @param <S> the engine's state
 */
final class Interview<S> {

    /** More than there are moves, several routes to each included. */
    private static final int MOST_LISTED = 100_000;

    private final Subject<S> engine;
    private final Optional<Claiming<S>> claiming;
    private final boolean remote;
    private final Watch watch;
    private final Punctuality punctuality;
    private final EarlierAnswers earlier;
    private boolean tellsSetup;
    private boolean explaining = true;

    Interview(Subject<S> engine, Watch watch, Punctuality punctuality, EarlierAnswers earlier) {
        this.engine = engine;
        this.claiming = engine.claiming();
        this.remote = engine.owner() instanceof RemoteProgram;
        this.watch = watch;
        this.punctuality = punctuality;
        this.earlier = earlier;
    }

    /** A disagreement on its way to whoever walks the engine. */
    static final class Disagreement extends RuntimeException {
        private static final long serialVersionUID = 1L;

        private final transient Finding finding;

        Disagreement(Finding finding) {
            super(null, null, false, false);
            this.finding = finding;
        }

        Finding finding() {
            return finding;
        }
    }

    Subject<S> engine() {
        return engine;
    }

    /** Whether the engine ever told what it takes the position to be. */
    boolean tellsSetup() {
        return tellsSetup;
    }

    /** Whether there is no time for more questions. */
    boolean isTimeUp() {
        return watch.isTimeUp();
    }

    /** Whether wrong lists of moves are explained from now on. */
    void explaining(boolean wanted) {
        explaining = wanted;
    }

    S setUp(Position position) {
        try {
            Foreign.ready(engine.owner(), watch);
        } catch (RemoteFailure notStarted) {
            stop(Foreign.finding("the engine", "start", Game.of(position), notStarted));
        }
        return act(
                remote ? "position" : "setUp",
                Game.of(position),
                () -> engine.setUp().apply(position));
    }

    /** Plays a move, in two steps where the engine claims apart. */
    S play(Game before, S state, Move move) {
        try {
            return claiming.isPresent() && move.claim().isPresent()
                    ? playWithClaim(before, state, move, claiming.get())
                    : act("play " + move, before.play(move), () -> engine.play().apply(state, move));
        } catch (Disagreement disagreement) {
            if (disagreement.finding().first().explanation().difference() == Difference.REFUSAL) {
                compareMoves(before, state); // who refuses a move that it does not list has one fault, not two
            }
            throw disagreement;
        }
    }

    /** Claims and leaves it at that. */
    S claim(Game before, S state, Color color) {
        return act(
                "claim " + color.letter(),
                before,
                () -> claiming.orElseThrow().claim().apply(state, color));
    }

    /** D5: a claim keeps the turn; until its move there is nothing to claim, and the moves are those of the claim. */
    private S playWithClaim(Game before, S state, Move move, Claiming<S> claiming) {
        Game after = before.play(move);
        Color color = move.claim().orElseThrow();
        S claimed = act("claim " + color.letter(), after, () -> claiming.claim().apply(state, color));
        try {
            if (claiming.tellsResult()) {
                compareStanding(before, claimed);
            }
            Collection<Color> more = question(
                    "claims after a claim",
                    before,
                    () -> copied(claiming.claims().apply(claimed)));
            ClaimComparison.compareAfterClaim(before, color, more).ifPresent(Interview::stop);
            compareMoves(before, claimed, Optional.of(color));
        } catch (Disagreement disagreement) {
            throw new Disagreement(disagreement.finding().in(after));
        }
        Move bare = move.withoutClaim();
        return act("play " + bare, after, () -> engine.play().apply(claimed, bare));
    }

    /** One of the questions put to a state; causes come before consequences. */
    interface Question<S> {
        void ask(Game played, S state);
    }

    void compareSetup(Game played, S state) {
        Optional<Setup> seen =
                question(remote ? "show" : "setup", played, () -> engine.setup().apply(state));
        tellsSetup |= seen.isPresent();
        seen.flatMap(setup -> BoardComparison.compare(played, setup)).ifPresent(Interview::stop);
    }

    void compareMoves(Game played, S state) {
        if (claiming.isPresent()) {
            Collection<Color> claims = question(
                    "claims", played, () -> copied(claiming.get().claims().apply(state)));
            ClaimComparison.compare(played, claims).ifPresent(Interview::stop);
            compareMoves(played, state, Optional.empty());
        } else {
            Collection<Move> listed =
                    question("moves", played, () -> copied(engine.moves().apply(state)));
            compareMoves(played, state, Position::legalMoves, listed, false);
        }
        earlier.note(played.position());
    }

    /** Plays a move that is not legal, which an engine that promises so has to refuse. */
    void tryIllegal(Game played, S state, Move move) {
        try {
            watch.ask("play " + move, played, () -> engine.play().apply(state, move));
        } catch (Throwable refusal) {
            Foreign.rethrowIfNotTheirs(refusal);
            return;
        }
        String sentence = "the engine plays " + move + " instead of refusing it; "
                + played.position().check(move);
        stop(Finding.of(
                played,
                Difference.ILLEGAL_MOVE_PLAYED,
                played.position().check(move).rule().orElseThrow(),
                sentence));
    }

    /** Who is to move or has won; a claim changes neither. */
    void compareStanding(Game played, S state) {
        Standing said = question("result", played, () -> engine.standing().apply(state));
        ResultComparison.compare(played, said)
                .map(finding -> withMovesSeen(finding, said, state))
                .ifPresent(Interview::stop);
    }

    /** Who gives the turn to a player without a move sees one: that may be the whole fault. */
    private Finding withMovesSeen(Finding finding, Standing said, S state) {
        Position position = finding.game().position();
        boolean wishful = said.playerToMove().isPresent()
                && (position.isOver() || finding.first().explanation().rule().equals(Optional.of(Rule.R6)));
        if (!wishful || claiming.isPresent() || position.suddenDeathWinner().isPresent()) {
            return finding;
        }
        Collection<Move> listed =
                question("moves", finding.game(), () -> copied(engine.moves().apply(state)));
        if (listed.stream().anyMatch(move -> move == null)) {
            return finding;
        }
        String sentence = finding.first().sentence();
        return finding.withParts(
                ExtraMoves.wishful(position, said.playerToMove().get(), listed).stream()
                        .map(reading -> reading.asPart(sentence))
                        .toList());
    }

    /** For engines that list claims apart: the moves without a claim, or those after one. */
    private void compareMoves(Game played, S state, Optional<Color> claim) {
        Collection<Move> answer =
                question("moves", played, () -> copied(engine.moves().apply(state)));
        boolean holed = answer.stream().anyMatch(move -> move == null);
        Collection<Move> listed = holed
                ? answer
                : answer.stream()
                        .map(move -> claim.map(move::claiming).orElse(move))
                        .toList();
        Function<Position, ImmutableList<Move>> legal = position -> position.legalMoves().stream()
                .filter(move -> move.claim().equals(claim))
                .collect(ImmutableList.toImmutableList());
        boolean inTheMiddle = claim.isPresent() && !claiming.orElseThrow().tellsResult();
        compareMoves(played, state, legal, listed, inTheMiddle);
    }

    /** Who is wrong about turn or end lists moves accordingly, so that comes first. */
    private void compareMoves(
            Game played,
            S state,
            Function<Position, ImmutableList<Move>> legal,
            Collection<Move> listed,
            boolean inTheMiddle) {
        new MoveComparison(played, legal, engine.listsDuplicates())
                .compare(listed, earlier, explaining)
                .ifPresent(finding -> {
                    if (!inTheMiddle) {
                        compareStanding(played, state);
                    }
                    stop(finding);
                });
    }

    /** Read while it is waited for: a list may be made only when it is read, and may never end. */
    private static <T> @Nullable List<T> copied(@Nullable Collection<T> answer) {
        if (answer == null) {
            return null;
        }
        List<T> copy = new ArrayList<>();
        for (T element : answer) {
            copy.add(element);
            checkState(copy.size() <= MOST_LISTED, "more than %s entries in a list", MOST_LISTED);
        }
        return copy;
    }

    /** A question that may be asked again: a late answer gets a second chance, since machines stumble. */
    private <T> T question(String question, Game game, Supplier<? extends @Nullable T> method) {
        T answer = answer(question, game, method);
        if (punctuality.isLate()) {
            answer(question, game, method);
            punctuality.secondChance("the engine's " + question, game).ifPresent(Interview::stop);
        }
        return answer;
    }

    /** A call that changes the state. */
    private <T> T act(String act, Game game, Supplier<? extends @Nullable T> method) {
        T answer = answer(act, game, method);
        if (punctuality.isLate()) {
            stop(punctuality.late("the engine's " + act, game));
        }
        return answer;
    }

    /** Calls the engine; what it throws, and null, are findings like any other. */
    private <T> T answer(String call, Game game, Supplier<? extends @Nullable T> method) {
        @Nullable T answer;
        try {
            answer = watch.ask(call, game, method::get);
        } catch (Throwable thrown) {
            throw new Disagreement(Foreign.finding("the engine", call, game, thrown));
        }
        if (answer == null) {
            String sentence = "the engine's " + call + " returned null";
            throw new Disagreement(Finding.ofNoRule(game, Difference.NULL_ANSWER, call.split(" ")[0], sentence));
        }
        return answer;
    }

    private static void stop(Finding finding) {
        throw new Disagreement(finding);
    }
}
