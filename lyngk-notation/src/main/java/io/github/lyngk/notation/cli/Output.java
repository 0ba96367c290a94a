package io.github.lyngk.notation.cli;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.BufferedWriter;
import java.io.IOException;
import java.io.OutputStream;
import java.io.OutputStreamWriter;
import java.io.Writer;

/** Text to a stream as UTF-8, with LF as the line end on every platform. */
final class Output {
    /** Nobody reads this output any longer, as in {@code lyngk validate … | head -1}: time to stop, quietly. */
    static final class Closed extends RuntimeException {
        private static final long serialVersionUID = 1;

        Closed(IOException cause) {
            super(cause);
        }
    }

    private final Writer writer;

    Output(OutputStream stream) {
        writer = new BufferedWriter(new OutputStreamWriter(stream, UTF_8), 1 << 15);
    }

    /** Prints a text as it is. */
    void print(String text) {
        try {
            writer.write(text);
        } catch (IOException e) {
            throw new Closed(e);
        }
    }

    /** Prints a text and a line end. */
    void line(String text) {
        print(text + "\n");
    }

    void flush() {
        try {
            writer.flush();
        } catch (IOException e) {
            throw new Closed(e);
        }
    }
}
