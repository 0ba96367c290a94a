package io.github.lyngk.notation.text;

import java.util.Optional;

/**
 * One line of input, without its end.
 *
 * @param text the line; if it could not be read, its beginning, with a replacement character for what is malformed
 * @param fault why the line could not be read, in words; empty if it could
 */
public record InputLine(String text, Optional<String> fault) {

    /** {@return a line that could be read} */
    public static InputLine of(String text) {
        return new InputLine(text, Optional.empty());
    }

    /**
     * {@return the whole line}
     *
     * @throws Refusal if it could not be read
     */
    public String readable() {
        fault.ifPresent(message -> {
            throw new Refusal(message);
        });
        return text;
    }

    /** {@return the line without the byte order mark that the first line of a file may have} */
    public InputLine withoutByteOrderMark() {
        return text.startsWith(Utf8.BYTE_ORDER_MARK) ? new InputLine(text.substring(1), fault) : this;
    }

    /** {@return whether the line could be read and holds nothing but white space} */
    public boolean isBlank() {
        return fault.isEmpty() && text.isBlank();
    }
}
