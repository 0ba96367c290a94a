package io.github.lyngk.testkit.process;

import static java.nio.charset.StandardCharsets.UTF_8;

import com.google.common.collect.ImmutableList;
import io.github.lyngk.notation.text.Excerpt;
import io.github.lyngk.testkit.remote.RemoteFailure;
import io.github.lyngk.testkit.remote.RemoteFailure.Kind;
import java.io.IOException;
import java.io.OutputStream;
import java.time.Duration;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.TimeUnit;

/**
 * A child process that reads lines and prints lines. When it is ended, and when this virtual machine ends, its descendants
 * are ended too, as far as they were noted: at each of the first commands, later at a command if the last look was more
 * than 250 ms ago, and right before it is ended.
 *
 * <p>A process whose parent has ended has another parent and cannot be found any more. So these are not ended:
 *
 * <ul>
 *   <li>a daemon that detaches, for example by a double fork, between two looks; once noted, a process is ended even if
 *       its parent ended before;
 *   <li>a process that is started after the last look by a parent that then ends, such as one that crashes or quits;
 *   <li>any process, if this virtual machine is killed with SIGKILL or halted. A child that keeps to the protocol then ends
 *       at the end of its input.
 * </ul>
 *
 * <p>Not thread-safe, except that {@link #kill} may be called by anybody.
 */
final class Child {

    private static final long GLANCE_MILLIS = 20;

    /** How long something of a process that has ended may still be on its way to us. */
    private static final Duration ECHO = Duration.ofMillis(500);

    /** Processes mostly start others when they are first asked something, so they are looked at then. */
    private static final int OFTEN = 12;

    private static final long NOW_AND_THEN = Duration.ofMillis(250).toNanos();

    private static final Set<Child> ALIVE = ConcurrentHashMap.newKeySet();

    /** Whether this virtual machine ends, in which case no child is to be left alive. */
    private static volatile boolean ending;

    static {
        Runtime.getRuntime()
                .addShutdownHook(new Thread(
                        () -> {
                            ending = true;
                            ALIVE.forEach(Child::kill);
                        },
                        "lyngk-children"));
    }

    private final Process process;
    private final OutputStream commands;
    private final LinePump answers;
    private final LinePump errors;
    private final Set<ProcessHandle> family = ConcurrentHashMap.newKeySet();
    private long remembered;
    private int said;
    private Optional<String> lastWords = Optional.empty();

    private Child(Process process) {
        this.process = process;
        this.commands = process.getOutputStream();
        this.answers = LinePump.keepingAll(process.getInputStream());
        this.errors = LinePump.keepingTheLast(process.getErrorStream());
    }

    /** Starts a process. */
    static Child start(ProcessBuilder command) {
        try {
            Child child = new Child(command.start());
            ALIVE.add(child);
            if (ending) {
                child.kill();
            }
            return child;
        } catch (IOException | RuntimeException e) {
            throw new RemoteFailure(
                    Kind.NO_START,
                    "cannot be started: " + Excerpt.printable(String.valueOf(e.getMessage())),
                    ImmutableList.of());
        }
    }

    /** A line that was said without being asked for, if there is one. */
    Optional<String> unasked() {
        return answers.next(Duration.ZERO).map(LinePump.Line::quoted);
    }

    /** A line that was said before the process ended by itself, if nobody has heard it. */
    Optional<String> lastWords() {
        return lastWords;
    }

    /** Says a line. Whether it is heard shows in the answer. */
    void say(String line) {
        if (said++ < OFTEN || System.nanoTime() - remembered > NOW_AND_THEN) {
            remember();
        }
        try {
            commands.write((line + "\n").getBytes(UTF_8));
            commands.flush();
        } catch (IOException brokenPipe) {
            return;
        }
    }

    /**
     * The next line.
     *
     * @throws RemoteFailure if there is none in time, or none at all any more
     */
    LinePump.Line hear(Duration patience) {
        long start = System.nanoTime();
        while (!Thread.currentThread().isInterrupted()) {
            long left = patience.toNanos() - (System.nanoTime() - start);
            if (left <= 0) {
                throw failure(
                        Kind.HANG, String.format(Locale.ROOT, "said nothing for %.1f s", patience.toMillis() / 1000.0));
            }
            Duration glance = Duration.ofNanos(
                    Math.min(left, Duration.ofMillis(GLANCE_MILLIS).toNanos()));
            Optional<LinePump.Line> line = answers.next(glance);
            if (line.isPresent()) {
                return line.get();
            }
            if (answers.isOver() || !process.isAlive()) {
                answers.awaitEnd(ECHO);
                return answers.next(Duration.ZERO).orElseThrow(this::ended);
            }
        }
        throw failure(Kind.HANG, "said nothing until it was left");
    }

    private RemoteFailure ended() {
        try {
            if (!process.waitFor(ECHO.toMillis(), TimeUnit.MILLISECONDS)) {
                return failure(Kind.UNEXPECTED_END, "closed its output");
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            return failure(Kind.UNEXPECTED_END, "closed its output");
        }
        int code = process.exitValue();
        return code == 0
                ? failure(Kind.UNEXPECTED_END, "ended, with exit code 0")
                : failure(Kind.CRASH, "ended with exit code " + code + signal(code));
    }

    /** Shells and Java tell a signal by an exit code above 128. */
    private static String signal(int code) {
        return code > 128 && code < 160 ? " (signal " + (code - 128) + ")" : "";
    }

    /** A failure with what the process printed for people last. */
    RemoteFailure failure(Kind kind, String sentence) {
        if (!process.isAlive()) {
            errors.awaitEnd(ECHO);
        }
        return new RemoteFailure(kind, sentence, errors.last());
    }

    /**
     * Lets the process end by itself, by closing its input, and kills what is left of it after a while.
     *
     * @return its exit code; empty if it did not end by itself
     */
    Optional<Integer> end(Duration patience) {
        remember();
        closeCommands();
        try {
            if (!process.waitFor(patience.toMillis(), TimeUnit.MILLISECONDS)) {
                return Optional.empty();
            }
            answers.awaitEnd(ECHO);
            lastWords = unasked();
            return Optional.of(process.exitValue());
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            return Optional.empty();
        } finally {
            kill();
        }
    }

    private void closeCommands() {
        try {
            commands.close();
        } catch (IOException nobodyListens) {
            return; // it may end by itself all the same
        }
    }

    /**
     * Notes which processes descend from this one. Once it is gone, its children are nobody's, and there is no way to find
     * them; so what a shell or launcher has started by then is noted while it lives.
     */
    void remember() {
        remembered = System.nanoTime();
        process.descendants().forEach(family::add);
    }

    /** Ends the process and all its descendants that were ever noted. */
    void kill() {
        remember();
        process.destroyForcibly();
        family.stream().flatMap(ProcessHandle::descendants).forEach(ProcessHandle::destroyForcibly);
        family.forEach(ProcessHandle::destroyForcibly);
        answers.stop();
        ALIVE.remove(this);
    }
}
