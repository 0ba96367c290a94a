package io.github.lyngk.notation.protocol;

import static com.google.common.base.Preconditions.checkArgument;
import static java.util.Objects.requireNonNull;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import io.github.lyngk.core.Bot;
import io.github.lyngk.core.Move;
import io.github.lyngk.core.Position;
import io.github.lyngk.core.Variant;
import java.time.Duration;

/**
 * A bot that runs in a child process and uses the LYNGK line protocol. It can be written in any language.
 *
 * <pre>{@code
 * try (ProgramBot bot = ProgramBot.start("python3", "bot.py")) {
 *     game = game.play(bot.choose(game.position(), Duration.ofSeconds(1)));
 * }
 * }</pre>
 *
 * <p>The child declares which variants it plays and whether it is deterministic. The {@code choose} methods throw
 *
 * <ul>
 *   <li>{@link ProgramFailure} if the child refuses a command, prints something that is not an answer, does not answer
 *       in time, or ends. After such a failure, unless it is a refusal, the child is ended and the next call starts a
 *       new one;
 *   <li>{@link IllegalStateException} if the bot was closed.
 * </ul>
 *
 * <p>They return the move that the child chose, even if it is illegal; {@link Position#play} then throws an {@link
 * io.github.lyngk.core.IllegalMoveException}. If a thread is interrupted while it waits, the method throws a failure of
 * kind {@code HANG}, and the thread remains interrupted.
 *
 * <p>The child is ended by {@link #close}, after a failure other than a refusal, and when this virtual machine ends,
 * together with its descendants that were found while it ran. A process that detaches itself from the child
 * immediately, or is started just before the child ends, is not ended. If this virtual machine is killed with SIGKILL
 * or halted, nothing is ended; a child that follows the protocol then ends because its input ends.
 *
 * <p>Not thread-safe, except that another thread may call {@link #close}.
 */
public final class ProgramBot implements Bot, RemoteProgram {

    private final ProgramClient client;

    private ProgramBot(ProgramClient client) {
        this.client = client;
    }

    /**
     * Starts a bot and reads the facts that it declares.
     *
     * @param command the program and its arguments
     * @return the bot
     * @throws IllegalArgumentException if the command is empty
     * @throws ProgramFailure of kind {@code NO_START} if the program cannot be started, does not answer within 30 s, or
     *     is not a bot
     */
    public static ProgramBot start(String... command) {
        return start(new ProcessBuilder(command));
    }

    /**
     * Starts a bot and reads the facts that it declares.
     *
     * @param command the program and its arguments, with an optional working directory and environment; the builder is
     *     copied
     * @return the bot
     * @throws IllegalArgumentException if the command is empty
     * @throws ProgramFailure of kind {@code NO_START} if the program cannot be started, does not answer within 30 s, or
     *     is not a bot
     */
    public static ProgramBot start(ProcessBuilder command) {
        return new ProgramBot(ProgramClient.startBot(command));
    }

    /**
     * Asks the child for a move and waits for the answer, by default up to 10 s; {@link #answerTimeout} sets another
     * time.
     *
     * @param position a position that is not over
     * @return the move that the child chose
     * @throws ProgramFailure if the child gives no valid answer in time; of kind {@code REFUSAL} if it refuses to
     *     choose, for example because the position is over
     */
    @Override
    public Move choose(Position position) {
        client.position(position);
        return client.ask("choose", ProgramClient::move);
    }

    /**
     * Asks the child for a move within a time limit, which is sent in whole milliseconds, at least 1. A child that does
     * not answer within the limit is ended; to accept late answers, call {@link #answerTimeout} with more than the
     * limit. The limit does not include the start of a new child after a failure.
     *
     * @param position a position that is not over
     * @param limit the time that the child may use, more than zero
     * @return the move that the child chose
     * @throws IllegalArgumentException if the limit is not more than zero
     * @throws ProgramFailure if the child gives no valid answer in time; of kind {@code REFUSAL} if it refuses to
     *     choose, for example because the position is over
     */
    @Override
    public Move choose(Position position, Duration limit) {
        requireNonNull(position, "position");
        checkArgument(limit.compareTo(Duration.ZERO) > 0, "a limit is more than zero, but was %s", limit);
        client.position(position);
        return client.choose(limit);
    }

    @Override
    public String name() {
        return client.name();
    }

    @Override
    public ImmutableSet<Variant> variants() {
        return client.variants();
    }

    @Override
    public boolean deterministic() {
        return client.deterministic();
    }

    @Override
    public void answerTimeout(Duration time) {
        client.answerTimeout(time);
    }

    @Override
    public void ready() {
        client.ready();
    }

    @Override
    public ImmutableList<String> exchanges() {
        return client.exchanges();
    }

    @Override
    public void close() {
        client.close();
    }
}
