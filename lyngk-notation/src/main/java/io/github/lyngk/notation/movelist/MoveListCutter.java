package io.github.lyngk.notation.movelist;

import io.github.lyngk.notation.text.CharSource;
import io.github.lyngk.notation.text.Cutter;
import io.github.lyngk.notation.text.FreeText;
import io.github.lyngk.notation.text.RecordBuffer;
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

    /** The lines of a game, and the next line, as far as they fit into a record. */
    private final RecordBuffer text = new RecordBuffer();

    private final RecordBuffer buffer = new RecordBuffer();

    /** The first line of the next game, its number, and where it begins and ends. */
    private String line = "";

    private long number;
    private long start;
    private long end;

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
        long lastEnd;
        source.mark(start);
        do {
            for (; last < number && !text.isTooLong(); last++) {
                text.append('\n');
            }
            text.append(line);
            last = number;
            lastEnd = end;
            readLine();
        } while (line.length() > 0 && !isStart(line));
        boolean tooLong = text.isTooLong();
        String game = text.take();
        return tooLong
                ? new TextCut(game.substring(0, game.lastIndexOf('\n') + 1), first, 1, last, true)
                : new TextCut(game, first, 1, last, false, false, source.original(game, lastEnd));
    }

    /** Goes on to the next line that is not blank; there is none if the line is empty then. */
    private void readLine() throws IOException {
        do {
            boolean more = source.peek() != CharSource.END;
            number = source.line();
            start = source.offset();
            do {
                int to = source.runEnd();
                buffer.append(source.buffer(), source.runStart(), to);
                source.takeRun(to);
            } while (!source.isAtLineEnd());
            end = source.offset();
            source.endLine();
            line = buffer.take();
            if (!more) {
                return;
            }
        } while (isBlank(line));
    }

    private static boolean isBlank(String line) {
        return line.chars().allMatch(c -> FreeText.isBlank((char) c));
    }

    /** {@return whether a line begins a game} */
    static boolean isStart(CharSequence line) {
        boolean inWord = false;
        for (int i = 0; i < line.length(); i++) {
            char c = line.charAt(i);
            if (c == '/') {
                return true;
            }
            if (inWord && FreeText.isBlank(c)) {
                return false;
            }
            inWord = inWord || !FreeText.isBlank(c);
        }
        return false;
    }

    @Override
    public void close() throws IOException {
        source.close();
    }
}
