package io.github.lyngk.testkit.process;

import io.github.lyngk.core.Color;
import io.github.lyngk.core.Move;
import io.github.lyngk.core.Position;
import io.github.lyngk.core.Setup;
import io.github.lyngk.testkit.ClaimingEngine;
import io.github.lyngk.testkit.Engine;
import io.github.lyngk.testkit.EngineResult;
import io.github.lyngk.testkit.remote.RemoteFailure;
import java.util.Collection;
import java.util.Optional;

/**
 * A rules engine in a child process, in whatever language, that speaks the LYNGK line protocol.
 *
 * <pre>{@code
 * CheckReport report = EngineCheck.of(() -> ProcessEngine.start("python3", "engine.py")).run();
 * }</pre>
 *
 * <p>What it can do, it says itself when it is greeted; one that takes claims as commands of their own is a
 * {@link ClaimingEngine} too. There is one state, the child's, and the engine itself stands for it. All methods throw a
 * {@link RemoteFailure} where the child refuses, says something that is no answer, says nothing for 10 s, or ends; the
 * next {@link #setUp} after such a failure, unless it is a refusal, starts a fresh child.
 *
 * <p>The child is ended by {@link #close}, after a failure, and when this virtual machine ends, together with the
 * descendants that were found while it ran. A process whose parent ends before it is found is not ended: a daemon that
 * detaches at once, or a process that the child starts right before it crashes or quits. Nothing is ended if this virtual
 * machine is killed with SIGKILL or halted; a child that keeps to the protocol then ends at the end of its input.
 *
 * <p>Not thread-safe.
 */
public sealed class ProcessEngine extends ProcessProgram implements Engine<ProcessEngine>
        permits ProcessEngine.Claiming {

    private ProcessEngine(ProtocolClient client) {
        super(client);
    }

    /**
     * Starts an engine and asks what it can do.
     *
     * @param command the program and its arguments
     * @return the engine; a {@link ClaimingEngine} if it takes claims apart
     * @throws RemoteFailure of kind {@code NO_START} if it cannot be started, does not answer within 30 s, or is no engine
     */
    public static ProcessEngine start(String... command) {
        return start(new ProcessBuilder(command));
    }

    /**
     * Starts an engine and asks what it can do.
     *
     * @param command the program and its arguments, perhaps with a folder and an environment
     * @return the engine; a {@link ClaimingEngine} if it takes claims apart
     * @throws RemoteFailure of kind {@code NO_START} if it cannot be started, does not answer within 30 s, or is no engine
     */
    public static ProcessEngine start(ProcessBuilder command) {
        ProtocolClient client = new ProtocolClient(command, "engine");
        return client.facts().is("claims", "separate") ? new Claiming(client) : new ProcessEngine(client);
    }

    @Override
    public ProcessEngine setUp(Position position) {
        client.position(position.toString());
        return this;
    }

    @Override
    public Collection<Move> moves(ProcessEngine state) {
        return client.ask("moves", AnswerParser::moves);
    }

    @Override
    public ProcessEngine play(ProcessEngine state, Move move) {
        client.tell("play " + move);
        return this;
    }

    @Override
    public EngineResult result(ProcessEngine state) {
        return client.ask("result", AnswerParser::result);
    }

    @Override
    public Optional<Setup> setup(ProcessEngine state) {
        return client.facts().is("show", "yes")
                ? Optional.of(client.ask("show", AnswerParser::setup))
                : Optional.empty();
    }

    @Override
    public boolean setsUpAnyPosition() {
        return !client.facts().is("setup", "start");
    }

    @Override
    public boolean setsUpScoredFives() {
        return client.facts().is("setup", "any");
    }

    @Override
    public boolean listsDuplicates() {
        return client.facts().is("duplicates", "yes");
    }

    /** An engine in which a claim is a command of its own. */
    static final class Claiming extends ProcessEngine implements ClaimingEngine<ProcessEngine> {
        Claiming(ProtocolClient client) {
            super(client);
        }

        @Override
        public Collection<Color> claims(ProcessEngine state) {
            return client.ask("claims", AnswerParser::colors);
        }

        @Override
        public ProcessEngine claim(ProcessEngine state, Color color) {
            client.tell("claim " + color.letter());
            return this;
        }

        /** Between a claim and its move the protocol asks for moves and claims only. */
        @Override
        public boolean tellsResultAfterClaim() {
            return false;
        }
    }
}
