package io.github.lyngk.notation.movelist;

import io.github.lyngk.notation.text.FreeText;
import io.github.lyngk.notation.text.LineCutter;
import java.io.InputStream;

/** Cuts a source of lists of moves: one begins at every line whose first word has a slash, as a start has. */
public final class MoveListCutter extends LineCutter {
    /** Begins at the start of a source. */
    public MoveListCutter(InputStream source) {
        super(source);
    }

    @Override
    protected boolean begins(byte[] bytes, int from, int to, boolean joined) {
        return isStart(bytes, from, to);
    }

    /** {@return whether a line begins a game} */
    static boolean isStart(byte[] bytes, int from, int to) {
        boolean inWord = false;
        for (int i = from; i < to; i++) {
            boolean blank = FreeText.isBlank((char) bytes[i]);
            if (bytes[i] == '/') {
                return true;
            }
            if (inWord && blank) {
                return false;
            }
            inWord = inWord || !blank;
        }
        return false;
    }
}
