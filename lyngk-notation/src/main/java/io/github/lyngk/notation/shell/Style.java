package io.github.lyngk.notation.shell;

/** How a word stands out on a terminal with colours. */
public enum Style {
    /** What is wrong. */
    ERROR("1;31"),
    /** What may be wrong. */
    WARNING("1;33"),
    /** What is right. */
    GOOD("32"),
    /** A name to look for. */
    NAME("1"),
    /** Where something is. */
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
