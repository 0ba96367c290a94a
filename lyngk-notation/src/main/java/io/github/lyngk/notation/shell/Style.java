package io.github.lyngk.notation.shell;

/** A style of text on a terminal with colours. */
public enum Style {
    /** An error. */
    ERROR("1;31"),
    /** A warning. */
    WARNING("1;33"),
    /** Good news. */
    GOOD("32"),
    /** A name, such as the code of a diagnostic. */
    NAME("1"),
    /** A place, such as the caret of an excerpt. */
    PLACE("1;32");

    private final String code;

    Style(String code) {
        this.code = code;
    }

    /** {@return a text in this style if the terminal shows colours} */
    public String paint(String text, Terminal terminal) {
        return terminal.colored() ? "\33[" + code + "m" + text + "\33[0m" : text;
    }
}
