package io.github.lyngk.notation.archive;

import io.github.lyngk.notation.text.BlockInput;
import java.io.EOFException;
import java.io.IOException;
import java.io.InputStream;
import java.util.zip.CRC32;
import java.util.zip.DataFormatException;
import java.util.zip.Inflater;
import java.util.zip.ZipException;

/**
 * Decompresses gzip, any number of members one after the other. {@link java.util.zip.GZIPInputStream} silently stops at
 * anything it cannot read after a member, and sometimes at a valid member too, depending on what a pipe has ready.
 */
final class GzipInput extends BlockInput {
    private static final int SIZE = 1 << 14;
    private static final int DEFLATED = 8;
    private static final int HEADER_CHECKSUM = 2;
    private static final int EXTRA = 4;
    private static final int NAME = 8;
    private static final int COMMENT = 16;

    private final InputStream source;
    private final byte[] buffer = new byte[SIZE];
    private int position;
    private int limit;
    private final Inflater inflater = new Inflater(true);
    private final CRC32 checksum = new CRC32();
    private boolean ended;

    /** Reads the header of the first member. */
    GzipInput(InputStream source) throws IOException {
        this.source = source;
        header(next());
    }

    @Override
    public int read(byte[] target, int offset, int length) throws IOException {
        int count = 0;
        while (count == 0 && length > 0 && !ended) {
            count = inflate(target, offset, length);
            checksum.update(target, offset, count);
            if (inflater.finished() && count == 0) {
                trailer();
                ended = !anotherMember();
            }
        }
        return ended ? -1 : count;
    }

    private int inflate(byte[] target, int offset, int length) throws IOException {
        if (inflater.needsInput() && !inflater.finished()) {
            if (position == limit && !fill()) {
                throw cutOff();
            }
            inflater.setInput(buffer, position, limit - position);
        }
        try {
            int count = inflater.inflate(target, offset, length);
            position = limit - inflater.getRemaining();
            if (inflater.needsDictionary()) {
                throw damaged();
            }
            return count;
        } catch (DataFormatException e) {
            throw damaged();
        }
    }

    private void trailer() throws IOException {
        if (little(4) != checksum.getValue() || little(4) != (inflater.getBytesWritten() & 0xffff_ffffL)) {
            throw new ZipException("the compressed data is damaged: its checksum is wrong");
        }
    }

    /** Moves on to the next member, if there is one; zeros, which pad files written in blocks, are skipped. */
    private boolean anotherMember() throws IOException {
        int first = nextOrEnd();
        boolean padded = first == 0;
        while (first == 0) {
            first = nextOrEnd();
        }
        if (first < 0) {
            return false;
        }
        if (padded) {
            throw foreign();
        }
        header(first);
        inflater.reset();
        checksum.reset();
        return true;
    }

    private void header(int first) throws IOException {
        if (first != 0x1f || next() != 0x8b) {
            throw foreign();
        }
        if (next() != DEFLATED) {
            throw damaged();
        }
        int flags = next();
        skip(6); // the time, how well it was compressed and where
        if ((flags & EXTRA) != 0) {
            skip((int) little(2));
        }
        if ((flags & NAME) != 0) {
            skipText();
        }
        if ((flags & COMMENT) != 0) {
            skipText();
        }
        if ((flags & HEADER_CHECKSUM) != 0) {
            skip(2);
        }
    }

    private void skip(int bytes) throws IOException {
        for (int i = 0; i < bytes; i++) {
            next();
        }
    }

    private void skipText() throws IOException {
        int c = next();
        while (c != 0) {
            c = next();
        }
    }

    private long little(int bytes) throws IOException {
        long number = 0;
        for (int i = 0; i < bytes; i++) {
            number |= (long) next() << 8 * i;
        }
        return number;
    }

    private int next() throws IOException {
        int next = nextOrEnd();
        if (next < 0) {
            throw cutOff();
        }
        return next;
    }

    private int nextOrEnd() throws IOException {
        return position < limit || fill() ? buffer[position++] & 0xff : -1;
    }

    private boolean fill() throws IOException {
        position = 0;
        limit = Math.max(0, source.read(buffer));
        return limit > 0;
    }

    private static EOFException cutOff() {
        return new EOFException("the compressed data is cut off");
    }

    private static ZipException damaged() {
        return new ZipException("the compressed data is damaged");
    }

    private static ZipException foreign() {
        return new ZipException("something that is not gzip follows the compressed data");
    }

    @Override
    public void close() throws IOException {
        inflater.end();
        source.close();
    }
}
