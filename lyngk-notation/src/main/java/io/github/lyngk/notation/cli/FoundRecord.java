package io.github.lyngk.notation.cli;

import io.github.lyngk.notation.RecordResult;
import io.github.lyngk.notation.RecordText;
import io.github.lyngk.notation.RecordValidator;
import io.github.lyngk.notation.archive.RecordPlace;

/**
 * A record that was found in a source and is not yet read; its tags can be read without replaying its moves.
 *
 * @param text the text of the record and its place
 * @param validator the validator that reads the record, with the name of its source
 */
record FoundRecord(RecordText text, RecordValidator validator) {
    /** Reads and replays the record; the diagnostics name its file. */
    RecordResult read() {
        return validator.validate(text);
    }

    /** Returns the place of the record. */
    RecordPlace place() {
        return new RecordPlace(validator.file().orElseThrow(), text.location());
    }
}
