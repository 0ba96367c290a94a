package io.github.lyngk.notation.protocol;

import static com.google.common.base.Preconditions.checkArgument;
import static com.google.common.base.Preconditions.checkState;
import static java.util.Objects.requireNonNull;

import com.google.common.base.CharMatcher;
import com.google.common.base.Splitter;
import com.google.common.collect.EvictingQueue;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import com.google.common.collect.Ordering;
import io.github.lyngk.core.Move;
import io.github.lyngk.core.Position;
import io.github.lyngk.core.Variant;
import io.github.lyngk.notation.protocol.ProgramFailure.Kind;
import io.github.lyngk.notation.text.Excerpt;
import io.github.lyngk.notation.text.InputLine;
import java.io.File;
import java.io.IOException;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.Queue;
import java.util.function.Function;
import java.util.regex.Pattern;

/**
 * The client of the line protocol. It starts an engine or bot as a child process, sends commands to it and reads the
 * answers. To get moves from a bot, {@link ProgramBot} is simpler.
 *
 * <pre>{@code
 * try (ProgramClient engine = ProgramClient.startEngine(new ProcessBuilder("python3", "engine.py"))) {
 *     engine.position(position);
 *     ImmutableList<Move> moves = engine.askMoves("moves");
 * }
 * }</pre>
 *
 * <p>All methods that send a command throw a {@link ProgramFailure} if the child refuses the command, prints something
 * that is not an answer, does not answer in time, or ends. After such a failure, unless it is a refusal, the child is
 * ended. Then {@link #position} or {@link #ready} starts a new child; until then, all other commands throw the same
 * failure again. After {@link #close}, all commands throw an {@link IllegalStateException}.
 *
 * <p>If a thread is interrupted while it waits, the method throws a failure of kind {@code HANG}, and the thread
 * remains interrupted. The child is ended as {@link ProgramBot} describes.
 *
 * <p>Not thread-safe, except that another thread may call {@link #close}.
 */
public final class ProgramClient implements RemoteProgram {

    private static final Duration GREETING = Duration.ofSeconds(30);
    private static final Duration ANSWER_TIMEOUT = Duration.ofSeconds(10);
    private static final Duration PARTING = Duration.ofSeconds(3);

    /** Longer times would overflow in nanoseconds. */
    private static final Duration LONGEST = Duration.ofDays(365);

    private static final Duration SHORTEST_LIMIT = Duration.ofMillis(1);
    private static final int EXCHANGES_KEPT = 10;
    private static final int CHANCES = 3;

    /** More than the number of legal moves with all their routes. */
    private static final int MOST_MOVES = 100_000;

    /** The error of the operating system in a message of the JDK. */
    private static final Pattern NO_SUCH_FILE = Pattern.compile("error(=|: )2\\b");

    private final ProcessBuilder command;
    private final String role;
    private final Queue<String> exchanges = EvictingQueue.create(EXCHANGES_KEPT);
    private final Facts facts;
    private String name;
    private Optional<Duration> timeout = Optional.empty();
    private volatile Child child;
    private volatile Optional<ProgramFailure> failure = Optional.empty();
    private volatile boolean closed;

    private ProgramClient(ProcessBuilder command, String role) {
        checkArgument(!command.command().isEmpty(), "a command has at least one word");
        this.command = new ProcessBuilder(ImmutableList.copyOf(command.command())).directory(command.directory());
        this.command.environment().clear();
        this.command.environment().putAll(command.environment());
        this.role = role;
        List<String> words = command.command();
        String last = words.size() > 1 ? " " + words.get(words.size() - 1) : "";
        this.name = LinePump.shown(new File(words.get(0)).getName() + last);
        this.child = startChild();
        this.facts = greet();
        this.name = facts.name().isEmpty() ? name : facts.name();
    }

    /**
     * Starts an engine and reads the facts that it declares.
     *
     * @param command the program and its arguments, with an optional working directory and environment; the builder is
     *     copied
     * @return the client of the engine
     * @throws IllegalArgumentException if the command is empty
     * @throws ProgramFailure of kind {@code NO_START} if the program cannot be started, does not answer within 30 s, or
     *     is not an engine
     */
    public static ProgramClient startEngine(ProcessBuilder command) {
        return new ProgramClient(command, "engine");
    }

    /**
     * Starts a bot and reads the facts that it declares.
     *
     * @param command the program and its arguments, with an optional working directory and environment; the builder is
     *     copied
     * @return the client of the bot
     * @throws IllegalArgumentException if the command is empty
     * @throws ProgramFailure of kind {@code NO_START} if the program cannot be started, does not answer within 30 s, or
     *     is not a bot
     */
    public static ProgramClient startBot(ProcessBuilder command) {
        return new ProgramClient(command, "bot");
    }

    /**
     * {@return the name and version that the program declares; otherwise the file name of the program and the last
     * argument of the command}
     */
    @Override
    public String name() {
        return name;
    }

    @Override
    public ImmutableSet<Variant> variants() {
        return facts.variants();
    }

