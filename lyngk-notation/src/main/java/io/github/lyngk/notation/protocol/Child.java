package io.github.lyngk.notation.protocol;

import static java.nio.charset.StandardCharsets.UTF_8;

import com.google.common.collect.ImmutableList;
import io.github.lyngk.notation.protocol.ProgramFailure.Kind;
import io.github.lyngk.notation.text.InputLine;
import java.io.IOException;
import java.io.OutputStream;
import java.time.Duration;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.TimeUnit;

/**
 * A child process that reads lines and prints lines. When it is ended, and when this virtual machine ends, its noted
 * descendants are ended too. They are noted at each of the first commands, later at a command if the last look was more
 * than 250 ms ago, and right before the child is ended.
 *
 * <p>A process whose parent has ended gets another parent and cannot be found any more. So these are not ended:
 *
 * <ul>
 *   <li>a daemon that detaches, for example by a double fork, between two looks; once noted, a process is ended even if
 *       its parent ended before;
 *   <li>a process that is started after the last look by a parent that then ends, such as one that crashes or quits;
 *   <li>any process, if this virtual machine is killed with SIGKILL or halted. A child that follows the protocol then
 *       ends because its input ends.
 * </ul>
 *
 * <p>Not thread-safe, except that any thread may call {@link #kill}.
 */
final class Child {

    private static final long GLANCE_MILLIS = 20;

    /** How long to wait for the remaining output of a process that has ended. */
    private static final Duration ECHO = Duration.ofMillis(500);

    /** The number of first commands at which descendants are noted, since processes mostly start others then. */
    private static final int OFTEN = 12;

    private static final long NOW_AND_THEN = Duration.ofMillis(250).toNanos();

    /** The number of bytes that every pipe holds. To write more, the writer waits for the child to read. */
    private static final int PIPE = 4096;

    private static final Set<Child> ALIVE = ConcurrentHashMap.newKeySet();

    /** Whether this virtual machine is shutting down, so that no child may be left alive. */
    private static volatile boolean ending;

    static {
        Thread hook = new Thread(
                () -> {
                    ending = true;
                    ALIVE.forEach(Child::kill);
                },
                "lyngk-children");
        try {
            Runtime.getRuntime().addShutdownHook(hook);
        } catch (IllegalStateException late) {
            ending = true;
        }
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

    /** There is no next line. */
    static final class NoLine extends Exception {
        private static final long serialVersionUID = 1L;

        final Kind kind;
        final String message;

        NoLine(Kind kind, String message) {
            super(message, null, false, false);
            this.kind = kind;
            this.message = message;
        }
    }

    /**
     * Starts a process.
     *
     * @throws IOException if it cannot be started
     */
    static Child start(ProcessBuilder command) throws IOException {
        Child child = new Child(command.start());
        ALIVE.add(child);
        if (ending) {
            child.kill();
        }
        return child;
    }

    /** Returns a line that was printed without a command, if there is one. */
    Optional<String> unasked() {
        return answers.next(Duration.ZERO).map(LinePump::quoted);
    }

    /** Returns an unread line that was printed before the process ended by itself, if there is one. */
    Optional<String> lastWords() {
        return lastWords;
    }

    /** Sends a line. Failures to send show when the answer is read. */
    void say(String line) {
        if (said++ < OFTEN || System.nanoTime() - remembered > NOW_AND_THEN) {
            remember();
        }
        byte[] bytes = (line + "\n").getBytes(UTF_8);
        if (bytes.length <= PIPE) {
            write(bytes);
        } else {
            Thread writer = new Thread(() -> write(bytes), "lyngk-writer");
            writer.setDaemon(true);
            writer.start();
        }
    }

    private void write(byte[] bytes) {
        try {
            commands.write(bytes);
            commands.flush();
        } catch (IOException brokenPipe) {
            return;
        }
    }

    /**
     * The next line.
     *
     * @throws NoLine if there is none in time, or the output has ended
     */
    InputLine hear(Duration timeout) throws NoLine {
        long start = System.nanoTime();
        while (!Thread.currentThread().isInterrupted()) {
            long left = timeout.toNanos() - (System.nanoTime() - start);
            if (left <= 0) {
                throw new NoLine(
                        Kind.HANG,
                        String.format(Locale.ROOT, "printed no line for %.1f s", timeout.toMillis() / 1000.0));
            }
            Duration glance = Duration.ofNanos(
                    Math.min(left, Duration.ofMillis(GLANCE_MILLIS).toNanos()));
            Optional<InputLine> line = answers.next(glance);
            if (line.isPresent()) {
                return line.get();
            }
            if (answers.isOver() || !process.isAlive()) {
                answers.awaitEnd(ECHO);
                return answers.next(Duration.ZERO).orElseThrow(this::ended);
            }
        }
        throw new NoLine(Kind.HANG, "printed no line until the waiting thread was interrupted");
    }

    private NoLine ended() {
        try {
            if (!process.waitFor(ECHO.toMillis(), TimeUnit.MILLISECONDS)) {
                return new NoLine(Kind.UNEXPECTED_END, "closed its output");
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            return new NoLine(Kind.UNEXPECTED_END, "closed its output");
        }
        int code = process.exitValue();
        return code == 0
                ? new NoLine(Kind.UNEXPECTED_END, "ended with exit code 0")
                : new NoLine(Kind.CRASH, "ended with exit code " + code + signal(code));
    }

    /** Shells and Java report a signal by an exit code above 128. */
    private static String signal(int code) {
        return code > 128 && code < 160 ? " (signal " + (code - 128) + ")" : "";
    }

    /** The last lines of standard error. */
    ImmutableList<String> errorOutput() {
        if (!process.isAlive()) {
            errors.awaitEnd(ECHO);
        }
        return errors.last();
    }

    /**
     * Lets the process end by itself, by closing its input, and kills it and its descendants if they remain after a
     * while.
     *
     * @return its exit code; empty if it did not end by itself
     */
    Optional<Integer> end(Duration timeout) {
        closeCommands();
        try {
            if (!process.waitFor(timeout.toMillis(), TimeUnit.MILLISECONDS)) {
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
     * Notes the descendants of this process. They cannot be found after their parent has ended, so the children of a
     * shell or launcher must be noted while it lives.
     */
    void remember() {
        remembered = System.nanoTime();
        family.removeIf(noted -> !noted.isAlive()); // searching for the descendants of each takes milliseconds
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
