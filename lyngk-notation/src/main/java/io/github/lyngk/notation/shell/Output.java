package io.github.lyngk.notation.shell;

import static java.util.stream.Collectors.joining;

import com.google.common.base.Ascii;
import com.google.common.base.Splitter;
import com.google.common.collect.ImmutableList;
import io.github.lyngk.notation.text.Excerpt;
import io.github.lyngk.notation.text.Failures;
import java.io.BufferedOutputStream;
import java.io.IOException;
import java.io.OutputStream;

/**
 * Text to a stream, with LF as the line end on every platform; as UTF-8, unless it leads to a terminal.
 *
 * <p>Text from outside must not move the cursor of a terminal or pass for a line of ours. Complaints show every such
 * character but the line end by its number; results are printed as they are. So whoever quotes what may hold line ends
 * passes it through {@link Excerpt#printable}, and whoever prints results does so with all that he quotes for people.
 */
public final class Output {
    /** What was asked for cannot be written any longer. */
    public static final class Closed extends RuntimeException {
        private static final long serialVersionUID = 1;
        private static final ImmutableList<String> QUIET = ImmutableList.of("pipe", "closed", "descriptor");

        Closed(IOException cause) {
            super(Failures.ofStream(cause), cause);
        }

        /** Whether nobody reads the output any longer, as in {@code lyngk validate … | head -1}, rather than a full disk. */
        boolean isNobodyReading() {
            String reason = Ascii.toLowerCase(String.valueOf(getMessage()));
            return QUIET.stream().anyMatch(reason::contains);
        }
    }

    private static final Splitter NEWLINE = Splitter.on('\n');

    private final OutputStream stream;
    private final boolean complaints;
    private final Terminal terminal;
    private boolean pending;

    private Output(OutputStream stream, boolean complaints, Terminal terminal) {
        this.stream = new BufferedOutputStream(stream, 1 << 15);
        this.complaints = complaints;
        this.terminal = terminal;
    }

    /** What was asked for: buffered, and pointless to go on with once nobody reads it. */
    public static Output ofResults(OutputStream stream) {
        return ofResults(stream, Terminal.NONE);
    }

    /** What was asked for, where it may be shown on a terminal. */
    public static Output ofResults(OutputStream stream, Terminal terminal) {
        return new Output(stream, false, terminal);
    }

    /** Complaints and progress: shown at once, and lost if nobody reads them. */
    public static Output ofComplaints(OutputStream stream) {
        return ofComplaints(stream, Terminal.NONE);
    }

    /** Complaints and progress, where they may be shown on a terminal. */
    public static Output ofComplaints(OutputStream stream, Terminal terminal) {
        return new Output(stream, true, terminal);
    }

    /** {@return where it is shown} */
    public Terminal terminal() {
        return terminal;
    }

    /** Prints a text: results as they are, in complaints what must not reach a terminal by its number. */
    public void print(String text) {
        write(
                complaints
                        ? NEWLINE.splitToList(text).stream()
                                .map(Excerpt::printable)
                                .collect(joining("\n"))
                        : text);
    }

    /** Prints a text that was made for a terminal, with characters in it that move the cursor or change colours. */
    public void write(String text) {
        write(terminal.shown(text).getBytes(terminal.charset()));
    }

    /** Prints bytes as they are. */
    public void write(byte[] bytes) {
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

    /** Whether something waits in the buffer to be written. */
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
