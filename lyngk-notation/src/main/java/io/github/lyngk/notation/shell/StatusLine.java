package io.github.lyngk.notation.shell;

import io.github.lyngk.notation.text.Excerpt;

/** A line on standard error that is written over and over, shown only when somebody watches. */
public final class StatusLine {
    private static final int WIDTH = 78;

    private final Streams streams;
    private int shown;

    public StatusLine(Streams streams) {
        this.streams = streams;
    }

    /** Shows a text in the place of the one before. */
    public void show(String text) {
        if (streams.interactive()) {
            String line = streams.err().terminal().shown(Excerpt.printable(text));
            overwrite(line.substring(0, Math.min(WIDTH, line.length())));
        }
    }

    /** Wipes the line. */
    public void clear() {
        if (shown > 0) {
            overwrite("");
            streams.err().write("\r");
            shown = 0;
        }
    }

    private void overwrite(String text) {
        streams.err().write("\r" + text + " ".repeat(Math.max(0, shown - text.length())));
        shown = text.length();
    }
}