    @Override
    public boolean deterministic() {
        return declares("deterministic", "yes");
    }

    /**
     * Returns whether the program declared a fact with a value, in its answer to {@code lyngk 1}.
     *
     * @param fact the name of a fact, for example {@code show}
     * @param value the whole value, for example {@code yes}
     * @return whether the fact has that value, by declaration or by default
     */
    public boolean declares(String fact, String value) {
        return facts.is(requireNonNull(fact, "fact"), requireNonNull(value, "value"));
    }

    /** {@inheritDoc} The default is 10 s. */
    @Override
    public void answerTimeout(Duration time) {
        checkArgument(
                time.compareTo(Duration.ZERO) > 0, "the time for an answer must be more than zero, but was %s", time);
        timeout = Optional.of(time);
    }

    @Override
    public ImmutableList<String> exchanges() {
        synchronized (exchanges) {
            return ImmutableList.copyOf(exchanges);
        }
    }

    private void note(String line, String answer) {
        synchronized (exchanges) {
            exchanges.add(LinePump.shown(line) + "  ->  " + answer);
        }
    }

    private ProgramFailure failure(Kind kind, String message) {
        return new ProgramFailure(kind, name, message, child.errorOutput(), exchanges());
    }

    private Child startChild() {
        try {
            return Child.start(command);
        } catch (IOException | RuntimeException e) {
            String message = String.valueOf(e.getMessage());
            String reason =
                    command.directory() == null && NO_SUCH_FILE.matcher(message).find()
                            ? "no such program"
                            : Excerpt.printable(message);
            throw new ProgramFailure(
                    Kind.NO_START, name, "cannot be started: " + reason, ImmutableList.of(), exchanges());
        }
    }

    private Facts greet() {
        try {
            Facts declared = Facts.parse(exchange("lyngk 1", GREETING));
            child.remember();
            if (!declared.hasRole(role)) {
                throw failure(Kind.NO_START, "does not declare roles=" + role + " in answer to lyngk 1");
            }
            return declared;
        } catch (ProgramFailure notGreeted) {
            child.kill();
            throw new ProgramFailure(
                    Kind.NO_START, name, notGreeted.detail(), notGreeted.errorOutput(), notGreeted.exchanges());
        } catch (IllegalArgumentException senseless) {
            child.kill();
            throw failure(Kind.NO_START, "declares a wrong fact in answer to lyngk 1: " + senseless.getMessage());
        }
    }

    @Override
    public void ready() {
        checkState(!closed, "%s was closed", name);
        for (int chance = CHANCES; failure.isPresent(); chance--) {
            try {
                child = startChild();
                if (closed) {
                    child.kill(); // by another thread meanwhile, which may have seen the previous child only
                }
                Facts again = greet();
                if (!again.differingFrom(facts).isEmpty()) {
                    child.kill();
                    throw failure(Kind.NO_START, "reports other facts than before: " + again.differingFrom(facts));
                }
                failure = Optional.empty();
            } catch (ProgramFailure notStarted) {
                checkState(!closed, "%s was closed", name);
                if (chance == 1 || Thread.currentThread().isInterrupted()) {
                    throw notStarted;
                }
            }
        }
    }

    /**
     * Sends a position to the child. After a failure, starts a new child first.
     *
     * @param position the position to set up
     * @throws ProgramFailure if the child does not answer {@code ok} in time, or no child can be started
     */
    public void position(Position position) {
        requireNonNull(position, "position");
        ready();
        send("position " + position);
    }

    /**
     * Sends a command whose answer is {@code ok} without other words.
     *
     * @param command the command, for example {@code play b1-c2}
     * @throws IllegalArgumentException if the command contains a line break
     * @throws ProgramFailure if the child gives another answer, or none in time
     */
    public void send(String command) {
        ask(command, answer -> {
            checkArgument(answer.isEmpty(), "just ok was expected");
            return answer;
        });
    }

    /**
     * Sends a command and reads its answer.
     *
     * @param <T> the type of the parsed answer
     * @param command the command, for example {@code result}
     * @param reader parses the words that follow {@code ok}, possibly empty; if it throws an {@link
     *     IllegalArgumentException}, the answer is a failure of kind {@code GARBLED_ANSWER}
     * @return the result of the reader
     * @throws IllegalArgumentException if the command contains a line break
     * @throws ProgramFailure if the child gives no valid answer in time
     */
    public <T> T ask(String command, Function<String, T> reader) {
        return ask(command, reader, timeout.orElse(ANSWER_TIMEOUT));
    }

    /**
     * Sends a command and parses its answer as moves.
     *
     * @param command the command, for example {@code moves}
     * @return the moves in the order of the answer, possibly empty; they may be illegal
     * @throws IllegalArgumentException if the command contains a line break
     * @throws ProgramFailure if the child gives no valid answer in time
     */
    public ImmutableList<Move> askMoves(String command) {
        return ask(command, answer -> {
            List<String> words =
                    answer.isEmpty() ? ImmutableList.of() : Splitter.on(' ').splitToList(answer);
            checkArgument(words.size() <= MOST_MOVES, "it has %s words, and there are not so many moves", words.size());
            return words.stream().map(ProgramClient::move).collect(ImmutableList.toImmutableList());
        });
    }

