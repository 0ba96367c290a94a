package io.github.lyngk.testkit.docs;

import io.github.lyngk.core.RandomGames;
import io.github.lyngk.core.Variant;
import io.github.lyngk.notation.GameRecord;
import io.github.lyngk.notation.RecordFormat;
import io.github.lyngk.notation.RecordSplitter;
import io.github.lyngk.notation.archive.GameFilter;
import java.io.IOException;
import java.io.StringReader;
import java.util.Set;

/** The example of the page of lyngk-notation's package for archives. */
final class ArchiveExamples {
    private ArchiveExamples() {}

    static void filterArchive() throws IOException {
        String archive = GameRecord.of(RandomGames.game(Variant.SIX_STACK, 1))
                + "\n"
                + GameRecord.of(RandomGames.game(Variant.STANDARD, 2));
        GameFilter filter = GameFilter.tag("Result", "1-0").and(GameFilter.variant(Variant.SIX_STACK));
        try (RecordSplitter texts = RecordFormat.LYNGK.split(new StringReader(archive))) {
            texts.forEachRemaining(text -> System.out.println(text + ": " + filter.test(text, Set.of())));
        }
    }
}
