package io.github.lyngk.notation.text;

import java.io.IOException;
import java.io.InputStream;
import org.jspecify.annotations.Nullable;

/** Cuts a source into records that are some lines each; blank lines before and after them are no part of them. */
public abstract class LineCutter implements Cutter {
    private final ByteSource source;

    /** Whether the current line of the source belongs to the next record. */
    private boolean pending;

    /** Whether the line before the current one was not blank. */
    private boolean joined;

    /** Begins at the start of a source. */
    protected LineCutter(InputStream source) {
        this.source = new ByteSource(source, false);
    }

    @Override
    public @Nullable TextCut next() throws IOException {
        boolean begun = false;
        boolean follows = joined;
        while (pending || source.nextLine()) {
            byte[] bytes = source.buffer();
            boolean blank = source.isBlank();
            if (begun && !blank && begins(bytes, source.from(), source.to(), joined)) {
                pending = true;
                return source.cut(follows, false);
            }
            pending = false;
            joined = !blank;
            if (joined) {
                if (!begun) {
                    source.begin(source.from(), 1);
                }
                begun = true;
                source.reach(source.next());
                take(bytes, source.from(), source.to());
            }
        }
        return begun ? source.cut(follows, false) : null;
    }

    /**
     * {@return whether a line that is not blank begins another record}
     *
     * @param joined whether the line before it is not blank either
     */
    protected abstract boolean begins(byte[] bytes, int from, int to, boolean joined);

    /** Looks at a line of a record. */
    protected void take(byte[] bytes, int from, int to) {}

    @Override
    public void close() throws IOException {
        source.close();
    }
}
