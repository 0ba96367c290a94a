package io.github.lyngk.notation.text;

import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static java.nio.charset.StandardCharsets.UTF_8;
import static java.util.Objects.requireNonNull;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.Reader;
import java.nio.ByteBuffer;
import java.nio.CharBuffer;
import java.nio.charset.CharsetDecoder;
import java.nio.charset.CoderResult;
import java.nio.charset.CodingErrorAction;

/**
 * Decodes and encodes UTF-8 without losing malformed bytes: each is decoded as a lone low surrogate, U+DC80 to U+DCFF,
 * and encoded back from it. Well-formed UTF-8 never has one, so a parser can point at such bytes.
 */
public final class Utf8 {
    /** A byte order mark as a character. */
    public static final String BYTE_ORDER_MARK = "\ufeff";

    /** A byte that well-formed UTF-8 never has. */
    private static final int NEVER = 0xff;

    private Utf8() {}

    /** {@return the index after the byte order mark that begins at an index, or that index if none does} */
    public static int afterByteOrderMark(byte[] bytes, int from, int to) {
        boolean marked = to - from >= 3
                && bytes[from] == (byte) 0xef
                && bytes[from + 1] == (byte) 0xbb
                && bytes[from + 2] == (byte) 0xbf;
        return marked ? from + 3 : from;
    }

    /** {@return whether a byte continues a character} */
    public static boolean isContinuation(byte b) {
        return (b & 0xc0) == 0x80;
    }

    /** {@return the number of bytes that must follow a byte to complete its character} */
    public static int continuations(byte b) {
        int first = b & 0xff;
        return first < 0xc2 || first > 0xf4 ? 0 : first < 0xe0 ? 1 : first < 0xf0 ? 2 : 3;
    }

    /** {@return some bytes as a text} */
    public static String decode(byte[] bytes, int from, int to) {
        if (isAscii(bytes, from, to)) {
            return new String(bytes, from, to - from, ISO_8859_1);
        }
        CharsetDecoder decoder = UTF_8.newDecoder()
                .onMalformedInput(CodingErrorAction.REPORT)
                .onUnmappableCharacter(CodingErrorAction.REPORT);
        ByteBuffer source = ByteBuffer.wrap(bytes, from, to - from);
        CharBuffer chars = CharBuffer.allocate(to - from);
        while (source.hasRemaining()) {
            CoderResult result = decoder.decode(source, chars, true);
            for (int i = 0; result.isMalformed() && i < result.length(); i++) {
                chars.put((char) (Character.MIN_LOW_SURROGATE | source.get() & 0xff));
            }
        }
        return chars.flip().toString();
    }

    private static boolean isAscii(byte[] bytes, int from, int to) {
        int bits = 0;
        for (int i = from; i < to; i++) {
            bits |= bytes[i];
        }
        return bits >= 0;
    }

    /** {@return a stream of the characters of a source, encoded; closing it closes the source} */
    public static InputStream encode(Reader source) {
        return new Encoder(requireNonNull(source, "source"));
    }

    /** Encodes characters. An unpaired surrogate becomes one malformed byte, so that the columns after it are right. */
    private static final class Encoder extends BlockInput {
        private final Reader source;
        private final char[] chars = new char[1 << 13];
        private byte[] bytes = new byte[0];
        private int at;

        /** A high surrogate at the end of a block, whose low surrogate may follow; 0 if there is none. */
        private char half;

        Encoder(Reader source) {
            this.source = source;
        }

        @Override
        public int read(byte[] target, int offset, int length) throws IOException {
            while (at == bytes.length) {
                int count = source.read(chars, 0, chars.length);
                if (count < 0 && half == 0) {
                    return -1;
                }
                fill(count);
            }
            int count = Math.min(length, bytes.length - at);
            System.arraycopy(bytes, at, target, offset, count);
            at += count;
            return count;
        }

        /** Encodes a block of chars; a negative number is the end of the source. */
        private void fill(int count) {
            StringBuilder block = new StringBuilder();
            if (half != 0) {
                block.append(half);
            }
            block.append(chars, 0, Math.max(0, count));
            half = 0;
            int last = block.length() - 1;
            if (count >= 0 && last >= 0 && Character.isHighSurrogate(block.charAt(last))) {
                half = block.charAt(last);
                block.setLength(last);
            }
            bytes = encode(block.toString(), false);
            at = 0;
        }

        @Override
        public void close() throws IOException {
            source.close();
        }
    }

    /** {@return the bytes of a decoded text, malformed ones included} */
    public static byte[] bytes(String text) {
        return encode(text, true);
    }

    private static byte[] encode(String text, boolean decoded) {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        int from = 0;
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            if (!FreeText.isUnpaired(text, i)) {
                i += Character.isSurrogate(c) ? 1 : 0;
                continue;
            }
            bytes.writeBytes(text.substring(from, i).getBytes(UTF_8));
            from = i + 1;
            bytes.write(decoded && c >= 0xdc80 && c <= 0xdcff ? c & 0xff : NEVER);
        }
        if (from == 0) {
            return text.getBytes(UTF_8); // Saves copying a well-formed text, which most are.
        }
        bytes.writeBytes(text.substring(from).getBytes(UTF_8));
        return bytes.toByteArray();
    }
}
