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
 * A bot in a child process, in any language, that speaks the LYNGK line protocol.
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
 *   <li>{@link ProgramFailure} if the child refuses, prints something that is not an answer, does not answer in time,
 *       or ends. After such a failure, unless it is a refusal, the child is ended and the next call starts a fresh one;
 *   <li>{@link IllegalStateException} if the bot was closed.
 * </ul>
 *
 * <p>They return the move that the child chose, legal or not: {@link Position#play} throws an
 * {@link io.github.lyngk.core.IllegalMoveException} if it is illegal. An interrupted thread stops waiting with a failure of
 * kind {@code HANG}, and remains interrupted.
 *
 * <p>The child is ended by {@link #close}, after a failure, and when this virtual machine ends, together with the
 * descendants that were found while it ran. A process whose parent ends before it is found is not ended: a daemon that
 * detaches at once, or a process that the child starts right before it crashes or quits. Nothing is ended if this virtual
 * machine is killed with SIGKILL or halted; a child that keeps to the protocol then ends at the end of its input.
 *
 * <p>Not thread-safe, except that another thread may call {@link #close}.
 */
public final class ProgramBot implements Bot, RemoteProgram {

    private final ProgramClient client;

    private ProgramBot(ProgramClient client) {
        this.client = client;
    }

    /**
     * Starts a bot and asks what it can do.
     *
     * @param command the program and its arguments
     * @return the bot
     * @throws ProgramFailure of kind {@code NO_START} if it cannot be started, does not answer within 30 s, or is not a
     *     bot
     */
    public static ProgramBot start(String... command) {
        return start(new ProcessBuilder(command));
    }

    /**
     * Starts a bot and asks what it can do.
     *
     * @param command the program and its arguments, perhaps with a folder and an environment; it is copied
     * @return the bot
     * @throws ProgramFailure of kind {@code NO_START} if it cannot be started, does not answer within 30 s, or is not a
     *     bot
     */
    public static ProgramBot start(ProcessBuilder command) {
        return new ProgramBot(ProgramClient.startBot(command));
    }

    /**
     * Chooses a move, and waits for it for 10 s or as {@link #answerTimeout} says.
     *
     * @param position a position that is not over
     * @return the move that the child chose
     * @throws ProgramFailure if the child gives no proper answer
     */
    @Override
    public Move choose(Position position) {
        client.position(position);
        return client.ask("choose", ProgramClient::move);
    }

    /**
     * Chooses a move within a time limit, which is sent to the child in whole milliseconds. A child that has not answered by
     * then is ended; call {@link #answerTimeout} with more than the limit to accept late answers. The limit covers the choice,
     * not the start of a fresh child after a failure.
     *
     * @param position a position that is not over
     * @param limit how long the child may think, more than zero
     * @return the move that the child chose
     * @throws ProgramFailure if the child gives no proper answer in time
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
