package io.github.lyngk.testkit.process;

import static com.google.common.base.Preconditions.checkArgument;
import static com.google.common.base.Preconditions.checkState;

import com.google.common.collect.EvictingQueue;
import com.google.common.collect.ImmutableList;
import io.github.lyngk.notation.text.Excerpt;
import io.github.lyngk.testkit.remote.RemoteFailure;
import io.github.lyngk.testkit.remote.RemoteFailure.Kind;
import java.io.File;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.Queue;
import java.util.function.Function;

/**
 * Speaks the line protocol with a child process: one command, one answer. A child that fails to answer is ended; the next
 * position is given to a fresh one.
 */
final class ProtocolClient {

    private static final Duration GREETING = Duration.ofSeconds(30);
    private static final Duration PATIENCE = Duration.ofSeconds(10);
    private static final Duration PARTING = Duration.ofSeconds(3);
    private static final int EXCHANGES_KEPT = 10;
    private static final int CHANCES = 3;

    private final ProcessBuilder command;
    private final String role;
    private final Queue<String> exchanges = EvictingQueue.create(EXCHANGES_KEPT);
    private final Facts facts;
    private Duration patience = PATIENCE;
    private volatile Child child;
    private volatile Optional<RemoteFailure> failure = Optional.empty();
    private volatile boolean closed;

    /**
     * Starts a child and greets it.
     *
     * @param command the program and its arguments, folder and environment; where its streams lead is not looked at
     * @param role what the child has to be, {@code engine} or {@code bot}
     * @throws RemoteFailure if that fails
     */
    ProtocolClient(ProcessBuilder command, String role) {
        checkArgument(!command.command().isEmpty(), "a command has at least one word");
        this.command = new ProcessBuilder(ImmutableList.copyOf(command.command())).directory(command.directory());
        this.command.environment().clear();
        this.command.environment().putAll(command.environment());
        this.role = role;
        this.child = Child.start(this.command);
        this.facts = greet();
    }

    Facts facts() {
        return facts;
    }

    /** What to call the program: the name it gives itself, else the first and last word of the command. */
    String name() {
        List<String> words = command.command();
        String program = new File(words.get(0)).getName();
        String last = words.size() > 1 ? " " + words.get(words.size() - 1) : "";
        return facts.name().isEmpty() ? LinePump.shown(program + last) : facts.name();
    }

    void patience(Duration time) {
        patience = time;
    }

    synchronized ImmutableList<String> exchanges() {
        return ImmutableList.copyOf(exchanges);
    }

    private synchronized void note(String line, String answer) {
        exchanges.add(LinePump.shown(line) + "  ->  " + answer);
    }

    private Facts greet() {
        try {
            Facts told = Facts.parse(exchange("lyngk 1", GREETING));
            child.remember();
            if (!told.hasRole(role)) {
                throw child.failure(Kind.NO_START, "does not say roles=" + role + " in answer to lyngk 1");
            }
            return told;
        } catch (RemoteFailure notGreeted) {
            child.kill();
            throw new RemoteFailure(Kind.NO_START, notGreeted.sentence(), notGreeted.errorOutput());
        } catch (IllegalArgumentException senseless) {
            child.kill();
            throw child.failure(
                    Kind.NO_START, "answers lyngk 1 with something that is no fact: " + senseless.getMessage());
        }
    }

    /** Starts a fresh child if the last one failed; one that fails to start is given another chance. */
    void ready() {
        checkState(!closed, "%s was closed", name());
        for (int chance = CHANCES; failure.isPresent(); chance--) {
            try {
                child = Child.start(command);
                Facts again = greet();
                if (!again.differingFrom(facts).isEmpty()) {
                    child.kill();
                    throw child.failure(Kind.NO_START, "tells other facts than before: " + again.differingFrom(facts));
                }
                failure = Optional.empty();
                if (closed) {
                    child.kill(); // by somebody else meanwhile
                }
            } catch (RemoteFailure notStarted) {
                if (chance == 1 || Thread.currentThread().isInterrupted()) {
                    throw notStarted;
                }
            }
        }
    }

    /** Gives the child a position, a fresh one if the last child failed. */
    void position(String line) {
        ready();
        tell("position " + line);
    }

