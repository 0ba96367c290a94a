package io.github.lyngk.notation.shell;

import io.github.lyngk.notation.text.Excerpt;

/** A status line on standard error that is overwritten in place; shown on terminals only. */
public final class StatusLine {
    private static final int WIDTH = 78;

    private final Output err;
    private int shown;

    public StatusLine(Streams streams) {
        err = streams.err();
    }

    /** Shows a text in place of the previous one. */
    public void show(String text) {
        if (err.terminal().isPresent()) {
            String line = Excerpt.printable(text);
            overwrite(line.substring(0, Math.min(WIDTH, line.length())));
        }
    }

    /** Clears the line. */
    public void clear() {
        if (shown > 0) {
            overwrite("");
            err.write("\r");
            shown = 0;
        }
    }

    private void overwrite(String text) {
        err.write("\r" + text + " ".repeat(Math.max(0, shown - text.length())));
        shown = text.length();
    }
}
