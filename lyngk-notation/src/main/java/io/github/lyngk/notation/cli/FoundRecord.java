package io.github.lyngk.notation.cli;

import io.github.lyngk.notation.RecordResult;
import io.github.lyngk.notation.RecordText;
import io.github.lyngk.notation.RecordValidator;
import io.github.lyngk.notation.archive.RecordPlace;

/**
 * A record that was found in a source and is not yet read: tags can be had without replaying its moves.
 *
 * @param text the text of the record and where it stands
 * @param validator reads it; has the name of its source
 */
record FoundRecord(RecordText text, RecordValidator validator) {
    /** Reads and replays the record; the diagnostics name its file. */
    RecordResult read() {
        return validator.validate(text);
    }

    /** Where it stands. */
    RecordPlace place() {
        return new RecordPlace(validator.file().orElseThrow(), text.location());
    }
}
