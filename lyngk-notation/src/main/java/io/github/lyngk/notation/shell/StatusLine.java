package io.github.lyngk.notation.shell;

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
            overwrite(text.length() <= WIDTH ? text : text.substring(0, WIDTH));
        }
    }

    /** Wipes the line. */
    public void clear() {
        if (shown > 0) {
            overwrite("");
            streams.err().print("\r");
            shown = 0;
        }
    }

    private void overwrite(String text) {
        streams.err().print("\r" + text + " ".repeat(Math.max(0, shown - text.length())));
        shown = text.length();
    }
}
