package io.github.lyngk.notation.shell;

import static java.nio.charset.StandardCharsets.UTF_8;

import com.google.common.base.Ascii;
import io.github.lyngk.notation.text.Excerpt;
import io.github.lyngk.notation.text.Failures;
import java.io.BufferedOutputStream;
import java.io.IOException;
import java.io.OutputStream;

/**
 * Prints text to a stream, with LF as the line end on every platform; in UTF-8, unless the stream is a terminal.
 *
 * <p>Text from outside must not move the cursor of a terminal. In complaints, and in results on a terminal, every
 * control and format character except the line end is replaced by its number; files and pipes receive results
 * unchanged.
 */
public final class Output {
    /** Thrown if results can no longer be written. */
    public static final class Closed extends RuntimeException {
        private static final long serialVersionUID = 1;

        Closed(IOException cause) {
            super(Failures.ofStream(cause), cause);
        }

        /**
         * {@return whether the reader of the pipe has ended, for example in {@code lyngk validate … | head -1}; false
         * for a full disk}
         */
        boolean isPipeClosed() {
            String reason = Ascii.toLowerCase(String.valueOf(getMessage()));
            return reason.contains("pipe") || reason.contains("closed") || reason.contains("descriptor");
        }
    }

    private final OutputStream stream;
    private final boolean complaints;
    private final Terminal terminal;
    private boolean pending;

    private Output(OutputStream stream, boolean complaints, Terminal terminal) {
        this.stream = new BufferedOutputStream(stream, 1 << 15);
        this.complaints = complaints;
        this.terminal = terminal;
    }

    /** {@return an output for results: buffered; throws {@link Closed} when they cannot be written} */
    public static Output ofResults(OutputStream stream, Terminal terminal) {
        return new Output(stream, false, terminal);
    }

    /** {@return an output for error messages and progress: flushed immediately; failures to write are ignored} */
    public static Output ofComplaints(OutputStream stream, Terminal terminal) {
        return new Output(stream, true, terminal);
    }

    /** {@return the terminal that shows it, or {@link Terminal#NONE}} */
    public Terminal terminal() {
        return terminal;
    }

    /** Prints a text; on a terminal, and in complaints, control characters are replaced by their numbers. */
    public void print(String text) {
        if (!complaints && !terminal.isPresent()) {
            write(text);
            return;
        }
        String[] lines = text.split("\n", -1);
        for (int i = 0; i < lines.length; i++) {
            lines[i] = Excerpt.printable(lines[i]);
        }
        write(String.join("\n", lines));
    }

    /**
     * Prints a text with colours or characters that move the cursor; {@code ?} replaces characters that the terminal's
     * charset lacks.
     */
    public void write(String text) {
        write(text.getBytes(terminal.charset()));
    }

    /**
     * Prints a text that is given in UTF-8: unchanged, except that a terminal shows it like any other text, with LF as
     * the line end and no tabs.
     */
    public void print(byte[] utf8) {
        if (terminal.isPresent()) {
            print(new String(utf8, UTF_8).replaceAll("\r\n?", "\n").replace('\t', ' '));
        } else {
            write(utf8);
        }
    }

    private void write(byte[] bytes) {
        try {
            stream.write(bytes);
            pending = true;
            if (complaints) {
                stream.flush();
            }
        } catch (IOException e) {
            fail(e);
        }
    }

    /** Prints a text and a line end. */
    public void line(String text) {
        print(text + "\n");
    }

    /** {@return whether the buffer has text that is not yet written} */
    public boolean isPending() {
        return pending;
    }

    public void flush() {
        try {
            stream.flush();
            pending = false;
        } catch (IOException e) {
            fail(e);
        }
    }

    private void fail(IOException e) {
        if (!complaints) {
            throw new Closed(e);
        }
    }
}
