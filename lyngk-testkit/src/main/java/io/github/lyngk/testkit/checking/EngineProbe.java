package io.github.lyngk.testkit.checking;

import static com.google.common.base.Preconditions.checkState;

import io.github.lyngk.core.Color;
import io.github.lyngk.core.Game;
import io.github.lyngk.core.Move;
import io.github.lyngk.core.Player;
import io.github.lyngk.core.Position;
import io.github.lyngk.core.Setup;
import io.github.lyngk.notation.protocol.RemoteProgram;
import io.github.lyngk.testkit.ClaimingEngine;
import io.github.lyngk.testkit.Engine;
import io.github.lyngk.testkit.EngineResult;
import io.github.lyngk.testkit.Fault.Kind;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * Calls one engine. If it does not answer properly (exception, null, refusal, late answer), throws {@link NoAnswer}.
 *
 * @param <S> the engine's state
 */
final class EngineProbe<S> {

    /** More than the number of moves, even with one entry for each route. */
    private static final int MOST_LISTED = 100_000;

    private final Engine<S> engine;
    private final boolean remote;
    private final boolean setsUpAny;
    private final boolean setsUpFives;
    private final HangGuard guard;
    private final Limit limit;
    private boolean showsPositions;

    EngineProbe(Engine<S> engine, HangGuard guard, Limit limit) {
        this.engine = engine;
        this.remote = engine instanceof RemoteProgram;
        this.setsUpAny = engine.setsUpAnyPosition();
        this.setsUpFives = engine.setsUpScoredFives();
        this.guard = guard;
        this.limit = limit;
    }

    /** Thrown when a question gets no proper answer. */
    static final class NoAnswer extends RuntimeException {
        private static final long serialVersionUID = 1L;

        private final transient Disagreement disagreement;

        NoAnswer(Disagreement disagreement) {
            super(null, null, false, false);
            this.disagreement = disagreement;
        }

        Disagreement disagreement() {
            return disagreement;
        }

        /** Whether the engine cannot be asked again: it hangs, or could not be restarted. */
        boolean isGone() {
            return disagreement.kind() == Kind.HANG || disagreement.kind() == Kind.NO_START;
        }
    }

    Engine<S> engine() {
        return engine;
    }

    boolean isTimeUp() {
        return guard.isTimeUp();
    }

    /** Whether the engine has ever shown a position. */
    boolean showsPositions() {
        return showsPositions;
    }

    boolean claimsSeparately() {
        return engine instanceof ClaimingEngine;
    }

    boolean hasResultAfterClaim() {
        return claiming().hasResultAfterClaim();
    }

    private ClaimingEngine<S> claiming() {
        return (ClaimingEngine<S>) engine;
    }

    /** Whether the engine declares that it can be set up with a position. */
    boolean canSetUp(Position position) {
        if (!setsUpAny) {
            return position.isInitial();
        }
        return setsUpFives || position.fives(Player.FIRST) + position.fives(Player.SECOND) == 0;
    }

    S setUp(Position position) {
        Game game = Game.of(position);
        try {
            guard.ready(engine);
        } catch (RuntimeException notStarted) {
            Disagreement.rethrowIfNotTheirs(notStarted);
            throw new NoAnswer(Disagreement.thrown(game, "the engine", "start", notStarted));
        }
        return act(remote ? "position" : "setUp", game, () -> engine.setUp(position));
    }

    S claim(Game before, S state, Color color) {
        return act("claim " + color.letter(), before, () -> claiming().claim(state, color));
    }

    /** Plays a move. If claims are separate, its claim must have been made. */
    S play(Game before, S state, Move move) {
        Move played = claimsSeparately() ? move.withoutClaim() : move;
        return act("play " + played, before.play(move), () -> engine.play(state, played));
    }

