package io.github.lyngk.notation.protocol;

import static java.nio.charset.StandardCharsets.UTF_8;
import static java.util.Objects.requireNonNull;

import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.CharsetDecoder;
import java.nio.charset.CodingErrorAction;
import java.util.Optional;

/**
 * Cuts bytes into lines. A line ends with LF, and a CR right before it belongs to the end; the last one needs no end. A
 * line that is too long is read to its end, but not kept, so that memory stays the same whatever comes in.
 */
public final class InputLines {
    /** How many bytes a line of the protocol may have. */
    static final int MOST = 1 << 20;

    private final InputStream source;

    /** How many bytes a line may have, its end not counted. */
    private final int most;

    private final byte[] buffer = new byte[1 << 13];
    private int next;
    private int end;

    /** The line so far: one byte more than a line may have, which may turn out to be the CR of its end. */
    private final byte[] line;

    private int length;
    private boolean tooLong;

    private final CharsetDecoder decoder = UTF_8.newDecoder()
            .onMalformedInput(CodingErrorAction.REPORT)
            .onUnmappableCharacter(CodingErrorAction.REPORT);

    /** Begins at the start of a source. */
    public InputLines(InputStream source) {
        this(source, MOST);
    }

    /** Begins at the start of a source whose lines may have so many bytes. */
    public InputLines(InputStream source, int most) {
        this.source = requireNonNull(source, "source");
        this.most = most;
        this.line = new byte[most + 1];
    }

    /**
     * {@return the next line, or empty at the end of the source; it waits for the end of this line and for nothing else}
     *
     * @throws IOException if the source cannot be read
     */
    public Optional<InputLine> next() throws IOException {
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
        }
        return length == 0 ? Optional.empty() : Optional.of(line());
    }

    private boolean fill() throws IOException {
        next = 0;
        end = Math.max(0, source.read(buffer, 0, buffer.length));
        return end > 0;
    }

    private void keep(int from, int to) {
        int count = Math.min(to - from, line.length - length);
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
            return InputLine.unreadable("the line has more than " + most + " bytes");
        }
        ByteBuffer bytes = ByteBuffer.wrap(line, 0, length);
        try {
            return InputLine.of(decoder.decode(bytes).toString());
        } catch (CharacterCodingException e) {
            return InputLine.unreadable("the line is not UTF-8: its byte " + (bytes.position() + 1) + " is malformed");
        }
    }
}
