package io.github.lyngk.testkit;

import com.google.common.base.Splitter;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import com.google.common.collect.ImmutableSet;
import io.github.lyngk.core.Color;
import io.github.lyngk.core.Move;
import io.github.lyngk.core.Player;
import io.github.lyngk.core.Position;
import io.github.lyngk.core.Setup;
import io.github.lyngk.core.Variant;
import io.github.lyngk.notation.protocol.ProgramClient;
import io.github.lyngk.notation.protocol.ProgramFailure;
import io.github.lyngk.notation.protocol.RemoteProgram;
import java.time.Duration;
import java.util.Collection;
import java.util.Optional;

/**
 * A rules engine in a child process, in any language, that speaks the LYNGK line protocol.
 *
 * <pre>{@code
 * CheckReport report = EngineCheck.of(() -> ProgramEngine.start("python3", "engine.py")).run();
 * }</pre>
 *
 * <p>The child declares what it can do; an engine with separate claims is also a {@link ClaimingEngine}. There is only one
 * state, that of the child. This object represents it, so the methods ignore their {@code state} argument.
 *
 * <p>Methods that send a command to the child throw:
 *
 * <ul>
 *   <li>{@link ProgramFailure} if the child refuses the command, prints an invalid answer, does not answer within 10 s, or
 *       exits. After any failure except a refusal, the next {@link #setUp} starts a new child;
 *   <li>{@link IllegalStateException} if the engine was closed.
 * </ul>
 *
 * <p>{@link io.github.lyngk.notation.protocol.ProgramBot} describes when the child is ended.
 *
 * <p>Not thread-safe, except that another thread may call {@link #close}.
 */
public sealed class ProgramEngine implements Engine<ProgramEngine>, RemoteProgram permits ProgramEngine.Claiming {

    private static final ImmutableMap<String, EngineResult> RESULTS = ImmutableMap.of(
            "turn 1", EngineResult.ongoing(Player.FIRST),
            "turn 2", EngineResult.ongoing(Player.SECOND),
            "won 1", EngineResult.won(Player.FIRST),
            "won 2", EngineResult.won(Player.SECOND),
            "draw", EngineResult.draw());

    final ProgramClient client;

    private ProgramEngine(ProgramClient client) {
        this.client = client;
    }

    /**
     * Starts an engine and reads its declarations.
     *
     * @param command the program and its arguments
     * @return the engine; a {@link ClaimingEngine} if it declares separate claims
     * @throws IllegalArgumentException if the command is empty
     * @throws ProgramFailure of kind {@code NO_START} if it cannot be started, does not answer within 30 s, or is not an
     *     engine
     */
    public static ProgramEngine start(String... command) {
        return start(new ProcessBuilder(command));
    }

    /**
     * Starts an engine and reads its declarations.
     *
     * @param command the program and its arguments, with an optional working directory and environment; the builder is
     *     copied
     * @return the engine; a {@link ClaimingEngine} if it declares separate claims
     * @throws IllegalArgumentException if the command is empty
     * @throws ProgramFailure of kind {@code NO_START} if it cannot be started, does not answer within 30 s, or is not an
     *     engine
     */
    public static ProgramEngine start(ProcessBuilder command) {
        ProgramClient client = ProgramClient.startEngine(command);
        return client.declares("claims", "separate") ? new Claiming(client) : new ProgramEngine(client);
    }

    @Override
    public final ProgramEngine setUp(Position position) {
        client.position(position);
        return this;
    }

    @Override
    public final Collection<Move> moves(ProgramEngine state) {
        return client.askMoves("moves");
    }

    @Override
    public final ProgramEngine play(ProgramEngine state, Move move) {
        client.send("play " + move);
        return this;
    }

    @Override
    public final EngineResult result(ProgramEngine state) {
        return client.ask("result", ProgramEngine::result);
    }

    private static EngineResult result(String answer) {
        EngineResult result = RESULTS.get(answer);
        if (result == null) {
            throw new IllegalArgumentException("it is none of " + String.join(", ", RESULTS.keySet()));
        }
        return result;
    }

    @Override
    public final Optional<Setup> setup(ProgramEngine state) {
        return client.declares("show", "yes") ? Optional.of(client.ask("show", Setup::parse)) : Optional.empty();
    }

    @Override
    public final boolean setsUpAnyPosition() {
        return !client.declares("setup", "start");
    }

    @Override
    public final boolean setsUpScoredFives() {
        return client.declares("setup", "any");
    }

    @Override
    public final boolean listsDuplicates() {
        return client.declares("duplicates", "yes");
    }

    @Override
    public final String name() {
        return client.name();
    }

    @Override
    public final ImmutableSet<Variant> variants() {
        return client.variants();
    }

    @Override
    public final void answerTimeout(Duration time) {
        client.answerTimeout(time);
    }

    @Override
    public final void ready() {
        client.ready();
    }

    @Override
    public final ImmutableList<String> exchanges() {
        return client.exchanges();
    }

    @Override
    public final void close() {
        client.close();
    }

    /** An engine in which claims and moves are separate commands. */
    static final class Claiming extends ProgramEngine implements ClaimingEngine<ProgramEngine> {

        Claiming(ProgramClient client) {
            super(client);
        }

        @Override
        public Collection<Color> claims(ProgramEngine state) {
            return client.ask("claims", Claiming::colors);
        }

        static ImmutableList<Color> colors(String answer) {
            return answer.isEmpty()
                    ? ImmutableList.of()
                    : Splitter.on(' ').splitToList(answer).stream()
                            .map(Claiming::color)
                            .collect(ImmutableList.toImmutableList());
        }

        private static Color color(String word) {
            for (Color color : Color.values()) {
                if (word.equals(String.valueOf(color.letter()))) {
                    return color;
                }
            }
            throw new IllegalArgumentException(word + " is not the letter of a colour");
        }

        @Override
        public ProgramEngine claim(ProgramEngine state, Color color) {
            client.send("claim " + color.letter());
            return this;
        }

        /** Between a claim and its move, the protocol allows only {@code moves} and {@code claims}. */
        @Override
        public boolean hasResultAfterClaim() {
            return false;
        }
    }
}
