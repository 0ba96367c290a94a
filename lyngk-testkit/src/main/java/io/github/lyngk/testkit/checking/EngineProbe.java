package io.github.lyngk.testkit.checking;

import static com.google.common.base.Preconditions.checkState;

import com.google.common.collect.ImmutableList;
import io.github.lyngk.core.Color;
import io.github.lyngk.core.Game;
import io.github.lyngk.core.Move;
import io.github.lyngk.core.Player;
import io.github.lyngk.core.Position;
import io.github.lyngk.core.Setup;
import io.github.lyngk.testkit.ClaimingEngine;
import io.github.lyngk.testkit.Engine;
import io.github.lyngk.testkit.EngineResult;
import io.github.lyngk.testkit.Fault.Kind;
import io.github.lyngk.testkit.remote.RemoteProgram;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * Puts questions to one engine. Whatever is no answer (an exception, null, a refusal, a late answer) is thrown as
 * {@link NoAnswer}.
 *
 * @param <S> the engine's state
 */
final class EngineProbe<S> {

    /** More than there are moves, several routes to each included. */
    private static final int MOST_LISTED = 100_000;

    private final Engine<S> engine;
    private final HangGuard guard;
    private final Limit limit;
    private boolean showsPositions;

    EngineProbe(Engine<S> engine, HangGuard guard, Limit limit) {
        this.engine = engine;
        this.guard = guard;
        this.limit = limit;
    }

    /** A question that got no answer. */
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

    boolean tellsResultAfterClaim() {
        return claiming().tellsResultAfterClaim();
    }

    private ClaimingEngine<S> claiming() {
        return (ClaimingEngine<S>) engine;
    }

    /** Whether the engine declares that it can be set up with a position. */
    boolean canSetUp(Position position) {
        if (engine.setsUpAnyPosition()) {
            return engine.setsUpScoredFives()
                    || position.fives(Player.FIRST) == 0 && position.fives(Player.SECOND) == 0;
        }
        Setup setup = position.toSetup();
        return setup.isInitial() && setup.playerToMove() == Player.FIRST;
    }

    S setUp(Position position) {
        Game game = Game.of(position);
        if (engine instanceof RemoteProgram program) {
            try {
                guard.act("start", () -> {
                    program.ready();
                    return true;
                });
            } catch (RuntimeException notStarted) {
                throw new NoAnswer(Disagreement.thrown(game, "the engine", "start", notStarted));
            }
        }
        return act(engine instanceof RemoteProgram ? "position" : "setUp", game, () -> engine.setUp(position));
    }

    /** Plays a move without its claim, if claims are separate. */
    S play(Game before, S state, Move move) {
        Move played = claimsSeparately() ? move.withoutClaim() : move;
        return act("play " + played, before.play(move), () -> engine.play(state, played));
    }

    S claim(Game before, S state, Color color) {
        return act("claim " + color.letter(), before, () -> claiming().claim(state, color));
    }

    /** Whether an illegal move is played instead of being refused with an exception. */
    boolean playsIllegal(Game played, S state, Move move) {
        try {
            guard.ask("play " + move, played, () -> engine.play(state, move));
            return true;
        } catch (Throwable refusal) {
            rethrowIfNotTheirs(refusal);
            return false;
        }
    }

    /** Everything that is asked in a position. */
    Answers ask(Game played, S state, boolean movesFirst) {
        Optional<List<Move>> early = movesFirst ? Optional.of(moves(played, state)) : Optional.empty();
        EngineResult result = result(played, state);
        Optional<List<Color>> claims = claimsSeparately() ? Optional.of(claims(played, state)) : Optional.empty();
        List<Move> moves = early.orElseGet(() -> moves(played, state));
        String show = engine instanceof RemoteProgram ? "show" : "setup";
        Optional<Setup> shown = question(show, played, () -> engine.setup(state));
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

    /** Reads a list while the call is guarded: it may be made only when it is read, and may never end. */
    private static <T> @Nullable List<T> copy(String question, Game game, @Nullable Collection<T> answer) {
        if (answer == null) {
            return null;
        }
        List<T> copy = new ArrayList<>();
        for (T element : answer) {
            if (element == null) {
                throw new NoAnswer(isNull(game, "list", "the engine has null among its " + question));
            }
            copy.add(element);
            checkState(copy.size() <= MOST_LISTED, "more than %s entries in a list", MOST_LISTED);
        }
        return copy;
    }

    /** A question may be asked again if its answer is late. */
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

    /** A call that changes the state is made once. */
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
            answer = guard.ask(call, game, code::get);
        } catch (NoAnswer known) {
            throw known;
        } catch (Throwable thrown) {
            rethrowIfNotTheirs(thrown);
            throw new NoAnswer(heard(Disagreement.thrown(game, "the engine", call, thrown)));
        }
        if (answer == null) {
            throw new NoAnswer(isNull(game, call.split(" ")[0], "the engine's " + call + " returned null"));
        }
        return answer;
    }

    private static Disagreement isNull(Game game, String question, String sentence) {
        return Disagreement.of(game, Feature.withoutRule(Kind.NULL_ANSWER, question), sentence);
    }

    /** A disagreement with what was said last, if the engine runs elsewhere. */
    Disagreement heard(Disagreement disagreement) {
        return engine instanceof RemoteProgram program
                ? disagreement.with(ImmutableList.copyOf(program.exchanges()))
                : disagreement;
    }

    /** Rethrows what is no answer of the program: the end of an abandoned thread, and errors of the virtual machine. */
    static void rethrowIfNotTheirs(Throwable thrown) {
        if (thrown instanceof HangGuard.Abandoned abandoned) {
            throw abandoned;
        }
        if (thrown instanceof VirtualMachineError error && !(thrown instanceof StackOverflowError)) {
            throw error;
        }
    }
}