    /** Says something that has no answer but {@code ok}. */
    void tell(String line) {
        ask(line, answer -> {
            checkArgument(answer.isEmpty(), "just ok was expected");
            return answer;
        });
    }

    /**
     * Says a command.
     *
     * @param reading makes something of the answer after {@code ok}, or throws an {@link IllegalArgumentException}
     * @throws RemoteFailure if it is refused, or there is no proper answer, or the child is not there any more
     */
    <T> T ask(String line, Function<String, T> reading) {
        String answer = ask(line);
        try {
            return reading.apply(answer);
        } catch (IllegalArgumentException senseless) {
            String said = LinePump.shown(("ok " + answer).strip());
            String reason = Excerpt.printable(String.valueOf(senseless.getMessage()));
            throw fail(
                    child.failure(Kind.GARBLED_ANSWER, "answered \"" + said + "\" to " + word(line) + ": " + reason));
        }
    }

    private String ask(String line) {
        checkState(!closed, "%s was closed", name());
        if (failure.isPresent()) {
            throw failure.get();
        }
        try {
            return exchange(line, patience);
        } catch (RemoteFailure unanswered) {
            RemoteFailure told = unanswered.kind() == Kind.REFUSAL ? unanswered : fail(unanswered);
            checkState(!closed, "%s was closed", name());
            throw told;
        }
    }

    private String exchange(String line, Duration time) {
        Optional<String> unasked = child.unasked();
        if (unasked.isPresent()) {
            note("(nothing)", unasked.get());
            throw child.failure(Kind.GARBLED_ANSWER, "said " + unasked.get() + " without being asked");
        }
        child.say(line);
        LinePump.Line answer;
        try {
            answer = child.hear(time);
        } catch (RemoteFailure silent) {
            note(line, "(" + silent.sentence() + ")");
            throw new RemoteFailure(
                    silent.kind(), silent.sentence() + " when asked " + word(line), silent.errorOutput());
        }
        note(line, LinePump.shown(answer.text()));
        String text = answer.text();
        if (answer.fault().isEmpty() && (text.equals("ok") || text.startsWith("ok "))) {
            if (text.endsWith(" ") || text.contains("  ")) {
                throw child.failure(
                        Kind.GARBLED_ANSWER,
                        "answered " + answer.quoted() + " to " + word(line)
                                + ", and the words of an answer are separated by single blanks, with none at the end");
            }
            return text.substring(Math.min(3, text.length()));
        }
        if (answer.fault().isEmpty() && (text.equals("no") || text.startsWith("no "))) {
            throw child.failure(Kind.REFUSAL, "refused " + word(line) + ": " + answer.quoted());
        }
        String reason = answer.fault().isEmpty()
                ? ", and an answer begins with ok or no; does it print something else on standard output?"
                : "";
        throw child.failure(Kind.GARBLED_ANSWER, "answered " + answer.quoted() + " to " + word(line) + reason);
    }

    private RemoteFailure fail(RemoteFailure reason) {
        child.kill();
        failure = Optional.of(reason);
        return reason;
    }

    /** The command without its arguments, which the game tells. */
    private static String word(String line) {
        int blank = line.indexOf(' ');
        return line.startsWith("lyngk") || blank < 0 ? line : line.substring(0, blank);
    }

    /**
     * Takes leave; whoever does not go is ended.
     *
     * @throws RemoteFailure if the child does not end as it should
     */
    void close() {
        if (closed || failure.isPresent()) {
            closed = true;
            return;
        }
        closed = true;
        child.say("quit");
        Optional<Integer> code = child.end(PARTING);
        if (code.isEmpty() && !Thread.currentThread().isInterrupted()) {
            throw child.failure(Kind.HANG, "did not end within " + PARTING.toSeconds() + " s of quit");
        }
        if (code.isPresent() && code.get() != 0) {
            throw child.failure(Kind.CRASH, "ended with exit code " + code.get() + " after quit");
        }
        Optional<String> last = child.lastWords();
        if (last.isPresent()) {
            throw child.failure(Kind.GARBLED_ANSWER, "said " + last.get() + " to quit, which has no answer");
        }
    }
}
