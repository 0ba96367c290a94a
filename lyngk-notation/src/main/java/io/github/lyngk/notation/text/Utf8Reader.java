package io.github.lyngk.notation.text;

import static java.nio.charset.StandardCharsets.UTF_8;
import static java.util.Objects.requireNonNull;

import java.io.IOException;
import java.io.InputStream;
import java.io.Reader;
import java.nio.ByteBuffer;
import java.nio.CharBuffer;
import java.nio.charset.CharsetDecoder;
import java.nio.charset.CoderResult;
import java.nio.charset.CodingErrorAction;

/**
 * Decodes UTF-8 without losing what is malformed: every malformed byte becomes a lone low surrogate, U+DC80 to U+DCFF.
 * Well-formed UTF-8 never holds one, so the parser can tell, and point at, every such byte.
 */
public final class Utf8Reader extends Reader {
    /** Large enough that asking the source costs little beside what it gives. */
    private static final int SIZE = 1 << 15;

    private final InputStream source;
    private final ByteBuffer bytes = ByteBuffer.allocate(SIZE).flip();
    private final CharsetDecoder decoder = UTF_8.newDecoder()
            .onMalformedInput(CodingErrorAction.REPORT)
            .onUnmappableCharacter(CodingErrorAction.REPORT);

    /** How many of the next bytes are known to be malformed. */
    private int malformed;

    private boolean ended;

    /** Begins at the start of a source. */
    public Utf8Reader(InputStream source) {
        this.source = requireNonNull(source, "source");
    }

    /** Reads at least one char unless the source has ended; the target must have room for a surrogate pair. */
    @Override
    public int read(char[] target, int offset, int length) throws IOException {
        CharBuffer chars = CharBuffer.wrap(target, offset, length).slice();
        while (chars.position() == 0 && !(ended && !bytes.hasRemaining())) {
            if (malformed == 0) {
                CoderResult result = decoder.decode(bytes, chars, ended);
                if (result.isMalformed()) {
                    malformed = result.length();
                } else if (chars.position() == 0 && result.isUnderflow() && !ended) {
                    fill(); // Not earlier: it may take long, or fail.
                }
            }
            for (; malformed > 0 && chars.hasRemaining(); malformed--) {
                chars.put((char) (Character.MIN_LOW_SURROGATE | bytes.get() & 0xff));
            }
        }
        return chars.position() == 0 ? -1 : chars.position();
    }

    private void fill() throws IOException {
        bytes.compact();
        int count = source.read(bytes.array(), bytes.position(), bytes.remaining());
        if (count < 0) {
            ended = true;
        } else {
            bytes.position(bytes.position() + count);
        }
        bytes.flip();
    }

    @Override
    public void close() throws IOException {
        source.close();
    }
}
