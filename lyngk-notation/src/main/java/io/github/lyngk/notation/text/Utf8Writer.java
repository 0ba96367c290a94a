package io.github.lyngk.notation.text;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.IOException;
import java.io.OutputStream;

/** Encodes what {@link Utf8Reader} has decoded: every byte comes back, malformed ones too. */
public final class Utf8Writer {
    private Utf8Writer() {}

    /** Writes the bytes of a text; half a surrogate pair that stands for no byte becomes a question mark. */
    public static void write(String text, OutputStream target) throws IOException {
        int from = 0;
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            if (Character.isSurrogate(c)) {
                if (!FreeText.isUnpaired(text, i)) {
                    i++;
                } else if (c >= (Character.MIN_LOW_SURROGATE | 0x80) && c <= (Character.MIN_LOW_SURROGATE | 0xff)) {
                    target.write(text.substring(from, i).getBytes(UTF_8));
                    target.write(c & 0xff);
                    from = i + 1;
                }
            }
        }
        target.write(text.substring(from).getBytes(UTF_8));
    }
}
