package org.example.archive;

import io.github.lyngk.notation.RecordSplitter;
import io.github.lyngk.notation.RecordText;
import io.github.lyngk.notation.RecordValidator;
import io.github.lyngk.notation.ValidationSummary;
import java.io.Serializable;
import java.util.Collections;
import java.util.Iterator;
import java.util.List;

/**
 * A piece of work: the text of one record, cut out of its file but not yet read. A file without any record is a piece
 * without a text.
 */
record Cut(String file, RecordText text) implements Serializable {
    /** Cuts a file as it is read; nothing but one record is held. */
    static Iterator<Cut> all(String file, RecordSplitter texts) {
        if (!texts.hasNext()) {
            return Collections.singleton(new Cut(file, null)).iterator();
        }
        return new Iterator<>() {
            @Override
            public boolean hasNext() {
                return texts.hasNext();
            }

            @Override
            public Cut next() {
                return new Cut(file, texts.next());
            }
        };
    }

    /** Validates the piece. It needs nothing but itself, so it does not matter where. */
    Finding validate() {
        RecordValidator validator = RecordValidator.strict().named(file);
        if (text == null) {
            return new Finding(new Place(file, 0), List.of(validator.noRecord()), ValidationSummary.NO_RECORD);
        }
        var result = validator.validate(text);
        return new Finding(
                new Place(file, text.location().number()), result.diagnostics(), ValidationSummary.of(result));
    }
}
