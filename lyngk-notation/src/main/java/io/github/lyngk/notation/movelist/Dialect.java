package io.github.lyngk.notation.movelist;

import io.github.lyngk.core.Move;
import io.github.lyngk.core.Setup;
import java.util.Optional;

/** How a list of moves is written. */
public interface Dialect {
    /** {@return whether a source whose first line is this one is written so} */
    boolean isBegunBy(String line);

    /** {@return what the first line of a game must be, for a sentence} */
    String startForm();

    /** Reads that line; throws {@link io.github.lyngk.core.NotationException} if it is malformed. */
    Setup start(String line);

    /** {@return whether each turn has a line of its own} */
    boolean hasTurnsInLines();

    /** {@return the word for a forced pass (R6), empty if passes are not written} */
    Optional<String> pass();

    /**
     * Reads a move.
     *
     * @param words at the first word of the move, and then at its last
     * @return the move, empty if it is malformed, which the words then report
     */
    Optional<Move> move(Words words);
}
