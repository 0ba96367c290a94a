package io.github.lyngk.notation.reading;

import static java.util.Objects.requireNonNull;

import io.github.lyngk.core.Position;
import io.github.lyngk.notation.Result;
import io.github.lyngk.notation.text.DiagnosticList;
import io.github.lyngk.notation.text.TextCut;
import org.jspecify.annotations.Nullable;

/**
 * The part of a record after its tags, as it was read.
 *
 * @param parts the legal turns, comments and other parts
 * @param main the main line, played as far as it is legal; null if there is no start
 * @param complete whether the main line was played to its end, and nothing but comments follows
 * @param result the result as written, null if there is none
 * @param resultAt the index of the result in the text, or where it is missing
 */
public record Movetext(
        Parts parts,
        @Nullable Replay main,
        boolean complete,
        @Nullable Result result,
        int resultAt) {
    /**
     * Reads the part of a record after its tags.
     *
     * @param start the position before the first turn, null if it is not known: then nothing is played
     */
    public static Movetext read(TextCut cut, int at, @Nullable Position start, DiagnosticList found) {
        if (start != null && !found.isFull() && !cut.tooLong() && !MovetextReader.mayHaveTooManyParts(cut)) {
            Movetext plain = PlainMoves.read(cut.bytes(), at, start);
            if (plain != null) {
                return plain;
            }
        }
        return new MovetextReader(cut, at, start, found).read();
    }

    /** {@return a start without moves} */
    public static Movetext unread(@Nullable Position start) {
        return new Movetext(new Parts(), start == null ? null : Replay.from(start), false, null, 0);
    }

    /** {@return the position after the last legal turn; there must have been a start} */
    public Position end() {
        return requireNonNull(main, "no start").position();
    }

    /** {@return how many moves of the main line were played} */
    public int moves() {
        return main == null ? 0 : main.nextPly() - 1;
    }
}
