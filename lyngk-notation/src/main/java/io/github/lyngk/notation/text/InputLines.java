package io.github.lyngk.notation.text;

import static java.nio.charset.StandardCharsets.UTF_8;
import static java.util.Objects.requireNonNull;

import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.CharsetDecoder;
import java.nio.charset.CodingErrorAction;
import java.util.Arrays;
import java.util.Optional;

/**
 * Splits bytes into lines. A line ends with LF or CRLF; the last one may have no line end. Of a line that is too long
 * only the beginning is kept, so that memory use is bounded.
 */
public final class InputLines {
    /** How many bytes a line of the protocol may have. */
    private static final int MOST = 1 << 20;

    private final InputStream source;

    /** How many bytes a line may have, its end not counted. */
    private final int most;

    private final byte[] buffer = new byte[1 << 13];
    private int next;
    private int end;

    /** The line so far, with room for one byte more than a line may have: it may be the CR of its end. */
    private byte[] line;

    private int length;
    private boolean tooLong;

    /** Whether the end of the last line was not yet read. */
    private boolean unended;

    private final CharsetDecoder decoder = UTF_8.newDecoder()
            .onMalformedInput(CodingErrorAction.REPORT)
            .onUnmappableCharacter(CodingErrorAction.REPORT);

    /** Begins at the start of a source whose lines may have 1 MiB. */
    public InputLines(InputStream source) {
        this(source, MOST);
    }

    /** Begins at the start of a source whose lines may have so many bytes. */
    public InputLines(InputStream source, int most) {
        this.source = requireNonNull(source, "source");
        this.most = most;
        this.line = new byte[Math.min(most + 1, buffer.length)];
    }

    /**
     * {@return the next line, or empty at the end of the source} Blocks until the end of this line has arrived, but no
     * longer. A line that is too long is returned as soon as that is known: it may never end.
     *
     * @throws IOException if the source cannot be read
     */
    public Optional<InputLine> next() throws IOException {
        skipRest();
        length = 0;
        tooLong = false;
        while (next < end || fill()) {
            int from = next;
            while (next < end && buffer[next] != '\n') {
                next++;
            }
            keep(from, next);
            if (next < end) {
                next++;
                dropCarriageReturn();
                return Optional.of(line());
            }
            if (tooLong) {
                unended = true;
                return Optional.of(line());
            }
        }
        return length == 0 ? Optional.empty() : Optional.of(line());
    }

    /**
     * Skips the rest of the line that was returned last, if it was too long.
     *
     * @throws IOException if the source cannot be read
     */
    public void skipRest() throws IOException {
        while (unended && (next < end || fill())) {
            unended = buffer[next++] != '\n';
        }
        unended = false;
    }

    private boolean fill() throws IOException {
        next = 0;
        end = Math.max(0, source.read(buffer, 0, buffer.length));
        return end > 0;
    }

    private void keep(int from, int to) {
        int count = Math.min(to - from, most + 1 - length);
        if (length + count > line.length) {
            line = Arrays.copyOf(line, Math.min(most + 1, Math.max(2 * line.length, length + count)));
        }
        System.arraycopy(buffer, from, line, length, count);
        length += count;
        tooLong |= count < to - from;
    }

    private void dropCarriageReturn() {
        if (!tooLong && length > 0 && line[length - 1] == '\r') {
            length--;
        }
    }

    private InputLine line() {
        if (tooLong || length > most) {
            return unreadable("the line has more than " + most + " bytes");
        }
        ByteBuffer bytes = ByteBuffer.wrap(line, 0, length);
        try {
            return InputLine.of(decoder.decode(bytes).toString());
        } catch (CharacterCodingException e) {
            return unreadable("the line is not UTF-8: its byte " + (bytes.position() + 1) + " is malformed");
        }
    }

    private InputLine unreadable(String fault) {
        return new InputLine(new String(line, 0, Math.min(length, most), UTF_8), Optional.of(fault));
    }
}
