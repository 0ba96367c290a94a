package io.github.lyngk.notation.movelist;

import io.github.lyngk.notation.text.Bounds;
import io.github.lyngk.notation.text.CharSource;
import io.github.lyngk.notation.text.Cutter;
import io.github.lyngk.notation.text.FreeText;
import io.github.lyngk.notation.text.TextCut;
import java.io.IOException;
import java.io.Reader;
import org.jspecify.annotations.Nullable;

/**
 * Cuts a source of lists of moves: a line whose first word holds a {@code /} begins a game, as starts do and moves never
 * do. Of a game that is too long the lines that fit are kept.
 */
public final class MoveListCutter implements Cutter {
    private final CharSource source;

    /** The first line of the next game, as far as it fits into a record, its size in UTF-8 and its number. */
    private final StringBuilder line = new StringBuilder();

    private long size;
    private long number;

    /** Begins at the start of a source. */
    public MoveListCutter(Reader source) {
        this.source = new CharSource(source);
    }

    @Override
    public @Nullable TextCut next() throws IOException {
        if (number == 0) {
            readLine();
        }
        if (line.length() == 0) {
            return null;
        }
        long first = number;
        long last = first;
        StringBuilder text = new StringBuilder();
        long bytes = 0;
        do {
            bytes += number - last + size;
            if (bytes <= Bounds.RECORD) {
                text.append("\n".repeat((int) (number - last))).append(line);
            } else if (text.length() > 0 && text.charAt(text.length() - 1) != '\n') {
                // What is kept ends with a whole line, and the last move in it is read.
                text.append('\n');
            }
            last = number;
            readLine();
        } while (line.length() > 0 && !isStart(line));
        return new TextCut(text.toString(), first, 1, last, bytes > Bounds.RECORD);
    }

    /** Goes on to the next line that is not blank; there is none if the line is empty then. */
    private void readLine() throws IOException {
        boolean blank = true;
        do {
            line.setLength(0);
            size = 0;
            number = source.line();
            for (int c = source.read(); c != CharSource.END && c != '\n'; c = source.read()) {
                blank = blank && isBlank((char) c);
                size += 1 + FreeText.extraBytes((char) c);
                if (size <= Bounds.RECORD) {
                    line.append((char) c);
                }
            }
        } while (blank && source.peek() != CharSource.END);
        if (blank) {
            line.setLength(0);
        }
    }

    /** {@return whether a line begins a game} */
    static boolean isStart(CharSequence line) {
        boolean inWord = false;
        for (int i = 0; i < line.length(); i++) {
            char c = line.charAt(i);
            if (c == '/') {
                return true;
            }
            if (inWord && isBlank(c)) {
                return false;
            }
            inWord = inWord || !isBlank(c);
        }
        return false;
    }

    private static boolean isBlank(char c) {
        return c == ' ' || c == '\t';
    }

    @Override
    public void close() throws IOException {
        source.close();
    }
}
