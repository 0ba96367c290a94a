package io.github.lyngk.notation.cli;

import io.github.lyngk.notation.Leniency;
import io.github.lyngk.notation.RecordResult;
import io.github.lyngk.notation.RecordText;
import io.github.lyngk.notation.archive.RecordPlace;
import java.util.Set;

/**
 * A record that was found in a source and is not yet read: tags can be had without replaying its moves.
 *
 * @param text the text of the record and where it stands
 * @param file the name of its source
 * @param leniencies the faults to accept when it is read
 */
record FoundRecord(RecordText text, String file, Set<Leniency> leniencies) {
    /** Reads and replays the record; the diagnostics name its file. */
    RecordResult read() {
        return text.read(leniencies).withFile(file);
    }

    /** Where it stands. */
    RecordPlace place() {
        return new RecordPlace(file, text.location());
    }
}
