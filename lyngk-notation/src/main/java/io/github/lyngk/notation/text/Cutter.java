package io.github.lyngk.notation.text;

import java.io.Closeable;
import java.io.IOException;
import org.jspecify.annotations.Nullable;

/** Cuts a source into the texts of its records, one at a time, without reading them. */
public interface Cutter extends Closeable {
    /** {@return the next text, or null at the end of the source} */
    @Nullable
    TextCut next() throws IOException;
}
