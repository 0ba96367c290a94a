package io.github.lyngk.notation.serving;

import java.util.Optional;

/** One line of input: its text, or why it has none. Either way it gets an answer. */
public final class CommandLine {
    private final Optional<String> text;
    private final String fault;

    private CommandLine(Optional<String> text, String fault) {
        this.text = text;
        this.fault = fault;
    }

    /** {@return a line that could be read} */
    public static CommandLine of(String text) {
        return new CommandLine(Optional.of(text), "");
    }

    /** {@return a line that could not be read, for a reason in words} */
    static CommandLine unreadable(String fault) {
        return new CommandLine(Optional.empty(), fault);
    }

    /**
     * {@return what stands in the line, without its end}
     *
     * @throws CommandRefusal if the line could not be read
     */
    public String text() {
        return text.orElseThrow(() -> new CommandRefusal(fault));
    }

    /** {@return whether the line could be read and holds nothing but white space} */
    public boolean isBlank() {
        return text.filter(String::isBlank).isPresent();
    }
}
