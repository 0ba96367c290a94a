package io.github.lyngk.notation.protocol;

import java.util.Optional;

/** One line of input: its text, or why it has none. Either way it gets an answer. */
public final class InputLine {
    private final Optional<String> text;
    private final String fault;

    private InputLine(Optional<String> text, String fault) {
        this.text = text;
        this.fault = fault;
    }

    /** {@return a line that could be read} */
    public static InputLine of(String text) {
        return new InputLine(Optional.of(text), "");
    }

    /** {@return a line that could not be read, for a reason in words} */
    static InputLine unreadable(String fault) {
        return new InputLine(Optional.empty(), fault);
    }

    /**
     * {@return what stands in the line, without its end}
     *
     * @throws Refusal if the line could not be read
     */
    public String text() {
        return text.orElseThrow(() -> new Refusal(fault));
    }

    /** {@return whether the line could be read and holds nothing but white space} */
    public boolean isBlank() {
        return text.filter(String::isBlank).isPresent();
    }
}