    /** A move in its canonical form: servers read other forms, but do not print them. */
    static Move move(String word) {
        Move move = Move.parse(word);
        checkArgument(move.toString().equals(word), "%s is to be printed as %s", LinePump.shown(word), move);
        return move;
    }

    /** Asks for a move in the position that was sent, within a limit. */
    Move choose(Duration limit) {
        Duration atLeast = Ordering.natural().max(limit, SHORTEST_LIMIT);
        Duration sent = Ordering.natural().min(atLeast, LONGEST);
        return ask(
                "choose " + sent.toMillis(),
                ProgramClient::move,
                timeout.filter(longer -> longer.compareTo(atLeast) > 0).orElse(atLeast));
    }

    private <T> T ask(String line, Function<String, T> reader, Duration time) {
        requireNonNull(reader, "reader");
        checkArgument(CharMatcher.anyOf("\r\n").matchesNoneOf(line), "a command is one line");
        String answer = answer(line, Ordering.natural().min(time, LONGEST));
        try {
            return reader.apply(answer);
        } catch (IllegalArgumentException senseless) {
            String said = LinePump.shown(("ok " + answer).strip());
            String reason = Excerpt.printable(String.valueOf(senseless.getMessage()));
            throw fail(failure(Kind.GARBLED_ANSWER, "answered \"" + said + "\" to " + word(line) + ": " + reason));
        }
    }

    private String answer(String line, Duration time) {
        checkState(!closed, "%s was closed", name);
        if (failure.isPresent()) {
            throw failure.get();
        }
        try {
            return exchange(line, time);
        } catch (ProgramFailure unanswered) {
            ProgramFailure reported = unanswered.kind() == Kind.REFUSAL ? unanswered : fail(unanswered);
            checkState(!closed, "%s was closed", name);
            throw reported;
        }
    }

    private String exchange(String line, Duration time) {
        Optional<String> unasked = child.unasked();
        if (unasked.isPresent()) {
            note("(nothing)", unasked.get());
            throw failure(Kind.GARBLED_ANSWER, "said " + unasked.get() + " without being asked");
        }
        child.say(line);
        InputLine answer;
        try {
            answer = child.hear(time);
        } catch (Child.NoLine silent) {
            note(line, "(" + silent.message + ")");
            throw failure(silent.kind, silent.message + " instead of answering " + word(line));
        }
        note(line, LinePump.shown(answer.text()));
        String text = answer.text();
        String answered = "answered " + LinePump.quoted(answer) + " to " + word(line);
        if (answer.fault().isPresent()) {
            throw failure(Kind.GARBLED_ANSWER, answered);
        }
        if (text.equals("no") || text.startsWith("no ")) {
            throw failure(Kind.REFUSAL, "refused " + word(line) + ": " + LinePump.quoted(answer));
        }
        if (!text.equals("ok") && !text.startsWith("ok ")) {
            throw failure(
                    Kind.GARBLED_ANSWER,
                    answered
                            + ", but an answer must begin with ok or no; does it print something else on standard output?");
        }
        if (text.endsWith(" ") || text.contains("  ")) {
            throw failure(
                    Kind.GARBLED_ANSWER,
                    answered + ", but words must be separated by single blanks, with none at the end");
        }
        return text.substring(Math.min(3, text.length()));
    }

    private ProgramFailure fail(ProgramFailure reason) {
        child.kill();
        failure = Optional.of(reason);
        return reason;
    }

    /** Returns the command without its arguments, which follow from the game. */
    private static String word(String line) {
        int blank = line.indexOf(' ');
        return line.startsWith("lyngk") || blank < 0 ? line : line.substring(0, blank);
    }

    /**
     * Sends {@code quit} and ends the child. If the client is closed already, this does nothing.
     *
     * @throws ProgramFailure if the child does not end by itself within 3 s, with exit code 0 and without output; the
     *     child is ended in any case
     */
    @Override
    public void close() {
        if (closed) {
            return;
        }
        closed = true;
        if (failure.isPresent()) {
            child.kill(); // another thread may be starting it
            return;
        }
        child.remember(); // it may end before its children can be noted
        child.say("quit");
        Optional<Integer> code = child.end(PARTING);
        if (code.isEmpty() && !Thread.currentThread().isInterrupted()) {
            throw failure(Kind.HANG, "did not end within " + PARTING.toSeconds() + " s of quit");
        }
        if (code.isPresent() && code.get() != 0) {
            throw failure(Kind.CRASH, "ended with exit code " + code.get() + " after quit");
        }
        Optional<String> last = child.lastWords();
        if (last.isPresent()) {
            throw failure(Kind.GARBLED_ANSWER, "said " + last.get() + " to quit, which has no answer");
        }
    }
}
