package io.github.lyngk.testkit.process;

import io.github.lyngk.core.Bot;
import io.github.lyngk.core.Move;
import io.github.lyngk.core.Position;
import io.github.lyngk.testkit.remote.RemoteFailure;
import java.time.Duration;
import java.util.Optional;

/**
 * A bot in a child process, in whatever language, that speaks the LYNGK line protocol.
 *
 * <pre>{@code
 * class PythonBotTest implements BotContract {
 *     public Bot bot() {
 *         return ProcessBot.start("python3", "bot.py");
 *     }
 * }
 * }</pre>
 *
 * <p>Which variants it plays and whether it is deterministic, it says itself when it is greeted. {@link #choose} throws a
 * {@link RemoteFailure} where the child refuses, says something that is no answer, says nothing for 10 s, or ends; after
 * such a failure, unless it is a refusal, the next call starts a fresh child.
 *
 * <p>The child is ended by {@link #close}, after a failure, and when this virtual machine ends, together with the
 * descendants that were found while it ran. A process whose parent ends before it is found is not ended: a daemon that
 * detaches at once, or a process that the child starts right before it crashes or quits. Nothing is ended if this virtual
 * machine is killed with SIGKILL or halted; a child that keeps to the protocol then ends at the end of its input.
 *
 * <p>Not thread-safe.
 */
public final class ProcessBot extends ProcessProgram implements Bot {

    private Optional<Duration> limit = Optional.empty();

    private ProcessBot(ProtocolClient client) {
        super(client);
    }

    /**
     * Starts a bot and asks what it can do.
     *
     * @param command the program and its arguments
     * @return the bot
     * @throws RemoteFailure of kind {@code NO_START} if it cannot be started, does not answer within 30 s, or is no bot
     */
    public static ProcessBot start(String... command) {
        return start(new ProcessBuilder(command));
    }

    /**
     * Starts a bot and asks what it can do.
     *
     * @param command the program and its arguments, perhaps with a folder and an environment
     * @return the bot
     * @throws RemoteFailure of kind {@code NO_START} if it cannot be started, does not answer within 30 s, or is no bot
     */
    public static ProcessBot start(ProcessBuilder command) {
        return new ProcessBot(new ProtocolClient(command, "bot"));
    }

    @Override
    public Move choose(Position position) {
        client.position(position.toString());
        return client.ask(
                "choose" + limit.map(time -> " " + Math.max(1, time.toMillis())).orElse(""), AnswerParser::move);
    }

    @Override
    public boolean deterministic() {
        return client.facts().is("deterministic", "yes");
    }

    @Override
    public void limit(Duration time) {
        limit = Optional.of(time);
    }
}