    /** Plays all moves of a game from a state at its start, claims included. */
    S playAll(Game game, S start) {
        S state = start;
        Game now = Game.of(game.start());
        for (Move move : game.moves()) {
            boolean claims = claimsSeparately() && move.claim().isPresent();
            S ready = claims ? claim(now, state, move.claim().get()) : state;
            state = play(now, ready, move);
            now = now.play(move);
        }
        return state;
    }

    /** Whether the engine plays an illegal move instead of throwing an exception. */
    boolean playsIllegal(Game played, S state, Move move) {
        try {
            guard.ask("play " + move, () -> engine.play(state, move));
            return true;
        } catch (Throwable refusal) {
            Disagreement.rethrowIfNotTheirs(refusal);
            Disagreement thrown = Disagreement.thrown(played, "the engine", "play " + move, refusal);
            if (thrown.kind() != Kind.EXCEPTION && thrown.kind() != Kind.REFUSAL) {
                throw new NoAnswer(thrown);
            }
            return false;
        }
    }

    /** Asks all questions about a position. */
    Answers ask(Game played, S state, boolean movesFirst) {
        Optional<List<Move>> early = movesFirst ? Optional.of(moves(played, state)) : Optional.empty();
        EngineResult result = result(played, state);
        Optional<List<Color>> claims = claimsSeparately() ? Optional.of(claims(played, state)) : Optional.empty();
        List<Move> moves = early.orElseGet(() -> moves(played, state));
        Optional<Setup> shown = question(remote ? "show" : "setup", played, () -> engine.setup(state));
        showsPositions |= shown.isPresent();
        return new Answers(result, claims, moves, shown);
    }

    EngineResult result(Game played, S state) {
        return question("result", played, () -> engine.result(state));
    }

    List<Move> moves(Game played, S state) {
        return question("moves", played, () -> copy("moves", played, engine.moves(state)));
    }

    List<Color> claims(Game played, S state) {
        return question(
                "claims", played, () -> copy("claims", played, claiming().claims(state)));
    }

    /** Reads a list while the call is guarded, since a lazy list may compute its elements now, and may never end. */
    private static <T> @Nullable List<T> copy(String question, Game game, @Nullable Collection<T> answer) {
        if (answer == null) {
            return null;
        }
        List<T> copy = new ArrayList<>();
        for (T element : answer) {
            if (element == null) {
                throw noAnswer(game, "list", "the engine has null among its " + question);
            }
            copy.add(element);
            checkState(copy.size() <= MOST_LISTED, "the list has more than %s entries", MOST_LISTED);
        }
        return copy;
    }

    /** Asks a question, and asks again if the answer is late. */
    private <T> T question(String question, Game game, Supplier<? extends @Nullable T> code) {
        T answer = answer(question, game, code);
        if (limit.isExceeded()) {
            answer(question, game, code);
            limit.afterRetry("the engine's " + question, game).ifPresent(late -> {
                throw new NoAnswer(late);
            });
        }
        return answer;
    }

    /** Makes a call that changes the state, and is therefore not repeated if it is late. */
    private <T> T act(String act, Game game, Supplier<? extends @Nullable T> code) {
        T answer = answer(act, game, code);
        if (limit.isExceeded()) {
            throw new NoAnswer(limit.late("the engine's " + act, game));
        }
        return answer;
    }

    private <T> T answer(String call, Game game, Supplier<? extends @Nullable T> code) {
        @Nullable T answer;
        try {
            answer = guard.ask(call, code::get);
        } catch (NoAnswer known) {
            throw known;
        } catch (Throwable thrown) {
            Disagreement.rethrowIfNotTheirs(thrown);
            throw new NoAnswer(Disagreement.thrown(game, "the engine", call, thrown));
        }
        if (answer == null) {
            throw noAnswer(game, call.split(" ")[0], "the engine's " + call + " returned null");
        }
        return answer;
    }

    private static NoAnswer noAnswer(Game game, String question, String message) {
        return new NoAnswer(Disagreement.of(game, Feature.withoutRule(Kind.NULL_ANSWER, question), message));
    }
}
